import Glibc

/// The folder from which relative paths are meant.
public func currentDirectory() throws(SystemError) -> Path {
  guard let buffer = getcwd(nil, 0) else { throw SystemError(.find, ".", .number(errno)) }
  defer { free(buffer) }
  return Path(String(cString: buffer))
}

/// The value of an environment variable, or nil where it is not set.
public func environment(_ name: String) -> String? {
  name.withSystemString { getenv($0) }.map { String(cString: $0) }
}

/// The number of processors at work in this machine, at least one.
public var processorCount: Int {
  max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
}

/// Whether the process has all rights.
public var isRoot: Bool { geteuid() == 0 }

/// Ends the process with an exit status.
public func endProcess(status: Int32) -> Never {
  exit(status)
}
