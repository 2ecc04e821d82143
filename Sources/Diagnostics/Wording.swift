/// Puts an author's text in quotes for a message, shortened in the middle where it is long.
public func quoted(_ text: String) -> String {
  "\"\(shortened(text))\""
}

/// Puts a name, a key or a piece of source in backticks for a message, shortened in the middle where it is long.
public func code(_ text: String) -> String {
  "`\(shortened(text))`"
}

/// Names the choices there are: `` `a`, `b` or `c` ``.
public func alternatives(_ names: [String]) -> String {
  let names = names.map(code)
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " or " + last
}

/// Leaves out the middle of a text that is longer than the limit, counted in Unicode scalars.
public func shortened(_ text: String, to limit: Int = 80) -> String {
  guard text.utf8.count > limit else { return text }
  let scalars = text.unicodeScalars
  guard let headEnd = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
    headEnd < scalars.endIndex
  else { return text }
  let tail = max(0, limit / 3)
  let head = max(0, limit - tail - 1)
  return String(scalars.prefix(head)) + "…" + String(scalars.suffix(tail))
}
