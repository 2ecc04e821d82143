extension SheetDesign {
  /// The rules of a style sheet that follow from what was chosen, behind those that all sheets share.
  ///
  /// Lengths are absolute, so that paper shows what they say.
  public func style(_ facts: DeckFacts) -> String {
    var rules = ["@page{\(pageRule(facts))}"]
    rules += scale.points.enumerated().map { index, points in
      ".dp-size-\(index){font-size:\(decimal(points))pt}"
    }
    if layout.hasFixedPages {
      rules.append(".dp-page{width:\(mm(page.width));height:\(mm(page.height))}")
      rules.append(".dp-head{top:\(mm(max(3, margins.top / 2 - 1.5)))}")
      rules.append(".dp-foot{bottom:\(mm(max(3, margins.bottom / 2 - 1.5)))}")
      rules.append(
        ".dp-head,.dp-foot{left:\(mm(max(5, margins.left)));right:\(mm(max(5, margins.right)))}")
      rules += boxRules
    } else {
      rules += flowRules
    }
    return rules.joined(separator: "\n") + "\n"
  }

  /// Whether two decks get different rules.
  public var styleNamesDeck: Bool { !layout.hasFixedPages && (header.namesDeck || footer.namesDeck) }

  private func pageRule(_ facts: DeckFacts) -> String {
    let size = "size:\(mm(page.width)) \(mm(page.height))"
    guard !layout.hasFixedPages else { return "\(size);margin:0" }
    let edges = [margins.top, margins.right, margins.bottom, margins.left].map(mm).joined(separator: " ")
    var rule = "\(size);margin:\(edges)"
    let face = "font:8pt/1 system-ui,sans-serif;color:#555"
    if !header.isEmpty { rule += ";@top-center{content:\(header.content(facts));\(face)}" }
    if !footer.isEmpty { rule += ";@bottom-center{content:\(footer.content(facts));\(face)}" }
    return rule
  }

  private var boxRules: [String] {
    guard let grid else { return [".dp-back .dp-plate{translate:\(mm(offset.x)) \(mm(offset.y))}"] }
    let padding = facePadding
    let edges = [padding.top, padding.right, padding.bottom, padding.left].map(mm).joined(separator: " ")
    let columns = "repeat(\(grid.columns),\(px(grid.cell.width)))"
    let rows = "repeat(\(grid.rows),\(px(grid.cell.height)))"
    var rules = [
      """
      .dp-grid{left:\(px(grid.left));top:\(px(grid.top));grid-template:\(rows)/\(columns);column-gap:\(px(grid.gap))}
      """,
      ".dp-side{padding:\(edges)}",
      ".dp-face img{max-height:\(mm(textBox.height * Fitter.imageShare))}",
      ".dp-small img{max-height:\(mm(textBox.height * Fitter.smallImageShare))}",
      ".dp-columns{grid-template-columns:\(columns);column-gap:\(px(grid.gap))}",
      ".dp-rows{grid-template-rows:\(rows)}",
    ]
    if hasBacks, let back = backOrigin {
      let turn = turnsBacks ? ";rotate:180deg" : ""
      rules.append(
        ".dp-back .dp-grid{left:\(px(back.left + offset.x));top:\(px(back.top + offset.y))\(turn)}")
    }
    return rules
  }

  private var flowRules: [String] {
    let columns = columns
    return [
      "body{font-size:\(decimal(textSize))pt}",
      ".dp-paper{width:\(mm(page.width));padding:\(mm(margins.top)) \(mm(margins.right)) \(mm(margins.bottom)) \(mm(margins.left))}",
      ".dp-number-column{width:\(mm(Self.numberWidth))}",
      ".dp-term-column{width:\(mm(columns.term + 4))}",
      ".dp-flow img{max-height:\(mm(imageHeight))}",
    ]
  }

  /// A length in pixels of a 96th of an inch, so that whole ones are written as such.
  private func px(_ length: Double) -> String { decimal(length * 96 / 25.4) + "px" }

  private func mm(_ length: Double) -> String { decimal(length) + "mm" }
}
