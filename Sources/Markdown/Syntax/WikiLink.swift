/// What stands between `[[` and `]]`: a name, and a label if there is one.
struct WikiLink {
  /// What is named: a term, a deck, a file.
  let name: String
  /// What the reader sees where the name is known: the label that is given, or the last part of a path.
  let label: String
  /// The label that is given.
  let ownLabel: String?

  /// What the reader sees where nothing has the name.
  var unknownLabel: String { ownLabel ?? name }

  /// Divides the text between the brackets.
  init(_ literal: UnsafeBufferPointer<UInt8>) {
    let parts = literal.split(separator: UInt8(ascii: "|"), maxSplits: 1, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self).trimmed }
    let name = parts.first ?? ""
    self.name = name
    ownLabel = parts.count > 1 && !parts[1].isEmpty ? parts[1] : nil
    label = ownLabel ?? (name.isPath ? name.lastPart : name)
  }
}

extension String {
  /// Whether the text may be a path below a folder: no address, no step upwards, something behind the last slash.
  fileprivate var isPath: Bool {
    let bytes = utf8
    return bytes.first != UInt8(ascii: ".") && bytes.last != UInt8(ascii: "/")
      && !zip(bytes, bytes.dropFirst()).contains { $0 == UInt8(ascii: ":") && $1 == UInt8(ascii: "/") }
  }

  /// What stands behind the last slash.
  fileprivate var lastPart: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[utf8.index(after: $0)...]) } ?? self
  }

  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    let bytes = utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let end = bytes.lastIndex { $0 != 0x20 && $0 != 0x09 }.map(bytes.index(after:)) ?? bytes.startIndex
    return String(self[bytes.startIndex..<end])
  }
}
