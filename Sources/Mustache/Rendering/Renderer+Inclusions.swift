import Text

extension Renderer {
  /// The most templates and blocks in one another.
  static let limit = 100

  /// What was running when a template or an argument was begun.
  struct Call {
    var next: Int
    var environment: Int
    var environmentCount: Int
    var indentationCount: Int
  }

  /// The arguments of a parent, and those in reach where it was written.
  struct Environment {
    var inclusion: Int
    var outer: Int
  }

  mutating func include(_ number: Int) throws(TemplateError) {
    let inclusion = program.inclusions[number]
    guard let target = try template(inclusion.target) else {
      address = inclusion.next
      return
    }
    try call(
      program.templates[target].steps.lowerBound, next: inclusion.next, indentation: inclusion.indentation)
    guard !inclusion.arguments.isEmpty else { return }
    environments.append(Environment(inclusion: number, outer: environment))
    environment = environments.count - 1
  }

  /// Runs the argument that a parameter got, or goes on with the parameter's own content.
  mutating func show(_ number: Int) throws(TemplateError) {
    let parameter = program.parameters[number]
    guard let (argument, outer) = argument(for: parameter.name) else {
      address += 1
      return
    }
    try call(argument.start, next: parameter.next, indentation: parameter.indentation)
    environment = outer
    if argument.isInline, parameter.startsLine { writeIndentation() }
  }

  /// The argument of the outermost parent that has one of this name, and the arguments in reach where it was written.
  private func argument(for name: Symbol) -> (Argument, outer: Int)? {
    var found: (Argument, outer: Int)?
    var index = environment
    while index >= 0 {
      let outer = environments[index].outer
      let arguments = program.inclusions[environments[index].inclusion].arguments
      if let argument = arguments.last(where: { $0.name == name }) { found = (argument, outer) }
      index = outer
    }
    return found
  }

  private mutating func call(_ start: Int, next: Int, indentation added: [UInt8]) throws(TemplateError) {
    guard calls.count < Self.limit else {
      throw program.error(.endlessInclusion(chain: chain, limit: Self.limit), at: address)
    }
    calls.append(
      Call(
        next: next, environment: environment, environmentCount: environments.count,
        indentationCount: indentation.count))
    indentation += added
    address = start
  }

  mutating func leave(_ call: Call) {
    address = call.next
    environment = call.environment
    environments.removeLast(environments.count - call.environmentCount)
    indentation.removeLast(indentation.count - call.indentationCount)
  }

  private func template(_ target: Target) throws(TemplateError) -> Int? {
    switch target {
    case .template(let number): return number
    case .missing: return nil
    case .dynamic(let name):
      guard case .text(let text) = try value(name), !text.isEmpty else { return nil }
      if let number = numbers[text] { return number }
      guard isStrict else { return nil }
      let nearest = nearestName(to: text, among: numbers.keys.sorted())
      throw program.error(.unknownTemplate(text, nearest: nearest), at: address)
    }
  }

  /// The templates of the loop that does not end, by name, from one back to the same.
  private var chain: [String] {
    let running = (calls.map { $0.next - 1 } + [address]).compactMap { program.template(at: $0) }
    guard let last = running.last else { return [] }
    let start = running.dropLast().lastIndex(of: last) ?? 0
    var chain: [Int] = []
    for template in running[start...] where template != chain.last { chain.append(template) }
    if chain.count == 1 { chain.append(last) }
    return chain.map { program.templates[$0].name }
  }
}
