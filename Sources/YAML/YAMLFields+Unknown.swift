import Diagnostics
import Text

extension YAMLFields {
  /// Reports each key that nobody has read as an error that names the nearest known one.
  ///
  /// - Parameters:
  ///   - known: The keys there are.
  ///   - advice: What to do about a key that is near to none.
  public mutating func reportUnread(known: [String], advice: String? = nil) {
    for entry in unread {
      let nearest = nearestName(to: entry.key, among: known)
      report(
        FieldProblem.unknownKey(prefix + entry.key, nearest: nearest, advice: advice), at: entry.keyMark)
    }
  }

  /// Warns of each key that nobody has read and that is one edit away from a known one.
  public mutating func warnOfMistyped(known: [String]) {
    for entry in unread {
      guard let nearest = nearestName(to: entry.key, among: known),
        editDistance(Array(entry.key.lowercased().utf8), Array(nearest.utf8)) <= 1
      else { continue }
      report(FieldProblem.mistypedKey(prefix + entry.key, nearest: nearest), at: entry.keyMark)
    }
  }
}
