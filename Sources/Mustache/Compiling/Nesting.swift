import Text

/// Which tag closes which, found in one pass over the tokens.
struct Nesting {
  /// The most sections, parents and blocks in one another.
  static let limit = 100

  /// The other tag of a pair, for each tag of one.
  private(set) var partners: [Int: Int] = [:]
  /// The blocks, by their opening tags, that stand right in a parent: what it is given.
  private(set) var arguments: Set<Int> = []
  /// The first token in each parent that stands outside its blocks: it is never shown.
  var ignored: [Int] { firstIgnored.values.sorted() }
  private(set) var errors: [TemplateError] = []

  private let tokens: [Token]
  private let source: SourceText
  private var open: [Int] = []
  private var firstIgnored: [Int: Int] = [:]

  init(_ tokens: [Token], in source: SourceText) {
    self.tokens = tokens
    self.source = source
    for index in tokens.indices {
      noteIfIgnored(index)
      if tokens[index].opens {
        guard open.count < Self.limit else {
          errors.append(source.error(.nestedTooDeeply(limit: Self.limit), at: tokens[index].range.lowerBound))
          return
        }
        if tokens[index].kind == .block, innermostIsParent { arguments.insert(index) }
        open.append(index)
      } else if tokens[index].kind == .end {
        close(with: index)
      }
    }
    while let left = open.popLast() { failUnclosed(left, found: .end) }
  }

  private var innermostIsParent: Bool { open.last.map { tokens[$0].kind == .parent } ?? false }

  private mutating func noteIfIgnored(_ index: Int) {
    guard innermostIsParent, let parent = open.last, firstIgnored[parent] == nil else { return }
    switch tokens[index].kind {
    case .comment, .delimiters, .block, .end: break
    case .text where source.bytes[tokens[index].range].allSatisfy(\.isWhiteSpace): break
    default: firstIgnored[parent] = index
    }
  }

  /// Closes what the tag names, and reports what was left open inside.
  private mutating func close(with index: Int) {
    let label = tokens[index].label(in: source)
    guard let depth = open.lastIndex(where: { tokens[$0].label(in: source) == label }) else {
      let nearest = nearestName(to: label, among: open.map { tokens[$0].label(in: source) })
      let kind = TemplateError.Kind.unopened(
        tag: tokens[index].written(in: source), nearest: nearest.map { "{{/\($0)}}" })
      errors.append(source.error(kind, at: tokens[index].range.lowerBound))
      return
    }
    while open.count > depth + 1, let left = open.popLast() { failUnclosed(left, found: found(index)) }
    partners[open[depth]] = index
    partners[index] = open[depth]
    open.removeLast()
  }

  private func found(_ index: Int) -> TemplateError.Found {
    .tag(tokens[index].written(in: source), source.position(of: tokens[index].range.lowerBound))
  }

  private mutating func failUnclosed(_ index: Int, found: TemplateError.Found) {
    let kind = TemplateError.Kind.unclosed(
      tag: tokens[index].written(in: source), expected: "{{/\(tokens[index].label(in: source))}}",
      found: found)
    errors.append(source.error(kind, at: tokens[index].range.lowerBound))
  }
}
