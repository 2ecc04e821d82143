import Files

/// A way to start a tool.
struct Launch: Sendable {
  /// The program that runs the script.
  var program: Path
  /// What it is started with.
  var arguments: [String]
  /// Further files whose change makes it another tool.
  var files: [Path] = []

  /// What changes whenever the tool or the script is another.
  var identity: [[UInt8]] {
    let stamps = ([program] + files).map { fileStamp(of: $0) ?? "" }
    return (stamps + arguments).map { Array($0.utf8) }
  }
}
