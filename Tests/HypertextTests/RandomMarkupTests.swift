import Testing

@testable import Hypertext

/// Random concatenations of pieces of HTML, the same in every run.
@Suite struct RandomMarkupTests {
  static let pieces =
    Allowlist.rows.flatMap(\.names).flatMap { name -> [String] in
      var bytes: [UInt8] = []
      name.append(to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      return ["<\(text)>", "<\(text) title=a>", "</\(text)>"]
    } + [
      "<a href=x>", "<a href=\"javascript:x\">", "</a>", "<img src=x>", "<audio src=x>", "<b onclick=x>",
      "<script>",
      "</script>", "<svg>", "</svg>", "<style>", "</style>", "<math>", "<title>", "</title>", "<select>",
      "<form>",
      "</form>", "<template>", "</template>", "<!--", "-->", "<![CDATA[", "]]>", "text", " ", "\n", "<", ">",
      "\"", "'",
      "=", "/", "&amp;", "&lt;", "&#x3c;", "&", "é", "\u{0}", "<input type=checkbox>", "<table><tr><td>",
      "</td>",
      "</table>", "<ul><li>", "</ul>", "<p><b>", "</p>", "<source src=x>", "</x>", "<x>", "<font>", "<h1>",
    ]

  @Test(arguments: 0..<20)
  func staysWithinTheTable(seed: Int) {
    var random = RandomPieces(seed: seed)
    for _ in 0..<25 {
      let html = random.markup(of: Self.pieces, count: 40)
      let result = safe(html)
      #expect(outsideTable(result) == [], "\(html) became \(result)")
      // The mark of what is missing is no author's to write.
      #expect(safe(result) == result.replacing(" class=\"dp-missing\"", with: ""), "of \(html)")
    }
  }

  @Test(arguments: 0..<20)
  func takesAnyBytes(seed: Int) {
    var random = RandomPieces(seed: seed)
    for _ in 0..<50 {
      let bytes = (0..<60).map { _ in random.byte() }
      var policy = PlainPolicy()
      let result = safeHTML(bytes, policy: &policy)
      #expect(outsideTable(String(decoding: result, as: UTF8.self)) == [], "\(bytes)")
    }
  }

  @Test(arguments: 0..<20)
  func keepsTheTreeShallow(seed: Int) {
    var random = RandomPieces(seed: seed)
    let html = Array(random.markup(of: Self.pieces, count: 1_000).utf8)
    let balanced = html.withUnsafeBufferPointer { MarkupBalancer($0) }
    balanced.markup.withUnsafeBufferPointer { markup in
      guard let tree = MarkupTree(markup), let root = tree.root else { return }
      // A parser may put a group of rows and a row between a table and a cell.
      #expect(depth(of: root) <= 2 * MarkupBalancer.depth)
    }
  }

  private func depth(of root: MarkupTree.Node) -> Int {
    var deepest = 0
    var pending = [(node: root, depth: 0)]
    while let (node, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      pending += node.children.map { ($0, depth + 1) }
    }
    return deepest
  }
}

/// Numbers that look random: xorshift64* (Vigna, 2016).
private struct RandomPieces {
  private var state: UInt64

  init(seed: Int) { state = UInt64(truncatingIfNeeded: seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

  private mutating func next(below limit: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % limit
  }

  mutating func byte() -> UInt8 {
    // Half of them mean something in a tag.
    let marks = Array("<>/!-=\"' &#;abp".utf8) + [0xFE]
    return next(below: 2) == 0 ? marks[next(below: marks.count)] : UInt8(next(below: 256))
  }

  mutating func markup(of pieces: [String], count: Int) -> String {
    (0..<count).map { _ in pieces[next(below: pieces.count)] }.joined()
  }
}
