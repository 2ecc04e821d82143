/// The templates of a library, compiled into one list of steps.
struct Program: Sendable {
  var instructions: [Instruction] = []
  /// The place in its source of what each step comes from.
  var offsets: [Int] = []
  var text: [UInt8] = []
  var nameParts: [NamePart] = []
  var inclusions: [Inclusion] = []
  var parameters: [Parameter] = []
  var templates: [Template] = []
}

/// A template of a program.
struct Template: Sendable {
  var name: String
  var source: SourceText
  /// The addresses of its steps.
  var steps = 0..<0
  /// Whether it could be read; a template that could not has no steps but the end.
  var isWhole = true
}

extension Program {
  mutating func append(_ instruction: Instruction, at offset: Int) {
    instructions.append(instruction)
    offsets.append(offset)
  }

  /// The template that a step belongs to.
  func template(at address: Int) -> Int? {
    templates.firstIndex { $0.steps.contains(address) }
  }

  func error(_ kind: TemplateError.Kind, at address: Int) -> TemplateError {
    error(kind, at: address, offset: offsets[address])
  }

  func error(_ kind: TemplateError.Kind, of argument: Argument) -> TemplateError {
    error(kind, at: argument.start, offset: argument.offset)
  }

  private func error(_ kind: TemplateError.Kind, at address: Int, offset: Int) -> TemplateError {
    guard let index = template(at: address) else {
      return TemplateError(path: "", position: .init(line: 1, column: 1), kind: kind)
    }
    return templates[index].source.error(kind, at: offset)
  }

  /// A dotted name as its author wrote it.
  func string(_ name: Name) -> String {
    name.count == 0 ? "." : parts(name).map(\.text).joined(separator: ".")
  }

  func parts(_ name: Name) -> ArraySlice<NamePart> { nameParts[name.start..<name.start + name.count] }
}
