import Text

/// Objects that are written behind a PDF, in place of older ones or beside them (ISO 32000-1, 7.5.6).
struct IncrementalUpdate {
  private let old: CrossReference
  private var objects: [PDFReference: PDFDictionary] = [:]
  private var information: PDFReference?

  init(of old: CrossReference) { self.old = old }

  mutating func set(_ reference: PDFReference, to dictionary: PDFDictionary) {
    objects[reference] = dictionary
  }

  /// Sets an object, and names it as the one with the document's information.
  mutating func set(information reference: PDFReference, to dictionary: PDFDictionary) {
    set(reference, to: dictionary)
    information = reference
  }

  /// The PDF with the objects, and a section of cross-references of the same form as the last one.
  func appended(to pdf: [UInt8]) -> [UInt8] {
    var bytes = pdf
    bytes.reserveCapacity(pdf.count + 4096)
    if bytes.last != 0x0A { bytes.append(0x0A) }
    var places: [(reference: PDFReference, offset: Int)] = []
    for (reference, dictionary) in objects.sorted(by: { $0.key.number < $1.key.number }) {
      places.append((reference, bytes.count))
      bytes.append(reference, "obj\n")
      bytes += dictionary.written
      bytes.append("\nendobj\n")
    }
    let start = bytes.count
    switch old.form {
    case .table: appendTable(of: places, to: &bytes)
    case .stream: appendStream(of: places, to: &bytes)
    }
    bytes.append("startxref\n")
    bytes.appendDecimal(start)
    bytes.append("\n%%EOF\n")
    return bytes
  }

  /// One more than the highest number of an object.
  private var size: Int { objects.keys.reduce(old.size) { max($0, $1.number + 1) } }

  /// Appends a table, behind the head of the free objects, and the trailer.
  ///
  /// Some readers take the number of the first object for 0, whatever it is.
  private func appendTable(of places: [(reference: PDFReference, offset: Int)], to bytes: inout [UInt8]) {
    bytes.append("xref\n0 1\n0000000000 65535 f \n")
    for (reference, offset) in places {
      bytes.appendDecimal(reference.number)
      bytes.append(" 1\n")
      bytes.appendDecimal(offset, digits: 10)
      bytes.append(" ")
      bytes.appendDecimal(reference.generation, digits: 5)
      bytes.append(" n \n")
    }
    var trailer = trailer(size: size)
    trailer["XRefStm"] = nil
    bytes.append("trailer\n")
    bytes += trailer.written
    bytes.append("\n")
  }

  /// Appends a stream with a row for each object, and for itself behind them.
  private func appendStream(of places: [(reference: PDFReference, offset: Int)], to bytes: inout [UInt8]) {
    let own = PDFReference(number: size, generation: 0)
    let rows = places + [(own, bytes.count)]
    var data: [UInt8] = []
    for (reference, offset) in rows { data.appendRow(offset, reference.generation) }
    var dictionary = trailer(size: own.number + 1)
    for key in ["Filter", "DecodeParms", "F", "FFilter", "FDecodeParms", "DL"] { dictionary[key] = nil }
    dictionary["W"] = Array("[1 8 2]".utf8)
    let numbers = rows.map { "\($0.reference.number) 1" }.joined(separator: " ")
    dictionary["Index"] = Array("[\(numbers)]".utf8)
    dictionary["Length"] = Array("\(data.count)".utf8)
    bytes.append(own, "obj\n")
    bytes += dictionary.written
    bytes.append("\nstream\n")
    bytes += data
    bytes.append("\nendstream\nendobj\n")
  }

  /// The last trailer, going on from its section.
  private func trailer(size: Int) -> PDFDictionary {
    var trailer = old.trailer
    trailer["Size"] = Array("\(size)".utf8)
    trailer["Prev"] = Array("\(old.offset)".utf8)
    if let information { trailer["Info"] = Array("\(information.number) \(information.generation) R".utf8) }
    return trailer
  }
}

extension [UInt8] {
  /// Appends the numbers of an object, and a word behind them.
  fileprivate mutating func append(_ reference: PDFReference, _ word: StaticString) {
    appendDecimal(reference.number)
    append(" ")
    appendDecimal(reference.generation)
    append(" ")
    append(word)
  }

  /// Appends a row of a cross-reference stream for an object in use, in fields of one, eight and two bytes.
  fileprivate mutating func appendRow(_ offset: Int, _ generation: Int) {
    append(1)
    for shift in stride(from: 56, through: 0, by: -8) { append(UInt8(truncatingIfNeeded: offset >> shift)) }
    for shift in [8, 0] { append(UInt8(truncatingIfNeeded: generation >> shift)) }
  }

  /// Appends a number with zeros before it.
  fileprivate mutating func appendDecimal(_ number: Int, digits: Int) {
    let text = String(number)
    self += [UInt8](repeating: UInt8(ascii: "0"), count: Swift.max(0, digits - text.utf8.count))
    self += Array(text.utf8)
  }
}
