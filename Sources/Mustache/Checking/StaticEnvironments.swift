/// The sets of arguments that the checker met, each once.
///
/// A parent whose blocks all have an argument from further out adds nothing, so their number is finite.
struct StaticEnvironments {
  private struct Environment: Hashable {
    var inclusion: Int
    var outer: Int
  }

  private var known: [Environment] = []
  private var numbers: [Environment: Int] = [:]
  private var names: [Set<Symbol>] = []

  /// The arguments in reach inside an inclusion.
  mutating func adding(_ inclusion: Inclusion, number: Int, to outer: Int) -> Int {
    let bound = outer < 0 ? [] : names[outer]
    let all = bound.union(inclusion.arguments.map(\.name))
    guard all.count > bound.count else { return outer }
    let environment = Environment(inclusion: number, outer: outer)
    if let number = numbers[environment] { return number }
    known.append(environment)
    names.append(all)
    numbers[environment] = known.count - 1
    return known.count - 1
  }

  /// The argument that a block gets, and those in reach where it was written.
  func argument(_ name: Symbol, from environment: Int, in program: Program) -> (Argument, outer: Int)? {
    var found: (Argument, outer: Int)?
    var index = environment
    while index >= 0 {
      let arguments = program.inclusions[known[index].inclusion].arguments
      if let argument = arguments.last(where: { $0.name == name }) { found = (argument, known[index].outer) }
      index = known[index].outer
    }
    return found
  }
}
