import Files
import Foundation
import Sheets
import Testing
import Text

@testable import Publishing

@Suite("A study sheet in a file of its own")
struct SheetMakerTests {
  private func make(
    _ site: TemporarySite, _ deck: String, _ layout: SheetLayout = .cards,
    _ choose: (inout SheetOptions) -> Void = { _ in }
  ) async -> SheetMaker.Result {
    var options = SheetOptions()
    choose(&options)
    return await SheetMaker(
      deck: Path(site.folder.appending(path: deck).path), layout: layout, options: options
    ).make()
  }

  private func codes(_ result: SheetMaker.Result) -> [String] { result.diagnostics.map(\.problem.code) }

  @Test("needs no site", arguments: SheetLayout.allCases)
  func alone(layout: SheetLayout) async throws {
    let site = try TemporarySite([
      "a.md": "---\ntitle: Words\nauthor: Ada\ntags: [x, y]\n---\n\n## a\n\nb\n\n## c\n\nd\n"
    ])
    let result = await make(site, "a.md", layout)
    #expect(codes(result).isEmpty)
    let html = String(decoding: try #require(result.html), as: UTF8.self)
    #expect(html.contains("<title>Words · "))
    #expect(!html.contains("href=") && !html.contains(" src="))
    #expect(result.title.hasPrefix("Words · ") && result.author == "Ada" && result.keywords == "x, y")
    #expect(result.cardCount == 2 || layout == .calibrate)
  }

  @Test("allows its one style by its hash, which no text in it can change")
  func policy() async throws {
    let site = try TemporarySite(["a.md": "---\ntitle: \"</style><script>\"\n---\n\n## a\n\nb\n"])
    let result = await make(site, "a.md", .list) { $0.header = "{title} \" \\ </style>" }
    let html = try #require(result.html)
    let text = String(decoding: html, as: UTF8.self)
    let styles = text.components(separatedBy: "<style>")
    #expect(styles.count == 2)
    let style = try #require(styles.last?.components(separatedBy: "</style>").first)
    let hash = String(decoding: base64(sha256(Array(style.utf8))), as: UTF8.self)
    #expect(text.contains("style-src &#39;sha256-\(hash)&#39;"))
    #expect(!text.contains("<script>"))
  }

  @Test("takes the settings, the theme, the words and the media of the site in which the deck lies")
  func inSite() async throws {
    let site = try TemporarySite([
      "deckpress.yaml": "author: Team\nsheet: {footer: ours}\nmath-macros: {\\R: x}\n",
      "decks/u/a.md": "## a\n\n![dot](../dot.svg) and ![static](/s.svg)\n",
      "decks/dot.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><path d=\"M0 0h9\"/></svg>",
      "static/s.svg":
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"><path d=\"M0 0h8\"/></svg>",
      "templates/sheets/sheet.css": ".mine { color: red }\n",
      "decks/broken.md": "---\ntitle: [\n---\n\n## x\n\ny\n",
    ])
    let result = await make(site, "decks/u/a.md")
    #expect(codes(result).isEmpty)
    let html = String(decoding: try #require(result.html), as: UTF8.self)
    #expect(html.components(separatedBy: "src=\"data:image/svg+xml;base64,").count == 3)
    #expect(html.contains("ours") && html.contains(".mine { color: red }") && result.author == "Team")
  }

  @Test("is not made where the deck, the settings or the options are wrong, which is said")
  func wrong() async throws {
    let site = try TemporarySite([
      "decks/a.md": "## a\n\nb\n", "decks/b.md": "## a {#x}\n\nb\n\n## c {#x}\n\nd\n",
    ])
    #expect(codes(await make(site, "decks/none.md")) == ["unreadable-file"])
    let wrong = await make(site, "decks/b.md")
    #expect(wrong.html == nil && !wrong.diagnostics.isEmpty)
    #expect(codes(await make(site, "decks/a.md") { $0.tags = ["x"] }) == ["unknown-tag"])
    #expect(codes(await make(site, "decks/a.md", .quiz)) == ["too-few-for-a-quiz"])
    try site.write("deckpress.yaml", "titel: x\n")
    let result = await make(site, "decks/a.md")
    #expect(result.html == nil && codes(result) == ["unknown-key"])
  }
}
