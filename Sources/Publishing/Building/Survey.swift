import Decks
import Diagnostics
import Formats

/// What the reading of all decks has shown: each in short, and which of them can be written.
struct Survey: Sendable {
  /// What became of a deck's file.
  enum Standing: Sendable {
    /// It can be written.
    case sound(DeckSummary, anchors: [UInt64])
    /// It has an error; what an earlier build made of it stays.
    case failed
    /// It has no cards, or is a draft, and gets no page.
    case absent
  }

  /// The files, as they were handed in.
  let files: [DeckFile]
  /// As many as there are files.
  var standings: [Standing]
  /// What is wrong with the decks; links are not among it.
  var diagnostics: [Diagnostic]
  /// What is wrong with links, of the decks whose links could all be followed.
  var linkDiagnostics: [Diagnostic]
  /// The files that each deck shows; as many lists as there are decks.
  var media: [[MediaFile]] = []
  /// The hosts that decks name for images, sounds and films.
  var hosts = RemoteHosts()
  /// The decks whose links need a map of the site.
  var needMap: Set<Int>
  /// The names of cards for which their links ask.
  var wantedNames: Set<String> = []

  /// Reads every deck, several at once; those that need no map go on the shelf.
  static func make(
    _ files: [DeckFile], compiler: DeckCompiler, shelf: DeckShelf, options: BuildOptions, jobs: Int,
    progress: ProgressCounter
  ) async -> Survey {
    let outcomes = await inParallel(files, jobs: jobs) { index, file in
      defer { progress.advance() }
      return Finding(compiler.compile(file, map: nil), file, index, shelf, options)
    }
    var survey = Survey(files: files, standings: [], diagnostics: [], linkDiagnostics: [], needMap: [])
    for (index, finding) in outcomes.enumerated() {
      survey.standings.append(finding.standing)
      survey.media.append(finding.media)
      survey.hosts.add(finding.hosts)
      survey.diagnostics += finding.diagnostics
      survey.linkDiagnostics += finding.linkDiagnostics
      if finding.needsMap { survey.needMap.insert(index) }
      survey.wantedNames.formUnion(finding.wantedNames)
    }
    return survey
  }

  /// What is kept of one outcome.
  private struct Finding: Sendable {
    var standing: Standing
    var diagnostics: [Diagnostic] = []
    var linkDiagnostics: [Diagnostic] = []
    var media: [MediaFile] = []
    var hosts = RemoteHosts()
    var needsMap = false
    var wantedNames: Set<String> = []

    init(
      _ outcome: DeckCompiler.Outcome, _ file: DeckFile, _ index: Int, _ shelf: DeckShelf,
      _ options: BuildOptions
    ) {
      if outcome.isDraft, !options.includesDrafts {
        standing = .absent
        return
      }
      diagnostics = outcome.diagnostics
      needsMap = outcome.needsMap
      hosts = outcome.hosts
      wantedNames = outcome.wantedNames
      if !needsMap { linkDiagnostics = outcome.linkDiagnostics }
      guard let compiled = outcome.compiled, !diagnostics.contains(where: { $0.severity == .error }) else {
        standing = .failed
        return
      }
      guard !compiled.deck.cards.isEmpty else {
        standing = .absent
        return
      }
      media = compiled.media
      if !needsMap { shelf.put(compiled, at: index) }
      standing = .sound(DeckSummary(compiled.deck, file), anchors: compiled.deck.anchors)
    }
  }
}

extension DeckSummary {
  /// Takes what lists need of a deck.
  init(_ deck: Deck, _ file: DeckFile) {
    self.init(
      source: file.source, address: file.address, id: deck.id, title: deck.title,
      description: deck.description,
      language: deck.language, definitionLanguage: deck.definitionLanguage, direction: deck.direction,
      tags: deck.tags, date: deck.date, cardCount: deck.cards.count, order: file.order,
      taggedCards: deck.cards.indices.lazy.filter { !deck.cards[$0].tags.isEmpty }.map { index in
        let card = deck.cards[index]
        return TaggedCard(
          id: card.id, term: card.term, language: card.language, direction: card.direction, tags: card.tags)
      })
  }
}

extension Deck {
  /// Numbers that stand for the ids on the deck's page.
  var anchors: [UInt64] {
    cards.indices.map { fingerprint(cards[$0].id) } + sections.map { fingerprint($0.id) }
      + AliasAnchors(self).byCard.values.joined().map(fingerprint)
  }
}
