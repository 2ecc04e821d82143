import Text

/// The parts of a text as HTML that lacks nothing but coloured code, for which it does not wait.
public struct UnfinishedHTML: Sendable {
  private let html: [UInt8]
  /// Which parts are headings; as many as there are parts.
  private let headings: [Bool]
  private let samples: [CodeSample]
  private let typesetter: (any Typesetter)?

  /// A byte that stands in no UTF-8 text, behind each part.
  static let partEnd: UInt8 = 0xFF

  /// Makes HTML of no parts.
  public init() { self.init([], [], [], nil) }

  /// Takes HTML with the places of some code.
  init(
    _ html: [UInt8], _ parts: [MarkdownPart], _ samples: [CodeSample], _ typesetter: (any Typesetter)?
  ) {
    self.html = html
    headings = parts.map { if case .heading = $0.kind { true } else { false } }
    self.samples = samples
    self.typesetter = typesetter
  }

  /// How many bytes it takes in memory.
  public var byteCount: Int { samples.reduce(html.count) { $0 + $1.code.count + 64 } }

  /// Puts the code in; as many results as there are parts.
  public func finish() -> [HTML] {
    guard !samples.isEmpty else { return split(html) }
    let colours = typesetter?.highlight(samples) ?? []
    let filled = Holes.filling(html) { index, _, filled in
      if index < colours.count, let coloured = colours[index] {
        filled += coloured
      } else if index < samples.count {
        samples[index].code.withUnsafeBufferPointer { filled.appendEscapingHTML($0) }
      }
    }
    return split(filled)
  }

  private func split(_ html: [UInt8]) -> [HTML] {
    var result: [HTML] = []
    result.reserveCapacity(headings.count)
    html.withUnsafeBufferPointer { bytes in
      var start = 0
      for isHeading in headings {
        let end = bytes.firstOffset(of: Self.partEnd, from: start)
        var range = start..<end
        start = min(end + 1, bytes.count)
        while let first = range.first, bytes[first] == UInt8(ascii: "\n") {
          range = first + 1..<range.upperBound
        }
        while let last = range.last, bytes[last] == UInt8(ascii: "\n") { range = range.lowerBound..<last }
        // A heading is written as `<h2>…</h2>`.
        if isHeading, range.count >= 9 { range = range.lowerBound + 4..<range.upperBound - 5 }
        result.append(HTML(trusting: html, range))
      }
    }
    return result
  }
}
