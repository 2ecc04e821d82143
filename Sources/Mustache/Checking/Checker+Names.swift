import Text

extension Checker {
  mutating func checkEscaped(_ name: Name, _ scope: Scope, at address: Int) {
    guard let value = meaning(of: name, scope, at: address), !value.isText else { return }
    let text = program.string(name)
    fail(value == .html ? .escapedHTML(text) : .notText(text, kind: value.description), at: address)
  }

  mutating func checkUnescaped(_ name: Name, _ scope: Scope, at address: Int) {
    guard let value = meaning(of: name, scope, at: address), value != .html else { return }
    let text = program.string(name)
    let kind = value.description
    fail(value.isText ? .unescaped(text, kind: kind) : .notText(text, kind: kind), at: address)
  }

  /// What a dotted name means in a scope; nil, and an error, where a part of it is not known.
  mutating func meaning(of name: Name, _ scope: Scope, at address: Int) -> Meaning? {
    guard name.count > 0 else { return scope.current }
    let parts = program.parts(name)
    guard let first = parts.first, var value = scope.meaning(of: first.symbol) else {
      failUnknown(parts.first?.text ?? "", in: scope.shapes, at: address)
      return nil
    }
    var path = first.text
    for part in parts.dropFirst() {
      switch value {
      case .record(let shape):
        guard let field = shape.meaning(of: part.symbol) else {
          failUnknown(part.text, in: [shape], at: address)
          return nil
        }
        value = field
      case .open, .anything: value = .anything
      case .text, .number, .flag, .html, .list:
        fail(.noFields(path, kind: value.description), at: address)
        return nil
      }
      path += "." + part.text
    }
    return value
  }

  private mutating func failUnknown(_ name: String, in shapes: [Shape], at address: Int) {
    let kind = TemplateError.Kind.unknownName(
      name, nearest: Self.nearest(to: name, in: shapes), records: shapes.map(\.name))
    fail(kind, at: address)
  }

  /// The nearest name in reach, or else the same name in a record in reach: `page.title` for `title`.
  private static func nearest(to name: String, in shapes: [Shape]) -> String? {
    let fields = shapes.flatMap(\.fields)
    if let near = nearestName(to: name, among: fields.map(\.name)) { return near }
    for case (let field, .record(let shape)) in fields.map({ ($0.name, $0.kind) })
    where shape.fields.contains(where: { $0.name == name }) {
      return "\(field).\(name)"
    }
    return nil
  }

  private mutating func fail(_ kind: TemplateError.Kind, at address: Int) {
    errors.append(program.error(kind, at: address))
  }
}
