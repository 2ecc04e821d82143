import Text

extension [UInt8] {
  /// Appends a dictionary as one JSON object: two spaces of indentation, an entry a line, in order.
  public mutating func appendJSON(_ dictionary: TermDictionary) {
    append(UInt8(ascii: "{"))
    for (position, entry) in dictionary.enumerated() {
      append(position == 0 ? "\n  " : ",\n  ")
      appendJSONString(entry.term)
      append(": ")
      appendJSONString(entry.definition)
    }
    append(dictionary.isEmpty ? "}\n" : "\n}\n")
  }
}
