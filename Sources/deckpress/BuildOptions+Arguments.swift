import Publishing

extension BuildOptions {
  /// Takes the options of a build or a check from the command line.
  init(_ arguments: Arguments) {
    self.init()
    output = arguments.text(.output)
    baseURL = arguments.text(.baseURL)
    includesDrafts = arguments.has(.drafts)
    isStrict = arguments.has(.strict)
    jobs = arguments.number(.jobs)
    rewritesAll = arguments.has(.force)
  }
}
