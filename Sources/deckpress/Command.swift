/// What `deckpress` can do, by the words that ask for it.
enum Command: String, CaseIterable {
  case build, check, dictionary, sheet
  case newSite = "new site"
  case newDeck = "new deck"

  /// An argument that stands by its place.
  struct Operand {
    var name: String
    var help: String
    var isOptional = false
  }

  /// What it does, in a sentence without a full stop.
  var summary: String {
    switch self {
    case .build: "write the site"
    case .check: "say everything that a build would say, and write nothing"
    case .dictionary: "print a deck's JSON dictionary"
    case .sheet: "make a study sheet of a deck, as PDF or HTML"
    case .newSite: "make a site to start from"
    case .newDeck: "make a deck to start from"
    }
  }

  /// The operands in order; the optional ones come last.
  var operands: [Operand] {
    switch self {
    case .build, .check:
      [Operand(name: "SITE", help: "the site's folder; the current one by default", isOptional: true)]
    case .dictionary, .sheet: [Operand(name: "DECK", help: "the deck's file")]
    case .newSite: [Operand(name: "DIR", help: "the folder to make; never one that has something in it")]
    case .newDeck: [Operand(name: "FILE", help: "the file to make; never one that is there")]
    }
  }

  /// The options apart from those of all commands.
  var options: [Option] {
    switch self {
    case .build: [.output, .baseURL, .drafts, .strict, .jobs, .force]
    case .check: [.drafts, .strict, .jobs]
    case .sheet: Option.ofSheet
    case .dictionary, .newSite, .newDeck: []
    }
  }
}

/// An argument that stands by its name.
struct Option: Hashable {
  /// What follows the name.
  enum Value: Hashable {
    case none
    case text(String)
    /// Text that may be empty.
    case words(String)
    /// A file by the extensions that it may have.
    case file(String, [String])
    /// Numbers with `,` or `x` between them, in one of these counts.
    case decimals(String, [Int], ClosedRange<Double>)
    case address(String)
    case number(String, ClosedRange<Int>)
    case choice([String])
  }

  var name: String
  var letter: Character?
  var value = Value.none
  var help: String
  /// Whether it may be given more than once.
  var repeats = false
  /// Whether it must be given.
  var isRequired = false
}

extension Option {
  static let output = Option(
    name: "output", letter: "o", value: .text("DIR"),
    help: "write into this folder instead of the settings' one")
  static let baseURL = Option(
    name: "base-url", value: .address("URL"),
    help: "the site's absolute address, instead of the settings' one")
  static let drafts = Option(name: "drafts", help: "take in decks that are drafts")
  static let strict = Option(name: "strict", help: "take warnings for errors")
  static let jobs = Option(
    name: "jobs", letter: "j", value: .number("N", 1...256),
    help: "work in N threads; as many as processors by default")
  static let force = Option(name: "force", help: "write every file, also those that did not change")

  static let quiet = Option(name: "quiet", letter: "q", help: "say nothing but errors and warnings")
  static let verbose = Option(name: "verbose", letter: "v", help: "say what is being done")
  static let diagnostics = Option(
    name: "diagnostics", value: .choice(["text", "json"]),
    help: "how errors and warnings are written; text by default")
  static let help = Option(name: "help", letter: "h", help: "show this help")
  static let version = Option(name: "version", help: "show the version")

  /// The options that every command takes.
  static let common: [Option] = [.quiet, .verbose, .diagnostics, .help, .version]
}
