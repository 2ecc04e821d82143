/// A template's bytes and where its lines begin.
struct SourceText: Sendable {
  let path: String
  let bytes: [UInt8]
  private let lineStarts: [Int]

  init(_ source: TemplateSource) {
    path = source.path
    bytes = source.bytes
    lineStarts = [0] + source.bytes.indices.filter { source.bytes[$0] == .lineFeed }.map { $0 + 1 }
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The line and column of a byte, by a binary search.
  func position(of offset: Int) -> TemplateError.Position {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return .init(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  func error(_ kind: TemplateError.Kind, at offset: Int) -> TemplateError {
    TemplateError(path: path, position: position(of: offset), kind: kind)
  }
}
