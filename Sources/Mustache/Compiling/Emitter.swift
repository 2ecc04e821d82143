import Text

/// Writes the steps of one template.
struct Emitter {
  var program: Program
  var errors: [TemplateError] = []
  /// Whether a partial or parent must exist.
  var isStrict = false
  /// The numbers of templates by their names.
  var numbers: [String: Int] = [:]
  let tokens: [Token]
  let nesting: Nesting
  let layout: Layout
  let source: SourceText
  /// The opening tags that are not closed yet, and the steps or table entries that wait for their end.
  var open: [Open] = []
  /// Whether the next text may join the one before: nothing jumps to the place between.
  var canJoin = false

  enum Open {
    case section(address: Int)
    case inverted(address: Int)
    case parent(inclusion: Int)
    case argument
    case parameter(Int)
  }

  init(_ tokens: [Token], _ nesting: Nesting, of source: SourceText, into program: Program) {
    self.tokens = tokens
    self.nesting = nesting
    self.source = source
    self.program = program
    layout = Layout(tokens, nesting, in: source)
  }

  mutating func emit() {
    var index = 0
    while index < tokens.count {
      if isIgnored(index) {
        index = tokens[index].opens ? nesting.partners[index] ?? index : index
      } else {
        emit(index)
      }
      index += 1
    }
  }

  /// Whether a token stands in a parent and neither is a block nor closes the parent.
  private func isIgnored(_ index: Int) -> Bool {
    guard case .parent = open.last else { return false }
    return tokens[index].kind != .block && tokens[index].kind != .end
  }

  private mutating func emit(_ index: Int) {
    let token = tokens[index]
    switch token.kind {
    case .text: emitText(index)
    case .comment, .delimiters: beginLine(index)
    case .escaped: add(.escaped(name(token)), index)
    case .unescaped: add(.unescaped(name(token)), index)
    case .section:
      add(.section(name(token), end: 0), index)
      open.append(.section(address: lastAddress))
    case .inverted:
      add(.inverted(name(token), end: 0), index)
      open.append(.inverted(address: lastAddress))
    case .partial: emitPartial(index)
    case .parent: emitParent(index)
    case .block where nesting.arguments.contains(index): emitArgument(index)
    case .block: emitParameter(index)
    case .end: emitEnd(index)
    }
  }

  var nextAddress: Int { program.instructions.count }
  var lastAddress: Int { nextAddress - 1 }

  /// Adds a step, after the start of a line where its tag begins one that is shown.
  mutating func add(_ instruction: Instruction, _ index: Int) {
    beginLine(index)
    program.append(instruction, at: tokens[index].range.lowerBound)
    canJoin = false
  }

  /// Begins a line where a tag begins one that is shown.
  mutating func beginLine(_ index: Int) {
    guard layout.startsLine(index), !layout.lineOpeners.contains(index) else { return }
    program.append(.line, at: tokens[index].range.lowerBound)
    canJoin = false
  }

  private mutating func emitText(_ index: Int) {
    guard !layout.dropped.contains(index) else { return }
    let range = tokens[index].range
    add(
      text: range.lowerBound + (layout.strips[index] ?? 0)..<range.upperBound,
      startsLine: layout.startsLine(index))
  }

  mutating func add(text range: Range<Int>, startsLine: Bool) {
    guard !range.isEmpty else { return }
    let start = program.text.count
    program.text += source.bytes[range]
    let end = program.text.count
    if canJoin, case .text(let piece) = program.instructions.last {
      let joined = Piece(start: piece.start, end: end, startsLine: piece.startsLine)
      program.instructions[lastAddress] = .text(joined)
    } else {
      program.append(.text(Piece(start: start, end: end, startsLine: startsLine)), at: range.lowerBound)
      canJoin = true
    }
  }

  /// Puts a dotted name into the program's table.
  func parts(_ token: Token) -> [NamePart] {
    let text = source.string(token.name)
    guard text != "." else { return [] }
    return text.utf8.split(separator: UInt8(ascii: ".")).map { part in
      let part = String(Substring(part))
      return NamePart(symbol: Symbol(part), text: part)
    }
  }

  mutating func name(_ token: Token) -> Name {
    let parts = parts(token)
    let start = program.nameParts.count
    program.nameParts += parts
    return Name(start: start, count: parts.count)
  }
}
