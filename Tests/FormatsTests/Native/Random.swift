/// The generator SplitMix64, so that a test repeats what it found.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Random {
  static let pieces = [
    "## ", "# ", "### ", "## a", "## a {#x .split}", "# s {.t}", "#", " ##\n", "\n---\n", "\n===\n", "---",
    "===", "***",
    "\n", "\n", "\n\n", "\n\n", "\r\n", "\r", " ", "    ", "\t", "a", "b c", "é", "🙂", "\u{2028}", "\u{FEFF}",
    "\u{A0}",
    "[^x]", "[^y]", "\n[^x]: ", "\n[^y]: note[^x] ", "\n[^x]: again [^y]\n\n    more[^x]\n", "[x]",
    "\n[x]: /u\n",
    "\n[x]: /u\n===\n", "\n[z]:\n/u\n'a\n---\nb'\n", "[a](b)", "![a[^x]](b)", "![![a](b)](c \"d\")", "![](",
    "[![", "](",
    "<b>", "</b>", "<div>\n", "\n</div>\n\n", "<!--", "-->", "<script>", "<a href=x>", "<?", "]]>", "{#x}",
    "{.split}",
    " {a=\"", "{", "}", "\\", "`", "```\n", "\n~~~\n", "~~a~~", "~", "*", "**", "_", "www.a.b ",
    "https://a.b/c?d ", "a@b.c ",
    "\n- ", "\n- [ ] ", "\n- [x] ", "\n1. ", "\n> ", "> > - ", "|", "\n| a | b |\n|:-|-:|\n| 1 |\n", "|-|",
    "[a](javascript:x)",
    "[a[^x]](//h)", "&amp;", "&#0;", "&", "\"", "<", "dp-x", "\n## dp-x\n", "\n## a\n",
  ]
  static let heads = [
    "", "", "", "---\ntitle: T\n---\n", "---\ncard-level: 1\n---\n", "---\ncard-level: 6\nsplit: rule\n---\n",
    "\u{FEFF}",
    "\u{FEFF}---\r\ncard-level: 3\r\n---\r\n", "---\n",
  ]

  /// Pieces of decks in any order.
  mutating func deck() -> String {
    let head = Self.heads.randomElement(using: &self) ?? ""
    return (0..<Int.random(in: 0..<40, using: &self)).reduce(into: head) { text, _ in
      text += Self.pieces.randomElement(using: &self) ?? ""
    }
  }
}
