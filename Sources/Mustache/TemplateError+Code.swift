extension TemplateError {
  /// A short name for programs, in kebab case, which never changes.
  public var code: String {
    switch kind {
    case .notUTF8: "template-not-utf-8"
    case .unclosedTag: "template-unclosed-tag"
    case .emptyTag: "template-empty-tag"
    case .malformedName: "template-malformed-name"
    case .malformedDelimiters: "template-malformed-delimiters"
    case .unclosed: "template-unclosed-section"
    case .unopened: "template-unopened-section"
    case .nestedTooDeeply: "template-nested-too-deeply"
    case .duplicateBlock: "template-duplicate-block"
    case .outsideBlocks: "template-outside-blocks"
    case .unknownBlock: "template-unknown-block"
    case .unknownTemplate: "template-unknown-template"
    case .unknownName: "template-unknown-name"
    case .noFields: "template-no-fields"
    case .notText: "template-not-text"
    case .escapedHTML: "template-escaped-html"
    case .unescaped: "template-unescaped-text"
    case .tooManyWays: "template-too-many-ways"
    case .endlessInclusion: "template-endless-inclusion"
    }
  }
}
