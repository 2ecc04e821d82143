import Testing

@testable import Publishing

/// What a site knows of its own address.
@Suite("A site's address")
struct SiteAddressTests {
  private static let files = [
    "decks/a.md": deck(("x", "y"), frontMatter: "tags: [t]\ndate: 2024-05-06"),
    "decks/b/c d.md": deck(("x", "y")),
  ]

  @Test("is nowhere, and there is no sitemap, where nobody gave it")
  func none() async throws {
    let site = try TemporarySite(Self.files)
    await site.build()
    #expect(!site.has("sitemap.xml"))
    #expect(
      try site.output().filter { $0.key.hasSuffix(".html") }.keys.allSatisfy { path in
        site.read(path)?.contains("canonical") == false
      })
  }

  @Test("gives the sitemap and the canonical links", arguments: [true, false])
  func given(bySettings: Bool) async throws {
    let site = try TemporarySite(Self.files)
    if bySettings {
      try site.write("deckpress.yaml", "base-url: https://example.org/cards\n")
      await site.build()
    } else {
      try site.write("deckpress.yaml", "base-url: https://example.com/\n")
      await site.build { $0.baseURL = "https://example.org/cards/" }
    }
    let map = try #require(site.read("sitemap.xml"))
    let addresses = map.split(separator: "<loc>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    #expect(
      addresses.sorted() == [
        "https://example.org/cards/", "https://example.org/cards/a/", "https://example.org/cards/b/",
        "https://example.org/cards/b/c-d/", "https://example.org/cards/tags/t/",
      ])
    #expect(map.contains("<lastmod>2024-05-06</lastmod>"))
    #expect(
      site.read("b/c-d/index.html")?.contains("rel=\"canonical\" href=\"https://example.org/cards/b/c-d/\"")
        == true)
    #expect(site.read("404.html")?.contains("href=\"/cards/\"") == true)
  }

  @Test(
    "that is none is an error, and the site is built without one", arguments: ["example.org", "ftp://a/", ""])
  func wrong(text: String) async throws {
    let site = try TemporarySite(Self.files)
    let result = await site.build { $0.baseURL = text }
    #expect(site.findings(result) == ["--base-url: error: bad-base-url"])
    #expect(!site.has("sitemap.xml"))
    #expect(site.has("a/index.html"))
  }
}
