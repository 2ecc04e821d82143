/// Which open elements a tag closes: the standard's rules for trees, without those that put an element at two places.
extension MarkupBalancer {
  /// Closes what cannot hold an element that begins.
  mutating func closeBefore(_ name: MarkupName, _ layout: Layout) {
    switch layout {
    case .item:
      let siblings: [MarkupName] = name == "li" ? ["li"] : ["dt", "dd"]
      closeNearest(siblings) { $0.layout == .inline || $0.name == "p" || $0.name == "div" }
    case .cell where name != "caption":
      closeNearest(["td", "th"]) { $0.layout != .table }
    case .tablePart where name == "tr":
      closeNearest(["tr"]) { $0.layout != .table }
    case .tablePart, .cell:
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
    if Self.headings.contains(name), let top = open.last, Self.headings.contains(top.name) {
      close(from: open.count - 1)
    }
  }

  /// Closes what an end tag ends; one that ends nothing is left out.
  mutating func end(_ name: MarkupName) {
    guard let layout = Allowlist.rule(for: name)?.layout else { return }
    switch layout {
    case .void: break
    case .inline: closeNearest([name]) { $0.layout == .inline }
    case .block where Self.headings.contains(name): closeNearest(Self.headings) { !$0.isBoundary }
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
