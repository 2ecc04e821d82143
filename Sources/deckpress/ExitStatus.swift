/// How a run ended, as the system is told.
enum ExitStatus: Int32 {
  case done = 0
  /// Something is wrong with the input, or could not be written.
  case errors = 1
  /// The command line makes no sense.
  case wrongUsage = 2
}
