import Testing

@testable import Hypertext

/// In a heading's line, a block gives what it holds and nothing leaves the heading.
@Suite struct LineTests {
  @Test(arguments: [
    ("a <h3>b</h3> c", "a b c"), ("</h2>a<h2>b", "ab"), ("<p>a<div>b</div>", "ab"),
    ("a<hr>b<br>c", "ab<br />c"),
    ("<table><tr><td>a</td></tr></table>", "a"), ("<ul><li>a<li>b</ul>", "ab"), ("<pre>a</pre>", "a"),
    ("<details open><summary>a</summary>b</details>", "ab"), ("<b>a<p>b</b>c", "<b>ab</b>c"),
    ("<ruby>漢<rt>かん</rt></ruby>", "<ruby>漢<rt>かん</rt></ruby>"),
    (
      "<i lang=\"la\">a</i> <img src=\"b\" alt=\"\">",
      "<i lang=\"la\">a</i> <img src=\"b\" alt=\"\" loading=\"lazy\" />"
    ),
  ])
  func whatIsLeft(html: String, expected: String) {
    var policy = PlainPolicy()
    let left = safeHTML(Array(html.utf8), isLine: true, policy: &policy)
    #expect(String(decoding: left, as: UTF8.self) == expected)
  }
}
