import Decks
import Diagnostics
import Markdown
import Text

/// What can be wrong with a deck in the native format.
enum NativeProblem {
  case unreadable(TextProblem)
  case frontMatterNotClosed
  case unknownFormat(String, known: [String])
  case noCards(FileLooks)
  case emptyTerm
  case emptyDefinition(term: String)
  case repeatedExplicitID(String, line: Int)
  case reservedID(String)
  case derivedIDTaken(String, term: String)
  case repeatedTerm(String, line: Int, isError: Bool)
  case repeatedFootnote(String, line: Int)
  case aliasTaken(String, AliasAnchors.Owner, line: Int?)
  case emptySeparator
  case badAttribute(String, String)
  case mistypedAttribute(String, nearest: String)
  case tooMuchWork(MarkdownExcess)
}

extension NativeProblem: Problem {
  var severity: Severity {
    switch self {
    case .unreadable, .frontMatterNotClosed, .unknownFormat, .repeatedExplicitID, .reservedID, .tooMuchWork,
      .emptySeparator:
      .error
    case .repeatedTerm(_, _, let isError): isError ? .error : .warning
    case .noCards, .emptyTerm, .emptyDefinition, .derivedIDTaken, .repeatedFootnote, .badAttribute,
      .mistypedAttribute, .aliasTaken:
      .warning
    }
  }

  var code: String {
    switch self {
    case .unreadable(.nul): "nul-character"
    case .unreadable(.notUTF8): "not-utf-8"
    case .frontMatterNotClosed: "front-matter-not-closed"
    case .unknownFormat: "unknown-format"
    case .noCards: "no-cards"
    case .emptyTerm: "empty-term"
    case .emptyDefinition: "empty-definition"
    case .repeatedExplicitID: "repeated-id"
    case .reservedID: "reserved-id"
    case .derivedIDTaken: "derived-id"
    case .repeatedTerm: "repeated-term"
    case .repeatedFootnote: "repeated-footnote"
    case .badAttribute, .mistypedAttribute: "bad-attribute"
    case .aliasTaken: "alias-taken"
    case .emptySeparator: "empty-separator"
    case .tooMuchWork(let excess): excess.code
    }
  }

  var message: String {
    switch self {
    case .unreadable(.nul): "the file holds a NUL character"
    case .unreadable(.notUTF8(_, let looksLike)):
      "the file is not UTF-8" + (looksLike.map { ", it looks like \($0.rawValue)" } ?? "")
    case .frontMatterNotClosed: "the front matter that begins here has no end"
    case .unknownFormat(let name, _): "there is no reader for the format \(quoted(name))"
    case .noCards: "no cards were found"
    case .emptyTerm: "the card has no term"
    case .emptyDefinition(let term): "the card \(quoted(term)) has no definition"
    case .repeatedExplicitID(let id, let line):
      "the id \(quoted(id)) is given twice, here and on line \(line)"
    case .reservedID(let id): "the id \(quoted(id)) begins with `dp-`, as the theme's own ids do"
    case .derivedIDTaken(let id, let term):
      "\(quoted(term)) gets the id \(Diagnostics.code(id)), since another one comes first"
    case .repeatedTerm(let term, let line, _):
      "the term \(quoted(term)) is given twice, first on line \(line)"
    case .repeatedFootnote(let label, let line):
      "the footnote \(Diagnostics.code("[^" + label + "]")) is defined twice, first on line \(line)"
    case .aliasTaken(let alias, .theme, _):
      "the alias \(quoted(alias)) begins with `dp-`, as the theme's own ids do"
    case .aliasTaken(let alias, .section, _): "the alias \(quoted(alias)) is the id of a section"
    case .aliasTaken(let alias, .card, let line):
      "the alias \(quoted(alias)) names another card" + (line.map { ", on line \($0)" } ?? "")
    case .emptySeparator: "the value of `synonyms` is empty"
    case .badAttribute(let key, let value): "\(quoted(value)) is no value of \(Diagnostics.code(key))"
    case .mistypedAttribute(let key, _): "there is no attribute \(Diagnostics.code(key))"
    case .tooMuchWork(let excess): excess.message
    }
  }

  var advice: String? {
    switch self {
    case .unreadable(.nul): "remove it, a deck is plain text"
    case .unreadable(.notUTF8): "save the file as UTF-8"
    case .frontMatterNotClosed: "end it with a line `---`, or remove the first line"
    case .unknownFormat(let name, let known):
      nearestName(to: name, among: known).map { "did you mean \(Diagnostics.code($0))?" }
        ?? "known is \(alternatives(known))"
    case .noCards(let looks): looks.advice
    case .emptyTerm: "write the term after the `#` marks"
    case .emptyDefinition: "write one below its heading"
    case .repeatedExplicitID: "give one of them another id"
    case .reservedID: "choose another id"
    case .derivedIDTaken(let id, _):
      "write \(Diagnostics.code("{#\(id)}")) after it, so that it keeps this id when others come or go"
    case .repeatedTerm: "the dictionary joins their definitions"
    case .repeatedFootnote: "the first one counts, give this one another label"
    case .badAttribute(let key, _):
      switch key {
      case "dir": "write `ltr`, `rtl` or `auto`"
      case "lang": "write a language tag such as `es` or `zh-Hans`"
      default: "write a former id or another name of the card"
      }
    case .aliasTaken(_, .theme, _): "links to it lead nowhere; choose another alias"
    case .aliasTaken: "links to it lead there; choose another alias, or remove it"
    case .emptySeparator: "write what stands between the terms of a card, such as `\"/\"`"
    case .mistypedAttribute(_, let nearest): "did you mean \(Diagnostics.code(nearest))?"
    case .tooMuchWork(let excess): excess.advice
    }
  }
}
