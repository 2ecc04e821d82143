/// How a program is to be started.
struct Launch {
  var program: Path
  var arguments: [String]
  /// Lines of the form `NAME=value`, or nil for the environment of this process.
  var environment: [String]?
  /// Open files for its standard streams; nothing is read and nothing kept where there is none.
  var input, output, errors: Int32?
}
