extension ByteReader {
  /// The size in the first chunk (RFC 9649, 2.5 to 2.7): of a lossy or a lossless image, or of the canvas.
  var webPSize: ImageSize? {
    if has("VP8X", at: 12) {
      return ImageSize(little24(24).map { $0 + 1 }, little24(27).map { $0 + 1 })
    }
    if has("VP8L", at: 12), byte(20) == 0x2F, let bits = little32(21) {
      return ImageSize((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
    }
    if has("VP8 ", at: 12), has([0x9D, 0x01, 0x2A], at: 23) {
      // Two bits above each number say how to scale the image, which nobody does.
      return ImageSize(little16(26).map { $0 & 0x3FFF }, little16(28).map { $0 & 0x3FFF })
    }
    return nil
  }
}
