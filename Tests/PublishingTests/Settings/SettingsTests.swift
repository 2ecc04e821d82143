import Diagnostics
import Publishing
import Sheets
import Testing

@Suite("Settings")
struct SettingsTests {
  private func read(_ text: String) -> (settings: Settings, diagnostics: [Diagnostic]) {
    Settings.read(Array(text.utf8), path: "deckpress.yaml")
  }

  @Test("a site that chooses nothing has the defaults", arguments: ["", "# nothing\n", "title:\ndecks: ~\n"])
  func defaults(text: String) {
    let (settings, diagnostics) = read(text)
    #expect(diagnostics.isEmpty)
    #expect(settings.title == nil)
    #expect(settings.baseURL == nil)
    #expect(settings.language == "en")
    #expect(settings.decks.rules.map(\.pattern.text) == ["decks/**"])
    #expect(settings.formats.isEmpty)
    #expect(settings.output == "public")
    #expect(settings.rawHTML == .safe)
    #expect(settings.remoteMedia.isEmpty)
    #expect(settings.math == .dollars)
    #expect(settings.mathMacros.isEmpty)
    #expect(
      [settings.highlight, settings.study, settings.search, settings.offline] == [true, true, true, true])
    #expect([settings.typography, settings.editor] == [false, false])
    #expect(settings.duplicates == .keep)
    #expect(settings.downloads == [.csv, .anki])
    #expect(settings.sheets == [.list, .cards])
    #expect(settings.sheet == SheetOptions())
    #expect(settings.params.entries.isEmpty)
  }

  @Test("every key is read")
  func everyKey() throws {
    let (settings, diagnostics) = read(
      #"""
      title: Decks
      description: Some decks
      author: A. Teacher
      licence: CC BY 4.0
      id: decks.example
      base-url: https://Example.org/decks
      language: pt-BR
      decks: [decks, ../docs/glossary.md, "!decks/drafts/**"]
      formats: {"*.csv": csv, "notes/**": obsidian}
      output: ../out
      raw-html: trusted
      remote-media: [media.example.org, "*.example.net"]
      math: brackets
      math-macros: {\R: '\mathbb{R}', '\"': x}
      highlight: false
      typography: true
      duplicates: error
      downloads: markdown
      study: false
      editor: true
      search: false
      offline: false
      sheets: [terms, quiz]
      sheet: {paper: A5, orientation: landscape, flip: short-edge, rows: 2, columns: 3, font-size: 9.5,
        offset: [1, -0.5], cut-marks: true, margin: 8, header: top, footer: bottom}
      params: {colour: red, nested: {deep: [1, 2]}}
      """#)
    #expect(diagnostics.map(\.problem.message) == [])
    #expect(settings.title == "Decks")
    #expect(settings.description == "Some decks")
    #expect(settings.author == "A. Teacher")
    #expect(settings.licence == "CC BY 4.0")
    #expect(settings.id == "decks.example")
    #expect(settings.baseURL?.text == "https://example.org/decks/")
    #expect(settings.language == "pt-BR")
    #expect(settings.decks.rules.map(\.isExclusion) == [false, false, true])
    #expect(settings.formats.map(\.reader) == ["csv", "obsidian"])
    #expect(settings.output == "../out")
    #expect(settings.rawHTML == .trusted)
    #expect(settings.remoteMedia.map(\.text) == ["media.example.org", "*.example.net"])
    #expect(settings.math == .brackets)
    #expect(settings.mathMacros.map(\.name) == [#"\R"#, #"\""#])
    #expect(settings.mathMacros.map(\.expansion) == [#"\mathbb{R}"#, "x"])
    #expect(
      [settings.highlight, settings.study, settings.search, settings.offline] == [false, false, false, false])
    #expect([settings.typography, settings.editor] == [true, true])
    #expect(settings.duplicates == .error)
    #expect(settings.downloads == [.markdown])
    #expect(settings.sheets == [.terms, .quiz])
    var sheet = SheetOptions()
    sheet.paper = .a5
    sheet.orientation = .landscape
    sheet.flip = .shortEdge
    (sheet.rows, sheet.columns) = (2, 3)
    sheet.fontSize = 9.5
    sheet.offset = .init(x: 1, y: -0.5)
    sheet.cutMarks = true
    sheet.margins = Margins(all: 8)
    (sheet.header, sheet.footer) = ("top", "bottom")
    #expect(settings.sheet == sheet)
    #expect(settings.params.keys == ["colour", "nested"])
  }

  @Test("`off` is a word where a word is wanted, and an empty list is none")
  func words() {
    let (settings, diagnostics) = read("math: off\ndownloads: []\nsheets: []\ndecks: []\nraw-html: safe")
    #expect(diagnostics.isEmpty)
    #expect(settings.math == .off)
    #expect(settings.downloads.isEmpty)
    #expect(settings.sheets.isEmpty)
    #expect(settings.decks.rules.isEmpty)
    #expect(settings.rawHTML == .safe)
  }

  @Test(
    "what is wrong is an error at its place",
    arguments: [
      ("titel: x", "1:1: error: the key `titel` is not known; did you mean `title`?"),
      (
        "frobnicate: x",
        "1:1: error: the key `frobnicate` is not known; what is for the site's own templates goes under `params`"
      ),
      (
        "study: yes",
        "1:8: error: the value of `study` must be `true` or `false`; it is the text \"yes\"; write `true`"
      ),
      (
        "raw-html: saf",
        "1:11: error: the value of `raw-html` must be `safe`, `escape` or `trusted`; it is the text \"saf\"; "
          + "did you mean `safe`?"
      ),
      (
        "title: [a]",
        "1:8: error: the value of `title` must be text; it is a list; put a text that begins with `[`,"
      ),
      (
        "downloads: [csv, pdf]",
        "1:18: error: the value of `downloads` must be `csv`, `anki` or `markdown`; it is the"
      ),
      (
        "base-url: example.org",
        "1:11: error: \"example.org\" is no absolute address of a site; write `https://`, a host"
      ),
      (
        "decks:\n- a/**\n- /etc/**",
        "3:3: error: \"/etc/**\" is no pattern of relative paths; write one such as"
      ),
      (
        "decks:\n- !a/**",
        "2:3: error: tags are not supported: `!a/**`; put a text that begins with `!` into quotes"
      ),
      (
        "decks: ['!a']",
        "1:8: error: every pattern of `decks` leaves files out, so that there is no deck; put one"
      ),
      ("output: ''", "1:9: error: the output folder has no name; write a path, such as `public`"),
      (
        "language: en_GB",
        "1:11: error: the value of `language` must be a language tag of BCP 47; it is the text"
      ),
      (
        "remote-media: ['https://a.b']",
        "1:16: error: \"https://a.b\" is no name of a host; write the host alone"
      ),
      ("math-macros: {R: x}", "1:15: error: \"R\" is no name of a TeX macro; write a backslash and letters"),
      ("formats: {/a: csv}", "1:11: error: \"/a\" is no pattern of relative paths"),
      (
        "formats: [csv]",
        "1:10: error: the value of `formats` must be a mapping of keys to values; it is a list"
      ),
      ("sheet: {row: 3}", "1:9: error: the key `sheet.row` is not known; did you mean `rows`?"),
      (
        "sheet: {rows: 0}",
        "1:15: error: the value of `sheet.rows` must be a whole number from 1 to 50; it is the"
      ),
      (
        "sheet: A4",
        "1:8: error: the value of `sheet` must be a mapping of keys to values; it is the text \"A4\""
      ),
      (
        "params: x",
        "1:9: error: the value of `params` must be a mapping of keys to values; it is the text \"x\""
      ),
      ("just words", "1:1: error: expected lines of the form `key: value`; this is the text \"just words\""),
      ("a: b: c", "1:5: error: a colon is not allowed here"),
    ])
  func errors(text: String, line: String) {
    let (_, diagnostics) = read(text)
    var report = Report()
    report.append(contentsOf: diagnostics)
    let printed = String(decoding: TextPrinter().bytes(of: report), as: UTF8.self)
    #expect(diagnostics.count == 1)
    #expect(printed.hasPrefix("deckpress.yaml:" + line), "\(printed)")
  }

  @Test("one wrong key leaves the others as they are, and every wrong one is reported")
  func collects() {
    let (settings, diagnostics) = read(
      "title: T\nstudy: yes\nlanguage: de\nmath: tex\nsheet: {rows: x, columns: 2}")
    #expect(settings.title == "T")
    #expect(settings.study)
    #expect(settings.language == "de")
    #expect(settings.math == .dollars)
    #expect(settings.sheet.columns == 2)
    #expect(diagnostics.compactMap(\.location.line).sorted() == [2, 4, 5])
  }

  @Test(
    "a rule of `formats` without a slash is a name in any folder, and the last rule that matches counts",
    arguments: [
      ("words.csv", "csv"), ("decks/es/words.csv", "csv"), ("notes/a.csv", "obsidian"),
      ("notes/a.md", "obsidian"),
      ("decks/a.md", nil),
    ])
  func formatRules(path: String, reader: String?) {
    let (settings, _) = read(#"formats: {"*.csv": csv, "notes/**": obsidian}"#)
    #expect(settings.formatRule(for: path)?.reader == reader)
  }
}
