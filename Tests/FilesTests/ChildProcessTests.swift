import Glibc
import Testing

@testable import Files

@Suite("A child process")
struct ChildProcessTests {
  private func shell(_ script: String) throws -> ChildProcess {
    try ChildProcess(starting: "/bin/sh", arguments: ["-c", script])
  }

  @Test(
    "answers frame by frame, whatever is in them",
    arguments: [[], [[]], [[0, 1, 255]], [Array("a".utf8), [], Array("日本\n".utf8)]])
  func answers(_ fields: [[UInt8]]) throws {
    let cat = try ChildProcess(starting: "/bin/cat", arguments: [])
    for _ in 0..<3 { #expect(try cat.exchange(fields, within: .seconds(20)) == fields) }
  }

  @Test("takes frames that are larger than what the system keeps between two processes")
  func largeFrames() throws {
    let python = try #require(findProgram("python3", in: ["/usr/bin"]))
    let echo = """
      import struct, sys
      frame = sys.stdin.buffer.read(struct.unpack('>I', sys.stdin.buffer.read(4))[0])
      sys.stdout.buffer.write(struct.pack('>I', len(frame)) + frame)
      """
    let fields = [[UInt8](repeating: 7, count: 3_000_000), [UInt8](repeating: 8, count: 2_000_000)]
    let process = try ChildProcess(starting: python, arguments: ["-c", echo])
    #expect(try process.exchange(fields, within: .seconds(20)) == fields)
  }

  @Test("that ends, goes on for ever or talks nonsense is an error, and none that stops this process")
  func failures() throws {
    func error(_ script: String, _ time: Duration = .seconds(20)) throws -> ChildProcessError? {
      let process = try shell(script)
      return #expect(throws: ChildProcessError.self) {
        while true { _ = try process.exchange([[UInt8](repeating: 1, count: 500_000)], within: time) }
      }
    }
    #expect(try error("exit 0") == .ended)
    #expect(try error("kill -9 $$") == .ended)
    #expect(try error("head -c 500008 > /dev/null; printf '\\0\\0\\0\\20abc'") == .ended)
    #expect(try error("head -c 500008 > /dev/null; sleep 60", .milliseconds(200)) == .silent)
    #expect(try error("sleep 60", .milliseconds(200)) == .silent)
    #expect(try error("head -c 500008 > /dev/null; echo What do you want?") == .nonsense)
    #expect(try error("head -c 500008 > /dev/null; printf '\\0\\0\\0\\4\\0\\0\\0\\1'") == .nonsense)
  }

  @Test("is asked before it listens, and tells when it has something to say or has ended")
  func news() throws {
    let cat = try ChildProcess(starting: "/bin/cat", arguments: [])
    var speaks = [cat.hasNews]
    for number in 0..<3 { try cat.send([[UInt8(number)]], within: .seconds(20)) }
    speaks.append(waitForNews(of: cat))
    for number in 0..<3 { #expect(try cat.receive(within: .seconds(20)) == [[UInt8(number)]]) }
    speaks.append(cat.hasNews)
    #expect(speaks == [false, true, false])

    let ended = try shell("printf '\\0\\0\\0\\5\\0\\0\\0\\1x'")
    speaks = [waitForNews(of: ended)]
    #expect(try ended.receive(within: .seconds(20)) == [Array("x".utf8)])
    #expect(throws: ChildProcessError.ended) { try ended.receive(within: .seconds(20)) }
    speaks.append(ended.hasNews)
    #expect(speaks == [true, true])
  }

  /// Whether a process has something to say within ten seconds.
  private func waitForNews(of process: borrowing ChildProcess) -> Bool {
    for _ in 0..<500 {
      if process.hasNews { return true }
      usleep(20_000)
    }
    return false
  }

  @Test("that is not there is an error with the system's words")
  func missing() {
    #expect(throws: ChildProcessError.notStarted("no such file or folder")) {
      _ = try ChildProcess(starting: "/nowhere/cat", arguments: [])
    }
    #expect(throws: ChildProcessError.notStarted("invalid argument")) {
      _ = try ChildProcess(starting: "/bin/cat", arguments: ["a\0b"])
    }
  }

  @Test("ends with those that it started when it is not needed any more")
  func ends() throws {
    func ids() throws -> [pid_t] {
      let process = try shell("sleep 60 & printf '\\0\\0\\0\\30\\0\\0\\0\\24%010d%010d' $$ $!; wait")
      let answer = try #require(try process.exchange([], within: .seconds(20)).first)
      return [answer.prefix(10), answer.suffix(10)].compactMap { pid_t(String(decoding: $0, as: UTF8.self)) }
    }
    let ids = try ids()
    #expect(ids.count == 2)
    #expect(kill(ids[0], 0) < 0 && errno == ESRCH)
    // Nobody but the system waits for the second one, which may take it a moment.
    #expect((0..<100).contains { _ in !isRunning(ids[1]) || usleep(20_000) < 0 })
  }

  private func isRunning(_ id: pid_t) -> Bool {
    guard let bytes = try? readFile(Path("/proc/\(id)/stat")) else { return false }
    return !String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }

  @Test("inherits no line to another one")
  func inheritsNothing() throws {
    let process = try ChildProcess(starting: "/bin/cat", arguments: [])
    #expect(fcntl(process.channel.number, F_GETFD) & FD_CLOEXEC != 0)
    #expect(try process.exchange([[1]], within: .seconds(20)) == [[1]])
  }
}

@Suite("Fields")
struct FieldsTests {
  @Test(
    "read back as they were written",
    arguments: [[], [[]], [[1]], [[], [0, 0, 0, 9], []], [[UInt8](repeating: 3, count: 70_000)]])
  func roundTrip(_ fields: [[UInt8]]) {
    #expect(Fields.decode(Fields.encode(fields)[...]) == fields)
  }

  @Test("are nothing where bytes are missing", arguments: 1..<13)
  func cut(_ count: Int) {
    let whole = Fields.encode([[1, 2, 3], [4, 5]])
    #expect(Fields.decode(whole.prefix(count)) == (count == 7 ? [[1, 2, 3]] : nil))
  }
}

@Suite("Programs")
struct ProgramTests {
  @Test("are found in the first folder that has one to run")
  func found() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a/tool", "not to be run")
    try sandbox.makeFolder("b/tool")
    try sandbox.write("c/tool", "#!/bin/sh")
    chmod((sandbox.path / "c/tool").string, 0o755)
    let folders = ["none", "a", "b", "c"].map { sandbox.path / $0 }
    #expect(findProgram("tool", in: folders)?.string == (sandbox.path / "c/tool").string)
    #expect(findProgram("other", in: folders)?.string == nil)
  }

  @Test("are looked for in the absolute folders of a search path alone")
  func searchPath() {
    #expect(searchFolders("/usr/bin::.:bin:/opt/x y:").map(\.string) == ["/usr/bin", "/opt/x y"])
  }

  @Test("and files have a stamp that changes with them")
  func stamps() throws {
    let sandbox = try Sandbox()
    let path = sandbox.path / "a"
    #expect(fileStamp(of: path) == nil)
    try sandbox.write("a", "1")
    let first = fileStamp(of: path)
    #expect(first != nil && first == fileStamp(of: path))
    try sandbox.write("a", "12")
    #expect(fileStamp(of: path) != first)
  }
}

extension ChildProcess {
  /// Sends a frame and gives the fields of the one that answers it.
  fileprivate func exchange(
    _ fields: [[UInt8]], within time: Duration
  ) throws(ChildProcessError) -> [[UInt8]] {
    try send(fields, within: time)
    return try receive(within: time)
  }
}
