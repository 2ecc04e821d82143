extension ImageSize {
  /// The size of a drawing from the attributes of its root: width and height in pixels, else those of its view box.
  init?(svg attributes: [XMLAttribute]) {
    func value(_ name: String) -> String? {
      attributes.first { $0.name.prefix.isEmpty && $0.name.local == name }
        .map { String(decoding: $0.value, as: UTF8.self) }
    }
    if let width = value("width").flatMap(Self.pixels), let height = value("height").flatMap(Self.pixels) {
      self.init(width, height)
      return
    }
    let box = value("viewbox")?.unicodeScalars.split { $0.properties.isWhitespace || $0 == "," } ?? []
    guard box.count == 4 else { return nil }
    self.init(Self.pixels(String(box[2])), Self.pixels(String(box[3])))
  }

  /// A length in pixels, rounded; nil where it has another unit.
  private static func pixels(_ text: String) -> Int? {
    let scalars = text.unicodeScalars.drop(while: \.properties.isWhitespace)
    let digits = scalars.prefix { "0"..."9" ~= $0 || $0 == "." }
    let unit = String(scalars[digits.endIndex...].filter { !$0.properties.isWhitespace })
    guard unit.isEmpty || unit == "px", let number = Double(String(digits)), number.isFinite else {
      return nil
    }
    return Int(exactly: min(number, 1e9).rounded())
  }
}
