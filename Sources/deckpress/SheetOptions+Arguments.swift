import Sheets

extension SheetOptions {
  /// Takes the options of a sheet from the command line.
  init(_ arguments: Arguments) {
    self.init()
    paper = arguments.choice(.paper)
    orientation = arguments.choice(.orientation)
    rows = arguments.number(.rows)
    columns = arguments.number(.columns)
    cardSize = arguments.decimals(.cardSize).map { Box(width: $0[0], height: $0[1]) }
    stock = arguments.choice(.stock)
    flip = arguments.choice(.flip)
    offset = arguments.decimals(.offset).map { Offset(x: $0[0], y: $0[1]) }
    fontSize = arguments.decimals(.fontSize)?.first
    cutMarks = arguments.has(.cutMarks) ? true : nil
    margins = arguments.decimals(.margin).map { widths in
      widths.count == 1
        ? Margins(all: widths[0])
        : Margins(top: widths[0], right: widths[1], bottom: widths[2], left: widths[3])
    }
    header = arguments.text(.header)
    footer = arguments.text(.footer)
    sections = arguments.texts(.section)
    tags = arguments.texts(.tag)
    isReversed = arguments.has(.reversed) ? true : nil
    isShuffled = arguments.has(.shuffle) ? true : nil
    seed = arguments.number(.seed)
  }
}
