import Files
import Formats
import Text

/// A file that the settings name as a deck, and where its page will be.
struct DeckFile: Sendable {
  /// The file as the system opens it.
  var path: Path
  /// The file as messages name it.
  var source: String
  /// The file relative to the site's folder, with `/`; it may begin with `../`.
  var sitePath: String
  /// The file relative to the folder at which the search for decks began.
  var relativePath: String
  /// Where its page is.
  var address: SitePath
  /// The place that its author gave it.
  var order: Int?

  /// Takes a file; the front matter may give its own part of the address.
  init(path: Path, source: String, sitePath: String, relativePath: String, fields: DeckFields) {
    self.path = path
    self.source = source
    self.sitePath = sitePath
    self.relativePath = relativePath
    order = fields.order
    var parts = relativePath.split(separator: "/").map(String.init)
    let name = parts.popLast().map { Path($0).stem } ?? ""
    address = SitePath((parts + [fields.slug ?? name]).map(slug).joined(separator: "/"))
  }

  /// The folders above the file, as their names are written.
  var folders: [String] { relativePath.split(separator: "/").dropLast().map(String.init) }

  /// The title of a deck that does not give one: the file's name, with spaces and a capital.
  var defaultTitle: String {
    let words = path.stem.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.isEmpty ? path.stem : words.prefix(1).uppercased() + words.dropFirst()
  }
}
