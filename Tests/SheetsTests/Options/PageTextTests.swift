import Testing

@testable import Sheets

@Suite("The text at the top or the foot of a page")
struct PageTextTests {
  private let facts = DeckFacts(title: "Spanish", author: nil, date: "2026-01-31")

  @Test(
    "has names in braces for what changes",
    arguments: [
      ("{title} · {cards} · {page}/{pages}", "Spanish · 1–8 · 2/7"), ("{author}{date}", "2026-01-31"),
      ("{nothing} {", "{nothing} {"), ("{{title}}", "{Spanish}"), ("", ""), ("}{", "}{"),
    ])
  func text(_ text: String, _ expected: String) {
    #expect(PageText(text).text(facts, cards: "1–8", page: 2, pages: 7) == expected)
  }

  @Test(
    "counts pages by the browser where that makes them, and cannot end its string or the style sheet",
    arguments: [
      ("{page} of {pages}", #"counter(page) " of " counter(pages)"#), ("{title}", #""Spanish""#),
      (#"a"b\</style>"#, #""a\22 b\5c \3c /style\3e ""#), ("a\nb", #""a\a b""#),
    ])
  func content(_ text: String, _ expected: String) {
    #expect(PageText(text).content(facts) == expected)
  }

  @Test(
    "numbers in a style sheet are the same on every machine",
    arguments: [
      (10.0, "10"), (0.2, "0.2"), (-1.5, "-1.5"), (1.0 / 3, "0.333"), (12.3456, "12.346"), (-0.0001, "0"),
    ])
  func decimals(_ number: Double, _ text: String) {
    #expect(decimal(number) == text)
  }
}
