import Foundation
import Testing

@testable import Publishing

/// The same decks give the same bytes, and nothing is written that stands there already.
@Suite("Building again")
struct RebuildTests {
  /// Decks in which each line has what the Markdown parser looks for with tables that all threads share.
  private static func strikingSite() throws -> TemporarySite {
    let site = try TemporarySite()
    for number in 0..<24 {
      let cards = (0..<20).map { card in
        """
        ## term ~~\(card)~~

        ~~old \(card)~~ www.example.org/\(card) new~~er~~ https://example.org/a_b_\(card) a@example.org

        - [x] ~~done~~
        - [ ] [there](deck\((number + 1) % 24).md#term-\(card))

        | ~~a~~ | www.example.net |
        |:-----:|-----------------|
        | b[^\(card)] | ~~c~~           |

        [^\(card)]: ~~note~~ www.example.com

        """
      }
      try site.write("decks/deck\(number).md", cards.joined(separator: "\n"))
    }
    return site
  }

  private func outputs(
    _ site: TemporarySite, _ name: String, shelfRoom: Int? = nil, jobs: Int? = nil
  ) async throws -> [String: Data] {
    let folder = site.folder.appending(path: name).path
    await site.build(shelfRoom: shelfRoom) {
      $0.output = folder
      $0.jobs = jobs
    }
    return try site.output(name)
  }

  @Test("gives the same bytes whatever the number of threads, each time")
  func threads() async throws {
    let site = try Self.strikingSite()
    let expected = try await outputs(site, "one", jobs: 1)
    let page = String(decoding: expected["deck3/index.html"] ?? Data(), as: UTF8.self)
    #expect(page.components(separatedBy: "<del>").count - 1 == 20 * 7, "every strikethrough is there")
    for turn in 0..<5 {
      let output = try await outputs(site, "eight-\(turn)", jobs: 8)
      #expect(output == expected)
    }
  }

  @Test("gives the same bytes where there is no room to hold decks", arguments: [0, 20_000])
  func withoutRoom(room: Int) async throws {
    let site = try Self.strikingSite()
    try site.write("decks/plain.md", deck(("x", "No link to another deck.")))
    let expected = try await outputs(site, "all", jobs: 2)
    let output = try await outputs(site, "none", shelfRoom: room, jobs: 2)
    #expect(output == expected)
  }

  @Test(
    "colours code in decks that wait for it, that are read again and that introduce", arguments: [nil, 0])
  func colouredCode(room: Int?) async throws {
    let code = "```python\nif x < 1: pass\n```\n"
    let site = try TemporarySite([
      "decks/waiting.md": "## a\n\n\(code)\n## b\n\n\(code)",
      "decks/linked.md": "## a\n\n[b](waiting.md)\n\n\(code)",
      "decks/folder/README.md": "# Folder\n\n\(code)",
      "decks/folder/mixed.md":
        "Before $x$.\n\n## a\n\n<b>raw</b>[^1]\n\n\(code)\n\n[^1]: A note.\n\n    ```text\n    <\n    ```\n",
    ])
    let result = await site.build(shelfRoom: room)
    #expect(site.findings(result) == [])
    let coloured = #"<span class="dp-c-k">if</span> x <span class="dp-c-o">&lt;</span> "#
    let counts = ["waiting", "linked", "folder", "folder/mixed"].map { name in
      (site.read("\(name)/index.html") ?? "").components(separatedBy: coloured).count - 1
    }
    #expect(counts == [2, 1, 1, 1])
    #expect(
      site.read("folder/mixed/index.html")?.contains("<code class=\"language-text\">&lt;\n</code>") == true)
    #expect(site.read("waiting/deck.json")?.contains(#"<span class=\"dp-c-k\">if</span>"#) == true)
  }

  @Test("writes nothing where nothing has changed, and everything where that is asked for")
  func unchanged() async throws {
    let site = try TemporarySite(["decks/a.md": deck(("x", "y")), "static/b.txt": "b"])
    let first = try #require(await site.build().summary)
    let second = try #require(await site.build().summary)
    #expect(first.written == second.unchanged)
    #expect(second.written == 0)
    let third = try #require(await site.build { $0.rewritesAll = true }.summary)
    #expect(third.written == first.written)
    #expect(third.unchanged == 0)
  }

  @Test("mends a file of the output that somebody changed or removed")
  func mending() async throws {
    let site = try TemporarySite(["decks/a.md": deck(("x", "y"))])
    await site.build()
    let expected = try site.output()
    try site.write("public/a/index.html", "changed")
    try site.remove("public/a/dictionary.json")
    #expect(await site.build().summary?.written == 2)
    #expect(try site.output() == expected)
  }

  @Test("writes only what an edit changes")
  func edit() async throws {
    let site = try TemporarySite([
      "decks/a.md": deck(("x", "y")), "decks/b.md": deck(("x", "y")), "decks/c.md": deck(("x", "y")),
    ])
    await site.build()
    let before = try site.output()
    try site.write("decks/b.md", deck(("x", "z")))
    let summary = try #require(await site.build().summary)
    let after = try site.output()
    let changed = after.keys.filter { after[$0] != before[$0] }.sorted()
    #expect(
      changed == [
        "b/b.csv", "b/deck.json", "b/dictionary.json", "b/index.html", "b/print/cards/index.html",
        "b/print/list/index.html",
      ])
    #expect(summary.written == changed.count)
  }
}
