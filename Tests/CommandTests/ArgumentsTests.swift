import Diagnostics
import Sheets
import Testing

@testable import deckpress

@Suite("Arguments")
struct ArgumentsTests {
  private func run(_ line: String) throws -> Arguments? {
    guard case .run(let arguments) = try Invocation(parsing: line.split(separator: " ").map(String.init))
    else {
      return nil
    }
    return arguments
  }

  @Test(
    "name a command and its operands",
    arguments: [
      ("build", .build, []), ("build Site", .build, ["Site"]), ("check ./a", .check, ["./a"]),
      ("dictionary a.md", .dictionary, ["a.md"]), ("new site x", .newSite, ["x"]),
      ("new deck x.md", .newDeck, ["x.md"]),
      ("dictionary -", .dictionary, ["-"]), ("build -- --odd", .build, ["--odd"]),
      ("-- new site -x", .newSite, ["-x"]),
      ("new --quiet deck a.md", .newDeck, ["a.md"]),
    ] as [(String, Command, [String])])
  func commands(line: String, command: Command, operands: [String]) throws {
    let arguments = try #require(try run(line))
    #expect(arguments.command == command)
    #expect(arguments.operands == operands)
  }

  @Test(
    "take options anywhere, with their values behind them or attached",
    arguments: [
      "build Site --output out --jobs 8 --drafts", "build --output=out --jobs=8 --drafts Site",
      "build -o out -j 8 Site --drafts", "build -oout -j8 --drafts Site",
    ])
  func options(line: String) throws {
    let arguments = try #require(try run(line))
    #expect(arguments.operands == ["Site"])
    #expect(arguments.text(.output) == "out")
    #expect(arguments.number(.jobs) == 8)
    #expect(arguments.has(.drafts))
    #expect(!arguments.has(.strict))
    #expect(arguments.text(.baseURL) == nil)
  }

