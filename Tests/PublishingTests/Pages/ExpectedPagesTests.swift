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
    for (name, bytes) in pages {
      let text = try String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)
      #expect(String(decoding: bytes, as: UTF8.self) == text, "\(name)")
    }
  }

  private static func pages() throws -> [String: [UInt8]] {
    let renderer = try SampleSite.renderer()
    let decks = SampleSite.decks
    return [
      "library.html": try renderer.library(),
      "folder.html": try renderer.folder(1),
      "tag.html": try renderer.tag(1),
      "404.html": try renderer.notFound(),
      "deck.html": try renderer.deck(0, decks[0].deck, html: decks[0].html, downloads: [.csv, .markdown]),
      "hostile.html": try renderer.deck(1, decks[1].deck, html: decks[1].html),
    ]
  }

  private static func write(_ pages: [String: [UInt8]]) throws {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, bytes) in pages { try Data(bytes).write(to: folder.appending(path: name)) }
  }
}
