import Diagnostics
import Testing

@Suite("The text printer")
struct TextPrinterTests {
  private func line(_ diagnostic: Diagnostic, colour: Bool = false) -> String {
    var output: [UInt8] = []
    TextPrinter(usesColour: colour).append(diagnostic, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test(
    "names the place as far as it is known",
    arguments: [
      (Location(path: "decks/a.md", line: 3, column: 7), "decks/a.md:3:7: error: lost\n"),
      (Location(path: "decks/a.md", line: 3), "decks/a.md:3: error: lost\n"),
      (Location(path: "decks/a.md"), "decks/a.md: error: lost\n"),
    ])
  func place(location: Location, expected: String) {
    #expect(line(.sample("lost", at: location)) == expected)
  }

  @Test("puts the advice behind the message")
  func advice() {
    let diagnostic = Diagnostic.sample(
      "an empty term", .warning, advice: "write one", at: Location(path: "a.md", line: 1))
    #expect(line(diagnostic) == "a.md:1: warning: an empty term; write one\n")
  }

  @Test("colours the severity alone, and only when asked")
  func colour() {
    let place = Location(path: "a.md")
    #expect(line(.sample("x", at: place), colour: true) == "a.md: \u{1B}[1;31merror:\u{1B}[0m x\n")
    #expect(
      line(.sample("x", .warning, at: place), colour: true) == "a.md: \u{1B}[1;33mwarning:\u{1B}[0m x\n")
  }

  @Test(
    "shows what would drive a terminal by its code point",
    arguments: [
      ("\u{1B}[2J", #"\u{1B}[2J"#), ("a\nb\tc\rd", #"a\nb\tc\rd"#), ("\u{9B}31m", #"\u{9B}31m"#),
      ("\u{202E}txt", #"\u{202E}txt"#), ("\0", #"\u{0}"#), ("naïve 日本 🙂", "naïve 日本 🙂"),
    ])
  func controls(text: String, shown: String) {
    #expect(
      line(.sample(text, advice: text, at: Location(path: text))) == "\(shown): error: \(shown); \(shown)\n")
  }

  @Test("cuts an endless message in the middle")
  func endless() {
    let text = "begin " + String(repeating: "x", count: 1_000_000) + " end"
    let shown = line(.sample(text, at: Location(path: "a.md")))
    #expect(shown.utf8.count < 1_100)
    #expect(shown.hasPrefix("a.md: error: begin xxx"))
    #expect(shown.hasSuffix("xxx end\n"))
  }
}
