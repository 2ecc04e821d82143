/// A tool that a build would have needed and could not use.
public struct MissingTool: Hashable, Sendable {
  /// Which tool.
  public var tool: TypesettingTool
  /// What is wrong with it.
  public var failure: ToolFailure

  /// The Debian packages that help where something was not found.
  public var packages: [String] { tool.packages }

  /// What follows, and why, as a sentence without a full stop.
  public var message: String { "\(tool.consequence), as \(failure.message(about: tool))" }

  /// What to do about it.
  public var advice: String {
    let plural = packages.count == 1 ? "" : "s"
    return
      "install the Debian package\(plural) \(packages.joined(separator: " and ")), or set `\(tool.setting)`"
  }
}
