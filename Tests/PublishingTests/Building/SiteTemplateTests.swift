import Testing

@testable import Publishing

/// A site's own templates take the place of the theme's; one that is broken takes nothing down.
@Suite("Templates of a site")
struct SiteTemplateTests {
  private static let files = [
    "decks/a.md": deck(("x", "y")), "decks/words/b.md": deck(("x", "y"), frontMatter: "tags: [t]"),
  ]

  @Test("replace the theme's of the same path")
  func replacing() async throws {
    let site = try TemporarySite(Self.files)
    try site.write("templates/pages/card.mustache", "<p>A card: {{$term}}{{term}}{{/term}}</p>\n")
    try site.write("templates/styles/theme.css", "body { color: black }\n")
    let result = await site.build()
    #expect(site.findings(result).isEmpty)
    #expect(site.read("a/index.html")?.contains("<p>A card: x</p>") == true)
    let style = try site.output().first { $0.key.hasPrefix("assets/theme-") }
    #expect(
      style.map { String(decoding: $0.value, as: UTF8.self).hasSuffix("}\nbody { color: black }\n") }
        == true)
  }

  @Test(
    "that are broken keep the pages made with them, and the rest is built",
    arguments: ["{{#x}}", "{{trem}}", "{{{term}}}", "{{>crad}}", "{{"])
  func broken(text: String) async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let before = try site.output()
    try site.write("templates/pages/card.mustache", "{{$term}}{{term}}{{/term}}\(text)")
    try site.write("decks/a.md", deck(("new", "words")))
    try site.write("decks/c.md", deck(("x", "y")))
    let result = await site.build()
    #expect(result.report.hasErrors)
    #expect(result.report.sorted.allSatisfy { $0.location.path.hasSuffix("templates/pages/card.mustache") })
    let after = try site.output()
    // Pages made with the template stay; data and lists are new.
    #expect(after["a/index.html"] == before["a/index.html"])
    #expect(site.read("a/dictionary.json")?.contains("words") == true)
    #expect(try site.titles == ["A", "C", "B"])
    #expect(after["words/index.html"] != nil)
    #expect(Set(after.keys).isSuperset(of: before.keys))

    try site.remove("templates/pages/card.mustache")
    #expect(await !site.build().report.hasErrors)
    #expect(site.read("a/index.html")?.contains("id=\"new\"") == true)
    #expect(site.has("c/index.html"))
  }

  @Test("that are broken leave no page without its style sheet")
  func assets() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    let old = try #require(try site.output().keys.first { $0.hasPrefix("assets/theme-") })
    try site.write("templates/styles/theme.css", "body { color: black }\n")
    try site.write("templates/pages/card.mustache", "{{")
    await site.build()
    #expect(try site.output()[old] != nil)
    #expect(site.read("a/index.html")?.contains(old) == true)
  }
}
