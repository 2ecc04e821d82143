import Files

/// Why a tool does nothing.
public enum ToolFailure: Error, Hashable, Sendable {
  /// A program or a library is not there.
  case notFound(String)
  /// The tool was started and said, in its own words, why it cannot work.
  case refused(String)
  /// Its process gives no answer.
  case process(ChildProcessError)

  /// The failure as a sentence without a full stop, about a tool.
  func message(about tool: TypesettingTool) -> String {
    switch self {
    case .notFound(let name): "\(name) was not found"
    case .refused(let words): "\(tool.name) cannot be used: \(words)"
    case .process(let error): "\(tool.name) \(error.message)"
    }
  }
}
