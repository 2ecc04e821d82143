/// How wide and high an image is shown, in pixels.
struct ImageSize: Hashable, Sendable {
  let width: Int
  let height: Int

  /// Takes a size; nil for one that no image has.
  init?(_ width: Int?, _ height: Int?) {
    guard let width, let height, 1...Self.limit ~= width, 1...Self.limit ~= height else { return nil }
    self.width = width
    self.height = height
  }

  /// The size on its side.
  var turned: ImageSize { ImageSize(height, width) ?? self }

  /// The largest width and height of a PNG.
  private static let limit = Int(Int32.max)
}
