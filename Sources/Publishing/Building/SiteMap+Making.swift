import Text

extension SiteMap {
  /// Maps a site that is planned.
  init(_ plan: SitePlan, survey: Survey, sources: SiteSources, downloads: [Download]) {
    self.init()
    var sheets: [SitePath] = []
    var fileByAddress: [SitePath: DeckFile] = [:]
    for file in survey.files { fileByAddress[file.address] = fileByAddress[file.address] ?? file }
    for (deck, action) in zip(plan.contents.decks, plan.actions) {
      var target = Target(address: deck.address, anchors: nil)
      var file = fileByAddress[deck.address]
      if case .write(let index) = action, case .sound(_, let anchors) = survey.standings[index] {
        target.anchors = Set(anchors)
        file = survey.files[index]
      }
      guard let file else { continue }
      decks[file.sitePath] = target
      addFolders(of: file)
      files.formUnion(file.outputs(downloads, []).dropFirst())
      sheets += sources.settings.sheets.map(file.sheet)
    }
    let pagesOfFolders = Set(plan.contents.folders.map(\.address))
    for file in sources.introductions where pagesOfFolders.contains(file.address.parent) {
      folders[file.sitePath] = file.address.parent
    }
    pages = pagesOfFolders.union(plan.contents.tags.map(\.address)).union(sheets)
    files.formUnion(plan.statics.map { SitePath(sources.statics[$0].relativePath) })
    indexAddresses()
  }

  private mutating func addFolders(of file: DeckFile) {
    var folder = SitePath(file.sitePath).parent
    var address = file.address.parent
    for _ in 0...file.folders.count {
      folders[folder.text] = address
      folder = folder.parent
      address = address.parent
    }
  }
}
