import Glibc

extension Tree {
  /// Finds every ordinary file below a folder; names with a dot in front are hidden, and passed by.
  ///
  /// Links are followed as long as they stay in one of the `allowed` folders, which are the root alone where
  /// none is given. What is wrong comes back among the problems. The folders to skip may be missing.
  public static func walk(
    _ root: Path, inside allowed: [Path] = [], skipping skipped: [Path] = [], limits: Limits = Limits()
  ) -> Tree {
    var walker = TreeWalker(limits: limits)
    walker.allowed = (allowed.isEmpty ? [root] : allowed).compactMap { try? $0.resolved() }
    walker.skipped = Set(
      skipped.compactMap { try? FileStatus(of: $0, following: true, for: .list).identity })
    walker.start(at: root)
    return walker.tree
  }
}

/// A walk under way.
private struct TreeWalker {
  let limits: Tree.Limits
  var allowed: [Path] = []
  var skipped: Set<FileStatus.Identity> = []
  var tree = Tree()
  /// The folders in which the walk stands, the root first.
  var ancestors: [FileStatus.Identity] = []
  var namesSeen = 0
  var isFull = false

  init(limits: Tree.Limits) {
    self.limits = limits
  }

  mutating func start(at root: Path) {
    do throws(SystemError) {
      let target = try root.resolved()
      guard allowed.contains(where: target.lies) else {
        return tree.problems.append(.leadsOut(root, target: target))
      }
      enter(root, relativePath: "")
    } catch {
      tree.problems.append(.unreadable(SystemError(.list, root, error.cause)))
    }
  }

  /// Walks through a folder, unless it is one to skip or one in which the walk already stands.
  mutating func enter(_ folder: Path, relativePath: String) {
    do throws(SystemError) {
      let descriptor = try Descriptor(opening: folder, O_RDONLY | O_DIRECTORY, for: .list)
      let identity = try FileStatus(of: descriptor, at: folder, for: .list).identity
      if skipped.contains(identity) { return }
      if ancestors.contains(identity) { return tree.problems.append(.loop(folder)) }
      guard ancestors.count < limits.depth else {
        return tree.problems.append(.tooDeep(folder, limit: limits.depth))
      }
      let names = try list(descriptor, at: folder)
      ancestors.append(identity)
      defer { ancestors.removeLast() }
      for name in names where name.name.utf8.first != UInt8(ascii: ".") {
        guard take(name, in: folder, relativePath) else { return }
      }
    } catch {
      tree.problems.append(.unreadable(error))
    }
  }

  /// Takes a name into the tree; false ends the walk.
  private mutating func take(_ name: ListedName, in folder: Path, _ relativeFolder: String) -> Bool {
    if isFull { return false }
    guard namesSeen < limits.names else {
      isFull = true
      tree.problems.append(.tooMany(folder, limit: limits.names))
      return false
    }
    namesSeen += 1
    let path = folder.appending(name.name)
    let relativePath = relativeFolder.isEmpty ? name.name : relativeFolder + "/" + name.name
    guard name.isText else {
      tree.problems.append(.nameNotText(path))
      return true
    }
    take(name.kind ?? statedKind(of: path), at: path, relativePath)
    return true
  }

  private mutating func take(_ kind: FileKind, at path: Path, _ relativePath: String) {
    switch kind {
    case .file: tree.files.append(Tree.File(path: path, relativePath: relativePath))
    case .folder: enter(path, relativePath: relativePath)
    case .link: follow(path, relativePath)
    case .other: tree.problems.append(.special(path))
    }
  }

  private mutating func follow(_ link: Path, _ relativePath: String) {
    do throws(SystemError) {
      let target = try link.resolved()
      guard let home = allowed.first(where: target.lies) else {
        return tree.problems.append(.leadsOut(link, target: target))
      }
      let way = target.relative(to: home)?.components ?? []
      if way.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) {
        return tree.problems.append(.leadsToHidden(link, target: target))
      }
      take(try FileStatus(of: target, following: false, for: .find).kind, at: link, relativePath)
    } catch {
      switch error.number {
      case ELOOP: tree.problems.append(.loop(link))
      case ENOENT, ENOTDIR: tree.problems.append(.brokenLink(link))
      default: tree.problems.append(.unreadable(error))
      }
    }
  }

  private func statedKind(of path: Path) -> FileKind {
    (try? FileStatus(of: path, following: false, for: .list).kind) ?? .other
  }
}
