/// What the first bytes of a file say of the image in it.
enum ImageHead: Hashable, Sendable {
  /// It is an image; its size is nil where the file is broken, or where the size is not looked for.
  case image(ImageSize?)
  /// It is none of the kinds that browsers show.
  case other

  /// How many bytes are looked at: a photograph may bring a preview and a colour profile before its size.
  static let length = 1 << 20

  /// Recognises PNG, JPEG, GIF, WebP and AVIF by their beginning, whatever the file's name.
  init(_ bytes: [UInt8]) {
    let head = ByteReader(bytes)
    if head.has("\u{89}PNG\r\n\u{1A}\n", at: 0) {
      self = .image(head.pngSize)
    } else if head.has([0xFF, 0xD8, 0xFF], at: 0) {
      self = .image(head.jpegSize)
    } else if head.has("GIF87a", at: 0) || head.has("GIF89a", at: 0) {
      self = .image(ImageSize(head.little16(6), head.little16(8)))
    } else if head.has("RIFF", at: 0), head.has("WEBP", at: 8) {
      self = .image(head.webPSize)
    } else if head.isAVIF {
      self = .image(nil)
    } else {
      self = .other
    }
  }
}

extension ByteReader {
  /// The size in the header chunk, which comes first (PNG, third edition, 11.2.1).
  fileprivate var pngSize: ImageSize? {
    has("IHDR", at: 12) ? ImageSize(big32(16), big32(20)) : nil
  }

  /// Whether the file's brand, or one that it is compatible with, is that of AVIF (ISO/IEC 14496-12, 4.3).
  fileprivate var isAVIF: Bool {
    guard has("ftyp", at: 4), let size = big32(0) else { return false }
    let places = [8] + Array(stride(from: 16, to: min(size, 256) - 3, by: 4))
    return places.contains { has("avif", at: $0) || has("avis", at: $0) }
  }
}
