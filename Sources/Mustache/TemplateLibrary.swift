/// Templates that know one another, compiled once and rendered as often as wished, from any thread.
///
/// The language is Mustache with its optional inheritance and dynamic names, without lambdas.
public struct TemplateLibrary: Sendable {
  /// How much is allowed.
  public enum Mode: Sendable {
    /// What the specification allows: a name or a template that is not there is empty.
    case suite
    /// What a site wants: names, kinds and templates are checked from each root, a template that is rendered with
    /// records of a shape.
    case strict(roots: [String: Shape])
  }

  /// The templates that no root reaches, sorted; none where a root chooses templates by a dynamic name.
  public let unreachable: [String]
  private let uses: [String: [String]]
  private let program: Program
  private let isStrict: Bool
  private let numbers: [String: Int]

  /// Compiles and checks templates, given by name; throws all that is wrong in any of them.
  public init(_ sources: [String: TemplateSource], mode: Mode) throws(TemplateErrors) {
    var roots: [String: Shape] = [:]
    if case .strict(let shapes) = mode {
      roots = shapes
      isStrict = true
    } else {
      isStrict = false
    }
    let compiler = Compiler(sources, isStrict: isStrict)
    program = compiler.program
    numbers = compiler.numbers
    var errors = compiler.errors
    if isStrict {
      var checker = Checker(program, numbers: numbers)
      checker.check(roots)
      errors += checker.errors
      uses = checker.uses
      unreachable = checker.unreachable
    } else {
      uses = [:]
      unreachable = []
    }
    if !errors.isEmpty { throw TemplateErrors(errors) }
  }

  /// The templates that rendering a root may take, itself among them, sorted; none for what is no root.
  public func templates(usedBy root: String) -> [String] { uses[root] ?? [] }

  /// Appends a page; where it throws, the output is as it was.
  public func render(_ name: String, _ root: Value, into output: inout [UInt8]) throws(TemplateError) {
    guard let template = numbers[name] else { throw .unknownTemplate(name, among: numbers.keys.sorted()) }
    var renderer = Renderer(program, isStrict: isStrict, numbers: numbers, root: root, output: output)
    output = []
    defer { output = renderer.output }
    do {
      try renderer.run(template)
    } catch {
      renderer.output.removeLast(renderer.output.count - renderer.origin)
      throw error
    }
  }
}
