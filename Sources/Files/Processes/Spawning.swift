import Glibc

/// Starts a program at the head of a process group of its own, with the signals as the system sets them.
///
/// Gives the number of the process.
func spawn(_ launch: Launch) throws(ChildProcessError) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  setStream(0, to: launch.input, &actions)
  setStream(1, to: launch.output, &actions)
  setStream(2, to: launch.errors, &actions)

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  sigfillset(&signals)
  posix_spawnattr_setsigdefault(&attributes, &signals)
  sigemptyset(&signals)
  posix_spawnattr_setsigmask(&attributes, &signals)
  let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let path = launch.program.string
  var words = try CStrings([path] + launch.arguments)
  var id: pid_t = 0
  let problem: Int32
  if let lines = launch.environment {
    var environment = try CStrings(lines)
    problem = posix_spawn(&id, path, &actions, &attributes, &words.pointers, &environment.pointers)
  } else {
    problem = posix_spawn(&id, path, &actions, &attributes, &words.pointers, environ)
  }
  guard problem == 0 else { throw ChildProcessError(notStarted: problem) }
  return id
}

/// Gives the program an open file as one of its standard streams, or a file that is always empty.
private func setStream(_ stream: Int32, to number: Int32?, _ actions: inout posix_spawn_file_actions_t) {
  if let number {
    posix_spawn_file_actions_adddup2(&actions, number, stream)
  } else {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_RDWR, 0)
  }
}

/// Texts as C has them: copies, and a null pointer after the last.
private struct CStrings: ~Copyable {
  var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ texts: [String]) throws(ChildProcessError) {
    guard !texts.contains(where: { $0.utf8.contains(0) }) else { throw ChildProcessError(notStarted: EINVAL) }
    pointers = texts.map { strdup($0) } + [nil]
  }

  deinit { for pointer in pointers { free(pointer) } }
}

extension ChildProcessError {
  /// Says with the system's number for it why a program could not be started.
  init(notStarted number: Int32) {
    self = .notStarted(SystemError.Cause.number(number).message)
  }
}
