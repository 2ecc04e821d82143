extension UnsafeBufferPointer<UInt8> {
  /// Whether the text holds a comma, a quote or a line end, so that it cannot stand bare in comma-separated values.
  public var hasCommaQuoteOrLineEnd: Bool { firstOffset(of: RowSeparators(), from: 0) < count }
}

private struct RowSeparators: ByteSet {
  @inline(__always)
  func marks(in word: UInt64) -> UInt64 {
    word.marks(equalTo: UInt8(ascii: ",")) | word.marks(equalTo: UInt8(ascii: "\""))
      | word.marks(equalTo: UInt8(ascii: "\n")) | word.marks(equalTo: UInt8(ascii: "\r"))
  }

  @inline(__always)
  func contains(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D
  }
}
