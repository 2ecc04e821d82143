import Decks
import Diagnostics
import Markdown
import Text

/// Reads decks in the native format: Markdown with a heading for each card.
public struct NativeReader: Sendable {
  /// The name by which front matter and settings ask for this reader.
  public static let name = "native"

  /// The file that diagnostics name.
  public var path: String
  /// The deck's identity where its front matter gives none.
  public var defaultID: String
  /// The deck's title where neither front matter nor a heading gives one.
  public var defaultTitle: String
  /// Whether a repeated term is an error.
  public var refusesRepeatedTerms: Bool
  /// How formulas are written where the deck does not say.
  public var math = MathSyntax.dollars
  /// Whether quotes and dashes become typographic.
  public var typography = false

  /// Makes a reader for a file.
  public init(path: String, defaultID: String, defaultTitle: String, refusesRepeatedTerms: Bool = false) {
    self.path = path
    self.defaultID = defaultID
    self.defaultTitle = defaultTitle
    self.refusesRepeatedTerms = refusesRepeatedTerms
  }

  /// Reads a file's bytes, and adds all that is wrong with them.
  ///
  /// There is no deck where the bytes are not text or would take too long to parse; with other errors there is
  /// one, as far as it goes.
  public func read(_ bytes: [UInt8], diagnostics: inout [Diagnostic]) -> NativeDeck? {
    if let problem = Self.textDiagnostic(bytes, path: path) {
      diagnostics.append(problem)
      return nil
    }
    let frontMatter = FrontMatter(bytes, path: path)
    var findings = Findings(path: path, diagnostics: frontMatter.diagnostics)
    defer { diagnostics += findings.diagnostics }
    if let format = frontMatter.fields.format, format != Self.name,
      let location = frontMatter.fields.formatLocation
    {
      findings.diagnostics.append(
        Diagnostic(NativeProblem.unknownFormat(format, known: [Self.name]), at: location))
      return nil
    }
    let lines = SourceLines(bytes, firstLine: frontMatter.bodyLine, start: frontMatter.bodyStart)
    findings.offset = lines.offset
    if let problem = Self.limitDiagnostic(bytes, frontMatter, path: path) {
      findings.diagnostics.append(problem)
      return nil
    }
    return read(bytes, frontMatter, lines, &findings)
  }

  /// Says why Markdown would take too long to read, or nothing.
  public static func limitDiagnostic(_ bytes: [UInt8], _ frontMatter: FrontMatter, path: String)
    -> Diagnostic?
  {
    do throws(MarkdownExcess) {
      try checkMarkdownLimits(of: bytes[frontMatter.bodyStart...])
      return nil
    } catch {
      let location = Location(path: path, line: error.line + frontMatter.bodyLine - 1, column: 1)
      return Diagnostic(NativeProblem.tooMuchWork(error), at: location)
    }
  }

  /// Says why bytes are not text, or nothing.
  public static func textDiagnostic(_ bytes: [UInt8], path: String) -> Diagnostic? {
    guard let problem = textProblem(in: bytes) else { return nil }
    let index = LineIndex(bytes)
    let location = Location(
      path: path, line: index.line(containing: problem.offset), column: index.column(of: problem.offset))
    return Diagnostic(NativeProblem.unreadable(problem), at: location)
  }

  private func read(
    _ bytes: [UInt8], _ frontMatter: FrontMatter, _ lines: SourceLines, _ findings: inout Findings
  ) -> NativeDeck {
    let fields = frontMatter.fields
    let syntax = fields.syntax(math: math, typography: typography)
    let body = bytes[frontMatter.bodyStart...]
    var draft = MarkdownDraft(body, extensions: syntax)
    let headings = draft.headings
    findings.repeatedFootnotes(draft.footnoteLabels)
    var attributes: [Int: (String, HeadingAttributes)] = [:]
    for (index, heading) in headings.enumerated() where heading.level <= fields.cardLevel {
      attributes[index] = HeadingAttributes.split(heading.text)
    }
    let bareTexts = attributes.mapValues { $0.0 }
    draft.replaceText(ofHeadings: bareTexts)
    let document = draft.finish()
    var outline = DeckOutline(
      document, headings: headings, attributes: attributes, cardLevel: fields.cardLevel, lines: lines)
    let title =
      fields.title == nil ? outline.takeTitle(cardLevel: fields.cardLevel, blocks: document.blocks) : nil
    let texts: HeadingTexts
    if typography {
      let asTyped = syntax.subtracting(.typography)
      var draft = MarkdownDraft(body, extensions: asTyped)
      draft.replaceText(ofHeadings: bareTexts)
      texts = HeadingTexts(draft.finish(), asTyped, title: title, outline.entries, fields)
    } else {
      texts = HeadingTexts(document, syntax, title: title, outline.entries, fields)
    }

    var builder = DeckBuilder(fields: fields, lines: lines, findings: findings)
    let ids = builder.identifiers(of: outline.entries, texts: texts.entries)
    for (index, entry) in outline.entries.enumerated() {
      if entry.level < fields.cardLevel {
        builder.addSection(entry, id: ids[index], title: texts.entries[index])
      } else {
        builder.addCard(
          entry, id: ids[index], term: texts.entries[index],
          keys: texts.keys.isEmpty ? nil : texts.keys[index], blocks: document.blocks)
      }
    }
    var deck = builder.deck(id: defaultID, title: texts.title.isEmpty ? defaultTitle : texts.title)
    deck.introduction = outline.introduction.map { lines.text($0.lines) }.filter { !$0.isEmpty }
      .joined(separator: "\n\n")
    if deck.cards.isEmpty {
      let looks = FileLooks(body, headingLevels: headings.map(\.level))
      builder.findings.add(.noCards(looks), line: nil)
    }
    if builder.mayRepeatTerms {
      builder.findings.repeatedTerms(in: deck, areErrors: refusesRepeatedTerms)
    }
    if builder.hasAliases { builder.findings.takenAliases(in: deck) }
    findings = builder.findings
    return NativeDeck(
      deck: deck, fields: fields, linesBeforeBody: lines.offset, document: document,
      introduction: outline.introduction.map { $0.blocks }, units: builder.units)
  }
}
