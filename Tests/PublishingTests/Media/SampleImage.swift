/// Small files as programs write them, each with no more than its beginning.
enum SampleImage {
  /// A PNG of 3 by 2.
  static let png = png(3, 2)
  /// A GIF of 3 by 2.
  static let gif = Array("GIF89a".utf8) + [3, 0, 2, 0, 0, 0, 0, 0x3B]
  /// A lossy WebP of 3 by 2.
  static let webP = webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 3, 0x40, 2, 0x80])
  /// A lossless WebP of 300 by 200: 14 bits each, less one.
  static let losslessWebP = webP("VP8L", [0x2F] + little32(299 | 199 << 14))
  /// A WebP with a canvas of 70,000 by 2.
  static let largeWebP = webP("VP8X", [0, 0, 0, 0] + little32(69_999).prefix(3) + [1, 0, 0])
  /// An AVIF without its content.
  static let avif = [0, 0, 0, 28] + Array("ftypmif1".utf8) + [0, 0, 0, 0] + Array("mif1avifmiaf".utf8)

  /// A PNG of a size; `salt` gives one of the same size another content.
  static func png(_ width: Int, _ height: Int, salt: UInt8 = 0) -> [UInt8] {
    Array("\u{89}PNG\r\n\u{1A}\n".unicodeScalars.map { UInt8($0.value) }) + big32(13) + Array("IHDR".utf8)
      + big32(width) + big32(height) + [8, 0, 0, 0, salt]
  }

  /// A JPEG of a size, with other segments before it.
  static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil, isLittle: Bool = true) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8] + segment(0xE0, Array("JFIF\0".utf8) + [1, 1, 0, 0, 1, 0, 1, 0, 0])
    if let orientation { bytes += segment(0xE1, exif(orientation, isLittle)) }
    bytes += [0xFF, 0xFF] + segment(0xDB, [UInt8](repeating: 1, count: 65)).dropFirst()
    return bytes + segment(0xC2, [8] + big16(height) + big16(width) + [3]) + [0xFF, 0xD9]
  }

  private static func exif(_ orientation: Int, _ isLittle: Bool) -> [UInt8] {
    let short = { (value: Int) -> [UInt8] in isLittle ? big16(value).reversed() : big16(value) }
    let long = { (value: Int) -> [UInt8] in isLittle ? little32(value) : big32(value) }
    var tiff = Array((isLittle ? "II" : "MM").utf8) + short(42) + long(8) + short(2)
    tiff += short(0x010F) + short(2) + long(4) + Array("abc\0".utf8)
    tiff += short(0x0112) + short(3) + long(1) + short(orientation) + [0, 0]
    return Array("Exif\0\0".utf8) + tiff
  }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + big16(content.count + 2) + content
  }

  private static func webP(_ chunk: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(("WEBP" + chunk).utf8) + little32(content.count) + content
    return Array("RIFF".utf8) + little32(body.count) + body
  }

  private static func big16(_ value: Int) -> [UInt8] { Array(big32(value).suffix(2)) }
  private static func big32(_ value: Int) -> [UInt8] { little32(value).reversed() }
  private static func little32(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}
