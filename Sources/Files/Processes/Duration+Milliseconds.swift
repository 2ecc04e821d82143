extension Duration {
  /// The time in whole milliseconds as `poll` takes it, rounded up, an hour at most.
  var millisecondsToWait: Int32 {
    let (seconds, attoseconds) = components
    let (whole, rest) = attoseconds.quotientAndRemainder(dividingBy: 1_000_000_000_000_000)
    return Int32(clamping: min(seconds, 3600) * 1000 + whole + (rest > 0 ? 1 : 0))
  }
}
