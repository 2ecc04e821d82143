import Glibc
import Testing

@testable import Files

@Suite struct ReadingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  @Test(arguments: [0, 1, 65_536, 3_000_000])
  func aFileIsReadWhole(_ size: Int) throws {
    let text = String(repeating: "x", count: size)
    try sandbox.write("a", text)
    #expect(try readFile(sandbox.path / "a").count == size)
  }

  @Test func aFileThatTellsNoSizeIsReadWhole() throws {
    #expect(try readFile("/proc/self/status").count > 100)
  }

  @Test func aMissingFile() {
    let path = sandbox.path / "a.md"
    #expect(throws: SystemError(.read, path, .number(ENOENT))) { try readFile(path) }
    #expect(SystemError(.read, "a.md", .number(ENOENT)).message == "cannot read a.md: no such file or folder")
  }

  @Test func aFileWithoutTheRightToReadIt() throws {
    try sandbox.write("a.md", "x")
    chmod((sandbox.path / "a.md").string, 0)
    let error = #expect(throws: SystemError.self) {
      try withoutRootRights { _ = try readFile(sandbox.path / "a.md") }
    }
    #expect(error?.message == "cannot read \(sandbox.path)/a.md: permission denied")
  }

  @Test func aFolder() throws {
    #expect(throws: SystemError(.read, sandbox.path, .notAFile(.folder))) { try readFile(sandbox.path) }
  }

  @Test(.timeLimit(.minutes(1))) func aPipeDoesNotMakeItWait() throws {
    let path = sandbox.path / "pipe"
    mkfifo(path.string, 0o644)
    #expect(throws: SystemError(.read, path, .notAFile(.other))) { try readFile(path) }
    #expect(throws: SystemError(.read, "/dev/zero", .notAFile(.other))) { try readFile("/dev/zero") }
  }

  @Test func aFileAboveTheLimit() throws {
    try sandbox.write("a", "12345")
    #expect(try readFile(sandbox.path / "a", limit: 5).count == 5)
    let path = sandbox.path / "a"
    #expect(throws: SystemError(.read, path, .tooLarge(limit: 4))) { try readFile(path, limit: 4) }
    #expect(throws: SystemError.self) { try readFile("/proc/self/status", limit: 10) }
  }

  @Test func aNameWithANULOpensNothing() throws {
    try sandbox.write("a", "x")
    let path = sandbox.path / "a\0.md"
    #expect(throws: SystemError(.read, path, .number(ENOENT))) { try readFile(path) }
  }

  @Test func aPathStaysInsideWhatIsAllowed() throws {
    try sandbox.write("site/media/a.png", "x")
    try sandbox.write("secret", "x")
    try sandbox.link("site/media/out.png", to: "../../secret")
    try sandbox.link("site/media/in.png", to: "a.png")
    let site = sandbox.path / "site"
    #expect(try (site / "media/in.png").resolved(inside: [site]) == site / "media/a.png")
    for name in ["media/out.png", "../secret", "media/../../secret"] {
      let error = SystemError(.find, site / name, .outside(target: sandbox.path / "secret"))
      #expect(throws: error) { try (site / name).resolved(inside: [site]) }
    }
  }
}
