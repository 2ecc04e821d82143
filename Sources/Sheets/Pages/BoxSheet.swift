/// The pages of a layout whose cards lie in boxes.
public struct BoxSheet {
  /// The pages, backs behind their fronts.
  public private(set) var pages: [BoxPage] = []
  /// The cards that are too long for one box, and how many they take.
  public private(set) var continued: [(index: Int, parts: Int)] = []

  private let design: SheetDesign
  private let grid: Grid
  private let imageAddress: (String) -> [UInt8]?

  /// Fits the cards, in their order, into the boxes of a layout; nil where it has none.
  ///
  /// - Parameter imageAddress: The address of an image as the page has it, or nil for one that it cannot show.
  public init?(_ cards: [SheetCard], _ design: SheetDesign, imageAddress: @escaping (String) -> [UInt8]?) {
    guard let grid = design.grid else { return nil }
    (self.design, self.grid, self.imageAddress) = (design, grid, imageAddress)
    var cells: [(cell: BoxCell, faces: [Face?])] = []
    for (position, card) in cards.enumerated() {
      let parts = self.parts(of: card)
      if parts.count > 1 { continued.append((card.index, parts.count)) }
      for (part, faces) in parts.enumerated() {
        let cell = BoxCell(
          index: card.index, number: position + 1, part: part + 1, parts: parts.count, faces: [])
        cells.append((cell, faces))
      }
    }
    for start in stride(from: 0, to: cells.count, by: grid.capacity) {
      addPages(Array(cells[start..<min(start + grid.capacity, cells.count)]))
    }
  }

  /// The faces of each box that a card takes: of its front and its back, or of the one that shows both.
  private func parts(of card: SheetCard) -> [[Face?]] {
    if design.flip == .singleSided, design.layout != .fold {
      return fit(card.bothSides(isReversed: design.isReversed), isTerm: true, isShort: false, .both).map {
        [$0]
      }
    }
    let term = fit(
      card.termSide, isTerm: true, isShort: card.question.isEmpty, design.isReversed ? .back : .front)
    let definition = fit(
      card.definition, isTerm: false, isShort: isOneParagraph(card.definition),
      design.isReversed ? .front : .back)
    let (fronts, backs) = design.isReversed ? (definition, term) : (term, definition)
    return (0..<max(fronts.count, backs.count)).map { part in
      [Self.face(fronts, part), Self.face(backs, part)]
    }
  }

  /// The face of a part; a side that is whole stands on every part of the card.
  private static func face(_ faces: [Face], _ part: Int) -> Face? {
    faces.count == 1 ? faces[0] : part < faces.count ? faces[part] : nil
  }

  private func fit(_ html: [UInt8], isTerm: Bool, isShort: Bool, _ side: BoxPage.Side) -> [Face] {
    let text = PrintedText(html, imageAddress: imageAddress)
    // What asks is set larger than what answers.
    let fitter = Fitter(scale: design.scale, largest: side == .front ? 0 : design.scale.readingSize)
    let pieces = fitter.fit(text, in: design.textBox)
    return pieces.map { Face(text: $0, isTerm: isTerm, isShort: isShort && pieces.count == 1) }
  }

  private mutating func addPages(_ cells: [(cell: BoxCell, faces: [Face?])]) {
    guard design.hasBacks else { return addPage(.both, cells) }
    addPage(.front, cells.map { ($0.cell, Array($0.faces.prefix(1))) })
    addPage(.back, cells.map { ($0.cell, Array($0.faces.suffix(1))) })
  }

  private mutating func addPage(_ side: BoxPage.Side, _ cells: [(cell: BoxCell, faces: [Face?])]) {
    var filled: [BoxCell?] = cells.map { entry in
      var cell = entry.cell
      cell.faces = entry.faces
      return cell
    }
    filled += [BoxCell?](repeating: nil, count: grid.capacity - filled.count)
    pages.append(
      BoxPage(
        side: side, number: pages.count + 1, cells: side == .back ? grid.mirrored(filled) : filled))
  }
}

extension SheetCard {
  /// Question and answer in one text.
  fileprivate func bothSides(isReversed: Bool) -> [UInt8] {
    let rule = Array("<hr>".utf8)
    return isReversed ? definition + rule + termSide : termSide + rule + definition
  }
}

extension TypeScale {
  /// The index of the size in which a definition begins: 17 points, or the largest where the author chose one.
  var readingSize: Int { points.first == 24 ? points.firstIndex { $0 <= 17 } ?? 0 : 0 }
}
