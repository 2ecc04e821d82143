import Diagnostics

/// What can be wrong with a link, a formula or a cloze; the place of it on the page shows its text all the same.
enum LinkProblem {
  case unsafe(String)
  case deadLink(String)
  case deadAnchor(String)
  case refusedFormula(String, String)
  case unendedCloze(String)
  case unknownName(String, nearest: String?)
  case sharedName(String, other: String)
}

extension LinkProblem: Problem {
  var severity: Severity { .warning }

  var code: String {
    switch self {
    case .unsafe: "unsafe-link"
    case .deadLink, .deadAnchor: "dead-link"
    case .refusedFormula: "bad-formula"
    case .unendedCloze: "unended-cloze"
    case .unknownName: "unknown-name"
    case .sharedName: "shared-name"
    }
  }

  var message: String {
    switch self {
    case .unsafe(let address): "the address \(quoted(address)) is not safe, and was dropped"
    case .deadLink(let address): "the link \(quoted(address)) leads to nothing on this site"
    case .deadAnchor(let address): "the link \(quoted(address)) leads to no card or section"
    case .refusedFormula(let tex, let reason): "the formula \(quoted(tex)) cannot be set: \(reason)"
    case .unendedCloze(let start):
      "the cloze \(quoted(start)) does not end in the paragraph in which it begins"
    case .unknownName(let name, _): "no card and no deck of this site is called \(quoted(name))"
    case .sharedName(let name, let other):
      "the name \(quoted(name)) is shared: the link leads to the first that has it, another is \(other)"
    }
  }

  var advice: String? {
    switch self {
    case .unsafe: "links may begin with `https:`, `http:` or `mailto:`, or be relative"
    case .deadLink: "name a deck's file, relative to this one, such as `../other.md#card`"
    case .deadAnchor: "an id is the term's slug, or what stands in `{#…}` after the term"
    case .refusedFormula: "formulas are written in KaTeX's TeX; the page shows the source"
    case .unendedCloze: "write `}}` behind it, inside of the same paragraph and the same emphasis"
    case .unknownName(_, let nearest?): "did you mean \(Diagnostics.code("[[" + nearest + "]]"))?"
    case .unknownName: "write a card's term, `deck/term`, `deck#card-id`, or a deck's file name or title"
    case .sharedName: "write `[[deck/term]]` or `[[deck#card-id]]` for the one that is meant"
    }
  }
}
