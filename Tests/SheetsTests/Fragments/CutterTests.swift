import Testing

@testable import Sheets

@Suite("Cutting HTML")
struct CutterTests {
  @Test(
    "closes and opens elements again, and keeps what stays together",
    arguments: [
      ("<p>one two three</p>", 2, "<p>one two </p>", "<p>three</p>"),
      ("<p>a <b>b c</b> d</p>", 2, "<p>a <b>b </b></p>", "<p><b>c</b> d</p>"),
      ("<p>a</p><p>b</p>", 1, "<p>a</p>", "<p>b</p>"),
      (
        "<ol><li>a</li><li>b</li><li>c</li></ol>", 2, "<ol><li>a</li><li>b</li></ol>",
        "<ol start=\"3\"><li>c</li></ol>"
      ),
      (
        "<ol start=\"5\"><li>a b</li></ol>", 1, "<ol start=\"5\"><li>a </li></ol>",
        "<ol start=\"5\"><li class=\"dp-continued\">b</li></ol>"
      ),
      ("<ul><li>a</li><li>b</li></ul>", 1, "<ul><li>a</li></ul>", "<ul><li>b</li></ul>"),
      (
        "<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>a b</td></tr><tr><td>c</td></tr></tbody></table>",
        1,
        "<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>a b</td></tr></tbody></table>",
        "<table><thead><tr><th>h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>"
      ),
      ("<pre>a\nb\nc\n</pre>", 2, "<pre>a\nb\n</pre>", "<pre>c\n</pre>"),
      ("<p><ruby>漢<rt>かん</rt></ruby>字</p>", 1, "<p><ruby>漢<rt>かん</rt></ruby></p>", "<p>字</p>"),
      ("<p>日本。語</p>", 2, "<p>日本。</p>", "<p>語</p>"),
      ("<p>は「日」本</p>", 2, "<p>は「日」</p>", "<p>本</p>"),
      ("<p>한국어를 공부</p>", 1, "<p>한국어를 </p>", "<p>공부</p>"),
      ("<p>a&amp;b c</p>", 1, "<p>a&amp;b </p>", "<p>c</p>"),
    ])
  func cuts(html: String, units: Int, first: String, rest: String) {
    let text = printed(html)
    var cutter = Cutter(text.bytes)
    var (taken, dropped) = (units, units)
    #expect(cutter.bytes.html(of: cutter.prefix(text.nodes[...], &taken)[...]).text == first)
    var nodes = text.nodes[...]
    cutter.drop(&dropped, from: &nodes)
    #expect(cutter.bytes.html(of: nodes).text == rest)
  }

  @Test(
    "ends where a block, an item, a line or a word ends, and never behind a heading",
    arguments: [
      ("<p>a b c d</p><p>e f g h</p>", 6, 4), ("<p>a b c d</p><p>e f g h</p>", 7, 7),
      ("<p>a b c</p><h3>d</h3><p>e</p>", 4, 3), ("<p>a b c</p><h2>d</h2><h3>e</h3><p>f</p>", 5, 3),
      ("<h3>a</h3><p>b</p>", 1, 1), ("<p>a b averylongwordindeed c</p>", 3, 2),
      ("<p>a b <i>c</i>d e</p>", 3, 2), ("<p>a b <i>c</i> d e</p>", 3, 3),
      ("<pre>a b\nc d\ne f\n</pre>", 5, 4), ("<p>a b<br>c d</p>", 3, 3),
    ])
  func ends(html: String, most: Int, expected: Int) {
    let text = printed(html)
    #expect(Cutter(text.bytes).bestEnd(text.nodes[...], upTo: most) == expected)
  }
}
