import Testing

/// The first heading above the card level, before every other heading, is the title; every other one opens a section.
@Suite struct SectionTests {
  @Test func theTitleIsTheFirstHeading() throws {
    let reading = try read("Before.\n\n# *The* deck {#x .t}\n\nAfter.\n\n# One\n\n## a\nb")
    #expect(reading.deck.title == "The deck")
    #expect(reading.deck.introduction == "Before.\n\nAfter.")
    #expect(reading.deck.sections.map(\.title) == ["One"])
  }

  @Test(arguments: [
    "---\ntitle: T\n---\n# One\n## a\nb", "## z\ny\n# One\n## a\nb", "### deeper\n# One\n## a\nb",
  ])
  func afterATitleOrAnotherHeadingItIsASection(text: String) throws {
    let reading = try read(text)
    #expect(reading.deck.sections.map(\.title) == ["One"])
    #expect(reading.deck.title != "One")
    #expect(reading.deck.cards.last?.section == "one")
  }

  @Test func anEmptyTitleIsNone() throws {
    let reading = try read("#\n## a\nb")
    #expect(reading.deck.title == "deck" && reading.deck.sections.isEmpty)
  }

  @Test func sectionsNestByLevelAndHaveIntroductions() throws {
    let reading = try read(
      """
      ---
      card-level: 4
      title: T
      ---
      Intro.

      # One
      First.

      ### Deep
      #### a
      x
      ## Two {#second}
      Second.

      Second, too.
      #### b
      y

      Three
      =====
      #### c
      z
      """)
    #expect(reading.deck.introduction == "Intro.")
    #expect(reading.deck.sections.map(\.title) == ["One", "Deep", "Two", "Three"])
    #expect(reading.deck.sections.map(\.level) == [1, 3, 2, 1])
    #expect(reading.deck.sections.map(\.introduction) == ["First.", "", "Second.\n\nSecond, too.", ""])
    #expect(reading.deck.cards.map(\.section) == ["deep", "second", "three"])
    #expect(reading.deck.cards.map(\.definition) == ["x", "y", "z"])
    #expect(reading.findings == [])
  }

  @Test func whatStandsBeforeTheFirstCardIsKept() throws {
    #expect(
      try read("\u{FEFF}Intro\n\n### h\n\n[x]: y\n\n## a\nb").deck.introduction == "Intro\n\n### h\n\n[x]: y")
    #expect(try read("\u{FEFF}\n## a\nb").deck.introduction == "")
    #expect(try read("    code\n## a\nb").deck.introduction == "    code")
  }
}

/// Text is UTF-8 without NUL, with any line ends.
@Suite struct TextTests {
  @Test func whatIsNotUTF8IsAnErrorThatNamesTheEncoding() {
    let text = "## hola\nadi\u{F3}s\n"
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let latin1 = text.unicodeScalars.map { UInt8($0.value & 0xFF) }
    #expect(
      complaints([0xFF, 0xFE] + utf16) == [
        "deck.md:1:1: error: the file is not UTF-8, it looks like UTF-16, little-endian; save the file as UTF-8"
      ])
    #expect(complaints(utf16)[0].contains("UTF-16, little-endian"))
    #expect(
      complaints(latin1) == [
        "deck.md:2:4: error: the file is not UTF-8, it looks like Windows-1252 or Latin-1; save the file as UTF-8"
      ])
    #expect(
      complaints(Array("## a\n\n".utf8) + [0xE2, 0x82])[0].hasPrefix(
        "deck.md:3:1: error: the file is not UTF-8"))
  }

  @Test func aNULIsAnErrorAtItsPlace() {
    #expect(
      complaints("---\r\ntitle: x\r\n---\r\n## a\r\nb\0c") == [
        "deck.md:5:2: error: the file holds a NUL character; remove it, a deck is plain text"
      ])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func lineEndsMakeNoDifference(lineEnd: String) throws {
    let text = "---\ntitle: T\n---\nIntro\n\n# S\n\nBelow\n\n## a {#x}\n\nb  \nc\n\n---\n\nd\ne\n---\n\n> f\n"
    let reading = try read(
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineEnd))
    let plain = try read(text)
    #expect(reading.deck.cards == plain.deck.cards)
    #expect(reading.deck.sections == plain.deck.sections)
    #expect(reading.html.cards.map(\.definition) == plain.html.cards.map(\.definition))
  }
}
