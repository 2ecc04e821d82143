extension UnsafeBufferPointer<UInt8> {
  /// The width in em of the letters and signs of a formula.
  var formulaWidth: Double {
    var width = 0.0
    var isReference = false
    for scalar in String(decoding: self, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "&": (width, isReference) = (width + 0.6, true)
      case ";" where isReference: isReference = false
      case _ where isReference: break
      default: width += scalar.formulaWidth
      }
    }
    return width
  }

  /// Whether a sign stands close to what is beside it, as a bracket or a comma does and `+` and `=` do not.
  var standsClose: Bool { count == 1 && "()[]{}|,.;:/!'".utf8.contains(self[0]) }

  /// Whether a sign is one of the sums, products and integrals that are larger where they have a line of their own.
  var isLargeInDisplay: Bool {
    let scalars = String(decoding: self, as: UTF8.self).unicodeScalars
    return scalars.contains { (0x220F...0x2211).contains($0.value) || (0x222B...0x2233).contains($0.value) }
  }
}

extension Unicode.Scalar {
  /// The widths of the printable characters of ASCII.
  private static let ascii: [Double] = (0x20...0x7E).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"): 1
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.75
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="): 0.8
    case _ where " !'(),.:;[]`ijl{|}".utf8.contains(byte): 0.36
    default: 0.56
    }
  }

  fileprivate var formulaWidth: Double {
    switch value {
    case ..<0x20: 0
    case 0x20...0x7E: Self.ascii[Int(value) - 0x20]
    // Marks above a letter, and signs that show nothing.
    case 0x300...0x36F, 0x200B...0x200F, 0x2061...0x2064: 0
    // Arrows, relations, sums and integrals.
    case 0x2190...0x22FF: 0.95
    // Chinese, Japanese, Korean, and full-width forms.
    case 0x2E80...0xFFFF: 1
    default: 0.65
    }
  }
}
