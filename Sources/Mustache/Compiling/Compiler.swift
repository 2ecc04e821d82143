import Text

/// Turns templates into a program.
struct Compiler {
  var program = Program()
  var errors: [TemplateError] = []
  private let isStrict: Bool
  /// The numbers of templates by their names.
  let numbers: [String: Int]

  init(_ sources: [String: TemplateSource], isStrict: Bool) {
    let names = sources.keys.sorted()
    numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
    self.isStrict = isStrict
    for name in names {
      guard let source = sources[name] else { continue }
      compile(Template(name: name, source: SourceText(source)))
    }
  }

  private mutating func compile(_ template: Template) {
    var template = template
    let start = program.instructions.count
    let earlier = errors.count
    let parsed = parse(template.source)
    template.isWhole = errors.count == earlier
    if let (tokens, nesting) = parsed, template.isWhole {
      var emitter = Emitter(tokens, nesting, of: template.source, into: takeProgram())
      emitter.numbers = numbers
      emitter.isStrict = isStrict
      emitter.emit()
      program = emitter.program
      errors += emitter.errors
    }
    program.append(.end, at: template.source.bytes.count)
    template.steps = start..<program.instructions.count
    program.templates.append(template)
  }

  private mutating func parse(_ source: SourceText) -> ([Token], Nesting)? {
    do {
      _ = try UTF8Span(validating: source.bytes.span)
    } catch {
      errors.append(source.error(.notUTF8, at: error.byteOffsets.lowerBound))
      return nil
    }
    let lexer = Lexer(source)
    let nesting = Nesting(lexer.tokens, in: source)
    errors += lexer.errors + (lexer.losesPairs ? [] : nesting.errors)
    if isStrict {
      errors += nesting.ignored.map { source.error(.outsideBlocks, at: lexer.tokens[$0].range.lowerBound) }
    }
    return (lexer.tokens, nesting)
  }

  /// Hands the program on, so that it is not copied.
  private mutating func takeProgram() -> Program {
    defer { program = Program() }
    return program
  }
}
