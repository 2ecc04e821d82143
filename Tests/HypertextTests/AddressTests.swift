import Testing

@testable import Hypertext

/// What becomes of links and media in raw HTML.
@Suite struct AddressTests {
  static let linkCases: [(html: String, result: String)] = [
    ("<a href=\"b.html#c\">x</a>", "<a href=\"site/b.html#c\">x</a>"),
    ("<a href=gone>x <b>y</b></a>", "x <b>y</b>"),
    ("<a href=\"https://example.org/ä b\">x</a>", "<a href=\"https://example.org/%C3%A4%20b\">x</a>"),
    ("<a href=\" htt\nps://example.org \">x</a>", "<a href=\"https://example.org\">x</a>"),
    ("<a href=mailto:a@b>x</a>", "<a href=\"mailto:a@b\">x</a>"),
    ("<a href=//example.org>x</a>", "<a href=\"//example.org\">x</a>"),
    ("<a>x</a><a name=y>z</a>", "xz"), ("<a href=javascript:alert(1)>x</a>", "x"),
    ("<a href=\"\">x</a>", "<a href=\"site/\">x</a>"),
    (
      "<a href=x target=_blank rel=opener hreflang=de title=t ping=y download>x</a>",
      "<a href=\"site/x\" title=\"t\" hreflang=\"de\">x</a>"
    ),
    ("<a href=dp-resolved:#dp-note>x</a>", "<a href=\"#dp-note\">x</a>"),
    ("<a href=\"dp-resolved:a'b&amp;c\">x</a>", "<a href=\"a&#x27;b&amp;c\">x</a>"),
    ("<a href=dp-resolved:https://e.org>x</a>", "<a href=\"https://e.org\">x</a>"),
    ("<a href=dp-resolved:javascript:x>x</a>", "x"), ("<a href=dp-resolved:dp-resolved:x>x</a>", "x"),
    ("<a href=DP-RESOLVED:x>x</a>", "x"), ("<q cite=a>x</q>", "<q cite=\"site/a\">x</q>"),
    ("<q cite=gone>x</q>", "<q>x</q>"),
    ("<q cite=data:x>x</q>", "<q>x</q>"),
  ]

  @Test(arguments: linkCases)
  func links(html: String, result: String) {
    #expect(resolved(html) == result)
  }

