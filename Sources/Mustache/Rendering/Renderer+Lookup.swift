import Text

extension Renderer {
  /// The value of a name: its first part through all contexts from the innermost, each further one in the last.
  func value(_ name: Name) throws(TemplateError) -> Value {
    guard name.count > 0 else { return contexts[contexts.count - 1] }
    var value = try value(program.nameParts[name.start], name)
    for index in name.start + 1..<name.start + name.count {
      guard let member = value.member(program.nameParts[index]) else { return .absent }
      value = member
    }
    return value
  }

  private func value(_ part: NamePart, _ name: Name) throws(TemplateError) -> Value {
    var index = contexts.count
    while index > 0 {
      index -= 1
      if let value = contexts[index].member(part) { return value }
    }
    if isStrict, !contexts.contains(where: \.isOpen) { throw unknownName(part, name) }
    return .absent
  }

  /// A template that only a dynamic name brings in may use a name that is not there.
  private func unknownName(_ part: NamePart, _ name: Name) -> TemplateError {
    var shapes: [Shape] = []
    for case .record(let record) in contexts.reversed() where !shapes.contains(record.shape) {
      shapes.append(record.shape)
    }
    let nearest = nearestName(to: part.text, among: shapes.flatMap { $0.fields.map(\.name) })
    return program.error(
      .unknownName(part.text, nearest: nearest, records: shapes.map(\.name)), at: address)
  }
}

extension Value {
  /// Whether a name that is not there is no mistake.
  fileprivate var isOpen: Bool { if case .map = self { true } else { false } }
}
