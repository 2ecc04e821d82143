extension TemplateError {
  /// What is wrong, as one sentence without a full stop.
  public var message: String {
    switch kind {
    case .notUTF8: "the template is not UTF-8"
    case .unclosedTag(let opening, let closing, let found):
      "the tag that “\(opening)” opens is not closed by “\(closing)” before \(found)"
    case .emptyTag: "the tag has no name"
    case .malformedName(let name): "“\(name)” is not a name"
    case .malformedDelimiters: "the tag does not set two delimiters"
    case .unclosed(let tag, let expected, let found): "\(tag) is not closed by \(expected) before \(found)"
    case .unopened(let tag, _): "\(tag) closes nothing"
    case .nestedTooDeeply(let limit): "sections and blocks are nested more than \(limit) deep"
    case .duplicateBlock(let name): "the parent gets the block “\(name)” twice"
    case .outsideBlocks: "what stands in a parent outside its blocks is never shown"
    case .unknownBlock(let name, let parent, _): "the template “\(parent)” has no block “\(name)”"
    case .unknownTemplate(let name, _): "there is no template “\(name)”"
    case .unknownName(let name, _, let records): "there is no “\(name)” in \(Self.list(records))"
    case .noFields(let name, let kind): "“\(name)” is \(kind), which has no fields"
    case .notText(let name, let kind): "“\(name)” is \(kind), which cannot be shown as text"
    case .escapedHTML(let name): "“\(name)” is HTML, which this tag would show as source text"
    case .unescaped(let name, let kind): "“\(name)” is \(kind), which must be escaped"
    case .tooManyWays(let limit): "templates include one another in more than \(limit) ways"
    case .endlessInclusion(let chain, let limit):
      "templates include one another more than \(limit) deep: \(chain.joined(separator: " → "))"
    }
  }

  /// What to do, where that can be said.
  public var advice: String? {
    switch kind {
    case .notUTF8: "Save the file as UTF-8."
    case .unclosedTag(_, let closing, _): "Write “\(closing)” after the tag's name."
    case .emptyTag: "Write a name between the delimiters."
    case .malformedName:
      "A name has no white space, and dots only between its parts; “.” alone is the current item."
    case .malformedDelimiters: "Write two delimiters with a space between them, as in {{=<% %>=}}."
    case .unclosed(_, let expected, _): "Add \(expected)."
    case .unopened(_, let nearest?): "Did you mean \(nearest)?"
    case .unopened: "Remove it, or add the tag that opens it."
    case .nestedTooDeeply: "Move the inner part into a template of its own."
    case .duplicateBlock: "Keep one of them."
    case .outsideBlocks: "Move it into a block, or out of the parent."
    case .unknownBlock(_, _, let nearest?), .unknownTemplate(_, let nearest?),
      .unknownName(_, let nearest?, _):
      "Did you mean “\(nearest)”?"
    case .unknownBlock, .unknownTemplate, .unknownName: nil
    case .noFields(let name, _): "Open a section on “\(name)” to use what is in it."
    case .notText(let name, _): "Open a section on “\(name)” and show what is in it."
    case .escapedHTML(let name): "Write {{{\(name)}}}."
    case .unescaped(let name, _): "Write {{\(name)}}."
    case .tooManyWays: "Let fewer templates include themselves."
    case .endlessInclusion: "Include a template in itself only within a section that ends."
    }
  }

  private static func list(_ records: [String]) -> String {
    let quoted = records.map { "“\($0)”" }
    guard let last = quoted.last else { return "what is in reach" }
    return quoted.count == 1 ? last : quoted.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension TemplateError.Found: CustomStringConvertible {
  /// What was met, as a noun phrase.
  public var description: String {
    switch self {
    case .end: "the template's end"
    case .tag(let tag, let position): "\(tag) at \(position.line):\(position.column)"
    }
  }
}

extension TemplateError: CustomStringConvertible {
  /// The error as a line for people: the place, what is wrong and what to do.
  public var description: String {
    "\(path):\(line):\(column): error: \(message)" + (advice.map { ". \($0)" } ?? "")
  }
}
