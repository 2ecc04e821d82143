import Text

/// The JSON Schemas (draft 2020-12) of the site's data files, as they are published.
enum DataSchema: String, CaseIterable {
  /// Of each `deck.json`.
  case deck = "deck-1.json"
  /// Of `index.json`.
  case index = "index-1.json"

  /// Where the schema is on a site.
  var address: SitePath { SitePath("schema").appending(rawValue) }

  /// The schema itself.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    switch self {
    case .deck: bytes.append(deckSchema)
    case .index: bytes.append(indexSchema)
    }
    return bytes
  }
}
