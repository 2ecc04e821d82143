import Glibc
import Testing

@testable import Files

@Suite struct StreamTests {
  @Test func aPipeIsReadToItsEnd() throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    try writeAll(Array(repeating: 7, count: 5_000), to: ends[1], at: "pipe")
    close(ends[1])
    #expect(try readAll(from: ends[0], expecting: 0, limit: 10_000, at: "pipe").count == 5_000)
    close(ends[0])
  }

  @Test(.timeLimit(.minutes(1))) func aFullPipeThatDoesNotWaitIsWaitedFor() throws {
    let reader = try #require(popen("sleep 0.1; test $(wc -c) = 300000", "w"))
    let number = fileno(reader)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    try writeAll([UInt8](repeating: 10, count: 300_000), to: number, at: "pipe")
    #expect(pclose(reader) == 0)
  }

  @Test func theProcessKnowsItsSurroundings() throws {
    #expect(try currentDirectory().isAbsolute)
    #expect(processorCount >= 1)
    #expect(environment("PATH")?.isEmpty == false)
    #expect(environment("DECKPRESS_NO_SUCH_VARIABLE") == nil)
    #expect(environment("PATH\0X") == nil)
  }
}
