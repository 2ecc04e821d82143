import Text

/// Runs a program: a small machine with a stack of contexts, so that no input makes it recurse.
struct Renderer {
  let program: Program
  let isStrict: Bool
  /// The templates by name, for dynamic names.
  let numbers: [String: Int]
  var output: [UInt8]
  /// Where this rendering began in the output.
  let origin: Int
  var address = 0

  /// What names are looked up in, the innermost last.
  var contexts: [Value]
  var loops: [Loop] = []
  var calls: [Call] = []
  var environments: [Environment] = []
  /// The innermost set of arguments in reach, or -1.
  var environment = -1
  /// What stands before each line of the templates that are running.
  var indentation: [UInt8] = []

  init(_ program: Program, isStrict: Bool, numbers: [String: Int], root: Value, output: [UInt8]) {
    self.program = program
    self.isStrict = isStrict
    self.numbers = numbers
    self.output = output
    origin = output.count
    contexts = [root]
  }

  /// Runs a template to its end.
  mutating func run(_ template: Int) throws(TemplateError) {
    address = program.templates[template].steps.lowerBound
    while true {
      switch program.instructions[address] {
      case .text(let piece):
        write(piece)
        address += 1
      case .line:
        writeIndentation()
        address += 1
      case .escaped(let name):
        writeEscaped(try value(name), name)
        address += 1
      case .unescaped(let name):
        try writeUnescaped(try value(name), name)
        address += 1
      case .section(let name, let end): enter(try value(name), end: end)
      case .endSection: repeatOrLeave()
      case .inverted(let name, let end): address = try value(name).isTrue ? end : address + 1
      case .partial(let inclusion), .parent(let inclusion): try include(inclusion)
      case .parameter(let parameter): try show(parameter)
      case .end:
        guard let call = calls.popLast() else { return }
        leave(call)
      }
    }
  }
}
