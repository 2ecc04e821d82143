/// A piece of HTML: the only kind of value that a page takes without escaping it.
///
/// The bytes are UTF-8. A value shares its storage with others cut from the same buffer.
public struct HTML: Sendable {
  /// The markup itself.
  public var bytes: ArraySlice<UInt8>

  /// Takes bytes that are known to be safe HTML.
  public init(trusting bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// Takes bytes that are known to be safe HTML.
  public init(trusting bytes: [UInt8]) {
    self.bytes = bytes[...]
  }

  /// Takes a string that is known to be safe HTML.
  public init(trusting text: String) {
    self.bytes = Array(text.utf8)[...]
  }

  /// Makes HTML that shows the text as it reads.
  public init(escaping text: String) {
    var bytes: [UInt8] = []
    bytes.appendEscapingHTML(text)
    self.bytes = bytes[...]
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The markup as a string, for messages and JSON.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML: Equatable {
  /// Compares the bytes.
  public static func == (left: HTML, right: HTML) -> Bool { left.bytes.elementsEqual(right.bytes) }
}
