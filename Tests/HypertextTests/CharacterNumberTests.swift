import Testing

@testable import Hypertext

/// A number beyond the last character is no character, and never a byte of the parser's making.
@Suite struct CharacterNumberTests {
  @Test(arguments: [
    "&#x110000;", "&#x800000FE;", "&#x800000ff;", "&#X1800000FE;", "&#x80000000;", "&#2147483902;",
    "&#4294967295;",
    "&#99999999999999999999999;", "&#x800000FE", "&#xFFFFFFFF",
  ])
  func isReplaced(number: String) {
    #expect(safe("<b title=\"a\(number) b\">c\(number) d</b>") == "<b title=\"a\u{FFFD} b\">c\u{FFFD} d</b>")
  }

  @Test(arguments: [
    ("&#x41;", "A"), ("&#65", "A"), ("&#x0000000000041;", "A"), ("&#x10FFFD;", "\u{10FFFD}"),
    ("&#x1F600;", "😀"),
    ("&#;", "&amp;#;"), ("&#x;", "&amp;#x;"), ("&#", "&amp;#"), ("&", "&amp;"), ("&&#x41;", "&amp;A"),
  ])
  func othersAreRead(number: String, expected: String) {
    #expect(safe("<b>\(number)</b>") == "<b>\(expected)</b>")
  }

  @Test(arguments: [
    "<b title='&#x800000FE;0&#x800000FE;'>a</b>", "<b>&#x800000FE;0&#2147483902;</b>",
    "<a href='&#x800000FE;0'>a</a>",
    "<b &#x800000FE;0&#x800000FE;>a</b>", "<img src=x alt='&#x800000FE;0&#x800000FF;'>",
  ])
  func noPlaceOfTrustedHTMLIsForged(html: String) {
    var policy = PlainPolicy()
    #expect(!safeHTML(Array(html.utf8), policy: &policy).contains { $0 >= 0xF5 })
  }
}
