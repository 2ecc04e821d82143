import Files

extension MediaStore {
  /// Prepares the search in a site whose files were found; `outputs` are the folders that builds write.
  convenience init(_ sources: SiteSources, outputs: [Path]) {
    self.init(
      site: sources.folder, deckRoots: sources.settings.decks.roots, outputs: outputs,
      statics: sources.statics.map(\.relativePath), remoteHosts: sources.settings.remoteMedia)
  }
}
