import Diagnostics
import Testing

@testable import Publishing

@Suite("A site's own templates")
struct ThemeErrorTests {
  @Test(
    "are errors at their places where something in them is wrong",
    arguments: [
      (
        "pages/card.mustache", "<p>\n  {{trem}}</p>",
        "templates/pages/card.mustache:2:3: error: there is no “trem” in “card”, “group” and “deck page”; did you mean “term”?"
      ),
      (
        "pages/404.mustache", "{{{page.title}}}",
        "templates/pages/404.mustache:1:1: error: “page.title” is text"
      ),
      (
        "pages/folder.mustache", "{{folder.introduction}}",
        "templates/pages/folder.mustache:1:1: error: “folder.introduction” is HTML"
      ),
      (
        "pages/tag.mustache", "{{>deck-itme}}",
        "templates/pages/tag.mustache:1:1: error: there is no template “deck-itme”; did you mean “deck-item”?"
      ),
      (
        "pages/tag.mustache", "{{strings.tgas}}",
        "templates/pages/tag.mustache:1:1: error: there is no “tgas” in “strings”; did you mean “tags”?"
      ),
      (
        "pages/layout.mustache", "{{#site}}",
        "templates/pages/layout.mustache:1:1: error: {{#site}} is not closed"
      ),
      (
        "pages/layout.mustache", "{{site.title}}",
        "(theme) pages/404.mustache:2:1: error: the template “layout” has no block “main”"
      ),
      (
        "pages/dekc.mustache", "x",
        "templates/pages/dekc.mustache: error: the theme has no file `pages/dekc.mustache`, and none of its templates asks for one; did you mean `pages/deck.mustache`?"
      ),
      ("banner.html", "x", "templates/banner.html: error: the theme has no file `banner.html`"),
      (
        "strings/de.json", "{}",
        "templates/strings/de.json: error: the theme has no file `strings/de.json`, and none of its templates asks for one; did you mean `strings/en.json`?"
      ),
      ("strings/en.json", "{", "templates/strings/en.json:1:2: error: expected a value"),
      (
        "strings/en.json", #"{"tags": ["a"]}"#,
        "templates/strings/en.json:1:10: error: the value of `tags` must be text; it is a list"
      ),
      (
        "strings/en.json", #"{"counts": {"cards": {"onne": "x", "other": "y"}}}"#,
        "templates/strings/en.json:1:23: error: `onne` is no plural category; did you mean `one`?"
      ),
      (
        "strings/en.json", #"{"counts": {"cards": {"one": "x"}}}"#,
        "templates/strings/en.json:1:22: error: `cards` lacks its form for `other` numbers"
      ),
    ])
  func errors(_ path: String, _ text: String, _ message: String) throws {
    let lines = Self.errors([path: text])
    #expect(lines.contains { $0.hasPrefix(message) }, "\(lines)")
  }

  @Test("are all reported in one go")
  func all() {
    let lines = Self.errors([
      "pages/404.mustache": "{{a}} {{b}}", "styles/them.css": "", "strings/en.json": #"{"tags": []}"#,
    ])
    #expect(lines.count == 4, "\(lines)")
  }

  @Test("may have partials of their own, and words and pictures in place of the theme's")
  func overrides() throws {
    let renderer = try SampleSite.renderer(overrides: [
      "pages/head.mustache": "{{>parts/banner}}",
      "pages/parts/banner.mustache": "<meta name=\"{{strings.mine}}\" content=\"{{site.params.colour}}\">",
      "strings/en.json": #"{"mine": "My word", "notFound": "Nothing here"}"#,
      "images/icon.svg": "<svg/>",
    ])
    let page = String(decoding: try renderer.notFound(), as: UTF8.self)
    #expect(page.contains(#"<meta name="My word" content="">"#))
    #expect(page.contains("<h1>Nothing here</h1>"))
    #expect(page.contains("All decks"), "words that the site leaves out stay")
    #expect(renderer.theme.icon.bytes == Array("<svg/>".utf8))
  }

  @Test("that include themselves without an end are an error on the page, not a crash")
  func endless() throws {
    let renderer = try SampleSite.renderer(overrides: ["pages/head.mustache": "{{>head}}"])
    let error = #expect(throws: Diagnostic.self) { try renderer.notFound() }
    #expect(error?.location == Location(path: "templates/pages/head.mustache", line: 1, column: 1))
    #expect(error?.problem.code == "template-endless-inclusion")
  }

  private static func errors(_ overrides: [String: String]) -> [String] {
    do throws(ThemeErrors) {
      _ = try CompiledTheme(overrides: overrides.mapValues { Array($0.utf8) })
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        let advice = diagnostic.problem.advice.map { "; " + $0 } ?? ""
        return
          "\(diagnostic.location): \(diagnostic.severity.rawValue): \(diagnostic.problem.message)\(advice)"
      }
    }
  }
}
