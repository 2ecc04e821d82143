import Glibc
import Testing

@testable import Files

@Suite("A program that is run to its end")
struct RunProgramTests {
  private func run(
    _ script: String, environment: [String: String] = [:], within time: Duration = .seconds(20),
    keeping limit: Int = 64 << 10
  ) throws(ChildProcessError) -> ProgramEnd {
    try runProgram(
      "/bin/sh", ["-c", script, "name", "one two", ""], environment: environment, within: time, keeping: limit
    )
  }

  @Test(
    "tells how it ended and what it said on either stream",
    arguments: [
      ("", ProgramEnd.Status.exited(0), ""), ("exit 3", .exited(3), ""),
      ("kill -9 $$", .killed(signal: 9), ""),
      ("echo a; echo b >&2; echo c", .exited(0), "a\nb\nc\n"), ("exec >&- 2>&-; sleep 0.1", .exited(0), ""),
      ("printf '%s|' \"$@\" \"$A\"; cat", .exited(0), "one two||1 =|"),
    ])
  func ends(_ script: String, _ status: ProgramEnd.Status, _ words: String) throws {
    let end = try run(script, environment: ["A": "1 ="])
    #expect(end.status == status && String(decoding: end.output, as: UTF8.self) == words)
  }

  @Test("keeps the last of much", arguments: [0, 1, 10, 1000])
  func keeps(_ limit: Int) throws {
    let end = try run("yes | head -c 5000000; printf 0123456789", keeping: limit)
    #expect(end.output.count == limit && end.output.suffix(10).elementsEqual("0123456789".utf8.suffix(limit)))
  }

  @Test("ends with those that it started, in time or out of it")
  func group() throws {
    #expect(throws: ChildProcessError.silent) { try run("sleep 60 & wait", within: .milliseconds(200)) }
    let end = try run("sleep 60 & echo $!")
    let id = try #require(pid_t(String(decoding: end.output.dropLast(), as: UTF8.self)))
    #expect((0..<100).contains { _ in !isRunning(id) || usleep(20_000) < 0 })
  }

  @Test("that is not there, or has words that no program gets, is an error")
  func missing() {
    #expect(throws: ChildProcessError.notStarted("no such file or folder")) {
      try runProgram("/nowhere/x", [], environment: [:], within: .seconds(1))
    }
    #expect(throws: ChildProcessError.notStarted("invalid argument")) {
      try runProgram("/bin/sh", [], environment: ["A": "\0"], within: .seconds(1))
    }
  }

  @Test("leaves no file open")
  func descriptors() throws {
    // Other tests open files meanwhile; a leak of this one would be larger than what they have open at once.
    let before = try names(in: "/proc/self/fd").count
    for _ in 0..<100 { _ = try run("") }
    #expect(try names(in: "/proc/self/fd").count < before + 90)
  }

  @Test("ends at once when this process is interrupted, which then happens after clearing up")
  func interruption() async throws {
    let result = await #expect(
      processExitsWith: .signal(SIGTERM), observing: [\.standardOutputContent]
    ) {
      let folder = try TemporaryFolder()
      try holdingInterruptions {
        defer { folder.remove() }
        #expect(throws: ChildProcessError.interrupted) {
          try runProgram(
            "/bin/sh", ["-c", "kill -TERM $PPID; sleep 60"], environment: [:], within: .seconds(50))
        }
        try Stream.standardOutput.writeAll(Array("cleared up".utf8))
      }
      try Stream.standardOutput.writeAll(Array("went on".utf8))
    }
    let words = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(words.contains("cleared up") && !words.contains("went on"))
  }

  @Test("does not mind an interruption that is ignored")
  func ignored() async {
    await #expect(processExitsWith: .exitCode(7)) {
      signal(SIGHUP, SIG_IGN)
      holdingInterruptions { _ = raise(SIGHUP) }
      exit(7)
    }
  }

  private func isRunning(_ id: pid_t) -> Bool {
    guard let bytes = try? readFile(Path("/proc/\(id)/stat")) else { return false }
    return !String(decoding: bytes, as: UTF8.self).contains(") Z ")
  }
}

@Suite("A temporary folder")
struct TemporaryFolderTests {
  @Test("is this user's alone, and goes with all that is in it, but not with what links lead to")
  func removed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("kept/file", "x")
    let folder = try TemporaryFolder()
    #expect(try FileStatus(of: folder.path, following: false, for: .find).mode == 0o700)
    try createFolder(folder.path / "a/b/c")
    try createNew(folder.path / "a/b/file", [1])
    symlink((sandbox.path / "kept").string, (folder.path / "a/link").string)
    symlink("nowhere", (folder.path / "broken").string)
    folder.remove()
    #expect(kind(of: folder.path) == nil)
    #expect(sandbox.tree("kept") == ["file"])
  }

  @Test("is in /tmp where its path would be too long elsewhere")
  func short() throws {
    let folder = try TemporaryFolder(pathLimit: 1)
    defer { folder.remove() }
    #expect(folder.path.parent == "/tmp")
  }
}
