import Foundation
import Testing

@testable import Publishing

/// The pages of the sample site, compared with `Tests/Fixtures/pages`.
///
/// Where `DECKPRESS_REWRITE=1` is set, they are written there instead; look at the difference before you commit it.
@Suite("The pages of a small site")
struct ExpectedPagesTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/pages")

  @Test("are what they are expected to be")
  func areExpected() throws {
    let pages = try Self.pages()
    if ProcessInfo.processInfo.environment["DECKPRESS_REWRITE"] == "1" { try Self.write(pages) }
    let expected = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
    #expect(pages.keys.sorted() == expected, "a page is missing, or an expected one was not made")
    for (name, page) in pages {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(page == text, "\(name)")
    }
  }

  /// The pages by name, with the names of the theme's files as they are without the hashes in them.
  private static func pages() throws -> [String: String] {
    let renderer = try SampleSite.renderer()
    let decks = SampleSite.decks
    let pages = [
      "library.html": try renderer.library(),
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

  private static func write(_ pages: [String: String]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, page) in pages { try Data(page.utf8).write(to: folder.appending(path: name)) }
  }
}
