extension PrintedText {
  /// The text in pieces that each fit a box, as HTML.
  ///
  /// - Parameters:
  ///   - limit: How many pieces there may be; nil comes back where there would be more.
  ///   - isForced: Whether a unit that does not fit stands in a piece of its own; otherwise nil comes back.
  func pieces(in box: FittedBox, limit: Int, isForced: Bool) -> [[UInt8]]? {
    var cutter = Cutter(bytes)
    var rest = nodes[...]
    var pieces: [[UInt8]] = []
    var guess = 32
    while !rest.isEmpty {
      guard pieces.count < limit else { return nil }
      let most = units(of: rest, in: box, cutter, near: guess)
      guard most < .max else {
        pieces.append(cutter.bytes.html(of: rest))
        break
      }
      guard most > 0 || isForced else { return nil }
      guess = max(most, 8)
      var units = most > 0 ? cutter.bestEnd(rest, upTo: most) : 1
      var dropped = units
      pieces.append(cutter.bytes.html(of: cutter.prefix(rest, &units)[...]))
      cutter.drop(&dropped, from: &rest)
    }
    return pieces
  }

  /// How many of the first units of nodes a box holds, or a few less; the largest number where it holds all.
  private func units(of nodes: ArraySlice<Node>, in box: FittedBox, _ cutter: Cutter, near guess: Int) -> Int
  {
    func holds(_ units: Int) -> (Bool, isAll: Bool) {
      var left = units
      let part = PrintedText(bytes: cutter.bytes, nodes: cutter.prefix(nodes, &left), features: features)
      return (box.holds(part.measured), left > 0)
    }
    var (low, high, step) = (0, guess, max(1, guess / 8))
    while true {
      let (isFitting, isAll) = holds(high)
      guard isFitting else { break }
      if isAll { return .max }
      low = high
      high += step
      step *= 2
    }
    // Less than what was guessed: not much less, mostly.
    step = max(1, guess / 8)
    while low == 0, high > step {
      if holds(high - step).0 { low = high - step } else { high -= step }
      step *= 2
    }
    while high - low > max(1, low / 64) {
      let middle = (low + high) / 2
      if holds(middle).0 { low = middle } else { high = middle }
    }
    return low
  }
}
