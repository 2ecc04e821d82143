/// Reads the objects of a PDF one behind the other (ISO 32000-1, 7.2 and 7.3).
struct PDFScanner {
  let bytes: [UInt8]
  private(set) var offset: Int

  /// Begins at an offset; one that is outside the file is the end.
  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = (0...bytes.count).contains(offset) ? offset : bytes.count
  }

  /// The next byte, if there is one.
  var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func advance() { offset = min(offset + 1, bytes.count) }

  /// Takes away white space and comments.
  mutating func skipSpace() {
    while let byte = next {
      if byte == UInt8(ascii: "%") {
        while let byte = next, byte != 0x0A, byte != 0x0D { advance() }
      } else if byte.isPDFSpace {
        advance()
      } else {
        return
      }
    }
  }

  /// Takes a word after white space, if it is the next one.
  mutating func take(_ word: StaticString) -> Bool {
    skipSpace()
    let end = offset + word.utf8CodeUnitCount
    let wanted = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    guard end <= bytes.count, bytes[offset..<end].elementsEqual(wanted) else { return false }
    offset = end
    return true
  }

  mutating func expect(_ word: StaticString) throws(PDFProblem) {
    guard take(word) else { throw problem("`\(word)`") }
  }

  /// Takes a number without sign and fraction, if it is what is next; one of more than fifteen digits is none.
  mutating func takeInteger() -> Int? {
    skipSpace()
    var end = offset
    var number = 0
    while end < bytes.count, bytes[end].isPDFDigit, end - offset < 15 {
      number = number * 10 + Int(bytes[end] - UInt8(ascii: "0"))
      end += 1
    }
    guard end > offset, end == bytes.count || !bytes[end].isPDFRegular else { return nil }
    offset = end
    return number
  }

  mutating func integer() throws(PDFProblem) -> Int {
    guard let number = takeInteger() else { throw problem("number") }
    return number
  }

  func problem(_ expected: String) -> PDFProblem { .unexpected(offset: offset, expected: expected) }
}

extension UInt8 {
  /// Whether the byte is white space in a PDF.
  var isPDFSpace: Bool {
    switch self {
    case 0x00, 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }

  /// Whether the byte goes on with a name, a number or a word.
  var isPDFRegular: Bool { !isPDFSpace && !"()<>[]{}/%".utf8.contains(self) }

  var isPDFDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
