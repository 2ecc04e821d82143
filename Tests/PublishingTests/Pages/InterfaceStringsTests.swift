import Testing

@testable import Publishing

@Suite("The words of the interface")
struct InterfaceStringsTests {
  @Test(
    "count in English",
    arguments: [
      (0, "0 cards"), (1, "1 card"), (12, "12 cards"), (1204, "1,204 cards"), (1_000_000, "1,000,000 cards"),
    ]
  )
  func english(_ number: Int, _ text: String) throws {
    #expect(try CompiledTheme().strings.countText(number, "cards") == text)
  }

  @Test(
    "have the plural categories of CLDR",
    arguments: [
      ("en", "other one other other"), ("de-AT", "other one other other"), ("fr", "one one other other"),
      ("es", "other one other other"), ("pt-BR", "one one other other"), ("he", "other one two other"),
      ("ar", "zero one two few"), ("ru", "many one few few"), ("pl", "many one few few"),
      ("zh", "other other other other"), ("ja", "other other other other"), ("tlh", "other one other other"),
    ])
  func categories(_ language: String, _ categories: String) {
    #expect((0...3).map { "\(PluralCategory(of: $0, in: language))" }.joined(separator: " ") == categories)
  }

  @Test(
    "have categories for large numbers too",
    arguments: [
      ("ru", 11, "many"), ("ru", 21, "one"), ("ru", 112, "many"), ("ru", 122, "few"), ("pl", 21, "many"),
      ("ar", 11, "many"), ("ar", 100, "other"), ("ar", 103, "few"), ("es", 2_000_000, "many"),
      ("fr", 1_000_000, "many"),
    ])
  func large(_ language: String, _ number: Int, _ category: String) {
    #expect("\(PluralCategory(of: number, in: language))" == category)
  }

  @Test("fall back from a region to its language, and from there to English")
  func fallBack() throws {
    let theme = try CompiledTheme(
      overrides: [
        "strings/de.json": Array(
          #"{"tags": "Themen", "decks": "Stapel", "counts": {"cards": {"one": "{n} Karte", "other": "{n} Karten"}}, "numbers": {"group": "."}}"#
            .utf8),
        "strings/de-AT.json": Array(#"{"decks": "Kartenstapel"}"#.utf8),
      ], language: "de-AT")
    #expect(theme.strings["decks"] == "Kartenstapel")
    #expect(theme.strings["tags"] == "Themen")
    #expect(theme.strings["contents"] == "Contents")
    #expect(theme.strings.countText(1, "cards") == "1 Karte")
    #expect(theme.strings.countText(12_000, "cards") == "12.000 Karten")
    #expect(theme.strings.countText(2, "decks") == "2 decks")
  }

  @Test(
    "run from right to left by script or language",
    arguments: [
      ("ar", true), ("he-IL", true), ("az-Arab", true), ("ur-Latn", false), ("en", false), ("de-1996", false),
    ])
  func direction(_ tag: String, _ isRight: Bool) {
    #expect(isRightToLeft(tag) == isRight)
  }
}
