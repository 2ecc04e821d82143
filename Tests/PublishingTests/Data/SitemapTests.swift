import Testing

@testable import Publishing

@Suite("The sitemap")
struct SitemapTests {
  @Test("names every page by its absolute, escaped address, with the dates of decks")
  func pages() throws {
    let base = try #require(BaseURL("https://example.org/a&b"))
    let files = sitemap(.sample, baseURL: base)
    #expect(files.map(\.path.text) == ["sitemap.xml"])
    #expect(
      files.map { String(decoding: $0.bytes, as: UTF8.self) } == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><loc>https://example.org/a&amp;b/</loc></url>
        <url><loc>https://example.org/a&amp;b/languages/</loc></url>
        <url><loc>https://example.org/a&amp;b/git/</loc></url>
        <url><loc>https://example.org/a&amp;b/languages/%E6%97%A5%E6%9C%AC%20%26%20co/</loc>\
        <lastmod>2026-01-02</lastmod></url>
        <url><loc>https://example.org/a&amp;b/tags/kana/</loc></url>
        </urlset>

        """
      ])
  }

  @Test(
    "is a list of files where one may not name all pages",
    arguments: [(4, 2), (3, 2), (2, 3), (1, 5), (0, 5)])
  func parts(pagesPerFile: Int, parts: Int) throws {
    let base = try #require(BaseURL("https://example.org"))
    let files = sitemap(.sample, baseURL: base, pagesPerFile: pagesPerFile)
    let names = (1...parts).map { "sitemap-\($0).xml" }
    #expect(files.map(\.path.text) == names + ["sitemap.xml"])
    let texts = files.map { String(decoding: $0.bytes, as: UTF8.self) }
    #expect(texts.dropLast().reduce(0) { $0 + count("<url>", in: $1) } == 5)
    let list = try #require(texts.last)
    #expect(names.allSatisfy { list.contains("<loc>https://example.org/\($0)</loc>") })
  }

  private func count(_ part: String, in text: String) -> Int { text.split(separator: part).count - 1 }
}
