import Text

extension Emitter {
  mutating func emitPartial(_ index: Int) {
    program.inclusions.append(inclusion(index))
    add(.partial(program.inclusions.count - 1), index)
    program.inclusions[program.inclusions.count - 1].next = nextAddress
  }

  mutating func emitParent(_ index: Int) {
    program.inclusions.append(inclusion(index))
    open.append(.parent(inclusion: program.inclusions.count - 1))
    add(.parent(program.inclusions.count - 1), index)
  }

  private mutating func inclusion(_ index: Int) -> Inclusion {
    Inclusion(target: target(index), indentation: indentation(index))
  }

  private func indentation(_ index: Int) -> [UInt8] {
    layout.indentations[index].map { Array(source.bytes[$0]) } ?? []
  }

  private mutating func target(_ index: Int) -> Target {
    let token = tokens[index]
    if token.isDynamic { return .dynamic(name(token)) }
    let name = source.string(token.name)
    if let number = numbers[name] { return .template(number) }
    if isStrict {
      fail(.unknownTemplate(name, nearest: nearestName(to: name, among: numbers.keys.sorted())), index)
    }
    return .missing
  }

  mutating func emitArgument(_ index: Int) {
    if case .parent(let parent) = open.last {
      let text = source.string(tokens[index].name)
      let name = Symbol(text)
      if program.inclusions[parent].arguments.contains(where: { $0.name == name }) {
        fail(.duplicateBlock(text), index)
      }
      program.inclusions[parent].arguments.append(
        Argument(
          name: name, start: nextAddress, isInline: layout.inlineArguments.contains(index),
          offset: tokens[index].range.lowerBound))
    }
    open.append(.argument)
    canJoin = false
  }

  mutating func emitParameter(_ index: Int) {
    let parameter = Parameter(
      name: Symbol(source.string(tokens[index].name)), indentation: indentation(index),
      startsLine: layout.lineOpeners.contains(index))
    program.parameters.append(parameter)
    open.append(.parameter(program.parameters.count - 1))
    add(.parameter(program.parameters.count - 1), index)
    guard let leading = layout.leading[index] else { return }
    if leading.isEmpty { program.append(.line, at: tokens[index].range.lowerBound) }
    add(text: leading, startsLine: true)
  }

  mutating func emitEnd(_ index: Int) {
    switch open.popLast() {
    case .section(let address)?:
      add(.endSection, index)
      if case .section(let name, _) = program.instructions[address] {
        program.instructions[address] = .section(name, end: nextAddress)
      }
    case .inverted(let address)?:
      beginLine(index)
      if case .inverted(let name, _) = program.instructions[address] {
        program.instructions[address] = .inverted(name, end: nextAddress)
      }
    case .parent(let inclusion)?:
      program.inclusions[inclusion].next = nextAddress
      beginLine(index)
    case .parameter(let parameter)?:
      program.parameters[parameter].next = nextAddress
      beginLine(index)
    case .argument?:
      add(.end, index)
    case nil: break
    }
    canJoin = false
  }

  private mutating func fail(_ kind: TemplateError.Kind, _ index: Int) {
    errors.append(source.error(kind, at: tokens[index].range.lowerBound))
  }
}
