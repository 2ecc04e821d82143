import Testing

/// References and footnotes that are defined anywhere serve every card.
@Suite struct ReferenceTests {
  @Test func linkReferencesServeEveryCard() throws {
    let html = try read("[i] \n\n## a\n[x], [y]\n\n[i]: /i\n## b\n[y]: /y\n\n[x]\n\n# S\n[x]: /x\n").html
    #expect(html.introduction.string == "<p><a href=\"/i\">i</a></p>")
    #expect(html.cards[0].definition.string == "<p><a href=\"/x\">x</a>, <a href=\"/y\">y</a></p>")
    #expect(html.cards[1].definition.string == "<p><a href=\"/x\">x</a></p>")
    #expect(html.sections[0].introduction.isEmpty)
  }

  @Test func eachCardShowsItsOwnFootnotes() throws {
    let html = try read("## a\nx[^p]\n## b\ny[^q] z[^p]\n\n[^p]: first\n## c\n[^q]: second\n\nnone").html
    let cards = html.cards.map(\.definition.string)
    #expect(cards[0].contains("<li id=\"dp-note-1-1\">\n<p>first\u{A0}<a ") && !cards[0].contains("second"))
    #expect(cards[1].contains("<li id=\"dp-note-2-1\">\n<p>second\u{A0}<a "))
    #expect(cards[1].contains("<li id=\"dp-note-2-2\">\n<p>first\u{A0}<a "))
    #expect(cards[2] == "<p>none</p>")
  }

  @Test func anIntroductionInTwoPartsNumbersItsNotesThrough() throws {
    let html = try read("x[^p]\n\n# T\n\ny[^q]\n\n## a\nb\n\n[^p]: first\n[^q]: second").html
    #expect(html.introduction.string.contains("href=\"#dp-note-0-2\">2</a>"))
    #expect(html.introduction.string.contains("second"))
    #expect(html.introduction.string.contains("first"))
    #expect(html.cards[0].definition.string == "<p>b</p>")
  }

  @Test(arguments: ["X", "x"])
  func aFootnoteDefinedTwiceIsWarnedOf(label: String) {
    let text = "---\ntitle: T\n---\n## a\nb[^x]\n\n[^x]: first\n\n- [^\(label)]: second\n"
    #expect(
      complaints(text) == [
        "deck.md:9:1: warning: the footnote `[^\(label)]` is defined twice, first on line 7; "
          + "the first one counts, give this one another label"
      ])
  }

  @Test func aFootnoteWithoutAReferenceStaysInTheDefinition() throws {
    let reading = try read("## a\nb\n\n[^x]: note")
    #expect(reading.deck.cards[0].definition == "b\n\n[^x]: note")
    #expect(reading.html.cards[0].definition.string == "<p>b</p>")
  }
}

/// The HTML of a whole deck.
@Suite struct NativeRenderingTests {
  @Test func headingsInDefinitionsFollowTheCardsOnThePage() throws {
    let plain = try read("### i\n\n## a\n### b\n#### c\n###### d").html
    #expect(plain.introduction.string == "<h2>i</h2>")
    #expect(plain.cards[0].definition.string == "<h3>b</h3>\n<h4>c</h4>\n<h6>d</h6>")
    let sections = try read("---\ntitle: T\n---\n# s\n### i\n## a\n### b\n#### c\n###### d").html
    #expect(sections.sections[0].introduction.string == "<h3>i</h3>")
    #expect(sections.cards[0].definition.string == "<h4>b</h4>\n<h5>c</h5>\n<h6>d</h6>")
    #expect(try read("---\ncard-level: 1\n---\n# a\n## b").html.cards[0].definition.string == "<h3>b</h3>")
  }

  @Test func termsAndTitlesAreInlineText() throws {
    let html = try read("---\ntitle: T\n---\n# *s* & t\n## `a` <b> [c](d) {#x}\ne").html
    #expect(html.sections[0].title.string == "<em>s</em> &amp; t")
    #expect(html.cards[0].term.string == "<code>a</code> <b> <a href=\"d\">c</a></b>")
  }

  @Test func theIntroductionStandsBeforeAndAfterTheTitle() throws {
    #expect(try read("a\n\n# T\n\nb\n\n## c\nd").html.introduction.string == "<p>a</p>\n<p>b</p>")
    #expect(try read("# T\n\nb\n\n## c\nd").html.introduction.string == "<p>b</p>")
    #expect(try read("# T\n## c\nd").html.introduction.isEmpty)
  }
}
