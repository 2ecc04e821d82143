import Glibc

/// Starts a program at the head of a process group of its own, with the signals as the system sets them.
///
/// Gives the number of the process; `standardStreams` becomes its standard input and output.
func spawn(
  _ program: Path, _ arguments: [String], standardStreams: Int32
) throws(ChildProcessError) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, standardStreams, 0)
  posix_spawn_file_actions_adddup2(&actions, standardStreams, 1)
  posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)

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

  let texts = [program.string] + arguments
  guard !texts.contains(where: { $0.utf8.contains(0) }) else { throw ChildProcessError(notStarted: EINVAL) }
  var words = texts.map { strdup($0) } + [nil]
  defer { for word in words { free(word) } }
  var id: pid_t = 0
  let problem = posix_spawn(&id, program.string, &actions, &attributes, &words, environ)
  guard problem == 0 else { throw ChildProcessError(notStarted: problem) }
  return id
}

extension ChildProcessError {
  /// Says with the system's number for it why a program could not be started.
  init(notStarted number: Int32) {
    self = .notStarted(SystemError.Cause.number(number).message)
  }
}