  @Test("of a sheet are its options")
  func sheet() throws {
    let line =
      "sheet a.md -o x.pdf --offset -0.5,1 --card-size 85x54 --margin 1,2,3,4 --tag a --tag b --footer= --rows 2"
    let options = SheetOptions(try #require(try run(line)))
    var expected = SheetOptions()
    expected.offset = .init(x: -0.5, y: 1)
    expected.cardSize = Box(width: 85, height: 54)
    expected.margins = Margins(top: 1, right: 2, bottom: 3, left: 4)
    expected.tags = ["a", "b"]
    expected.footer = ""
    expected.rows = 2
    #expect(options == expected)
  }

  @Test(
    "of a sheet that are wrong are refused",
    arguments: [
      "sheet a.md", "sheet a.md -o x.txt", "sheet a.md -o x.pdf --offset 1",
      "sheet a.md -o x.pdf --offset 1,2,3",
      "sheet a.md -o x.pdf --offset 1,y", "sheet a.md -o x.pdf --margin 1,2",
      "sheet a.md -o x.pdf --font-size inf",
      "sheet a.md -o x.pdf --font-size 0x10", "sheet a.md -o x.pdf --paper a4",
      "sheet a.md -o x.pdf --rows 1 --rows 2",
    ])
  func wrongSheet(line: String) {
    #expect(throws: UsageError.self) { try run(line) }
  }

  @Test("take several letters in one, the last with its value")
  func letters() throws {
    let arguments = try #require(try run("build -qj4"))
    #expect(arguments.has(.quiet))
    #expect(arguments.number(.jobs) == 4)
  }

  @Test("keep an equals sign inside a value")
  func equalsSign() throws {
    #expect(try run("build --base-url=https://a.org/x=y")?.text(.baseURL) == "https://a.org/x=y")
  }

  @Test("choose how diagnostics are written, also before the command")
  func diagnostics() throws {
    #expect(try run("--diagnostics json check")?.text(.diagnostics) == "json")
  }

  @Test(
    "ask for help or for the version",
    arguments: [
      ("--help", .help(nil)), ("-h", .help(nil)), ("build --help", .help(.build)),
      ("-h new deck", .help(.newDeck)),
      ("new --help", .help(nil)), ("dictionary -h", .help(.dictionary)), ("--version", .version),
      ("build --version", .version),
    ] as [(String, Invocation)])
  func help(line: String, invocation: Invocation) throws {
    #expect(try Invocation(parsing: line.split(separator: " ").map(String.init)) == invocation)
  }

  @Test(
    "are refused with a sentence that says what is wrong",
    arguments: [
      ("", "expected a command; see `deckpress --help`"),
      ("biuld", "there is no command `biuld`; did you mean `build`? If not, see `deckpress --help`"),
      ("frobnicate", "there is no command `frobnicate`; see `deckpress --help`"),
      ("new", "expected a word after `new`; write `new site` or `new deck`"),
      ("new dek x", "there is no command `new dek`; did you mean `new deck`? If not, see `deckpress --help`"),
      (
        "build --ouput x",
        "`build` has no option `--ouput`; did you mean `--output`? If not, see `deckpress build --help`"
      ),
      (
        "build --out x",
        "`build` has no option `--out`; did you mean `--output`? If not, see `deckpress build --help`"
      ),
      (
        "build --base-url example.org",
        "the value of `--base-url` must be an absolute address such as `https://example.org/decks/`; it is \"example.org\""
      ),
      ("build -x", "`build` has no option `-x`; see `deckpress build --help`"),
      ("check --force", "`check` has no option `--force`; it is an option of `build`, behind that word"),
      (
        "--drafts build",
        "there is no option `--drafts` before a command; it is an option of `build` or `check`, behind that word"
      ),
      ("build --output", "expected a value after `--output`; write `--output DIR`"),
      ("build --output --drafts", "expected a value after `--output`; write `--output DIR`"),
      ("build --output=", "expected a value after `--output`; write `--output DIR`"),
      ("build --drafts=yes", "`--drafts` takes no value; write `--drafts` alone"),
      ("build --jobs many", "the value of `--jobs` must be a whole number from 1 to 256; it is \"many\""),
      ("build --jobs -1", "the value of `--jobs` must be a whole number from 1 to 256; it is \"-1\""),
      (
        "build -j99999999999999999999",
        "the value of `--jobs` must be a whole number from 1 to 256; it is \"99999999999999999999\""
      ),
      ("check --diagnostics xml", "the value of `--diagnostics` must be `text` or `json`; it is \"xml\""),
      ("build --output a -o b", "`--output` is given twice; keep one"),
      ("--quiet build --quiet", "`--quiet` is given twice; keep one"),
      ("build -qv", "`--quiet` and `--verbose` exclude each other"),
      ("dictionary", "expected DECK after `dictionary`; see `deckpress dictionary --help`"),
      ("new site", "expected DIR after `new site`; see `deckpress new site --help`"),
      ("build a b", "\"b\" is one argument too many for `build`; see `deckpress build --help`"),
    ])
  func errors(line: String, sentence: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let error = #expect(throws: UsageError.self) { try Invocation(parsing: arguments) }
    let problem = try #require(error)
    #expect([problem.message, problem.advice].compactMap(\.self).joined(separator: "; ") == sentence)
  }

  @Test("count an operand that is empty as missing")
  func emptyOperand() {
    #expect(throws: UsageError.missingOperand("DIR", of: .newSite)) {
      try Invocation(parsing: ["new", "site", ""])
    }
  }

  @Test(
    "may be anything at all",
    arguments: ["", "-", "--", "---", "--=", "-=", "\u{301}", "--\u{0}", "=", "-é", "🙂"])
  func oddities(argument: String) {
    for arguments in [
      [argument], ["build", argument], ["build", "--jobs", argument], [argument, argument, argument],
    ] {
      do throws(UsageError) {
        _ = try Invocation(parsing: arguments)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}
