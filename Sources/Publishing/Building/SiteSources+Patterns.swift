import Diagnostics
import Files

extension SiteSources {
  /// Reports what `decks` names and nobody finds, and says whether there was such a thing.
  ///
  /// `paths` are all that were found, relative to the site's folder.
  mutating func reportUnmatchedPatterns(among paths: [String]) -> Bool {
    var isAnyUnmatched = false
    for rule in settings.decks.rules where !rule.isExclusion {
      guard let location = rule.location, let problem = problem(of: rule, among: paths) else { continue }
      diagnostics.append(Diagnostic(problem, at: location))
      isAnyUnmatched = true
      // Pages of a deck that is only in another place now must not go.
      if problem.severity == .error { keepsEverything = true }
    }
    return isAnyUnmatched
  }

  private func problem(of rule: DeckPatterns.Rule, among paths: [String]) -> FileProblem? {
    if let name = rule.pattern.literal, kind(of: place(name)) == nil { return .noSuchDeck(name) }
    return paths.contains(where: rule.matches) ? nil : .nothingMatches(rule.pattern.text)
  }
}
