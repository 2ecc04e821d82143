/// What may stand in a drawing that others open.
enum SVGRules {
  /// Elements that run something, or hold a document of another kind.
  private static let foreign: Set<String> = [
    "script", "handler", "listener", "foreignobject", "iframe", "object", "embed", "audio", "video", "canvas",
    "html", "body", "meta", "link", "base", "form", "img", "annotation-xml",
  ]

  /// Elements that change an attribute over time.
  private static let animations: Set<String> = ["animate", "set", "animatetransform", "animatemotion"]

  /// Vocabularies that are more than a drawing.
  private static let foreignVocabularies: Set<String> = [
    "http://www.w3.org/1999/xhtml", "http://www.w3.org/1999/xsl/transform",
    "http://www.w3.org/2001/xml-events",
  ]

  /// Attributes that name something to load, or to go to.
  private static let addresses: Set<String> = ["href", "src", "action", "formaction", "base", "data", "ping"]

  /// Attributes without a prefix that are never read as a style.
  private static let texts: Set<String> = ["id", "class", "d", "label", "name"]

  /// Checks an element.
  static func check(_ name: XMLName, _ attributes: [XMLAttribute]) throws(SVGDanger) {
    if name.local == "script" { throw .script }
    if foreign.contains(name.local) { throw .foreignContent(name.local) }
    for attribute in attributes {
      try check(attribute)
      if animations.contains(name.local), attribute.name.local == "attributename" {
        try checkAnimated(attribute.value)
      }
    }
  }

  private static func check(_ attribute: XMLAttribute) throws(SVGDanger) {
    let local = attribute.name.local
    if local.utf8.starts(with: "on".utf8) { throw .handler(local) }
    let value = String(decoding: attribute.value.filter { $0 > 0x20 && $0 != 0x7F }, as: UTF8.self)
      .lowercased()
    if isScript(value) { throw .scriptAddress }
    let isDeclaration = attribute.name.prefix.lowercased() == "xmlns" || local == "xmlns"
    if isDeclaration {
      if foreignVocabularies.contains(value) { throw .foreignContent(value) }
      return
    }
    if addresses.contains(local), !isInside(value) { throw .outside(shown(attribute.value)) }
    if attribute.name.prefix.isEmpty, !texts.contains(local) { try check(styles: attribute.value) }
  }

  private static func checkAnimated(_ name: [UInt8]) throws(SVGDanger) {
    let local = XMLName(name.filter { $0 > 0x20 }[...]).local
    if addresses.contains(local) || local.utf8.starts(with: "on".utf8) { throw .animatedAddress }
  }

  /// Checks a style sheet, or the value of an attribute that may be a style.
  static func check(styles: [UInt8]) throws(SVGDanger) {
    if styles.contains(UInt8(ascii: "\\")) { throw .hiddenStyle }
    let text = String(decoding: styles, as: UTF8.self).lowercased().utf8
    guard
      text.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ":") })
    else { return }
    let bytes = Array(text)
    if isScript(String(decoding: bytes.filter { $0 > 0x20 }, as: UTF8.self)) { throw .scriptAddress }
    for loader in ["@import", "image-set(", "src("] where bytes.firstOffset(of: loader, from: 0) != nil {
      throw .outside("another file by `\(loader)`")
    }
    var offset = 0
    while let place = bytes.firstOffset(of: "url(", from: offset) {
      offset = place + 4
      let address = bytes[offset...].drop {
        $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'")
      }
      .prefix { $0 != UInt8(ascii: ")") }
      let start = String(decoding: address.prefix(80), as: UTF8.self)
      if !isInside(start) { throw .outside(shown(Array(address))) }
    }
  }

  /// Whether an address in lower case leads to the drawing itself, or to an image or a font in it.
  private static func isInside(_ address: String) -> Bool {
    let inside = [
      "#", "data:image/png", "data:image/jpeg", "data:image/jpg", "data:image/gif", "data:image/webp",
      "data:font/", "data:application/font", "data:application/x-font",
    ]
    return address.isEmpty || inside.contains { address.utf8.starts(with: $0.utf8) }
  }

  /// Whether text in lower case, without spaces, holds an address that is a script or a page.
  private static func isScript(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return ["javascript:", "vbscript:", "data:text/", "data:image/svg", "data:application/xhtml"]
      .contains { bytes.firstOffset(of: $0, from: 0) != nil }
  }

  private static func shown(_ address: [UInt8]) -> String {
    String(decoding: address.prefix(60), as: UTF8.self)
  }
}

extension [UInt8] {
  /// Where a text begins, from an offset on.
  fileprivate func firstOffset(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return nil }
    var offset = start
    while let place = self[Swift.min(offset, count)...].firstIndex(of: first) {
      if self[place...].starts(with: wanted) { return place }
      offset = place + 1
    }
    return nil
  }
}
