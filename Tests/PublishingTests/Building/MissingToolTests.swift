import Testing
import Typesetting

/// A machine need not have what sets formulas and colours code.
@Suite("Without KaTeX and Pygments")
struct MissingToolTests {
  private let none = ToolPlaces(programs: [], modules: [])
  private let deck = "## a $x<y$\n\n$$z$$\n\n```swift\nlet a = 1 < 2\n```\n"

  @Test("a site is built with the source in the page, and says so once for each of the two")
  func source() async throws {
    let site = try TemporarySite(["decks/one.md": deck, "decks/two.md": deck, "deckpress.yaml": "title: T\n"])
    let result = await site.build(tools: none)
    #expect(
      site.findings(result) == [
        "deckpress.yaml: warning: missing-tool", "deckpress.yaml: warning: missing-tool",
      ])
    #expect(site.findings(await site.check(tools: none)) == site.findings(result))
    let messages = result.report.sorted.map { "\($0.problem.message); \($0.problem.advice ?? "")" }
    #expect(messages.contains { $0.contains("formulas are shown as TeX") && $0.contains("katex") })
    #expect(messages.contains { $0.contains("code is not coloured") && $0.contains("python3-pygments") })
    let page = try #require(site.read("one/index.html"))
    #expect(page.contains("a <code class=\"dp-tex\">x&lt;y</code></h2>"))
    #expect(page.contains("<p><code class=\"dp-tex dp-display\">z</code></p>"))
    #expect(page.contains("<code class=\"language-swift\">let a = 1 &lt; 2\n</code>"))
  }

  @Test("nothing is said where nothing needs them, or where the settings do without")
  func silence() async throws {
    let plain = try TemporarySite(["decks/one.md": "## a\n\nb `c`\n\n```\nd\n```\n"])
    #expect(plain.findings(await plain.build(tools: none)) == [])
    let off = try TemporarySite(["decks/one.md": deck, "deckpress.yaml": "math: off\nhighlight: false\n"])
    #expect(off.findings(await off.build(tools: none)) == [])
  }
}
