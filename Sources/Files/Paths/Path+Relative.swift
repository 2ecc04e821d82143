extension Path {
  /// The way from `folder` to this path, with `..` where it leads up; nil where text alone cannot tell.
  public func relative(to folder: Path) -> Path? {
    guard isAbsolute == folder.isAbsolute else { return nil }
    let names = normalized.components
    let others = folder.normalized.components
    let common = zip(names, others).prefix { Path($0) == Path($1) }.count
    let up = others.dropFirst(common)
    guard !up.contains("..") else { return nil }
    let way = up.map { _ in ".." } + names.dropFirst(common)
    return way.isEmpty ? "." : Path(components: way, isAbsolute: false)
  }

  /// Whether the path is `folder` or lies somewhere below it, by text alone.
  public func lies(in folder: Path) -> Bool {
    guard let way = relative(to: folder) else { return false }
    return way.components.first != ".."
  }
}
