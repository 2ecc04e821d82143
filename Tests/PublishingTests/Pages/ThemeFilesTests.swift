import Testing

@testable import Publishing

@Suite("The built-in theme")
struct ThemeFilesTests {
  @Test("has every file of its folder, in order of their paths, to the byte")
  func hasEveryFile() throws {
    #expect(ThemeFiles.builtIn.map(\.path) == (try Repository.templatePaths()))
    for file in ThemeFiles.builtIn {
      #expect(file.bytes == (try Repository.template(file.path)), "\(file.path)")
    }
  }

  @Test("publishes its style sheet and its icon under names that change with their content")
  func assets() throws {
    let theme = try CompiledTheme()
    let changed = try CompiledTheme(overrides: ["styles/theme.css": Array("p { margin: 0 }".utf8)])
    #expect(theme.assets.map(\.path.text).allSatisfy { $0.hasPrefix("assets/") })
    #expect(theme.icon.path == changed.icon.path)
    #expect(theme.styleSheet.path != changed.styleSheet.path)
    #expect(changed.styleSheet.bytes.suffix(15) == Array("p { margin: 0 }".utf8)[...])
    #expect(changed.styleSheet.bytes.count < theme.styleSheet.bytes.count)
  }

  @Test("keeps its style sheet under 20 kB")
  func isSmall() throws {
    #expect(try CompiledTheme().styleSheet.bytes.count < 20_000)
  }

  @Test(
    "names contents by eight digits",
    arguments: [("", "4fd0bfc1"), ("a", "296230c0"), ("foobar", "72ad2699")])
  func hash(_ text: String, _ hash: String) {
    #expect(contentHash(Array(text.utf8)) == hash)
  }
}
