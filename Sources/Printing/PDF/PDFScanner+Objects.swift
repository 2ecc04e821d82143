extension PDFScanner {
  /// Takes the name after the slash, as it is written.
  mutating func name() throws(PDFProblem) -> [UInt8] {
    try expect("/")
    let start = offset
    while let byte = next, byte.isPDFRegular { advance() }
    return Array(bytes[start..<offset])
  }

  /// Takes a dictionary, with the values as they are written.
  mutating func dictionary(depth: Int = 0) throws(PDFProblem) -> PDFDictionary {
    try expect("<<")
    var dictionary = PDFDictionary()
    while !take(">>") {
      guard dictionary.entries.count < 1000 else { throw problem("end of a dictionary") }
      let key = try name()
      dictionary[key] = try value(depth: depth + 1)
    }
    return dictionary
  }

  /// Takes an object of any kind or a reference to one, and gives it as it is written.
  private mutating func value(depth: Int) throws(PDFProblem) -> [UInt8] {
    guard depth < 100 else { throw problem("end of nested objects") }
    skipSpace()
    let start = offset
    if take("<<") {
      offset(backTo: start)
      _ = try dictionary(depth: depth)
    } else if take("[") {
      while !take("]") { _ = try value(depth: depth + 1) }
    } else if take("<") {
      while !take(">") { try skipByte("`>`") }
    } else if take("(") {
      try skipString()
    } else if take("/") {
      while let byte = next, byte.isPDFRegular { advance() }
    } else if takeReference() == nil {
      guard let byte = next, byte.isPDFRegular else { throw problem("object") }
      while let byte = next, byte.isPDFRegular { advance() }
    }
    return Array(bytes[start..<offset])
  }

  /// Takes a reference such as `12 0 R`, if it is what is next.
  mutating func takeReference() -> PDFReference? {
    let start = offset
    if let number = takeInteger(), let generation = takeInteger(), take("R"), next?.isPDFRegular != true {
      return PDFReference(number: number, generation: generation)
    }
    offset(backTo: start)
    return nil
  }

  /// Takes the rest of a string in parentheses, which may hold pairs of them.
  private mutating func skipString() throws(PDFProblem) {
    var open = 1
    while open > 0 {
      switch next {
      case UInt8(ascii: "\\"): advance()
      case UInt8(ascii: "("): open += 1
      case UInt8(ascii: ")"): open -= 1
      default: break
      }
      try skipByte("`)`")
    }
  }

  private mutating func skipByte(_ expected: String) throws(PDFProblem) {
    guard next != nil else { throw problem(expected) }
    advance()
  }

  private mutating func offset(backTo start: Int) { self = PDFScanner(bytes, at: start) }
}
