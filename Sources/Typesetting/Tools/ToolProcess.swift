import Files

/// A tool at work, past its greeting.
struct ToolProcess: ~Copyable {
  /// The files that tell one installation of the tool from another.
  let files: ToolFiles
  private let child: ChildProcess
  private let patience: Duration

  /// Starts the tool by the first way that works; says of the first one why, where none does.
  static func start(_ setup: ToolSetup) throws(ToolFailure) -> ToolProcess {
    var failure: ToolFailure?
    for launch in try setup.launches().get() {
      do throws(ToolFailure) {
        return try ToolProcess(launch, setup)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? .notFound(setup.tool.name)
  }

  private init(_ launch: Launch, _ setup: ToolSetup) throws(ToolFailure) {
    let child = try Self.run(launch)
    files = try Self.greet(child, setup)
    self.child = child
    patience = setup.patience
  }

  private static func run(_ launch: Launch) throws(ToolFailure) -> ChildProcess {
    do throws(ChildProcessError) {
      return try ChildProcess(starting: launch.program, arguments: launch.arguments)
    } catch {
      throw .process(error)
    }
  }

  private static func greet(_ child: borrowing ChildProcess, _ setup: ToolSetup) throws(ToolFailure)
    -> ToolFiles
  {
    let greeting: [[UInt8]]
    do throws(ChildProcessError) {
      greeting = try child.exchange(setup.greeting, within: setup.patience)
    } catch {
      throw .process(error)
    }
    guard let first = greeting.first, let status = first.first else { throw .process(.nonsense) }
    if status == UInt8(ascii: "-") { throw .refused(oneLine(first.dropFirst())) }
    guard status == UInt8(ascii: "+") else { throw .process(.nonsense) }
    return ToolFiles(greeting.dropFirst().map { String(decoding: $0, as: UTF8.self) })
  }

  /// Gives an answer to each request, in their order.
  func answer(_ requests: ArraySlice<[UInt8]>) throws(ToolFailure) -> [Answer] {
    do throws(ChildProcessError) {
      let fields = try child.exchange(Array(requests), within: patience)
      let answers = fields.compactMap { Answer($0) }
      guard fields.count == requests.count, answers.count == fields.count else { throw .nonsense }
      return answers
    } catch {
      throw .process(error)
    }
  }
}
