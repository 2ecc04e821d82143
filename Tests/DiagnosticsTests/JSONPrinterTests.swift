import Diagnostics
import Testing

@Suite("The JSON printer")
struct JSONPrinterTests {
  private func line(_ diagnostic: Diagnostic) -> String {
    var output: [UInt8] = []
    JSONPrinter().append(diagnostic, to: &output)
    return String(decoding: output, as: UTF8.self)
  }

  @Test("writes every field on one line")
  func fields() {
    let diagnostic = Diagnostic.sample(
      "an empty term", .warning, advice: "write one", at: Location(path: "a.md", line: 1, column: 4))
    #expect(
      line(diagnostic) == """
        {"severity":"warning","path":"a.md","line":1,"column":4,"code":"sample",\
        "message":"an empty term","advice":"write one"}

        """)
  }

  @Test("leaves out what is not known")
  func unknown() {
    #expect(
      line(.sample("lost", at: Location(path: "a.md"))) == """
        {"severity":"error","path":"a.md","code":"sample","message":"lost"}

        """)
  }

  @Test(
    "escapes what JSON must, and what a terminal would act on",
    arguments: [
      (#"say "hi" \ no"#, #"say \"hi\" \\ no"#), ("a\nb\u{1B}\0", #"a\u000ab\u001b\u0000"#),
      ("\u{2028}\u{9B}", #"\u2028\u009b"#), ("</b> é 🙂", "</b> é 🙂"),
    ])
  func escapes(text: String, written: String) {
    #expect(line(.sample(text, at: Location(path: "a"))).contains(#""message":"\#(written)""#))
  }

  @Test("keeps long text whole: a program reads it")
  func long() {
    let text = String(repeating: "x", count: 5_000)
    #expect(line(.sample(text, at: Location(path: "a"))).contains(text))
  }
}
