import Testing

@testable import Publishing

@Suite("A page's addresses")
struct PageAddressTests {
  private static func settings(baseURL: String?) -> Settings {
    var settings = SampleSite.settings
    settings.baseURL = baseURL.flatMap { BaseURL($0) }
    return settings
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("are canonical where the site's address is known")
  func canonical() throws {
    let renderer = try SampleSite.renderer(settings: Self.settings(baseURL: "https://example.org/words"))
    #expect(
      Self.text(try renderer.folder(1)).contains(
        #"<link rel="canonical" href="https://example.org/words/languages/">"#))
    #expect(
      Self.text(try renderer.home()).contains(#"<link rel="canonical" href="https://example.org/words/">"#)
    )
    #expect(!Self.text(try renderer.notFound()).contains("canonical"))
    #expect(!Self.text(try SampleSite.renderer().home()).contains("canonical"))
  }

  @Test(
    "are absolute on the page for what is not found",
    arguments: [
      (nil, #"href="/assets/theme-"#), ("https://example.org/words", #"href="/words/assets/theme-"#),
    ])
  func notFound(_ baseURL: String?, _ link: String) throws {
    let page = Self.text(try SampleSite.renderer(settings: Self.settings(baseURL: baseURL)).notFound())
    #expect(page.contains(link))
    #expect(!page.contains(#"href="."#))
  }

  @Test(
    "lead to ids",
    arguments: [("hola", "#hola"), ("हिन्दी", "#हिन्दी"), ("a b%\"", "#a%20b%25%22"), ("", "#")])
  func fragments(_ id: String, _ url: String) {
    #expect(PagePlace.fragment(id) == url)
  }

  @Test("that a page may load from are the site's and those of the settings")
  func policy() {
    var settings = Settings()
    #expect(
      settings.pagePolicy
        == "default-src 'none'; style-src 'self'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'"
    )
    settings.remoteMedia = [MediaHost("*.example.org")].compactMap { $0 }
    #expect(settings.pagePolicy.contains("img-src 'self' *.example.org; media-src 'self' *.example.org;"))
  }

  @Test("of decks, folders and tags that there are not give nothing", arguments: [-1, 99, Int.max, Int.min])
  func outOfRange(_ index: Int) throws {
    let renderer = try SampleSite.renderer()
    let sample = SampleSite.decks[0]
    #expect(try renderer.folder(index).isEmpty)
    #expect(try renderer.tag(index).isEmpty)
    #expect(try renderer.deck(index, sample.deck, html: sample.html).isEmpty)
  }
}
