extension Fitter {
  /// The text for a column in which it may be as high as it likes, at one size: formulas that are wider get a smaller
  /// size of their own, or become their TeX where no size is small enough.
  ///
  /// - Parameters:
  ///   - width: The width of the column in millimetres.
  ///   - points: The size of type of the text.
  public func fitWidth(_ text: PrintedText, width: Double, points: Double) -> [UInt8] {
    let column = TypeInColumn(points: points, width: width, imageHeight: .infinity)
    guard text.needsWidth(column) else { return text.html() }
    let text = text.features.contains(.tables) ? text.markingNarrowTables(in: column) : text
    var simplifier = Simplifier(text.bytes, rowHeight: .infinity) { formula, column in
      guard formula.printedWidth > column.width else { return .asItIs }
      let sizes = scale.points.indices.filter { scale.points[$0] < points }
      let size = sizes.first {
        Double(formula.printedWidth) * scale.points[$0] <= Double(column.width) * points * 0.97
      }
      return size.map { .size($0) } ?? .source
    }
    let nodes = simplifier.simplified(text.nodes, in: column)
    return simplifier.bytes.html(of: nodes[...])
  }
}

extension PrintedText {
  /// Whether there is something that may be wider than a column, whose words are broken where they have to be.
  fileprivate func needsWidth(_ column: TypeInColumn) -> Bool {
    !features.isDisjoint(with: [.formulas, .tables]) || measured.leastWidth > column.width
  }
}
