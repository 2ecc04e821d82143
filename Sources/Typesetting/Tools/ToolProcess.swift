import Files

/// A tool at work: a greeting, then requests, each sent before anything is received.
struct ToolProcess: ~Copyable {
  /// Whether the tool has said that it can work.
  private(set) var isGreeted = false
  /// What was asked and not answered yet.
  private var asked: ArraySlice<[UInt8]> = []
  private let child: ChildProcess
  private let patience: Duration

  /// Starts a tool and greets it, without waiting for its answer.
  init(_ launch: Launch, _ setup: ToolSetup) throws(ToolFailure) {
    let child = try Self.run(launch)
    try Self.send(setup.greeting, to: child, within: setup.patience)
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

  /// Whether nothing is asked.
  var isIdle: Bool { asked.isEmpty }

  /// Whether the tool has something to say, or has ended.
  var hasNews: Bool { child.hasNews }

  /// Asks a tool that is idle, without waiting for the answers.
  mutating func ask(_ requests: ArraySlice<[UInt8]>) throws(ToolFailure) {
    asked = requests
    try Self.send(Array(requests), to: child, within: patience)
  }

  /// Waits for the answer to the greeting: the files that tell one installation of the tool from another.
  mutating func meet() throws(ToolFailure) -> ToolFiles {
    let greeting = try receive()
    guard let first = greeting.first, let status = first.first else { throw .process(.nonsense) }
    if status == UInt8(ascii: "-") { throw .refused(oneLine(first.dropFirst())) }
    guard status == UInt8(ascii: "+") else { throw .process(.nonsense) }
    isGreeted = true
    return ToolFiles(greeting.dropFirst().map { String(decoding: $0, as: UTF8.self) })
  }

  /// Waits for the answers to what was asked.
  mutating func answers() throws(ToolFailure) -> [(request: [UInt8], answer: Answer)] {
    let fields = try receive()
    let answers = fields.compactMap { Answer($0) }
    guard fields.count == asked.count, answers.count == fields.count else { throw .process(.nonsense) }
    defer { asked = [] }
    return Array(zip(asked, answers))
  }

  private static func send(
    _ fields: [[UInt8]], to child: borrowing ChildProcess, within time: Duration
  ) throws(ToolFailure) {
    do throws(ChildProcessError) {
      try child.send(fields, within: time)
    } catch .ended {
      // What it said before it ended is still to be received, and tells more.
    } catch {
      throw .process(error)
    }
  }

  private func receive() throws(ToolFailure) -> [[UInt8]] {
    do throws(ChildProcessError) {
      return try child.receive(within: patience)
    } catch {
      throw .process(error)
    }
  }
}
