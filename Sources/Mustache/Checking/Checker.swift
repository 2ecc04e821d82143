/// Walks the templates from each root with the shape of what the root is rendered with.
///
/// What is walked is a list of visits, each made once, so that templates which include themselves come to an end.
struct Checker {
  /// The most visits from one root.
  static let limit = 20_000

  let program: Program
  let numbers: [String: Int]
  var errors: [TemplateError] = []
  /// The templates that each root may take.
  private(set) var uses: [String: [String]] = [:]

  private var waiting: [Visit] = []
  private var seen: Set<Visit> = []
  /// The templates that the present root reaches.
  private var reached: Set<Int> = []
  private var choosesByName = false
  var environments = StaticEnvironments()

  /// Steps to walk, and what is in reach there.
  struct Visit: Hashable {
    var address: Int
    var scope: Scope
    var environment: Int
  }

  init(_ program: Program, numbers: [String: Int]) {
    self.program = program
    self.numbers = numbers
  }

  mutating func check(_ roots: [String: Shape]) {
    checkBlockNames()
    for (name, shape) in roots.sorted(by: { $0.key < $1.key }) {
      guard let number = numbers[name] else {
        errors.append(.unknownTemplate(name, among: numbers.keys.sorted()))
        continue
      }
      walk(from: number, with: Scope(root: shape))
      let all = choosesByName ? Set(program.templates.indices) : reached
      uses[name] = all.map { program.templates[$0].name }.sorted()
    }
  }

  /// The templates that no root reaches, sorted.
  var unreachable: [String] {
    let used = Set(uses.values.joined())
    return program.templates.map(\.name).filter { !used.contains($0) }
  }

  private mutating func walk(from number: Int, with scope: Scope) {
    waiting = []
    seen = []
    reached = []
    choosesByName = false
    visit(number, with: scope, environment: -1)
    while let next = waiting.popLast() {
      guard seen.count <= Self.limit else {
        errors.append(
          program.error(.tooManyWays(limit: Self.limit), at: program.templates[number].steps.lowerBound))
        return
      }
      walk(next)
    }
  }

  private mutating func visit(_ number: Int, with scope: Scope, environment: Int) {
    reached.insert(number)
    visit(Visit(address: program.templates[number].steps.lowerBound, scope: scope, environment: environment))
  }

  mutating func visit(_ visit: Visit) {
    if seen.insert(visit).inserted { waiting.append(visit) }
  }

  /// Walks a template or an argument to its end.
  private mutating func walk(_ visit: Visit) {
    var scopes = [visit.scope]
    var address = visit.address
    while let scope = scopes.last {
      switch program.instructions[address] {
      case .text, .line: address += 1
      case .escaped(let name):
        checkEscaped(name, scope, at: address)
        address += 1
      case .unescaped(let name):
        checkUnescaped(name, scope, at: address)
        address += 1
      case .section(let name, let end):
        if let value = meaning(of: name, scope, at: address) {
          scopes.append(scope.pushing(value))
          address += 1
        } else {
          address = end
        }
      case .endSection:
        scopes.removeLast()
        address += 1
      case .inverted(let name, _):
        _ = meaning(of: name, scope, at: address)
        address += 1
      case .partial(let number), .parent(let number):
        include(number, Visit(address: address, scope: scope, environment: visit.environment))
        address = program.inclusions[number].next
      case .parameter(let number):
        let here = Visit(address: address, scope: scope, environment: visit.environment)
        address =
          visitArgument(of: program.parameters[number], here) ? program.parameters[number].next : address + 1
      case .end: return
      }
    }
  }

  private mutating func include(_ number: Int, _ here: Visit) {
    let inclusion = program.inclusions[number]
    switch inclusion.target {
    case .template(let target):
      let inner = environments.adding(inclusion, number: number, to: here.environment)
      visit(target, with: here.scope, environment: inner)
    case .dynamic(let name):
      choosesByName = true
      checkEscaped(name, here.scope, at: here.address)
    case .missing: break
    }
  }

  /// Goes on in the argument of a parameter, if it gets one.
  private mutating func visitArgument(of parameter: Parameter, _ here: Visit) -> Bool {
    guard let (argument, outer) = environments.argument(parameter.name, from: here.environment, in: program)
    else {
      return false
    }
    visit(Visit(address: argument.start, scope: here.scope, environment: outer))
    return true
  }
}
