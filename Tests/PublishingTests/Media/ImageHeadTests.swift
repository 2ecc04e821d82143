import Testing

@testable import Publishing

@Suite("The head of an image")
struct ImageHeadTests {
  private func image(_ width: Int, _ height: Int) -> ImageHead { .image(ImageSize(width, height)) }

  @Test("tells its size, whatever the kind")
  func sizes() {
    #expect(ImageHead(SampleImage.png) == image(3, 2))
    #expect(ImageHead(SampleImage.gif) == image(3, 2))
    #expect(ImageHead(SampleImage.webP) == image(3, 2))
    #expect(ImageHead(SampleImage.losslessWebP) == image(300, 200))
    #expect(ImageHead(SampleImage.largeWebP) == image(70_000, 2))
    #expect(ImageHead(SampleImage.jpeg(300, 200)) == image(300, 200))
    #expect(ImageHead(SampleImage.avif) == .image(nil))
  }

  @Test("tells that a photograph lies on its side", arguments: 1...8, [true, false])
  func orientation(value: Int, isLittle: Bool) {
    let head = ImageHead(SampleImage.jpeg(300, 200, orientation: value, isLittle: isLittle))
    #expect(head == (value >= 5 ? image(200, 300) : image(300, 200)))
  }

  @Test("is no image's", arguments: ["", "png", "<svg/>", "%PDF-1.7", "GIF88a", "RIFF\0\0\0\0WAVE"])
  func others(text: String) {
    #expect(ImageHead(Array(text.utf8)) == .other)
  }

  @Test("has no size of nothing, or of more than there can be")
  func impossibleSizes() {
    #expect(ImageHead(SampleImage.png(0, 2)) == .image(nil))
    #expect(ImageHead(SampleImage.png(2, 1 << 31)) == .image(nil))
  }

  static let samples = [
    SampleImage.png, SampleImage.gif, SampleImage.webP, SampleImage.losslessWebP, SampleImage.largeWebP,
    SampleImage.avif, SampleImage.jpeg(300, 200, orientation: 6),
    SampleImage.jpeg(300, 200, orientation: 6, isLittle: false),
  ]

  @Test("that is cut off anywhere gives a size or none", arguments: samples)
  func cut(bytes: [UInt8]) {
    for length in bytes.indices {
      let head = ImageHead(Array(bytes[..<length]))
      #expect(head == .other || head == .image(nil) || head == ImageHead(bytes) || head == image(300, 200))
    }
  }

  @Test("that is damaged anywhere gives a size or none", arguments: samples)
  func damaged(bytes: [UInt8]) {
    for place in bytes.indices {
      for value in [0, 0x7F, 0x80, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[place] = value
        guard case .image(let size?) = ImageHead(damaged) else { continue }
        #expect(size.width > 0 && size.height > 0)
      }
    }
  }
}
