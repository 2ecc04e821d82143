/// Looks whether an SVG file is a drawing and nothing else, and how large it is.
///
/// A page shows it as an image, in which nothing runs; but a reader can open it at its own address on the site,
/// where it is a document. So whatever is not known to be harmless is refused.
struct SVGCheck {
  /// What was found.
  enum Verdict: Hashable {
    case drawing(ImageSize?)
    case danger(SVGDanger)
    /// The file is no drawing at all.
    case other
  }

  private(set) var size: ImageSize?
  private var depth = 0
  private var hasRoot = false
  /// The depth of the style sheet that is being read, and what it says so far.
  private var style: (depth: Int, text: [UInt8])?

  /// Looks at a file; time in proportion to its length.
  static func verdict(on bytes: [UInt8]) -> Verdict {
    var check = SVGCheck()
    do throws(SVGDanger) {
      return try check.read(bytes) ? .drawing(check.size) : .other
    } catch {
      return .danger(error)
    }
  }

  /// Reads the whole file; false where it is no drawing.
  private mutating func read(_ bytes: [UInt8]) throws(SVGDanger) -> Bool {
    guard !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { throw .encoding }
    var scanner = XMLScanner(bytes)
    while true {
      let isFirst = scanner.isAtStart
      guard let token = try Self.next(&scanner) else { break }
      guard try take(token, isFirst: isFirst) else { return false }
    }
    guard depth == 0 else { throw .malformed(line: scanner.line) }
    return hasRoot
  }

  private static func next(_ scanner: inout XMLScanner) throws(SVGDanger) -> XMLToken? {
    do throws(XMLFault) {
      return try scanner.next()
    } catch {
      throw .malformed(line: error.line)
    }
  }

  /// Looks at a piece; false where it begins something that is no drawing.
  private mutating func take(_ token: XMLToken, isFirst: Bool) throws(SVGDanger) -> Bool {
    switch token {
    case .comment: break
    case .documentType(let hasSubset): if hasSubset { throw .declarations }
    case .instruction(let target, let content): try Self.check(target, content, isFirst: isFirst)
    case .text(let text): style?.text += text
    case .end: try end()
    case .start(let name, let attributes, let isEmpty):
      if !hasRoot {
        guard name.local == "svg", attributes.declareSVG(prefix: name.prefix) else { return false }
        hasRoot = true
        size = ImageSize(svg: attributes)
      }
      try SVGRules.check(name, attributes)
      depth += 1
      if style == nil, name.local == "style" { style = (depth, []) }
      if isEmpty { try end() }
    }
    return true
  }

  private mutating func end() throws(SVGDanger) {
    if let style, style.depth == depth {
      try SVGRules.check(styles: style.text)
      self.style = nil
    }
    depth = max(0, depth - 1)
  }

  /// Lets the declaration pass with which a file begins, and no other instruction.
  private static func check(_ target: [UInt8], _ content: [UInt8], isFirst: Bool) throws(SVGDanger) {
    guard isFirst, target.elementsEqual("xml".utf8) else {
      throw .instruction(String(decoding: target, as: UTF8.self))
    }
    let declaration = String(decoding: content, as: UTF8.self).lowercased()
    let values = declaration.split(whereSeparator: { $0 == "\"" || $0 == "'" }).enumerated()
      .filter { $0.offset % 2 == 1 }.map(\.element)
    guard Set(values).isSubset(of: ["1.0", "utf-8", "us-ascii", "yes", "no"]) else { throw .encoding }
  }
}

extension [XMLAttribute] {
  /// Whether the names with a prefix are declared to be those of SVG.
  fileprivate func declareSVG(prefix: String) -> Bool {
    contains { attribute in
      let isDeclaration =
        prefix.isEmpty
        ? attribute.name.prefix.isEmpty && attribute.name.local == "xmlns"
        : attribute.name.prefix == "xmlns" && attribute.name.local == prefix.lowercased()
      return isDeclaration && attribute.value.elementsEqual("http://www.w3.org/2000/svg".utf8)
    }
  }
}
