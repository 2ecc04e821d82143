import Testing

@testable import Hypertext

/// Holes stand where trusted HTML is put in later: here `[1]` stands for the one with the number 1.
@Suite struct HoleTests {
  static let cases: [(html: String, result: String)] = [
    ("a[1]b", "a[1]b"), ("[7]", "[7]"), ("<p>[1][2]</p>", "<p>[1][2]</p>"),
    ("<a href=x>[1]</a>[2]", "<a href=\"x\">[1a]</a>[2]"),
    ("<a href=x><b>[1]</b></a>", "<a href=\"x\"><b>[1a]</b></a>"), ("<a>[1]</a>", "[1]"),
    // At most once.
    ("[1][1]", "[1]"), ("<b>[1]<i>[1]</i></b>", "<b>[1]<i></i></b>"),
    // Nowhere but in text.
    ("<b title=\"[1]\">x</b>", "<b title=\"\">x</b>"), ("<b [1]>x</b>", "<b>x</b>"),
    ("<[1]b>x", "&lt;[1]b&gt;x"),
    ("<b title=[1]>[1]</b>", "<b title=\"\">[1]</b>"), ("<a href=\"a[1]b\">x</a>", "<a href=\"ab\">x</a>"),
    ("<script>[1]</script>[2]", "[2]"), ("<!-- [1] -->[2]", "[2]"), ("<svg>[1]</svg>", ""),
    (
      "<audio src=a>[1]</audio>",
      "<audio controls=\"\" preload=\"none\" src=\"a\" aria-label=\"a\"></audio>"
    ),
    ("<textarea>[1]</textarea>", ""), ("</b [1]>x", "x"),
    // With what they stand in.
    ("<table>[1]<tr><td>[2]</table>", "[1]<table><tbody><tr><td>[2]</td></tr></tbody></table>"),
    ("<p>[1]<div>[2]</p>[3]", "<p>[1]</p><div>[2][3]</div>"),
    ("<ul>[1]<li>[2]</ul>", "<ul>[1]<li>[2]</li></ul>"),
    // Not to be forged.
    ("&#xFDD0;1&#xFDD1;", "\u{FFFD}1\u{FFFD}"), ("<wbr>", "<wbr />"),
    ("<wbr>[1]<wbr>", "<wbr />[1]<wbr />"), ("&#xFE;1&#xFE;", "þ1þ"),
    // What is no hole.
    ("a[]b", "ab"), ("a[x]b", "axb"), ("a[", "a"), ("a[12", "a12"), ("a[99999999999]b", "a99999999999b"),
  ]

  @Test(arguments: cases)
  func holes(html: String, result: String) {
    var policy = PlainPolicy()
    let output = safeHTML(marked(html), policy: &policy)
    #expect(output == marked(result))
  }

  private func marked(_ html: String) -> [UInt8] {
    html.utf8.map { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") ? 0xFE : $0 }
  }
}
