/// The stack of contexts as the checker knows it.
///
/// Of a shape that is pushed twice only the upper place is kept, as it hides the lower one: so scopes stay finite where
/// templates include themselves.
struct Scope: Hashable {
  /// Shapes, and maps with any keys as nil; the innermost last.
  private(set) var levels: [Shape?]
  /// What `{{.}}` is.
  private(set) var current: Meaning

  init(root: Shape) {
    levels = [root]
    current = .record(root)
  }

  /// The scope inside a section.
  func pushing(_ value: Meaning) -> Scope {
    var inner = self
    inner.current = value.pushed
    switch inner.current {
    case .record(let shape): inner.push(shape)
    case .open, .anything: inner.push(nil)
    case .text, .number, .flag, .html, .list: break
    }
    return inner
  }

  private mutating func push(_ level: Shape?) {
    levels.removeAll { $0 == level }
    levels.append(level)
  }

  /// What a name means here, nil where no level has it.
  ///
  /// A name that a map may have too is still known by the field that it has further out, unless that is HTML.
  func meaning(of symbol: Symbol) -> Meaning? {
    var mayBeInMap = false
    for level in levels.reversed() {
      guard let shape = level else {
        mayBeInMap = true
        continue
      }
      guard let found = shape.meaning(of: symbol) else { continue }
      return mayBeInMap && found == .html ? .anything : found
    }
    return mayBeInMap ? .anything : nil
  }

  /// The shapes in reach, the innermost first.
  var shapes: [Shape] { levels.reversed().compactMap { $0 } }
}

extension Shape {
  /// What a field of this shape means, nil where there is none.
  func meaning(of symbol: Symbol) -> Meaning? {
    index(of: symbol).map { Meaning(fields[$0].kind, in: self) }
  }
}
