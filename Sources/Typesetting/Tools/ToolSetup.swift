import Files

/// All that is known about a tool before it is needed.
struct ToolSetup: Sendable {
  /// Which one it is.
  var tool: TypesettingTool
  /// The first frame.
  var greeting: [[UInt8]]
  /// The ways to start it, best first, or what is not there.
  var launches: @Sendable () -> Result<[Launch], ToolFailure>
  /// The time for one frame.
  var patience: Duration
}

extension ToolSetup {
  /// KaTeX in Node, with macros.
  static func katex(macros: [String: String], places: ToolPlaces) -> ToolSetup {
    let sorted = macros.sorted { $0.key < $1.key }
    let greeting = sorted.flatMap { [Array(macroName($0.key).utf8), Array($0.value.utf8)] }
    return ToolSetup(
      tool: .katex, greeting: greeting, launches: { katexLaunches(places) }, patience: places.patience)
  }

  /// Pygments in Python.
  static func pygments(places: ToolPlaces) -> ToolSetup {
    ToolSetup(
      tool: .pygments, greeting: [],
      launches: {
        let programs = places.programs(named: ["python3"])
        guard !programs.isEmpty else { return .failure(.notFound("Python")) }
        return .success(programs.map { Launch(program: $0, arguments: ["-c", pygmentsScript]) })
      }, patience: places.patience)
  }

  private static func katexLaunches(_ places: ToolPlaces) -> Result<[Launch], ToolFailure> {
    let programs = places.programs(named: ["node", "nodejs"])
    guard !programs.isEmpty else { return .failure(.notFound("Node")) }
    let scripts = places.modules.flatMap { [$0 / "katex/dist/katex.js", $0 / "katex/katex.js"] }
    guard let katex = scripts.first(where: { kind(of: $0) == .file }) else {
      return .failure(.notFound("KaTeX"))
    }
    return .success(
      programs.map { Launch(program: $0, arguments: ["-e", katexScript, katex.string], files: [katex]) })
  }

  /// The name with its backslash, which an author may leave out before a letter.
  private static func macroName(_ name: String) -> String {
    let lower = (name.utf8.first ?? 0) | 0x20
    return lower &- UInt8(ascii: "a") < 26 ? "\\" + name : name
  }
}
