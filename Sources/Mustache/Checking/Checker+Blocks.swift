import Text

extension Checker {
  /// Checks that each argument of each parent names a block that the parent, or what it includes, has.
  mutating func checkBlockNames() {
    for inclusion in program.inclusions where !inclusion.arguments.isEmpty {
      guard case .template(let parent) = inclusion.target, let blocks = blocks(reachedFrom: parent) else {
        continue
      }
      for argument in inclusion.arguments where !blocks.contains(argument.name) {
        let name = argument.name.name
        let kind = TemplateError.Kind.unknownBlock(
          name, parent: program.templates[parent].name,
          nearest: nearestName(to: name, among: blocks.map(\.name).sorted()))
        errors.append(program.error(kind, of: argument))
      }
    }
  }

  /// The blocks of a template and of all that it includes; nil where that cannot be known.
  private func blocks(reachedFrom start: Int) -> Set<Symbol>? {
    var blocks: Set<Symbol> = []
    var waiting = [start]
    var seen: Set<Int> = [start]
    while let number = waiting.popLast() {
      guard program.templates[number].isWhole else { return nil }
      for address in program.templates[number].steps {
        switch program.instructions[address] {
        case .parameter(let parameter): blocks.insert(program.parameters[parameter].name)
        case .partial(let inclusion), .parent(let inclusion):
          switch program.inclusions[inclusion].target {
          case .template(let target): if seen.insert(target).inserted { waiting.append(target) }
          case .dynamic: return nil
          case .missing: break
          }
        default: break
        }
      }
    }
    return blocks
  }
}
