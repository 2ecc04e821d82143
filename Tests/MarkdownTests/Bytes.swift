extension String {
  /// Hands out the UTF-8 bytes of a string.
  func withContiguousBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var copy = self
    return copy.withUTF8(body)
  }
}
