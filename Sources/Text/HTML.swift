/// A piece of HTML: the only kind of value that a page takes without escaping it.
///
/// The bytes are UTF-8. A value takes 16 bytes and shares its storage with others cut from the same buffer.
public struct HTML: Sendable {
  private let storage: [UInt8]
  private let start: UInt32
  private let end: UInt32

  /// Takes a part of bytes that are known to be safe HTML; what lies beyond their end or 4 GB is left out.
  public init(trusting bytes: [UInt8], _ range: Range<Int>) {
    storage = bytes
    let range = range.clamped(to: 0..<min(bytes.count, Int(UInt32.max)))
    start = UInt32(range.lowerBound)
    end = UInt32(range.upperBound)
  }

  /// Takes bytes that are known to be safe HTML.
  public init(trusting bytes: [UInt8]) {
    self.init(trusting: bytes, bytes.indices)
  }

  /// Takes a string that is known to be safe HTML.
  public init(trusting text: String) {
    self.init(trusting: Array(text.utf8))
  }

  /// Makes HTML that shows the text as it reads.
  public init(escaping text: String) {
    var bytes: [UInt8] = []
    bytes.appendEscapingHTML(text)
    self.init(trusting: bytes)
  }

  /// The markup itself.
  public var bytes: ArraySlice<UInt8> { storage[Int(start)..<Int(end)] }

  /// The number of bytes.
  public var count: Int { Int(end - start) }

  /// Whether there is nothing to show.
  public var isEmpty: Bool { start == end }

  /// The markup as a string, for messages and JSON.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension HTML: Equatable {
  /// Compares the bytes.
  public static func == (left: HTML, right: HTML) -> Bool { left.bytes.elementsEqual(right.bytes) }
}
