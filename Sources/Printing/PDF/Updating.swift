/// The PDF with what it says of itself and of its printing replaced; the old bytes stay as they are.
///
/// What the old information has besides, its producer and its dates, is kept, and the preferences are put in, where
/// the cross-reference is a table, which tells where objects are.
func updating(
  _ pdf: [UInt8], with information: DocumentInformation, _ preferences: PrintPreferences = PrintPreferences()
) throws(PDFProblem) -> [UInt8] {
  let old = try CrossReference(of: pdf)
  var update = IncrementalUpdate(of: old)

  let reference = old.information ?? PDFReference(number: old.size, generation: 0)
  var dictionary = try old.dictionary(reference, in: pdf) ?? PDFDictionary()
  dictionary.replace(by: information)
  update.set(information: reference, to: dictionary)

  if case .table = old.form {
    var catalogue = try old.dictionary(old.root, in: pdf) ?? PDFDictionary()
    guard catalogue["Type"] == Array("/Catalog".utf8) else {
      throw .unexpected(offset: old.offset, expected: "place of a catalogue")
    }
    var viewing = try old.dictionary(catalogue["ViewerPreferences"] ?? [], in: pdf) ?? PDFDictionary()
    viewing.replace(by: preferences)
    catalogue["ViewerPreferences"] = viewing.written
    // The sides of a sheet are known since this version.
    catalogue["Version"] = Array("/1.7".utf8)
    update.set(old.root, to: catalogue)
  }
  return update.appended(to: pdf)
}

extension CrossReference {
  /// The object that is the information, if there is one that may be written again.
  fileprivate var information: PDFReference? {
    trailer.reference("Info").flatMap { $0.number > 0 && $0.generation < 65_535 ? $0 : nil }
  }

  /// A dictionary of the file, or nil where it is not known where it stands.
  fileprivate func dictionary(_ reference: PDFReference, in pdf: [UInt8]) throws(PDFProblem) -> PDFDictionary?
  {
    guard case .table(let places) = form, let place = places[reference] else { return nil }
    var scanner = PDFScanner(pdf, at: place)
    guard scanner.takeInteger() == reference.number, scanner.takeInteger() == reference.generation else {
      throw .unexpected(offset: place, expected: "object \(reference.number)")
    }
    try scanner.expect("obj")
    return try scanner.dictionary()
  }

  /// The dictionary that a value is or refers to, or nil where it is none.
  fileprivate func dictionary(_ value: [UInt8], in pdf: [UInt8]) throws(PDFProblem) -> PDFDictionary? {
    var scanner = PDFScanner(value, at: 0)
    if let reference = scanner.takeReference() { return try dictionary(reference, in: pdf) }
    return value.starts(with: "<<".utf8) ? try scanner.dictionary() : nil
  }
}

extension PDFDictionary {
  /// Says what a document says of itself; what is not known is not said (ISO 32000-1, 14.3.3).
  fileprivate mutating func replace(by information: DocumentInformation) {
    let texts = [
      ("Title", information.title), ("Author", information.author), ("Subject", information.subject),
      ("Keywords", information.keywords), ("Creator", information.creator),
    ]
    for (key, text) in texts { self[key] = text.map(pdfText) }
  }

  /// Says how a document is best printed (ISO 32000-1, 12.2).
  fileprivate mutating func replace(by preferences: PrintPreferences) {
    self["PrintScaling"] = preferences.keepsSize ? Array("/None".utf8) : nil
    self["Duplex"] =
      switch preferences.sides {
      case .front: Array("/Simplex".utf8)
      case .longEdge: Array("/DuplexFlipLongEdge".utf8)
      case .shortEdge: Array("/DuplexFlipShortEdge".utf8)
      case nil: nil
      }
  }
}
