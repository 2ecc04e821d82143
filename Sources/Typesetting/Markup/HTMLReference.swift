/// One of the references to characters that tools write.
struct HTMLReference {
  /// The number of its bytes.
  let length: Int
  /// The character that it stands for.
  let character: UInt8

  /// Reads a reference at the start of markup.
  init?(in markup: ArraySlice<UInt8>) {
    let found = Self.all.first { markup.starts(with: $0.text) }
    guard let found else { return nil }
    length = found.text.count
    character = found.character
  }

  private static let all: [(text: [UInt8], character: UInt8)] = [
    (Array("&lt;".utf8), UInt8(ascii: "<")), (Array("&gt;".utf8), UInt8(ascii: ">")),
    (Array("&amp;".utf8), UInt8(ascii: "&")), (Array("&quot;".utf8), UInt8(ascii: "\"")),
    (Array("&#x27;".utf8), UInt8(ascii: "'")), (Array("&#39;".utf8), UInt8(ascii: "'")),
  ]
}
