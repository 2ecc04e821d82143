import Text

/// Writes rows of comma-separated values (RFC 4180), with a byte-order mark and CRLF so that spreadsheets read them
/// right.
///
/// A field is quoted only where it must be, and never changed.
public struct CSVWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
  private var isAtRowStart = true

  /// Makes a writer; `capacity` is the length in bytes that is expected.
  public init(capacity: Int = 0) {
    bytes.reserveCapacity(capacity)
  }

  /// Writes the next field of the row.
  public mutating func field(_ text: String) {
    if !isAtRowStart { bytes.append(UInt8(ascii: ",")) }
    var text = text
    text.withUTF8 { text in
      if text.needsQuotes(atRowStart: isAtRowStart) {
        bytes.appendQuoting(text)
      } else {
        bytes.append(contentsOf: text)
      }
    }
    isAtRowStart = false
  }

  /// Ends the row.
  public mutating func endRow() {
    bytes.append("\r\n")
    isAtRowStart = true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the text as it stands would not be read as this one field.
  ///
  /// Anki skips a row that begins with `#`, and many readers trim outer white space.
  fileprivate func needsQuotes(atRowStart: Bool) -> Bool {
    guard let first, let last else { return false }
    return first.isSpace || last.isSpace || atRowStart && first == UInt8(ascii: "#")
      || hasCommaQuoteOrLineEnd
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}

extension [UInt8] {
  fileprivate mutating func appendQuoting(_ text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    while start < text.count {
      let quote = text.firstOffset(of: UInt8(ascii: "\""), from: start)
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<quote]))
      guard quote < text.count else { break }
      append("\"\"")
      start = quote + 1
    }
    append(UInt8(ascii: "\""))
  }
}
