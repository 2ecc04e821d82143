import Glibc

extension Path: Hashable {
  /// Compares the bytes.
  public static func == (left: Path, right: Path) -> Bool {
    compareBytes(left.string, right.string) == 0
  }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) {
    withBytes(string) { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Path: Comparable {
  /// Orders paths by their bytes.
  public static func < (left: Path, right: Path) -> Bool {
    compareBytes(left.string, right.string) < 0
  }
}

/// Orders two strings by their UTF-8 bytes: negative, zero or positive as in `memcmp`.
func compareBytes(_ left: String, _ right: String) -> Int {
  withBytes(left) { left in
    withBytes(right) { right in
      if let start = left.baseAddress, let other = right.baseAddress {
        let order = memcmp(start, other, min(left.count, right.count))
        if order != 0 { return Int(order) }
      }
      return left.count - right.count
    }
  }
}

/// Gives the UTF-8 bytes of a string in one piece.
func withBytes<Result>(_ string: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
  string.utf8.withContiguousStorageIfAvailable(body) ?? Array(string.utf8).withUnsafeBufferPointer(body)
}
