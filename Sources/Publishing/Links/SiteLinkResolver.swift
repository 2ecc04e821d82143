import Diagnostics
import Hypertext
import Markdown

/// Follows the links of one deck or introduction on a site.
struct SiteLinkResolver: LinkResolver {
  /// What the links stand in.
  enum Place {
    case deck(DeckFile)
    /// The introduction of a folder, by the path of its file relative to the site's folder.
    case introduction(sitePath: String, page: SitePath)
  }

  let place: Place
  let source: String
  let linesBefore: Int
  /// The whole site, or nil where it is not known yet.
  let map: SiteMap?
  /// Where images, sounds and films are found.
  let media: MediaStore
  /// The term of the card that holds a line of the file.
  let termAtLine: (Int) -> String?
  /// What is shown besides the text.
  var mediaUse = MediaUse()
  /// Numbers that stand for the ids on the same page, gathered when a link first leads to one.
  private let anchors: () -> [UInt64]
  private(set) lazy var ownAnchors = Set(anchors())
  /// The cards of the same deck by their names, gathered when a link first asks for a name.
  private let names: () -> CardNames
  private(set) lazy var ownNames = names()
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether a link was met that only a map can follow.
  var needsMap = false
  /// The names of cards for which links ask and that only a map can tell.
  var wantedNames: Set<String> = []
  /// With how many names those that are not known may still be compared.
  var namesToCompare = 100_000

  init(
    place: Place, source: String, linesBefore: Int, map: SiteMap?, media: MediaStore,
    anchors: @escaping () -> [UInt64] = { [] }, names: @escaping () -> CardNames = { CardNames() },
    termAtLine: @escaping (Int) -> String? = { _ in nil }
  ) {
    self.place = place
    self.source = source
    self.linesBefore = linesBefore
    self.map = map
    self.media = media
    self.anchors = anchors
    self.names = names
    self.termAtLine = termAtLine
  }

  mutating func link(to address: String, at position: SourcePosition) -> LinkTarget {
    guard let first = address.utf8.first else { return .text }
    if first == UInt8(ascii: "?") { return .address(address) }
    let (path, anchor) = divided(address)
    if path.isEmpty {
      guard let anchor, anchor.isEmpty || ownAnchors.contains(fingerprint(anchor)) else {
        report(.deadAnchor(address), position)
        return .text
      }
      return .address(address)
    }
    if let url = mediaURL(address) { return .address(url) }
    guard let map else {
      needsMap = true
      return .text
    }
    guard let target = target(of: path, in: map) else {
      report(.deadLink(address), position)
      return .text
    }
    if let anchor, !anchor.isEmpty, let anchors = target.anchors, !anchors.contains(fingerprint(anchor)) {
      report(.deadAnchor(address), position)
      return .address(target.url)
    }
    return .address(target.url + (anchor.map { "#" + percentEncoding($0) } ?? ""))
  }

  mutating func dropped(_ address: String, at position: SourcePosition) { report(.unsafe(address), position) }

  mutating func refused(_ formula: Formula, because reason: String, at position: SourcePosition) {
    report(.refusedFormula(formula.tex, reason), position)
  }

  mutating func unended(cloze: String, at position: SourcePosition) { report(.unendedCloze(cloze), position) }

  mutating func report(_ problem: LinkProblem, _ position: SourcePosition) { add(problem, position) }

  mutating func add(_ problem: some Problem, _ position: SourcePosition) {
    let column = position.column > 0 ? position.column : nil
    diagnostics.append(
      Diagnostic(problem, at: Location(path: source, line: position.line + linesBefore, column: column)))
  }

  func divided(_ address: String) -> (path: String, anchor: String?) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts[0].prefix { $0 != "?" }
    return (percentDecoding(String(path)), parts.count > 1 ? percentDecoding(String(parts[1])) : nil)
  }

  struct Found {
    var url: String
    var anchors: Set<UInt64>?
  }

  /// What a path leads to: a deck's or an introduction's file, a folder of decks, a file of `static`, or a page
  /// by its address.
  func target(of path: String, in map: SiteMap) -> Found? {
    let isAbsolute = path.hasPrefix("/")
    let here = page
    let file = isAbsolute ? normalizingPath(path) : normalizingPath(sourceFolder + path)
    if !isAbsolute {
      if let deck = map.decks[file] {
        return Found(url: here.url(toFolder: deck.address), anchors: deck.anchors)
      }
      if let folder = map.folders[file] { return Found(url: here.url(toFolder: folder)) }
    }
    let address = SitePath(isAbsolute ? file : normalizingPath(here.text + "/" + path))
    guard !address.text.hasPrefix("..") else { return nil }
    if let deck = map.decksByAddress[address] {
      return Found(url: here.url(toFolder: address), anchors: deck.anchors)
    }
    if map.pages.contains(address) { return Found(url: here.url(toFolder: address)) }
    if map.files.contains(address) { return Found(url: here.url(toFile: address)) }
    guard file.hasPrefix("static/") else { return nil }
    let copied = SitePath(String(file.dropFirst("static/".count)))
    return map.files.contains(copied) ? Found(url: here.url(toFile: copied)) : nil
  }

  var page: SitePath {
    switch place {
    case .deck(let file): file.address
    case .introduction(_, let page): page
    }
  }

  var sourceFolder: String {
    let path =
      switch place {
      case .deck(let file): file.sitePath
      case .introduction(let path, _): path
      }
    return path.split(separator: "/").dropLast().map { $0 + "/" }.joined()
  }
}
