/// What stands between `[[` and `]]`: a name, and a label if there is one.
struct WikiLink {
  /// What is named: a term, a deck, a file.
  let name: String
  /// What the reader sees: the label that is given, or the last part of the name.
  let label: String
  /// The label that is given.
  let ownLabel: String?

  /// Divides the text between the brackets.
  init(_ literal: UnsafeBufferPointer<UInt8>) {
    let parts = literal.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).trimmed }
    let name = parts.first ?? ""
    self.name = name
    ownLabel = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    let last = name.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(name[name.utf8.index(after: $0)...]) }
    label = ownLabel ?? last.flatMap { $0.isEmpty ? nil : $0 } ?? name
  }
}

extension String {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    let bytes = utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map(bytes.index(after:)) ?? bytes.startIndex
    return String(self[bytes.startIndex..<end])
  }
}
