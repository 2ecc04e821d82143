/// Takes an XML document apart, strictly: what a browser could read in another way is a fault.
///
/// It knows no entities but the five that XML has, and takes time in proportion to the document's length.
struct XMLScanner {
  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether nothing has been read yet.
  var isAtStart: Bool { offset == 0 || offset == 3 && bytes.first == 0xEF }

  /// The next piece, or nil at the end.
  mutating func next() throws(XMLFault) -> XMLToken? {
    guard offset < bytes.count else { return nil }
    guard bytes[offset] == UInt8(ascii: "<") else {
      return .text(try replacingReferences(in: take { $0 == UInt8(ascii: "<") }))
    }
    if skip("<!--") {
      _ = try take(upTo: "--")
      guard skip(">") else { throw fault }
      return .comment
    }
    if skip("<![CDATA[") { return .text(Array(try take(upTo: "]]>"))) }
    if skip("<!DOCTYPE") { return .documentType(hasSubset: try endDocumentType()) }
    if skip("<?") {
      let target = try name()
      return .instruction(target: Array(target), content: Array(try take(upTo: "?>")))
    }
    if skip("</") {
      _ = try name()
      skipSpace()
      guard skip(">") else { throw fault }
      return .end
    }
    offset += 1
    return try startTag()
  }

  private mutating func startTag() throws(XMLFault) -> XMLToken {
    let name = XMLName(try name())
    var attributes: [XMLAttribute] = []
    while true {
      let hasSpace = skipSpace()
      if skip("/>") { return .start(name: name, attributes: attributes, isEmpty: true) }
      if skip(">") { return .start(name: name, attributes: attributes, isEmpty: false) }
      guard hasSpace else { throw fault }
      attributes.append(try attribute())
    }
  }

  private mutating func attribute() throws(XMLFault) -> XMLAttribute {
    let name = XMLName(try name())
    skipSpace()
    guard skip("=") else { throw fault }
    skipSpace()
    guard let quote = [UInt8(ascii: "\""), UInt8(ascii: "'")].first(where: { at(0) == $0 }) else {
      throw fault
    }
    offset += 1
    let value = take { $0 == quote || $0 == UInt8(ascii: "<") }
    guard at(0) == quote else { throw fault }
    offset += 1
    return XMLAttribute(name: name, value: try replacingReferences(in: value))
  }

  /// Reads a document type to its end, and says whether it declares something itself.
  private mutating func endDocumentType() throws(XMLFault) -> Bool {
    while let byte = at(0) {
      offset += 1
      switch byte {
      case UInt8(ascii: ">"): return false
      case UInt8(ascii: "["): return true
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = take { $0 == byte }
        offset += 1
      default: break
      }
    }
    throw fault
  }

  private mutating func name() throws(XMLFault) -> ArraySlice<UInt8> {
    let name = take { !$0.isXMLName }
    guard let first = name.first, first.startsXMLName else { throw fault }
    return name
  }

  private func replacingReferences(in text: ArraySlice<UInt8>) throws(XMLFault) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return Array(text) }
    var result: [UInt8] = []
    var rest = text
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      // No reference that stands for a character is longer.
      guard let end = rest[mark...].prefix(12).firstIndex(of: UInt8(ascii: ";")),
        let character = Unicode.Scalar(xmlReference: rest[(mark + 1)..<end])
      else { throw fault }
      result += rest[..<mark]
      result += Array(String(character).utf8)
      rest = rest[(end + 1)...]
    }
    return result + rest
  }
}

extension XMLScanner {
  /// The line at which it stands, from 1.
  var line: Int { bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1 }

  private var fault: XMLFault { XMLFault(line: line) }

  private func at(_ distance: Int) -> UInt8? {
    let place = offset + distance
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { bytes[min(offset, bytes.count)...].starts(with: $0) }
    if isThere { offset += text.utf8CodeUnitCount }
    return isThere
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    !take { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.isEmpty
  }

  private mutating func take(until isEnd: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = min(offset, bytes.count)
    offset = bytes[start...].firstIndex(where: isEnd) ?? bytes.count
    return bytes[start..<offset]
  }

  /// Reads up to a mark, which is passed by.
  private mutating func take(upTo mark: StaticString) throws(XMLFault) -> ArraySlice<UInt8> {
    let start = offset
    while offset < bytes.count {
      let place = offset
      if skip(mark) { return bytes[start..<place] }
      offset += 1
    }
    throw fault
  }
}

extension UInt8 {
  fileprivate var startsXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      true
    default: false
    }
  }

  fileprivate var isXMLName: Bool {
    startsXMLName || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self
      || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(self)
  }
}

extension Unicode.Scalar {
  /// The character for which a reference stands, without its `&` and `;`.
  fileprivate init?(xmlReference text: ArraySlice<UInt8>) {
    switch String(decoding: text, as: UTF8.self) {
    case "amp": self = "&"
    case "lt": self = "<"
    case "gt": self = ">"
    case "quot": self = "\""
    case "apos": self = "'"
    case let reference:
      guard reference.utf8.first == UInt8(ascii: "#") else { return nil }
      let isHexadecimal = reference.utf8.dropFirst().first == UInt8(ascii: "x")
      let digits = reference.dropFirst(isHexadecimal ? 2 : 1)
      guard digits.utf8.first != UInt8(ascii: "+"),
        let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value > 0
      else { return nil }
      self.init(value)
    }
  }
}
