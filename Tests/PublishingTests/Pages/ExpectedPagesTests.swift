import Foundation
import Testing

@testable import Publishing

/// The pages of the sample site, compared with `Tests/Fixtures/pages`.
@Suite("The pages of a small site")
struct ExpectedPagesTests {
  @Test("are what they are expected to be")
  func areExpected() throws { try ExpectedTree("pages").expect(Self.pages()) }

  /// The pages by name, with the names of the theme's files as they are without the hashes in them.
  private static func pages() throws -> [String: String] {
    let renderer = try SampleSite.renderer()
    let decks = SampleSite.decks
    let pages = [
      "library.html": try renderer.home(),
      "folder.html": try renderer.folder(1),
      "tag.html": try renderer.tag(1),
      "404.html": try renderer.notFound(),
      "deck.html": try renderer.deck(0, decks[0].deck, html: decks[0].html, downloads: [.csv, .markdown]),
      "hostile.html": try renderer.deck(1, decks[1].deck, html: decks[1].html),
    ]
    return pages.mapValues { bytes in
      String(decoding: bytes, as: UTF8.self)
        .replacingOccurrences(of: renderer.theme.styleSheet.path.text, with: "assets/theme.css")
        .replacingOccurrences(of: renderer.theme.icon.path.text, with: "assets/icon.svg")
    }
  }
}
