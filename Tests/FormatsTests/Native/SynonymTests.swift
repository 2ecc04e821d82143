import Testing

@testable import Formats

/// Where a deck says so, a term gives several keys; an alias is a further one.
@Suite struct SynonymTests {
  private func keys(_ term: String, separator: String = "/") throws -> [String] {
    try read("---\nsynonyms: \"\(separator)\"\n---\n## \(term)\n\nx").deck.cards[0].keys
  }

  @Test(arguments: [
    ("car / automobile", ["car", "automobile"]), ("car/automobile", ["car", "automobile"]),
    ("car", ["car"]), ("a / b/c", ["a", "b", "c"]), ("/ car //", ["car"]),
    ("car / Car / car", ["car", "Car"]),
    ("*car* / **auto**mobile", ["car", "automobile"]), ("*car / automobile*", ["car", "automobile"]),
    ("/", ["/"]), ("a  b / nai\u{308}ve", ["a b", "na\u{EF}ve"]), ("été / verano", ["été", "verano"]),
  ])
  func aTermIsDividedAtTheSeparator(term: String, expected: [String]) throws {
    #expect(try keys(term) == expected)
  }

  @Test(arguments: [
    ("`a/b` / c", ["a/b", "c"]), ("[a/b](x/y) / c", ["a/b", "c"]), ("![a/b](x/y) / c", ["a/b", "c"]),
    ("<i title=\"a/b\">c</i> / d", ["c", "d"]),
    ("TCP\\/IP / Internet", ["TCP/IP", "Internet"]), ("TCP\\/IP", ["TCP/IP"]), ("a\\\\/b", ["a\\", "b"]),
    ("`a\\/b` / c\\/d", ["a\\/b", "c/d"]), ("$a/b$ / c", ["a/b", "c"]),
    ("$a\\/b$ / c\\/d", ["a\\/b", "c/d"]),
    ("==a / b==", ["a", "b"]), ("[[a/b]] / c", ["b", "c"]), ("<b>a/b</b> / c", ["a", "b", "c"]),
    ("a ~~/~~ b", ["a", "b"]), ("[a\\/b](x) / c", ["a/b", "c"]), ("a\\", ["a\\"]),
    ("[a][r] / b", ["a", "b"]),
  ])
  func codeLinksAndEscapesAreNotDivided(term: String, expected: [String]) throws {
    let text = "---\nsynonyms: /\n---\n## \(term)\n\nx\n\n[r]: https://example.org/\n"
    #expect(try read(text).deck.cards[0].keys == expected)
  }

  @Test(arguments: [
    (" / ", "he/she / they", ["he/she", "they"]), ("or", "for or against", ["for", "against"]),
    (" or ", "order", ["order"]), ("·", "a·b", ["a", "b"]), ("、", "車、自動車", ["車", "自動車"]),
    ("//", "a/b//c", ["a/b", "c"]), (";", "a; b ;c", ["a", "b", "c"]), ("/ ", "a/b", ["a", "b"]),
  ])
  func anyTextSeparatesAndWordsWantSpace(separator: String, term: String, expected: [String]) throws {
    #expect(try keys(term, separator: separator) == expected)
  }

  @Test func readingsAreNoPartOfAKey() throws {
    let reading = try read("---\nlanguage: ja\nsynonyms: ・\n---\n## {車|くるま}・自動車[じどうしゃ]\n\nx")
    #expect(reading.deck.cards[0].keys == ["車", "自動車"] && reading.terms == ["車・自動車"])
  }

  @Test func theTermAndItsIDStayWhole() throws {
    let reading = try read("---\nsynonyms: /\n---\n## car / automobile\n\nx\n\n## other\n\ny")
    #expect(reading.terms == ["car / automobile", "other"])
    #expect(reading.ids == ["car-automobile", "other"])
    #expect(reading.html.cards[0].term.string == "car / automobile")
    #expect(reading.deck.convertToDictionary().map(\.term) == ["car", "automobile", "other"])
    #expect(reading.findings == [])
  }

  @Test func aDivisionLeavesNoTraceInTheHTML() throws {
    let reading = try read("---\nsynonyms: /\n---\n## *a*/`b`/c\\/d\n\nx")
    #expect(reading.deck.cards[0].keys == ["a", "b", "c/d"])
    #expect(reading.html.cards[0].term.string == "<em>a</em>/<code>b</code>/c/d")
  }

  @Test func withoutASeparatorNothingIsDivided() throws {
    #expect(try read("## car / automobile\n\nx").deck.cards[0].keys == ["car / automobile"])
  }

  @Test func anEmptySeparatorIsAnErrorAtItsPlace() {
    #expect(
      complaints("---\nsynonyms: \" \"\n---\n## a\n\nx") == [
        "deck.md:2:11: error: the value of `synonyms` is empty; write what stands between the terms of a card, such as `\"/\"`"
      ])
  }

  @Test func sharedKeysAreRepeatedTerms() throws {
    let reading = try read("---\nsynonyms: /\n---\n## car / auto\n\nx\n\n## bus / auto\n\ny")
    #expect(reading.findings == ["8:1 warning repeated-term"])
  }

  @Test func anAliasIsAKeyAndRepeatsATerm() throws {
    let reading = try read("## car {alias=auto alias=vehicles/car}\n\nx\n\n## auto\n\ny")
    #expect(reading.deck.cards[0].keys == ["car", "auto"])
    #expect(reading.findings == ["5:1 warning repeated-term", "1:1 warning alias-taken"])
  }

  @Test(arguments: [
    ("# t\n\n# s\n\n## a {alias=s}\n\nx", "5:1: warning: the alias \"s\" is the id of a section; "),
    (
      "## a {alias=b}\n\nx\n\n## c {#b}\n\ny", "1:1: warning: the alias \"b\" names another card, on line 5; "
    ),
    (
      "## a {alias=o}\n\nx\n\n## b {alias=o}\n\ny",
      "5:1: warning: the alias \"o\" names another card, on line 1; "
    ),
    (
      "## a {alias=dp-x}\n\nx",
      "1:1: warning: the alias \"dp-x\" begins with `dp-`, as the theme's own ids do; "
    ),
  ])
  func anAliasThatLeadsElsewhereIsAWarning(text: String, message: String) {
    #expect(complaints(text).contains { $0.hasPrefix("deck.md:" + message) })
  }
}
