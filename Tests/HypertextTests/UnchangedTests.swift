import Testing

@testable import Hypertext

/// HTML that is fine, above all what cmark-gfm writes, comes back to the byte.
@Suite struct UnchangedTests {
  @Test(arguments: [
    "", "plain", "<p>text</p>\n<p>more</p>\n", "<p>a &amp; b &lt; c &gt; d &quot;e&quot; it's `f`</p>",
    "<h2>Title</h2>\n<blockquote>\n<p>quoted</p>\n</blockquote>\n<hr />\n",
    "<p>one<br />\ntwo\nthree</p>", "<p><em>a</em> <strong>b</strong> <del>c</del> <code>d</code></p>",
    "<ul>\n<li>a</li>\n<li>\n<p>b</p>\n<ol start=\"3\">\n<li>c</li>\n</ol>\n</li>\n</ul>\n",
    "<ul>\n<li><input type=\"checkbox\" checked=\"\" disabled=\"\" /> done</li>\n"
      + "<li><input type=\"checkbox\" disabled=\"\" /> to do</li>\n</ul>\n",
    "<table>\n<thead>\n<tr>\n<th align=\"left\">a</th>\n<th>b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n"
      + "<td align=\"left\">1</td>\n<td align=\"center\">2</td>\n</tr>\n</tbody>\n</table>\n",
    "<pre><code class=\"language-swift\">let a = &quot;b&quot;\n</code></pre>\n",
    "<pre><code>\n\n  x\n</code></pre>\n",
    "<pre>\n\nbegins with a line end</pre>", "<pre>  x</pre>",
    "<p><a href=\"https://example.org/?a=b&amp;c=%C3%A9\" title=\"A &quot;title&quot;\">text</a></p>",
    "<p><a href=\"mailto:a@example.org\">a@example.org</a> <a href=\"//example.org/\">host</a></p>",
    "<p><a href=\"it&#x27;s(1)*!.html#a:b\">x</a></p>",
    "<ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp></ruby>", "<p lang=\"ar\" dir=\"rtl\">عربي</p>",
    "<details open=\"\">\n<summary>More</summary>\n<p>text</p>\n</details>",
    "<p>H<sub>2</sub>O, x<sup>2</sup>, <kbd>Ctrl</kbd>, <mark>m</mark>, <abbr title=\"long\">s</abbr>, <bdi>b</bdi></p>",
    "<figure>\n<blockquote cite=\"https://example.org/\">q</blockquote>\n<figcaption>c</figcaption>\n</figure>",
    "<span class=\"dp-cloze\" data-cloze=\"1\" data-hint=\"a city\">Paris</span>",
    "<img src=\"a.png\" alt=\"A\" title=\"T\" width=\"4\" height=\"3\" loading=\"lazy\" />",
    "<audio controls=\"\" preload=\"none\" src=\"a.mp3\" aria-label=\"A\"></audio>",
    "<video controls=\"\" preload=\"none\" aria-label=\"A\" width=\"4\" height=\"3\" poster=\"p.png\">"
      + "<source src=\"a.webm\" type=\"video/webm\" /><source src=\"a.mp4\" /></video>",
    "<picture><source srcset=\"d.png 2x\" media=\"(prefers-color-scheme: dark)\" />"
      + "<img src=\"l.png\" alt=\"\" loading=\"lazy\" /></picture>",
    "<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>", "<p>日本語 🙂 \u{A0}é</p>", "<p align=\"center\">x</p>",
    "<p>\u{E000} private use, and \u{FFFD} replaced</p>",
  ])
  func comesBack(html: String) {
    #expect(safe(html) == html)
  }
}
