/// A study sheet that is ready to be written.
struct StudySheet: Sendable {
  /// The page.
  var page: [UInt8]
  /// The style sheet that it names, unless it holds it.
  var style: ThemeAsset?
  /// The cards that are too long for one box, and how many they take.
  var continued: [(index: Int, parts: Int)] = []
}
