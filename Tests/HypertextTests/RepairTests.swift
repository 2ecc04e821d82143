import Testing

@testable import Hypertext

/// What becomes of HTML that is not fine: what is meant stays, and the result is whole.
@Suite struct RepairTests {
  static let repaired: [(html: String, result: String)] = [
    // What is left open ends with what it stands in.
    ("<p><b>a</p><p>b</p>", "<p><b>a</b></p><p>b</p>"), ("<b>a", "<b>a</b>"),
    ("<b><i>a</b></i>", "<b><i>a</i></b>"),
    ("<p>a<p>b", "<p>a</p><p>b</p>"), ("<p>a<div>b</div>c</p>", "<p>a</p><div>b</div>c"),
    ("<ul><li>a<li>b</ul>", "<ul><li>a</li><li>b</li></ul>"),
    ("<ul><li>a<ul><li>b</ul><li>c</ul>", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"),
    ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
    ("<h1>a<h2>b", "<h1>a</h1><h2>b</h2>"),
    ("<h2>a</h3>b", "<h2>a</h2>b"), ("<div><p>a</div>b", "<div><p>a</p></div>b"),
    ("<ruby>a<rp>(<rt>b<rp>)</ruby>", "<ruby>a<rp>(</rp><rt>b</rt><rp>)</rp></ruby>"),
    // An end tag that ends nothing vanishes.
    ("a</b></p></div></li></td></table></x>b", "ab"), ("<ul><li>a</ul></li></ul>b", "<ul><li>a</li></ul>b"),
    ("<div><b>a</div></b>", "<div><b>a</b></div>"), ("<li><p>a</ul></li>", "<p>a</p>"), ("a</br>b", "ab"),
    // A table is completed, and what cannot stand in it comes before it.
    ("<table><td>a<td>b<tr><th>c</table>", table("<tr><td>a</td><td>b</td></tr><tr><th>c</th></tr>")),
    ("<table>x<tr><td>a</table>", "x" + table("<tr><td>a</td></tr>")),
    ("<table><tr><td>a</div></b>b</table>c", table("<tr><td>ab</td></tr>") + "c"),
    (
      "<table><caption>t<tr><td>a</table>",
      "<table><caption>t</caption><tbody><tr><td>a</td></tr></tbody></table>"
    ),
    (
      "<table><tr><td><table><td>a</table>b</table>",
      table("<tr><td>" + table("<tr><td>a</td></tr>") + "b</td></tr>")
    ),
    (
      "<table><tr><td colspan=2 align=RIGHT width=4>a</table>",
      table("<tr><td align=\"right\" colspan=\"2\">a</td></tr>")
    ),
    ("a<td>b<tr>c", "abc"),
    // What stands where it has no meaning loses its tags.
    ("<li>a</li>", "a"), ("<rt>a</rt><rp>b</rp>", "ab"), ("<dt>a</dt>", "a"), ("<summary>a</summary>", "a"),
    ("<figcaption>a</figcaption>", "a"), ("<source src=a>", ""),
    (
      "<a href=x><table><td><a href=y>z</a></table></a>",
      "<a href=\"x\">" + table("<tr><td>z</td></tr>") + "</a>"
    ),
    ("<a href=x>a<a href=y>b</a>", "<a href=\"x\">a</a><a href=\"y\">b</a>"),
    // Elements that are not in the table go, and what they hold stays.
    ("<font color=red>a</font><blink>b</blink><my-thing>c</my-thing>", "abc"),
    ("<form><label>a</label></form>", "a"),
    ("List<Int> and <T>x</T>", "List and x"), ("<html><head></head><body class=x>a</body></html>", "a"),
    ("<image src=x>a", "a"),
    // Some go with all that they hold, if they end at all.
    ("a<script>b</script>c", "ac"), ("a<STYLE >b</style\n>c", "ac"), ("a<svg><svg>b</svg>c</svg>d", "ad"),
    ("a<math><mi>x</mi></math>b", "ab"), ("a<textarea><b></textarea>c", "ac"),
    ("The <title> element", "The  element"),
    ("a<select><option>b</select>c", "ac"), ("<p>a<script>b</p><p>c</p>", "<p>ab</p><p>c</p>"),
    // Comments, declarations and instructions vanish.
    ("a<!-- b -->c", "ac"), ("a<!-->b", "ab"), ("a<!--->b", "ab"), ("a<!-- b --!>c", "ac"), ("a<!-- b", "a"),
    ("a<!doctype html>b<?php c ?>d", "abd"), ("a<![CDATA[b]]>c", "ac"), ("a</ b>c", "ac"), ("a</>b", "ab"),
    ("<<!-- -->b>", "&lt;b&gt;"),
    // Elements with another name.
    ("<strike>a</strike><tt>b</tt>", "<s>a</s><code>b</code>"), ("<center>a</center>", "<div>a</div>"),
    ("<section>a</section><acronym title=x>b</acronym>", "<div>a</div><abbr title=\"x\">b</abbr>"),
    ("<menu><li>a</menu>", "<ul><li>a</li></ul>"),
    // Attributes.
    ("<p id=a class=b style=c onclick=d name=e data-f=g>h</p>", "<p>h</p>"),
    ("<P LANG=de DIR=LTR>a", "<p lang=\"de\" dir=\"ltr\">a</p>"),
    ("<abbr title=\"a&quot;<b>&amp;'`\">x</abbr>", "<abbr title=\"a&quot;&lt;b&gt;&amp;'`\">x</abbr>"),
    ("<b title=a title=b>x</b>", "<b title=\"a\">x</b>"),
    ("<code class=language-c>x</code>", "<code class=\"language-c\">x</code>"),
    ("<code class=\"language-c dp-x\">x</code>", "<code>x</code>"),
    ("<span class=dp-note data-cloze=x>a</span>", "<span>a</span>"),
    (
      "<ol start=-2 type=I reversed><li value=3>a</ol>",
      "<ol start=\"-2\" reversed=\"\" type=\"I\"><li value=\"3\">a</li></ol>"
    ),
    ("<input type=checkbox checked>", "<input type=\"checkbox\" checked=\"\" disabled=\"\" />"),
    ("<input type=CheckBox onclick=x name=y>", "<input type=\"checkbox\" disabled=\"\" />"),
    ("<input type=text>a<input>", "a"),
    ("<time datetime=2026-01-31>a</time>", "<time datetime=\"2026-01-31\">a</time>"),
    ("<details open=x><summary>a</summary>b</details>", "<details open=\"\"><summary>a</summary>b</details>"),
    ("<p align=justify>a</p>", "<p>a</p>"),
    // Characters.
    ("&nbsp;&eacute;&#x41;&bogus;&", "\u{A0}éA&amp;bogus;&amp;"), ("a\u{1}b\u{7F}c", "a\u{FFFD}b\u{FFFD}c"),
    ("a&#x1F;b&#xFFFF;c&#x1FFFE;d&#xFDD0;e&#x81;f", "a\u{FFFD}b\u{FFFD}c\u{FFFD}d\u{FFFD}e\u{FFFD}f"),
    ("a\r\nb&#13;c", "a\nb\nc"), ("<pre>&#13;a</pre>", "<pre>\n\na</pre>"),
    ("<pre><a>\n\na</a></pre>", "<pre>\n\n\na</pre>"), ("a\0b", "ab"),
    ("a < b > c <3", "a &lt; b &gt; c &lt;3"), ("<", "&lt;"),
    ("<b", ""),
    ("a<b title=\"", "a"),
  ]

  @Test(arguments: repaired)
  func repairs(html: String, result: String) {
    #expect(safe(html) == result)
    #expect(safe(result) == result)
  }

  @Test func limitsDepth() {
    let html = safe(String(repeating: "<div>", count: 2_000) + "text")
    #expect(html.contains("<div>text</div>"))
    #expect(html.utf8.count < 4_000)
  }

  @Test func limitsAttributes() {
    #expect(safe("<p " + (0..<60).map { "a\($0) " }.joined() + "lang=de>x</p>") == "<p lang=\"de\">x</p>")
    #expect(safe("<p " + (0..<1_000).map { "a\($0) " }.joined() + ">x</p>") == "x")
  }
}

private func table(_ rows: String) -> String { "<table><tbody>\(rows)</tbody></table>" }