  static let mediaCases: [(html: String, result: String)] = [
    ("<img src=a.png>", "<img src=\"media/a.png\" alt=\"\" width=\"40\" height=\"30\" loading=\"lazy\" />"),
    (
      "<img src=a.png alt=A width=8 onerror=x loading=eager style=x>",
      "<img src=\"media/a.png\" alt=\"A\" width=\"8\" loading=\"lazy\" />"
    ),
    ("<img src=gone alt=\"A <b>\">", "<span class=\"dp-missing\">A &lt;b&gt;</span>"),
    ("<img src=gone>", "<span class=\"dp-missing\">gone</span>"),
    ("<img src=https://e.org/a alt=A>", "<a href=\"https://e.org/a\">A</a>"),
    ("<a href=x><img src=//e.org/a alt=A></a>", "<a href=\"site/x\">A</a>"),
    ("<img alt=A>", "<span class=\"dp-missing\">A</span>"),
    ("<img>", ""), ("<img src>", ""),
    ("<img src=data:image/png;base64,AA alt=A>", "<span class=\"dp-missing\">A</span>"),
    ("<img src=dp-resolved:x alt=A>", "<span class=\"dp-missing\">A</span>"),
    ("<img src=mailto:a@b>", "<span class=\"dp-missing\">mailto:a@b</span>"),
    (
      "<img src=a srcset=\"b 2x, c 3x\">",
      "<img src=\"media/a\" alt=\"\" width=\"40\" height=\"30\" srcset=\"media/b 2x, media/c 3x\" loading=\"lazy\" />"
    ),
    (
      "<img src=a srcset=\"b 2x, gone 3x\">",
      "<img src=\"media/a\" alt=\"\" width=\"40\" height=\"30\" loading=\"lazy\" />"
    ),
    (
      "<img src=a srcset=\"javascript:x 2x\">",
      "<img src=\"media/a\" alt=\"\" width=\"40\" height=\"30\" loading=\"lazy\" />"
    ),
    (
      "<audio src=a.mp3 autoplay onplay=x>old browser</audio>",
      "<audio controls=\"\" preload=\"none\" src=\"media/a.mp3\" aria-label=\"a.mp3\"></audio>"
    ),
    (
      "<audio src=a.mp3 title=T loop />text",
      "<audio controls=\"\" preload=\"none\" src=\"media/a.mp3\" aria-label=\"T\" title=\"T\"></audio>text"
    ),
    (
      "<audio src=a.mp3>text",
      "<audio controls=\"\" preload=\"none\" src=\"media/a.mp3\" aria-label=\"a.mp3\"></audio>text"
    ),
    (
      "<audio><source src=gone><source src=a.mp3 type=audio/mpeg></audio>",
      "<audio controls=\"\" preload=\"none\" aria-label=\"a.mp3\"><source src=\"media/a.mp3\" type=\"audio/mpeg\" /></audio>"
    ),
    ("<audio src=gone aria-label=A></audio>", "<span class=\"dp-missing\">A</span>"), ("<audio></audio>", ""),
    ("<audio src=https://e.org/a.mp3>x</audio>", "<a href=\"https://e.org/a.mp3\">https://e.org/a.mp3</a>"),
    ("<a href=x><audio src=a.mp3 title=A></audio></a>", "<a href=\"site/x\">A</a>"),
    (
      "<video src=a.mp4 poster=p.png width=320 autoplay></video>",
      "<video controls=\"\" preload=\"none\" src=\"media/a.mp4\" aria-label=\"a.mp4\" width=\"320\" poster=\"media/p.png\"></video>"
    ),
    (
      "<video src=a.mp4 poster=javascript:x></video>",
      "<video controls=\"\" preload=\"none\" src=\"media/a.mp4\" aria-label=\"a.mp4\"></video>"
    ),
    (
      "<picture><source srcset=d media=print><source srcset=gone>x<img src=a alt=A></picture>",
      "<picture><source srcset=\"media/d\" media=\"print\" />"
        + "<img src=\"media/a\" alt=\"A\" width=\"40\" height=\"30\" loading=\"lazy\" /></picture>"
    ),
    ("<picture><source srcset=d><img src=gone alt=A></picture>", "<span class=\"dp-missing\">A</span>"),
    ("<picture>x</picture>", "x"),
  ]

  @Test(arguments: mediaCases)
  func media(html: String, result: String) {
    #expect(resolved(html) == result)
  }

  @Test func asksWithTheTagAsItIsWritten() {
    var policy = RecordingPolicy()
    let html =
      "<A HREF='x &amp; y' >a</A><img SRC=b><audio><source src = \"c\"></audio><a href=vbscript:z>d</a>"
    _ = safeHTML(Array(html.utf8), policy: &policy)
    #expect(
      policy.asked == [
        "link x & y in <A HREF='x &amp; y' >", "image b in <img SRC=b>", "audio c in <source src = \"c\">",
        "dropped vbscript:z in <a href=vbscript:z>",
      ])
  }

  static let sets: [(set: String, candidates: [String]?)] = [
    ("", []), ("a", ["a|"]), ("a 1x,b 2x", ["a|1x", "b|2x"]), (" a , b 1.5x ", ["a|", "b|1.5x"]),
    ("a,b 2x", ["a,b|2x"]),
    ("a, b 100w", ["a|", "b|100w"]), ("a 1y", nil), ("a x", nil), ("a 1.2.3x", nil), ("a 1x 2w", nil),
    (",,", []),
  ]

  @Test(arguments: sets)
  func sourceSets(set: String, candidates: [String]?) {
    let read = imageCandidates(Array(set.utf8))?.map {
      String(decoding: $0.address, as: UTF8.self) + "|" + String(decoding: $0.size, as: UTF8.self)
    }
    #expect(read == candidates)
  }
}
