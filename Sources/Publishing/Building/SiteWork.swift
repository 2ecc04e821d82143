import Diagnostics
import Files
import Typesetting

/// Everything that is known of a site before it is written.
struct SiteWork: Sendable {
  /// The files it is made from.
  let sources: SiteSources
  /// What makes its pages; nil only where the built-in theme were broken.
  let theme: UsableTheme?
  /// What sets its formulas and colours its code.
  let typesetters: Typesetters
  /// What introduces its folders.
  let introductions: Introductions
  /// Reads decks.
  let compiler: DeckCompiler
  /// Holds decks that were read.
  let shelf: DeckShelf
  /// What reading them has shown.
  let survey: Survey
  /// The files that introductions show.
  let introductionMedia: [MediaFile]
  /// The names of cards for which introductions of folders ask.
  let introductionNames: Set<String>
  /// The hosts that decks and introductions name for images, sounds and films.
  let hosts: RemoteHosts
  /// Everything that is wrong.
  var report: Report

  /// Ends what sets formulas and colours code, and says once what of it is missing.
  mutating func finishTypesetting() {
    typesetters.finish()
    for tool in typesetters.missing {
      report.append(
        FileProblem.missingTool(tool), at: Location(path: sources.place(SiteSources.settingsName).string))
    }
  }

  /// What is said in the end.
  func result(_ site: PlannedSite, output: Path, summary: OutputFolder.Summary?) -> BuildResult {
    BuildResult(
      report: report, summary: summary, output: output.string, deckCount: site.plan.contents.decks.count,
      cardCount: site.plan.contents.cardCount, remoteHosts: hosts.sorted)
  }
}

/// A site whose outputs are decided, and where links can lead.
struct PlannedSite: Sendable {
  var plan: SitePlan
  var map: SiteMap
}
