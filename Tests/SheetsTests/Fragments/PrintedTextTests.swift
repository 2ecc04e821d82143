import Testing

@testable import Sheets

@Suite("HTML read for print")
struct PrintedTextTests {
  @Test(
    "keeps what paper can show, and changes what it cannot",
    arguments: [
      ("<p>plain <em>text</em> &amp; more</p>\n", "<p>plain <em>text</em> &amp; more</p>"),
      ("a <a href=\"x\">link</a> b", "a link b"),
      (
        "<sup class=\"dp-note-mark\"><a id=\"dp-mark-1\" href=\"#n\">1</a></sup>",
        "<sup class=\"dp-note-mark\">1</sup>"
      ),
      ("<li id=\"dp-note-1-1\">x <a class=\"dp-note-back\" href=\"#m\">↩</a></li>", "<li>x </li>"),
      ("<span id=\"x\">a</span>", "a"), ("<p ID=x class='c'>a</p>", "<p class=\"c\">a</p>"),
      (
        "<img src=\"a.png\" alt=\"A &quot;b&quot;\" width=\"3\" height=\"4\" loading=\"lazy\" />",
        "<img width=\"3\" height=\"4\" src=\"here/a.png\" alt=\"A &quot;b&quot;\">"
      ),
      ("<img src=\"a&amp;b.png\">", "<img src=\"here/a&amp;b.png\" alt=\"\">"),
      (
        "<p>x <audio controls src=\"s.mp3\"><a href=\"s.mp3\">s</a></audio> y</p>",
        "<p>x <span class=\"dp-media\">♪ s</span> y</p>"
      ),
      ("<video src=\"v.mp4\"></video>", "<span class=\"dp-media\">▶ </span>"),
      ("<audio aria-label=\"A &lt; B\"></audio>", "<span class=\"dp-media\">♪ A &lt; B </span>"),
      ("<img src=x width=50% height=\"7px\">", "<img src=\"here/x\" alt=\"\">"),
      ("<pre tabindex=\"0\">a</pre>", "<pre>a</pre>"),
      ("<details><summary>S</summary>in</details>", "<details open><summary>S</summary>in</details>"),
      ("a <!-- gone > too --> b<br>c<hr/>", "a  b<br>c<hr/>"),
      ("<script>if (a<b) { }</script>a<style>p > a { }</STYLE>b<template><p>c</template>", "ab"),
    ])
  func changes(html: String, expected: String) {
    #expect(printed(html).html().text == expected)
  }

  @Test("shows the description of an image that the page cannot show")
  func missingImage() {
    let text = PrintedText(Array("<p><img src=\"x\" alt=\"A cat\"></p>".utf8)) { _ in nil }
    #expect(text.html().text == "<p>A cat</p>")
  }

  @Test(
    "is whole, whatever it was",
    arguments: [
      ("<p>a<b>c", "<p>a<b>c</b></p>"), ("a</p>b", "ab"), ("<p>a</b></p>", "<p>a</p>"), ("a < b", "a &lt; b"),
      ("<", "&lt;"), ("<p", "<p"), ("<p class=\"", "<p class=\""), ("</", "&lt;/"), ("<!--", ""), ("", ""),
      ("<P>a<P>b", "<P>a</P><P>b</P>"), ("<p>a<ul><li>b<li>c</ul>", "<p>a</p><ul><li>b</li><li>c</li></ul>"),
      ("<dl><dt>a<dd>b<dt>c</dl>", "<dl><dt>a</dt><dd>b</dd><dt>c</dt></dl>"),
      (
        "<table><tr><td>a<td>b<tr><td>c</table>",
        "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>"
      ),
      ("<li>a<ul><li>b</ul>c", "<li>a<ul><li>b</li></ul>c</li>"), ("<script>a", ""),
    ])
  func repairs(html: String, expected: String) {
    let text = printed(html).html().text
    #expect(text == expected || text.hasPrefix(expected))
  }

  @Test(
    "never makes a tag of what was text", arguments: ["<<a href=x>script></a>", "<a>&lt;</a>b>", "<<b>x</b>"])
  func noNewTags(html: String) {
    let again = printed(printed(html).html().text).html().text
    #expect(again == printed(html).html().text)
    #expect(!again.contains("<script"))
  }

  @Test(
    "is empty where nothing is to be seen",
    arguments: [
      ("", true), (" \n", true), ("<p></p>", true), ("<p> <span><br></span></p>", true), ("x", false),
      ("<p><img src=a></p>", false), ("<math></math>", false),
    ])
  func isEmpty(html: String, expected: Bool) {
    #expect(printed(html).isEmpty == expected)
  }

  @Test("is read in time in proportion to its length, and to no depth beyond reason")
  func deep() {
    let deep = String(repeating: "<div>", count: 100_000) + "x"
    #expect(printed(deep).html().text.contains("x"))
    let stray = String(repeating: "</i>", count: 100_000)
    #expect(printed("a" + stray).html().text == "a")
  }
}
