import Publishing

/// `deckpress check`: says everything that a build would say.
struct CheckCommand {
  let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  func run(_ console: Console) async -> ExitStatus {
    let site = SiteFolder(arguments)
    if let problem = site.problem { return console.fail(problem, at: site.name) }
    let watch = Watch(console)
    let builder = SiteBuilder(site: site.path, options: BuildOptions(arguments))
    let result = await builder.check(progress: watch.observer)
    let timing = watch.finish()
    console.report(result.report)
    let spoken = console.say(ClosingLine(result, timing: timing).ofCheck)
    return result.report.hasErrors ? .errors : spoken
  }
}
