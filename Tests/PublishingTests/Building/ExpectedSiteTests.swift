import Foundation
import Testing

@testable import Publishing

/// The site `Tests/Fixtures/site`, built and compared with `Tests/Fixtures/site-built`.
///
/// The theme's files and the schemas have tests of their own; here only their names count.
@Suite("A small site")
struct ExpectedSiteTests {
  @Test("becomes what it is expected to become")
  func isExpected() async throws {
    let site = try TemporarySite()
    for (path, bytes) in try files(below: ExpectedTree.fixtures.appending(path: "site")) {
      try site.write(path, String(decoding: bytes, as: UTF8.self))
    }
    let result = await site.build()
    #expect(site.findings(result).isEmpty)
    var made = try site.output().mapValues { String(decoding: $0, as: UTF8.self) }
    let theme = try CompiledTheme(language: "en")
    let shared = made.keys.filter { $0.hasPrefix("assets/") || $0.hasPrefix("schema/") }.sorted()
    let sheets = shared.filter { $0.hasPrefix("assets/sheet-") }
    #expect(sheets.count == 2)
    #expect(
      shared.filter { !sheets.contains($0) }
        == (theme.assets.map(\.path.text) + DataSchema.allCases.map(\.address.text)).sorted())
    for path in shared { made[path] = nil }
    try ExpectedTree("site-built").expect(
      made.mapValues { text in
        sheets.reduce(text) { $0.replacingOccurrences(of: $1, with: "assets/sheet.css") }
          .replacingOccurrences(of: theme.styleSheet.path.text, with: "assets/theme.css")
          .replacingOccurrences(of: theme.icon.path.text, with: "assets/icon.svg")
      })
  }
}
