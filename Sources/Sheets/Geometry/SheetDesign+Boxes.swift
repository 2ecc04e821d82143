extension SheetDesign {
  /// The box of one face: a card's, or half of one that is folded.
  var faceBox: Box? {
    grid.map { Box(width: layout == .fold ? $0.cell.width / 2 : $0.cell.width, height: $0.cell.height) }
  }

  /// What stays free around the text of a face; the number stands in what is free below it.
  var facePadding: Margins {
    guard let box = faceBox else { return Margins(all: 0) }
    let width = min(5, max(2.5, 0.06 * min(box.width, box.height)))
    return Margins(top: width, right: width, bottom: max(width, 4.5), left: width)
  }

  /// The room for the text of a face, without what the frame takes of it.
  var textBox: Box {
    guard let box = faceBox else { return Box(width: 0, height: 0) }
    let padding = facePadding
    return Box(
      width: box.width - padding.left - padding.right - 2 * Self.frameWidth,
      height: box.height - padding.top - padding.bottom - 2 * Self.frameWidth)
  }

  /// The width of the line around a card.
  static let frameWidth = 0.2
}
