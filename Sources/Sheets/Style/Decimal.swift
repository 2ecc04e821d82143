/// A number with three decimals at most, none where it is whole: `10.5`, the same on every machine.
public func decimal(_ number: Double) -> String {
  let clamped = min(max(number, -1_000_000), 1_000_000)
  let thousandths = Int((clamped * 1000).rounded())
  let sign = thousandths < 0 ? "-" : ""
  let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
  guard rest > 0 else { return sign + String(whole) }
  let digits = String(rest)
  var decimals = String(repeating: "0", count: 3 - digits.utf8.count) + digits
  while decimals.utf8.last == UInt8(ascii: "0") { decimals.removeLast() }
  return "\(sign)\(whole).\(decimals)"
}
