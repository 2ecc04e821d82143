import Files

/// Where tools are looked for, and how long one frame of their work may take.
public struct ToolPlaces: Sendable {
  /// Folders of programs; the first that has one is taken.
  public var programs: [Path]
  /// Folders of Node's modules.
  public var modules: [Path]
  /// The time for one frame.
  public var patience: Duration

  /// Takes the folders.
  public init(programs: [Path], modules: [Path], patience: Duration = .seconds(60)) {
    self.programs = programs
    self.modules = modules
    self.patience = patience
  }

  /// The places of this machine: `PATH` and `NODE_PATH`, then where Debian's packages lie and npm puts its own.
  public static var ofThisMachine: ToolPlaces {
    let own = searchFolders(environment("PATH") ?? "")
    let modules = searchFolders(environment("NODE_PATH") ?? "")
    let common: [Path] = [
      "/usr/share/nodejs", "/usr/share/javascript", "/usr/local/lib/node_modules", "/usr/lib/node_modules",
    ]
    return ToolPlaces(programs: own + ["/usr/local/bin", "/usr/bin"], modules: modules + common)
  }
}

extension ToolPlaces {
  /// The programs of these names, each place once, scripts last.
  ///
  /// A script there is a version manager's, which takes many times as long to find a program as the program to start.
  func programs(named names: [String]) -> [Path] {
    var found: [Path] = []
    for name in names {
      for folder in programs {
        guard let program = findProgram(name, in: [folder]), !found.contains(program) else { continue }
        found.append(program)
      }
    }
    let scripts = Set(found.filter(isScript))
    return found.filter { !scripts.contains($0) } + found.filter(scripts.contains)
  }
}
