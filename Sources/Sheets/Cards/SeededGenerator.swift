/// Random numbers that follow from a seed, the same on every machine (SplitMix64, Steele and others 2014).
struct SeededGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to a count, without the count; 0 where that is not positive.
  mutating func next(below count: Int) -> Int {
    // The high half of the product spreads the numbers evenly, to within 2^-32 for any count that fits a deck.
    Int(next().multipliedFullWidth(by: UInt64(max(1, count))).high)
  }
}

extension Array {
  /// Puts the elements into a chance order (Fisher and Yates); the same generator gives the same order for good.
  mutating func shuffle(with generator: inout SeededGenerator) {
    for index in indices.dropFirst().reversed() {
      swapAt(index, generator.next(below: index + 1))
    }
  }
}
