import Glibc

extension Path {
  /// The path of the file itself, absolute and with every symbolic link followed.
  public func resolved() throws(SystemError) -> Path {
    guard let buffer = withSystemString({ realpath($0, nil) }) else {
      throw SystemError(.find, self, .number(errno))
    }
    defer { free(buffer) }
    return Path(String(cString: buffer))
  }

  /// The path of the file itself, as long as it lies in one of the folders.
  ///
  /// The folders must be resolved themselves. Use it for every path that a deck or a template names.
  public func resolved(inside folders: [Path]) throws(SystemError) -> Path {
    let target = try resolved()
    guard folders.contains(where: target.lies) else {
      throw SystemError(.find, self, .outside(target: target))
    }
    return target
  }

  /// The path with the links of all its folders that exist followed, for a file that is yet to be made.
  func resolvedAsFarAsItExists() throws(SystemError) -> Path {
    do throws(SystemError) {
      return try resolved()
    } catch  where error.number == ENOENT && lastComponent != "" && lastComponent != ".." {
      return try parent.resolvedAsFarAsItExists().appending(lastComponent).normalized
    }
  }
}
