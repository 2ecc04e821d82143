/// The `math` element with a class that tells how wide it is, such as `dp-wide-20` for one of 15 to 20 em; a narrow
/// one as it is.
///
/// A formula cannot be broken. The theme lets a wide one scroll, and on paper, where nothing scrolls, sets it as small
/// as the room demands; `dp-wider-40` and those after it are wider than a column of definitions on paper.
func markingWidth(of markup: [UInt8]) -> [UInt8] {
  let start = Array("<math ".utf8)
  guard markup.starts(with: start) else { return markup }
  let width = FormulaWidth.ems(of: markup) * 1.1
  guard width > 8 else { return markup }
  let ems = widths.first { width <= Double($0) } ?? 1_000
  return start + Array("class=\"dp-\(ems > 30 ? "wider" : "wide")-\(ems)\" ".utf8)
    + markup.dropFirst(start.count)
}

/// The widths in em that have a class.
private let widths = [10, 12, 15, 20, 25, 30, 40, 50, 65, 80, 100, 150, 200, 300, 500, 1_000]
