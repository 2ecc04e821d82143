import Foundation
import Testing

@testable import Markdown

/// The examples of the GitHub Flavored Markdown specification, each with the extensions that it names.
@Suite struct GitHubSpecificationTests {
  @Test(.enabled("needs the specification that Debian's cmark-gfm installs", { specification() != nil }))
  func everyExamplePasses() throws {
    let examples = Example.all(in: try #require(specification()))
    #expect(examples.count == 671)
    for example in examples {
      let bytes = Array(example.markdown.utf8)[...]
      let html = MarkdownDocument(bytes, extensions: example.extensions)
        .trustedHTML(extensions: example.extensions)
      #expect(html.string == example.html, "example \(example.number)")
    }
  }
}

/// The text of the specification: a handed copy, or the one that Debian's package brings.
private func specification() -> String? {
  if let suites = ProcessInfo.processInfo.environment["DECKPRESS_SUITES"],
    let text = try? String(contentsOfFile: suites + "/gfm/spec.txt", encoding: .utf8)
  {
    return text
  }
  let gzip = Process()
  gzip.executableURL = URL(fileURLWithPath: "/bin/gzip")
  gzip.arguments = ["-dc", "/usr/share/doc/cmark-gfm/spec.txt.gz"]
  let output = Pipe()
  gzip.standardOutput = output
  guard (try? gzip.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else { return nil }
  return String(decoding: data, as: UTF8.self)
}

private struct Example {
  var number: Int
  var markdown: String
  var html: String
  var extensions: MarkdownExtensions

  static func all(in specification: String) -> [Example] {
    let fence = String(repeating: "`", count: 32)
    var examples: [Example] = []
    var current: (names: [Substring], parts: [[Substring]])?
    for line in specification.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix(fence + " example") {
        current = (line.dropFirst(fence.count + 8).split(separator: " "), [[]])
      } else if line == fence, let (names, parts) = current {
        current = nil
        guard !names.contains("disabled") else { continue }
        let texts = parts.map { $0.map { $0 + "\n" }.joined().replacing("→", with: "\t") }
        examples.append(
          Example(
            number: examples.count + 1, markdown: texts[0], html: texts.count > 1 ? texts[1] : "",
            extensions: names.reduce(into: []) { $0.formUnion(MarkdownExtensions(name: $1) ?? []) }))
      } else if let (names, parts) = current {
        let isDivider = line == "." && parts.count == 1
        current = (names, isDivider ? parts + [[]] : parts.dropLast() + [parts[parts.count - 1] + [line]])
      }
    }
    return examples
  }
}
