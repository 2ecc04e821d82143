/// A piece of an XML document (XML 1.0, fifth edition), with character references replaced.
enum XMLToken: Hashable {
  case start(name: XMLName, attributes: [XMLAttribute], isEmpty: Bool)
  case end
  case text([UInt8])
  case instruction(target: [UInt8], content: [UInt8])
  case documentType(hasSubset: Bool)
  case comment
}

/// A name as it is written, and what stands behind its prefix in lower case.
struct XMLName: Hashable {
  let prefix: String
  let local: String

  init(_ bytes: ArraySlice<UInt8>) {
    let colon = bytes.lastIndex(of: UInt8(ascii: ":"))
    prefix = String(decoding: colon.map { bytes[..<$0] } ?? [], as: UTF8.self)
    local = String(decoding: colon.map { bytes[($0 + 1)...] } ?? bytes, as: UTF8.self).lowercased()
  }
}

/// A name and its value.
struct XMLAttribute: Hashable {
  let name: XMLName
  let value: [UInt8]
}

/// Where a document stops being well-formed.
struct XMLFault: Error, Hashable {
  let line: Int
}
