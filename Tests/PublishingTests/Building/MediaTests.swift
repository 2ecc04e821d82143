import Diagnostics
import Files
import Foundation
import Testing

@testable import Publishing

/// Images of decks are found, copied once by content, and shown; what cannot be shown is said.
@Suite("Images, sounds and films")
struct MediaTests {
  private let site: TemporarySite
  private static let cat = SampleImage.png(30, 20)
  private static let catName = "cat-\(contentHash(cat)).png"

  init() throws {
    site = try TemporarySite(["decks/other.md": deck(("x", "y"))])
    try site.write("decks/words/cat.png", Self.cat)
  }

  /// What became of a deck.
  private struct Shown {
    /// The HTML of its only card's definition.
    var html: String
    /// Place, severity and code of each diagnostic of the site, without the deck's own path.
    var findings: [String]
    /// The first message at the definition.
    var message: String?
  }

  /// Builds the site with a deck `decks/words/from.md` that holds some Markdown on line 3.
  private func show(_ markdown: String, settings: String = "") async throws -> Shown {
    if !settings.isEmpty { try site.write("deckpress.yaml", settings) }
    try site.write("decks/words/from.md", deck(("hola", markdown)))
    let result = await site.build()
    let page = site.read("words/from/index.html") ?? ""
    let start = page.range(of: "<div class=\"dp-text\"")?.upperBound ?? page.startIndex
    let end = page[start...].range(of: "</div>")?.lowerBound ?? page.endIndex
    let html = page[start..<end].drop { $0 != ">" }.dropFirst()
    return Shown(
      html: html.trimmingCharacters(in: .whitespacesAndNewlines),
      findings: site.findings(result).map { $0.replacing("decks/words/from.md:", with: "") },
      message: result.report.sorted.first { $0.location.line == 3 }?.problem.message)
  }

  private var media: [String] {
    get throws { try site.output().keys.filter { $0.hasPrefix("media/") }.sorted() }
  }

  @Test(
    "are found beside the deck, or from the site's folder on",
    arguments: [
      "cat.png", "./cat.png", "../words/cat.png", "/decks/words/cat.png", "decks/words/cat.png",
      "cat.png?v=1",
      "cat.png#x", "/../decks/words/cat.png", "%63at.png",
    ])
  func found(address: String) async throws {
    let shown = try await show("![a cat](\(address))")
    #expect(shown.html.contains("src=\"../../media/\(Self.catName)\""), "\(shown.html)")
    #expect(shown.findings.isEmpty)
    #expect(try site.output()["media/" + Self.catName] == Data(Self.cat))
    #expect(site.read("words/from/deck.json")?.contains("../../media/\(Self.catName)") == true)
  }

  @Test(
    "have any name",
    arguments: [
      ("100%.png", "100%25.png", "100"), ("100%.png", "<100%.png>", "100"),
      ("a%20b.png", "a%20b.png", "a-20b"),
      ("C#.png", "C#.png", "c-sharp"), ("what?.png", "<what?.png>", "what"),
      ("Zwei Worte.PNG", "<Zwei Worte.PNG>", "zwei-worte"),
      ("猫.png", "%E7%8C%AB.png", "media"), ("e\u{301}.png", "\u{E9}.png", "media"),
      ("(a).png", "\\(a\\).png", "a"),
    ])
  func names(file: String, address: String, name: String) async throws {
    try site.write("decks/words/\(file)", Self.cat)
    let shown = try await show("![](\(address))")
    #expect(shown.findings.isEmpty)
    #expect(try media == ["media/\(name)-\(contentHash(Self.cat)).png"])
  }

  @Test("are said alike by a check, which copies nothing")
  func checking() async throws {
    try site.write("decks/words/from.md", deck(("hola", "![](cat.png) ![](Cat.png) ![](none.png)")))
    let checked = site.findings(await site.check())
    #expect(!FileManager.default.fileExists(atPath: site.folder.path + "/public"))
    #expect(checked.count == 2)
    #expect(checked == site.findings(await site.build()))
  }

  @Test("of `static` keep their own address")
  func statics() async throws {
    try site.write("static/pictures/dog.png", Self.cat)
    let shown = try await show("![a](/pictures/dog.png) ![b](../../static/pictures/dog.png)")
    #expect(shown.html.components(separatedBy: "src=\"../../pictures/dog.png\"").count == 3)
    #expect(shown.findings.isEmpty)
    #expect(try media.isEmpty)
  }

  @Test("are copied once, whoever shows them, and by their content where names are the same")
  func once() async throws {
    try site.write("decks/cat.png", SampleImage.png(30, 20, salt: 1))
    try site.write(
      "decks/other.md", deck(("a", "![](cat.png) ![](words/cat.png)"), ("b", "![](words/cat.png)")))
    _ = try await show("![](cat.png)")
    #expect(try media.count == 2)
    let summary = try #require(await site.build().summary)
    #expect(summary.written == 0)
  }

