import Mustache

extension PageRenderer {
  /// The links to the files of a deck, its dictionary first.
  func downloadLinks(_ downloads: [Download], at place: PagePlace) -> [Value] {
    let data = [
      download("downloadDictionary", "dictionary.json", isDictionary: true),
      download("downloadDeck", "deck.json"),
    ]
    return data
      + downloads.map { file in
        download(file.titleKey, place.folder.name + "." + file.fileExtension)
      }
  }

  private func download(_ titleKey: String, _ name: String, isDictionary: Bool = false) -> Value {
    .record(
      Record(
        PageShapes.download,
        [.text(strings[titleKey]), .text(percentEncoding(name)), .text(name), .flag(isDictionary)]))
  }
}

extension Download {
  /// The extension of the file's name.
  var fileExtension: String {
    switch self {
    case .csv: "csv"
    case .anki: "apkg"
    case .markdown: "md"
    }
  }

  /// The key of the words that name the file.
  var titleKey: String {
    switch self {
    case .csv: "downloadCSV"
    case .anki: "downloadAnki"
    case .markdown: "downloadMarkdown"
    }
  }
}
