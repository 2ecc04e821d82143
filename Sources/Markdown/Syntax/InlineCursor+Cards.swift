internal import CMarkGFM

extension InlineCursor {
  /// `{{c1::`; whether it ever ends is seen when the tree is edited.
  mutating func clozeStart() -> Node? {
    guard state.extensions.contains(.cardSyntax), goesOn("{{c"), byte(3) != UInt8(ascii: "0") else {
      return nil
    }
    let digits = (0..<4).prefix { byte(3 + $0).isDigit }.count
    guard (1...3).contains(digits), goesOn("::", at: 3 + digits) else { return nil }
    state.openClozes.append(0)
    let end = offset + 5 + digits
    return make(CMARK_NODE_HTML_INLINE, text[offset..<end], tag: .clozeStart, through: end)
  }

  /// A brace in a cloze, which another one closes before the cloze ends; it is text.
  func openBrace() -> Node? {
    if let last = state.openClozes.indices.last { state.openClozes[last] += 1 }
    return nil
  }

  /// Braces that close others, as text, or `}}` that ends a cloze.
  ///
  /// Where a run of braces is longer than those that are open, its last two end the cloze.
  mutating func closeBraces() -> Node? {
    guard let open = state.openClozes.last else { return nil }
    let run = text[offset...].prefix { $0 == UInt8(ascii: "}") }.count
    let inner = run > open ? min(open, max(0, run - 2)) : run
    guard inner == 0 else {
      state.openClozes[state.openClozes.count - 1] = max(0, open - inner)
      return make(CMARK_NODE_TEXT, text[offset..<offset + inner], through: offset + inner)
    }
    guard run >= 2 else { return nil }
    state.openClozes.removeLast()
    return make(CMARK_NODE_HTML_INLINE, text[offset..<offset + 2], tag: .clozeEnd, through: offset + 2)
  }

  /// `[[name]]` or `![[file]]`, after a mark: one line, no address behind the brackets.
  mutating func wikiLink(_ tag: SyntaxTag, after distance: Int) -> Node? {
    let start = offset + distance
    guard goesOn("[[", at: distance - 2), let end = closing("]]", from: start) else { return nil }
    let name = text[start..<end].trimmingWhiteSpace
    let next = end + 2 < text.count ? text[end + 2] : 0
    guard let first = name.first, first != UInt8(ascii: "^"), !name.contains(UInt8(ascii: "[")),
      next != UInt8(ascii: "("), next != UInt8(ascii: "[")
    else { return nil }
    if first == UInt8(ascii: "|") {
      guard tag == .wikiLink, name.dropFirst().contains(where: { !$0.isWhiteSpace }) else { return nil }
    }
    guard name.startIndex == start || !isShellTest(name) else { return nil }
    return make(CMARK_NODE_HTML_INLINE, name, tag: tag, through: end + 2)
  }

  /// Whether a text that a space sets off from its brackets is a condition of a shell: `[[ -f x ]]`,
  /// `[[ $a == b ]]`.
  private func isShellTest(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let first = text.first else { return false }
    if "-!\"'(".utf8.contains(first) || text.contains(where: "$=<>&".utf8.contains) { return true }
    return zip(text, text.dropFirst()).contains { $0.isWhiteSpace && $1 == UInt8(ascii: "-") }
  }

  /// `[sound:file]`, after a mark.
  mutating func sound() -> Node? {
    let start = offset + 8
    guard goesOn("[sound:", at: 1), let end = closing("]", from: start) else { return nil }
    let name = text[start..<end].trimmingWhiteSpace
    return name.isEmpty ? nil : make(CMARK_NODE_HTML_INLINE, name, tag: .sound, through: end + 1)
  }

  /// Where brackets close on the same line, not too far away.
  func closing(_ end: StaticString, from start: Int, within limit: Int = 1_000) -> Int? {
    let last = min(text.count, start + limit) - end.utf8CodeUnitCount
    guard start <= last else { return nil }
    for index in start...last where text[index] == end.utf8Start[0] {
      if end.utf8CodeUnitCount == 1 || text[index + 1] == end.utf8Start[1] {
        return text[start..<index].contains(UInt8(ascii: "\n")) ? nil : index
      }
    }
    return nil
  }
}
