import Publishing

/// What a build or a check says at its end.
struct ClosingLine {
  private let result: BuildResult
  private let timing: Watch.Timing?

  init(_ result: BuildResult, timing: Watch.Timing?) {
    self.result = result
    self.timing = timing
  }

  /// `Wrote 12 files, 340 unchanged, 3 removed: 11 decks, 596 cards, in Site/public`.
  var ofBuild: String {
    guard let summary = result.summary else { return line("Nothing is written: \(findings)") }
    var counts = ["Wrote \(number(summary.written, "file"))"]
    if summary.unchanged > 0 { counts.append("\(summary.unchanged) unchanged") }
    if summary.removed > 0 { counts.append("\(summary.removed) removed") }
    if summary.kept > 0 { counts.append("\(summary.kept) kept as they were") }
    let problems = result.report.summary.map { "; \($0)" } ?? ""
    return line("\(counts.joined(separator: ", ")): \(contents), in \(result.output)\(problems)")
  }

  /// `No errors and no warnings: 11 decks, 596 cards`.
  var ofCheck: String { (hosts + [line("\(findings): \(contents)")]).joined(separator: "\n") }

  /// `cdn.example.org: 3 images, sounds or films, loaded by readers`, a line a host.
  private var hosts: [String] {
    result.remoteHosts.map { host in
      let use = host.isAllowed ? "loaded by readers" : "shown as a link"
      return "\(host.name): \(number(host.count, "image, sound or film", "images, sounds or films")), \(use)"
    }
  }

  private var contents: String {
    "\(number(result.deckCount, "deck")), \(number(result.cardCount, "card"))"
  }

  private var findings: String { result.report.summary ?? "No errors and no warnings" }

  private func line(_ text: String) -> String {
    guard let timing else { return text }
    let reading =
      "Reading took \(seconds(timing.reading)), all that followed \(seconds(timing.total - timing.reading))"
    return reading + "\n" + text
  }

  private func number(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// A time to the millisecond, such as `0.042 s`.
  private func seconds(_ duration: Duration) -> String {
    let (whole, attoseconds) = duration.components
    let thousandths = String(attoseconds / 1_000_000_000_000_000)
    return "\(whole).\(String(repeating: "0", count: max(0, 3 - thousandths.count)))\(thousandths) s"
  }
}
