/// A template's text, and where its author finds it.
public struct TemplateSource: Sendable {
  /// The file as the user would name it.
  public let path: String
  /// The text as UTF-8, without a byte-order mark.
  public let bytes: [UInt8]

  /// Takes the bytes of a file; a byte-order mark at their start is left out.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// Takes text.
  public init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}
