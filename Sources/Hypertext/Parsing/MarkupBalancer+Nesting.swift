/// Which open elements a tag closes: the standard's rules for trees, without those that put an element at two places.
extension MarkupBalancer {
  /// Closes what cannot hold an element that begins.
  mutating func closeBefore(_ name: MarkupName, _ rule: ElementRule) {
    let layout = rule.layout
    switch layout {
    case .item:
      let siblings: [MarkupName] = name == "li" ? ["li"] : ["dt", "dd"]
      closeNearest(siblings) { $0.layout == .inline || $0.name == "p" || $0.name == "div" }
    case .cell, .tablePart:
      // A cell ends the cell before it, a row the row too, and anything else a group of rows as well.
      closeNearest(["td", "th"]) { $0.layout != .table }
      if name == "td" || name == "th" { break }
      closeNearest(["tr"]) { $0.layout != .table }
      if name == "tr" { break }
      closeNearest(["thead", "tbody", "tfoot", "colgroup", "caption"]) { $0.layout != .table }
    case .inline where name == "a":
      closeNearest(["a"]) { $0.layout == .inline }
    case .inline where name == "rt" || name == "rp":
      closeNearest(["rt", "rp"]) { $0.layout == .inline && $0.name != "ruby" }
    default: break
    }
    if layout == .block || layout == .item || layout == .table || name == "hr" {
      closeNearest(["p"]) { !$0.isBoundary }
    }
    if rule.isHeading, open.last?.rule.isHeading == true { close(from: open.count - 1) }
  }

  /// Whether an element may stand in the innermost open one; a table's parts may stand anywhere in a table, since the
  /// parser puts in what is missing.
  func mayStandHere(_ rule: ElementRule) -> Bool {
    if rule.within.isEmpty { return true }
    if rule.layout == .cell || rule.layout == .tablePart || rule.name == "col" {
      return open.contains { $0.layout == .table }
    }
    return open.last.map { rule.within.contains($0.rule.name) } ?? false
  }

  /// Closes what an end tag ends; one that ends nothing is left out.
  mutating func end(_ name: MarkupName) {
    guard let rule = Allowlist.rule(for: name) else { return }
    switch rule.layout {
    case .void: break
    case .inline: closeNearest([name]) { $0.layout == .inline }
    case .block where rule.isHeading: closeNearest(Self.headings) { !$0.isBoundary }
    case .block: closeNearest([name]) { !$0.isBoundary }
    case .item where name == "li":
      closeNearest([name]) { !$0.isBoundary && $0.name != "ul" && $0.name != "ol" }
    case .item: closeNearest([name]) { !$0.isBoundary }
    case .table, .tablePart, .cell: closeNearest([name]) { $0.layout != .table }
    }
  }

  private static let headings = MarkupName.list("h1 h2 h3 h4 h5 h6")

  /// Closes the innermost of these elements with all in it, if only elements that may be passed stand between.
  private mutating func closeNearest(_ names: [MarkupName], passing mayPass: (OpenElement) -> Bool) {
    for index in open.indices.reversed() {
      if names.contains(open[index].name) { return close(from: index) }
      guard mayPass(open[index]) else { return }
    }
  }
}

extension MarkupBalancer.OpenElement {
  /// Whether what stands in it cannot end anything around it.
  fileprivate var isBoundary: Bool { layout == .table || layout == .cell }
}
