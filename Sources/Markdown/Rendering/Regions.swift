import Hypertext
import Text

/// The stretches of a rendering that hold raw HTML, which alone are parsed as HTML and written anew.
struct Regions {
  /// Raw HTML as it stands in the text, and where.
  struct Source {
    var position: SourcePosition
    var literal: [UInt8]
  }

  /// The raw HTML of each stretch, and whether it is the text of a heading, by its number.
  private var stretches: [(sources: [Source], isLine: Bool)] = []

  /// The byte around a stretch's number, before it.
  static let start: UInt8 = 0xFC
  /// The byte behind a stretch.
  static let end: UInt8 = 0xFD

  var isEmpty: Bool { stretches.isEmpty }

  /// Keeps the raw HTML of a stretch and gives what marks where it begins.
  mutating func add(_ sources: [Source], isLine: Bool) -> [UInt8] {
    stretches.append((sources, isLine))
    return [Self.start] + Array(String(stretches.count - 1).utf8) + [Self.start]
  }

  /// The HTML with every stretch made safe, and without the marks.
  func makeSafe(_ html: [UInt8], _ resolver: inout some LinkResolver) -> [UInt8] {
    var safe: [UInt8] = []
    safe.reserveCapacity(html.count)
    html.withUnsafeBufferPointer { html in
      var copied = 0
      while true {
        let start = html.firstOffset(of: Self.start, from: copied)
        safe.append(contentsOf: UnsafeBufferPointer(rebasing: html[copied..<start]))
        guard start < html.count else { return }
        let content = min(html.firstOffset(of: Self.start, from: start + 1) + 1, html.count)
        let end = html.firstOffset(of: Self.end, from: content)
        let index = html[start + 1..<max(start + 1, content - 1)].reduce(0) { ($0 &* 10) &+ Int($1 &- 0x30) }
        let (sources, isLine) = stretches.indices.contains(index) ? stretches[index] : ([], false)
        var policy = RegionPolicy(sources: sources, resolver: resolver)
        safe += safeHTML(
          UnsafeBufferPointer(rebasing: html[content..<end]), isLine: isLine, policy: &policy)
        resolver = policy.resolver
        copied = min(end + 1, html.count)
      }
    }
    return safe
  }
}

/// Asks a resolver about the addresses in raw HTML.
private struct RegionPolicy<Resolver: LinkResolver>: AddressPolicy {
  let sources: [Regions.Source]
  var resolver: Resolver
  private var current = 0
  private var searched = 0

  init(sources: [Regions.Source], resolver: Resolver) {
    self.sources = sources
    self.resolver = resolver
  }

  mutating func link(to address: String, in tag: [UInt8]) -> String? {
    switch resolver.link(to: address, at: position(of: tag)) {
    case .address(let address): address
    case .text: nil
    }
  }

  mutating func media(at address: String, as kind: Media.Kind, in tag: [UInt8]) -> MediaTarget {
    var address = address
    let isRemote = address.withUTF8(AddressKind.init) != .relative
    return resolver.media(at: address, isRemote: isRemote, position: position(of: tag))
  }

  mutating func dropped(_ address: String, in tag: [UInt8]) {
    resolver.dropped(address, at: position(of: tag))
  }

  /// Where a tag stands in the text; tags come in the order of the text, so the search goes on where it was.
  private mutating func position(of tag: [UInt8]) -> SourcePosition {
    for index in current..<max(current, sources.count) {
      let source = sources[index]
      guard let found = source.literal[(index == current ? searched : 0)...].firstRange(of: tag) else {
        continue
      }
      (current, searched) = (index, found.upperBound)
      let before = source.literal[..<found.lowerBound]
      guard let lineEnd = before.lastIndex(of: UInt8(ascii: "\n")) else {
        let column = source.position.column > 0 ? source.position.column + found.lowerBound : 0
        return SourcePosition(line: source.position.line, column: column)
      }
      let lines = before.count { $0 == UInt8(ascii: "\n") }
      return SourcePosition(line: source.position.line + lines, column: found.lowerBound - lineEnd)
    }
    return sources.first?.position ?? SourcePosition(line: 1, column: 0)
  }
}
