import Diagnostics

/// What can be wrong with a link or a formula; the place of it on the page shows its text all the same.
enum LinkProblem {
  case unsafe(String)
  case deadLink(String)
  case deadAnchor(String)
  case refusedFormula(String, String)
}

extension LinkProblem: Problem {
  var severity: Severity { .warning }

  var code: String {
    switch self {
    case .unsafe: "unsafe-link"
    case .deadLink, .deadAnchor: "dead-link"
    case .refusedFormula: "bad-formula"
    }
  }

  var message: String {
    switch self {
    case .unsafe(let address): "the address \(quoted(address)) is not safe, and was dropped"
    case .deadLink(let address): "the link \(quoted(address)) leads to nothing on this site"
    case .deadAnchor(let address): "the link \(quoted(address)) leads to no card or section"
    case .refusedFormula(let tex, let reason): "the formula \(quoted(tex)) cannot be set: \(reason)"
    }
  }

  var advice: String? {
    switch self {
    case .unsafe: "links may begin with `https:`, `http:` or `mailto:`, or be relative"
    case .deadLink: "name a deck's file, relative to this one, such as `../other.md#card`"
    case .deadAnchor: "an id is the term's slug, or what stands in `{#…}` after the term"
    case .refusedFormula: "formulas are written in KaTeX's TeX; the page shows the source"
    }
  }
}
