import Markdown
import Testing

@testable import Typesetting

@Suite("Code by Pygments")
struct PygmentsTests {
  private func colour(_ code: String, _ language: String) -> String? {
    let typesetters = Typesetters(setsFormulas: false, cacheFolder: nil)
    defer { #expect(typesetters.missing.isEmpty) }
    return typesetters.highlight([CodeSample(code, language: language)])[0].map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  @Test("is the text with its words in spans")
  func spans() {
    let expected =
      #"<span class="dp-c-k">def</span> <span class="dp-c-nf">f</span>(x): "#
      + #"<span class="dp-c-k">return</span> x <span class="dp-c-o">&lt;</span> <span class="dp-c-mi">1</span>"#
      + "\n"
    #expect(colour("def f(x): return x < 1\n", "python") == expected)
  }

  @Test(
    "keeps each byte of the text",
    arguments: [
      "\n\n  if x:\n\ty = '&<>\"'  \n\n\n", "no line end: 1", "# 日本語 🙂\nx = 'é'\n", "'''a\nb'''\n",
      "x = \u{a0}1\n",
    ])
  func text(_ code: String) throws {
    let markup = try #require(colour(code, "python"))
    let withoutTags = markup.split(separator: "<", omittingEmptySubsequences: false).map {
      $0.drop { $0 != ">" }.dropFirst()
    }
    let first = markup.prefix { $0 != "<" }
    let text = (first + withoutTags.dropFirst().joined())
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#x27;", with: "'").replacing("&amp;", with: "&")
    #expect(text == code)
  }

  @Test(
    "knows languages by any of their names, in any case", arguments: ["js", "JavaScript", "JS", "javascript"])
  func names(_ language: String) {
    #expect(colour("let x = 1\n", language)?.contains(#"<span class="dp-c-kd">let</span>"#) == true)
  }

  @Test(
    "stays plain without a language that Pygments knows, or with nothing to colour",
    arguments: [
      ("x = 1\n", "nonsense"), ("x = 1\n", ""), ("x = 1\n", "text"), ("", "python"), ("x\n", "py thon"),
      ("x\n", "../x"),
    ])
  func plain(_ code: String, _ language: String) {
    #expect(colour(code, language) == nil)
  }

  @Test("stays plain where it is very long or could not be shown to the byte")
  func refused() {
    #expect(colour(String(repeating: "x = 1\n", count: 40_000), "python") == nil)
    #expect(colour("x = 1\r\n", "python") == nil)
    #expect(colour("x = '\u{1}'\n", "python") == nil)
    #expect(colour("\u{FEFF}x = 1\n", "python") == nil)
  }

  @Test("of many languages comes back in order")
  func many() {
    let typesetters = Typesetters(cacheFolder: nil)
    let languages = ["c", "rust", "nonsense", "swift", "html", "sql", "bash", "json", "tex"]
    let samples = languages.map { CodeSample("if \"\($0)\" { - 1 } <b>\n", language: $0) }
    for (sample, result) in zip(samples, typesetters.highlight(samples)) {
      #expect((result == nil) == (sample.language == "nonsense"), "\(sample.language)")
      #expect(result.map { String(decoding: $0, as: UTF8.self).contains(sample.language) } ?? true)
    }
  }
}
