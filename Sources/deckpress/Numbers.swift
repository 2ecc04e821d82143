/// The decimal numbers of a text, with `,` or `x` between them; nil where it is anything else.
func numbers(_ text: String) -> [Double]? {
  let parts = text.split(omittingEmptySubsequences: false) { $0 == "," || $0 == "x" || $0 == "×" }
  let numbers = parts.compactMap { part in
    // Other spellings of numbers, such as `0x10`, `inf` and `1e3`, are none here.
    part.utf8.allSatisfy {
      $0 &- UInt8(ascii: "0") < 10 || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
      ? Double(part) : nil
  }
  return numbers.count == parts.count ? numbers : nil
}