  @Test("go when no deck shows them any more, and stay for a deck that cannot be read now")
  func leaving() async throws {
    _ = try await show("![](cat.png)")
    try site.write("decks/words/from.md", "---\ntags: {}\n---\n\n## a\n\n![](cat.png)\n")
    await site.build()
    #expect(try media == ["media/" + Self.catName])
    _ = try await show("nothing")
    #expect(try media.isEmpty)
  }

  @Test("of a folder's introduction are copied too, and of a deck whose links need the whole site")
  func everywhere() async throws {
    try site.write("decks/words/index.md", "# Words\n\n![](dog.png)\n")
    try site.write("decks/words/dog.png", Self.cat)
    let shown = try await show("![](cat.png) [x](../other.md)")
    #expect(shown.findings.isEmpty)
    #expect(shown.html.contains(Self.catName))
    #expect(try media.count == 2)
    #expect(site.read("words/index.html")?.contains("src=\"../media/dog-") == true)
  }

  @Test("are led to by links")
  func links() async throws {
    try site.write("decks/words/hola.mp3", "sound")
    let shown = try await show("[hear](hola.mp3#t=1)")
    #expect(
      shown.html == "<p><a href=\"../../media/hola-\(contentHash(Array("sound".utf8))).mp3#t=1\">hear</a></p>"
    )
    #expect(shown.findings.isEmpty)
    #expect(try media.count == 1)
  }

  @Test("are shown whatever their capitals, with a warning that names the right ones")
  func capitals() async throws {
    let shown = try await show("![a cat](../Words/Cat.PNG)")
    #expect(shown.html.contains(Self.catName))
    #expect(shown.findings == ["3:1: warning: media-spelling"])
    #expect(
      shown.message
        == "the file \"../Words/Cat.PNG\" is written \"decks/words/cat.png\" where it lies, in the card \"hola\""
    )
  }

  @Test(
    "that cannot be shown leave their text, with a warning that says why",
    arguments: [
      ("none.png", "missing-media"), ("", "missing-media"), ("#x", "missing-media"), ("?x", "missing-media"),
      ("from.md", "media-kind"), ("noextension", "media-kind"), ("text.png", "unreadable-media"),
      ("folder.png", "unreadable-media"), ("empty.gif", "unreadable-media"), ("html.svg", "unreadable-media"),
      ("evil.svg", "unsafe-drawing"), ("../../../secret.png", "media-outside"),
      ("../../../none.png", "media-outside"), ("../../.git/a.png", "media-outside"),
      ("../../.deckpress/a.png", "media-outside"), (".hidden.png", "media-outside"),
      ("../../public/cat.png", "media-outside"), ("out.png", "media-outside"),
      ("outside/secret.png", "media-outside"),
      ("hidden.png", "media-outside"), ("broken.png", "unreadable-media"),
      ("https://example.org/a.png", "remote-media"),
    ])
  func refused(address: String, code: String) async throws {
    for path in ["../secret.png", ".git/a.png", ".deckpress/a.png", "decks/words/.hidden.png"] {
      try site.write(path, Self.cat)
    }
    for name in ["noextension", "text.png", "empty.gif"] {
      try site.write("decks/words/" + name, name == "empty.gif" ? "" : "text")
    }
    try site.write("decks/words/html.svg", "<html></html>")
    try site.write("decks/words/evil.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='x'/>")
    try site.write("decks/words/folder.png/a", "")
    for (name, target) in [
      ("out.png", "../../../secret.png"), ("outside", "../../.."), ("hidden.png", "../../.git/a.png"),
      ("broken.png", "broken.png"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: site.folder.path + "/decks/words/" + name, withDestinationPath: target)
    }
    if address.contains("public") {
      await site.build()
      try site.write("public/cat.png", Self.cat)
    }
    let shown = try await show("![a cat](\(address))")
    #expect(shown.html.contains("a cat") && !shown.html.contains("<img"), "\(shown.html)")
    #expect(shown.findings.filter { $0.hasPrefix("3:1") } == ["3:1: warning: \(code)"])
    #expect(try media.isEmpty)
    #expect(shown.message?.hasSuffix("in the card \"hola\"") == true)
  }

  @Test("that are links out of the site are told where a deck shows them, and nowhere else")
  func linksOut() async throws {
    try site.write("../secret.png", Self.cat)
    try FileManager.default.createSymbolicLink(
      atPath: site.folder.path + "/decks/words/out.png", withDestinationPath: "../../../secret.png")
    #expect(try await show("text").findings == [])
    #expect(try await show("![a cat](out.png)").findings == ["3:1: warning: media-outside"])
  }

  @Test("beside decks outside the site may be shown, and no others")
  func outerDecks() async throws {
    let settings = "decks: [decks/**, ../docs/glossary.md]\n"
    try site.write("../docs/glossary.md", deck(("a", "![](i/a.png) ![](../secret.png)")))
    try site.write("../docs/i/a.png", Self.cat)
    try site.write("../secret.png", Self.cat)
    let shown = try await show("x", settings: settings)
    #expect(shown.findings.count == 1)
    #expect(shown.findings.first?.hasSuffix("docs/glossary.md:3:14: warning: media-outside") == true)
    #expect(try media == ["media/a-\(contentHash(Self.cat)).png"])
  }

  @Test("may not be taken from a whole folder in which the site lies for the sake of one deck")
  func outerDeckAbove() async throws {
    try site.write("../glossary.md", deck(("a", "![](secret.png)")))
    try site.write("../secret.png", Self.cat)
    let shown = try await show("x", settings: "decks: [decks/**, ../glossary.md]\n")
    #expect(shown.findings.map { $0.hasSuffix("warning: media-outside") } == [true])
  }

  @Test("have nothing published that a file of `static` would be written over")
  func clash() async throws {
    try site.write("static/media/" + Self.catName, "something else")
    try site.write("static/media/own.txt", "fine")
    let shown = try await show("![](cat.png)")
    #expect(shown.findings == ["static/media/\(Self.catName): error: same-output"])
    #expect(try site.output()["media/" + Self.catName] == Data(Self.cat))
    #expect(site.read("media/own.txt") == "fine")
  }

  @Test("at other hosts load where the settings say so; a link stands for others, and hosts are counted")
  func remote() async throws {
    try site.write("deckpress.yaml", "remote-media: [\"*.example.org\"]\n")
    let text =
      "![a](https://i.example.org/a.png) ![b](//i.example.org/b.png) ![c](http://example.net:81/c.png)"
    let shown = try await show(text + " ![d](https://x@i.example.org/)")
    #expect(shown.html.contains("<img src=\"https://i.example.org/a.png\""))
    #expect(shown.html.contains("<img src=\"https://i.example.org/b.png\""))
    #expect(shown.html.contains("<a href=\"http://example.net:81/c.png\">c</a>"))
    #expect(shown.html.contains("<a href=\"https://x@i.example.org/\">d</a>"))
    #expect(shown.findings == ["3:63: warning: remote-media", "3:97: warning: remote-media"])
    let hosts = await site.check().remoteHosts
    #expect(
      hosts == [
        RemoteHost(name: "example.net:81", count: 1, isAllowed: false),
        RemoteHost(name: "i.example.org", count: 2, isAllowed: true),
      ])
  }

  @Test("at other hosts are the same where a name in brackets leads there")
  func remoteNames() async throws {
    try site.write("deckpress.yaml", "remote-media: [up.example]\n")
    try site.write("decks/words/a: b.png", Self.cat)
    let shown = try await show(
      "[sound:https://up.example/a.mp3] [sound://up.example/say?x] ![[https://up.example/a.png|30]] ![[a: b.png]]"
        + " [sound:http://down.example/b.mp3] ![[https://down.example/b.png]]")
    #expect(shown.html.contains("<audio") && shown.html.contains("src=\"https://up.example/a.mp3\""))
    #expect(shown.html.split(separator: "<audio").count == 3, "\(shown.html)")
    #expect(shown.html.contains("<img src=\"https://up.example/a.png\""))
    #expect(shown.html.contains("src=\"../../media/a-b-"))
    #expect(shown.html.contains("<a href=\"http://down.example/b.mp3\">b.mp3</a>"))
    #expect(shown.html.contains("<a href=\"https://down.example/b.png\">b.png</a>"))
    #expect(shown.findings == ["3:107: warning: remote-media", "3:139: warning: remote-media"])
    let hosts = await site.check().remoteHosts
    #expect(
      hosts == [
        RemoteHost(name: "down.example", count: 2, isAllowed: false),
        RemoteHost(name: "up.example", count: 3, isAllowed: true),
      ])
  }

  @Test("are the same whatever the number of threads, and when decks are read again")
  func deterministic() async throws {
    for index in 0..<20 {
      try site.write("decks/d\(index)/same.png", Self.cat)
      try site.write("decks/d\(index)/deck.md", deck(("a", "![](same.png) ![](Same.png) [x](../other.md)")))
    }
    await site.build { $0.jobs = 1 }
    let first = try site.output()
    #expect(first.keys.filter { $0.hasPrefix("media/") }.count == 1)
    for jobs in [2, 8] {
      await site.build(shelfRoom: 0) { options in
        options.jobs = jobs
        options.output = site.folder.appending(path: "public\(jobs)").path
      }
      #expect(try site.output("public\(jobs)") == first)
    }
  }

  @Test("are written before the page that shows them, and are whole when a build is repeated")
  func changedFile() async throws {
    _ = try await show("![](cat.png)")
    try site.write("decks/words/cat.png", SampleImage.png(1, 1))
    let shown = try await show("![](cat.png)")
    #expect(try media == ["media/cat-\(contentHash(SampleImage.png(1, 1))).png"])
    #expect(shown.html.contains(try #require(media.first)))
  }
}
