/// A dictionary of a PDF: names in their order, each with an object as it is written.
struct PDFDictionary: Equatable {
  private(set) var entries: [(key: [UInt8], value: [UInt8])] = []

  /// The object of a name; nil takes the name away.
  subscript(key: [UInt8]) -> [UInt8]? {
    get { entries.first { $0.key == key }?.value }
    set {
      let place = entries.firstIndex { $0.key == key }
      switch (place, newValue) {
      case (let place?, let value?): entries[place].value = value
      case (let place?, nil): entries.remove(at: place)
      case (nil, let value?): entries.append((key, value))
      case (nil, nil): break
      }
    }
  }

  subscript(key: String) -> [UInt8]? {
    get { self[Array(key.utf8)] }
    set { self[Array(key.utf8)] = newValue }
  }

  /// The number that stands for a name.
  func integer(_ key: String) -> Int? {
    self[key].flatMap { value in
      var scanner = PDFScanner(value, at: 0)
      return scanner.takeInteger()
    }
  }

  /// The object to which a name refers.
  func reference(_ key: String) -> PDFReference? {
    self[key].flatMap { value in
      var scanner = PDFScanner(value, at: 0)
      return scanner.takeReference()
    }
  }

  /// The dictionary as it is written.
  var written: [UInt8] {
    var bytes = Array("<<".utf8)
    for (key, value) in entries {
      bytes.append(UInt8(ascii: "/"))
      bytes += key
      bytes.append(UInt8(ascii: " "))
      bytes += value
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes + Array(">>".utf8)
  }

  static func == (one: PDFDictionary, other: PDFDictionary) -> Bool {
    one.entries.elementsEqual(other.entries) { $0.key == $1.key && $0.value == $1.value }
  }
}

/// A reference to an object of a PDF.
struct PDFReference: Hashable {
  var number: Int
  var generation: Int
}
