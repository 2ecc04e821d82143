import Files
import Hypertext
import Testing

@testable import Publishing

@Suite("The published name of a file")
struct MediaNameTests {
  @Test(
    "has small ASCII letters, digits and dashes alone",
    arguments: [
      ("cat", "cat"), ("Cat_1 (2)", "cat-1-2"), ("Über uns", "ber-uns"), ("猫", "media"), ("猫 2", "2"),
      ("été", "t"), ("", "card"), ("C++", "c-plus-plus"), ("🙂", "u1f642"), ("..", "u2e-u2e"), ("-", "u2d"),
    ])
  func names(stem: String, name: String) { #expect(MediaFile.asciiName(stem) == name) }

  @Test("ends in a hash of the content and the extension in small letters")
  func address() {
    var digest = FileDigest()
    Array("a".utf8).withUnsafeBytes { digest.append($0) }
    #expect(
      MediaFile.address(of: "x/Two Words.PNG", digest).text
        == "media/two-words-\(contentHash(Array("a".utf8))).png")
  }

  @Test(
    "tells what it is by its extension, in any case",
    arguments: [
      ("a.png", .image), ("a.JPEG", .image), ("a.b.Svg", .image), ("x/a.mp3", .audio), ("a.oga", .audio),
      ("a.webm", .video), ("a.MOV", .video), ("a.pdf", nil), ("a", nil), (".png", nil), ("a.", nil),
      ("", nil),
    ] as [(String, Media.Kind?)])
  func kinds(path: String, kind: Media.Kind?) { #expect(Media.Kind(Path(path)) == kind) }
}
