import Testing

@testable import deckpress

@Suite("Help")
struct HelpTextTests {
  @Test("fits 80 columns, without spaces at the end of a line", arguments: [nil] + Command.allCases)
  func width(command: Command?) {
    for line in HelpText.text(for: command).split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(line.count <= 80, "\(line)")
      #expect(line.last != " ")
    }
  }

  @Test("names every command")
  func commands() {
    let text = HelpText.text(for: nil)
    for command in Command.allCases { #expect(text.contains("\n  \(command.rawValue) ")) }
  }

  @Test("names every option of a command", arguments: Command.allCases)
  func options(command: Command) {
    let text = HelpText.text(for: command)
    for option in command.options + Option.common { #expect(text.contains(" \(option.longName) ")) }
  }

  @Test("reads well")
  func check() {
    #expect(
      HelpText.text(for: .check) == """
        deckpress check [SITE] [OPTIONS]

        Say everything that a build would say, and write nothing.

          SITE  the site's folder; the current one by default

        Options:
              --drafts                 take in decks that are drafts
              --strict                 take warnings for errors
          -j, --jobs N                 work in N threads; as many as processors by
                                       default
          -q, --quiet                  say nothing but errors and warnings
          -v, --verbose                say what is being done
              --diagnostics text|json  how errors and warnings are written; text by
                                       default
          -h, --help                   show this help
              --version                show the version

        """)
  }
}
