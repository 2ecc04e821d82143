import Testing

@testable import Hypertext

/// The HTML for an image, a sound or a film.
@Suite struct MediaMarkupTests {
  static let described: [(target: MediaTarget, html: String)] = [
    (
      MediaTarget.shown(Media(.image, address: "a b.png", width: 4, height: 3)),
      "<img src=\"a%20b.png\" alt=\"D &quot;&lt;\" title=\"T\" width=\"4\" height=\"3\" loading=\"lazy\" />"
    ),
    (
      .shown(Media(.audio, address: "a.mp3")),
      "<audio controls=\"\" preload=\"none\" src=\"a.mp3\" aria-label=\"D &quot;&lt;\" title=\"T\"></audio>"
    ),
    (
      .shown(Media(.video, address: "a.mp4")),
      "<video controls=\"\" preload=\"none\" src=\"a.mp4\" aria-label=\"D &quot;&lt;\" title=\"T\"></video>"
    ),
    (
      .link("https://e.org/?a&b=\"'"),
      "<a href=\"https://e.org/?a&amp;b=%22&#x27;\" title=\"T\">D &quot;&lt;</a>"
    ),
    (.missing, "<span class=\"dp-missing\">D &quot;&lt;</span>"),
    (.shown(Media(.image, address: "")), "<span class=\"dp-missing\">D &quot;&lt;</span>"),
    (.shown(Media(.image, address: "data:x")), "<span class=\"dp-missing\">D &quot;&lt;</span>"),
    (.link("javascript:x"), "<span class=\"dp-missing\">D &quot;&lt;</span>"),
  ]

  @Test(arguments: described)
  func withDescription(target: MediaTarget, html: String) {
    #expect(markup(target, "D \"<", title: "T") == html)
  }

  @Test func withoutDescription() {
    #expect(markup(.missing, "") == "")
    #expect(markup(.link("https://e.org/a"), "") == "<a href=\"https://e.org/a\">https://e.org/a</a>")
    #expect(markup(.shown(Media(.audio, address: "m/a.mp3?x")), "").contains("aria-label=\"a.mp3\""))
    #expect(markup(.shown(Media(.image, address: "a")), "") == "<img src=\"a\" alt=\"\" loading=\"lazy\" />")
  }

  @Test func insideLink() {
    #expect(markup(.link("https://e.org/a"), "D", isInsideLink: true) == "D")
    #expect(markup(.shown(Media(.video, address: "a")), "D", isInsideLink: true) == "D")
    #expect(markup(.missing, "D", isInsideLink: true) == "<span class=\"dp-missing\">D</span>")
  }

  @Test(arguments: [Media.Kind.image, .audio, .video])
  func isAllowedItself(kind: Media.Kind) {
    let html = markup(.shown(Media(kind, address: "a.x")), "D", title: "T")
    #expect(safe(html) == html)
  }

  private func markup(
    _ target: MediaTarget, _ description: String, title: String? = nil, isInsideLink: Bool = false
  ) -> String {
    var html: [UInt8] = []
    html.appendMedia(target, description: description, title: title, isInsideLink: isInsideLink)
    return String(decoding: html, as: UTF8.self)
  }
}
