import Files
import Glibc

@testable import Printing

/// A folder for a test, with programs that stand for browsers.
final class Workshop {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  deinit { folder.remove() }

  var path: Path { folder.path }

  /// Makes a program out of a script for a shell, which finds the place for the PDF in `$pdf`.
  func program(_ script: String, named name: String = "browser") throws -> Path {
    let path = folder.path / name
    let head = #"""
      #!/bin/sh
      for word; do case $word in --print-to-pdf=*) pdf=${word#*=};; esac; done

      """#
    try createNew(path, Array((head + script).utf8))
    chmod(path.string, 0o755)
    return path
  }

  func write(_ name: String, _ bytes: [UInt8]) throws -> Path {
    let path = folder.path / name
    try createNew(path, bytes)
    return path
  }
}

/// What a program that is installed writes to standard output, and what it ends with.
func output(of name: String, _ arguments: String...) throws -> ProgramEnd {
  let path = findProgram(name, in: ["/usr/local/bin", "/usr/bin"]) ?? Path(name)
  return try runProgram(
    path, arguments, environment: ["LANG": "C.UTF-8"], within: .seconds(120), keeping: 4 << 20)
}

extension ProgramEnd {
  var text: String { String(decoding: output, as: UTF8.self) }
}

/// Whether a program of this name is installed.
func isInstalled(_ name: String) -> Bool { findProgram(name, in: ["/usr/local/bin", "/usr/bin"]) != nil }
