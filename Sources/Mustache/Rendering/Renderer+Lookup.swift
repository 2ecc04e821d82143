import Text

extension Renderer {
  /// The value of a name: its first part through all contexts from the innermost, each further one in the last.
  func value(_ name: Name) throws(TemplateError) -> Value {
    guard name.count > 0 else { return contexts[contexts.count - 1] }
    var value = try firstValue(name)
    for index in name.start + 1..<name.start + name.count {
      guard let member = member(index, of: value) else { return .absent }
      value = member
    }
    return value
  }

  private func firstValue(_ name: Name) throws(TemplateError) -> Value {
    var index = contexts.count
    while index > 0 {
      index -= 1
      if let value = member(name.start, of: contexts[index]) { return value }
    }
    if isStrict, !contexts.contains(where: \.isOpen) {
      throw unknownName(program.nameParts[name.start], name)
    }
    return .absent
  }

  /// The value of a part of a name inside another value, nil where that one does not know the name.
  @inline(__always)
  private func member(_ part: Int, of value: Value) -> Value? {
    switch value {
    case .record(let record): record.value(of: program.nameParts[part].symbol)
    case .map(let values): values[program.nameParts[part].text]
    default: nil
    }
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
