/// One of the images among which a browser chooses.
struct ImageCandidate {
  var address: [UInt8]
  /// The width or the density for which it is meant, `200w` or `2x`; none is `1x`.
  var size: [UInt8]
}

/// Reads a `srcset`, or gives nil where one of its sizes cannot be understood or it names more than 32 images.
func imageCandidates(_ set: [UInt8]) -> [ImageCandidate]? {
  var candidates: [ImageCandidate] = []
  var rest = set[...]
  while true {
    rest = rest.drop { $0.isHTMLSpace || $0 == comma }
    var address = rest.prefix { !$0.isHTMLSpace }
    guard !address.isEmpty else { return candidates }
    rest = rest[address.endIndex...]
    var size: ArraySlice<UInt8> = []
    if address.last == comma {
      // A comma right after an address ends it, so there is no size.
      while address.last == comma { address.removeLast() }
    } else {
      size = rest.prefix { $0 != comma }
      rest = rest[size.endIndex...].dropFirst()
      size = size.drop(while: \.isHTMLSpace)
      while let last = size.last, last.isHTMLSpace { size.removeLast() }
    }
    guard size.isImageSize, candidates.count < 32 else { return nil }
    candidates.append(ImageCandidate(address: Array(address), size: Array(size)))
  }
}

private let comma = UInt8(ascii: ",")

extension ArraySlice<UInt8> {
  fileprivate var isImageSize: Bool {
    guard let unit = last else { return true }
    let number = dropLast()
    guard number.count <= 9, let first = number.first, first.isDigit else { return false }
    switch unit {
    case UInt8(ascii: "w"): return number.allSatisfy(\.isDigit)
    case UInt8(ascii: "x"):
      return number.split(separator: 0x2E, omittingEmptySubsequences: false).count <= 2
        && number.allSatisfy { $0.isDigit || $0 == 0x2E } && number.last != 0x2E
    default: return false
    }
  }
}
