import Decks
import Text

/// Writing JSON objects member by member, straight into the output.
extension [UInt8] {
  /// Appends the name of an object's member, after a comma where it is not the first.
  mutating func appendName(_ name: StaticString, onNewLine: Bool = false) {
    if last != UInt8(ascii: "{") { append(UInt8(ascii: ",")) }
    if onNewLine { append(UInt8(ascii: "\n")) }
    append(UInt8(ascii: "\""))
    append(name)
    append("\":")
  }

  /// Appends a member with a text.
  mutating func appendMember(_ name: StaticString, _ text: String) {
    appendName(name)
    appendJSONString(text)
  }

  /// Appends a member with a text, where there is one.
  mutating func appendMember(_ name: StaticString, _ text: String?) {
    if let text { appendMember(name, text) }
  }

  /// Appends a member with markup as a text.
  mutating func appendMember(_ name: StaticString, _ html: HTML) {
    appendName(name)
    appendJSONString(html.bytes)
  }

  /// Appends a member with a number.
  mutating func appendMember(_ name: StaticString, _ number: Int) {
    appendName(name)
    appendDecimal(number)
  }

  /// Appends a member with a list of texts.
  mutating func appendMember(_ name: StaticString, _ texts: [String]) {
    appendName(name)
    append(UInt8(ascii: "["))
    for (position, text) in texts.enumerated() {
      if position > 0 { append(UInt8(ascii: ",")) }
      appendJSONString(text)
    }
    append(UInt8(ascii: "]"))
  }

  /// Appends a member with the titles of some tags.
  mutating func appendMember(_ name: StaticString, _ tags: [Tag]) {
    appendMember(name, tags.map(\.title))
  }

  /// Appends a member with a list, an item a line, on a line of its own.
  mutating func appendMember<Items: Sequence>(
    _ name: StaticString, linesOf items: Items, _ appendItem: (inout [UInt8], Items.Element) -> Void
  ) {
    appendName(name, onNewLine: true)
    append(UInt8(ascii: "["))
    var isFirst = true
    for item in items {
      append(isFirst ? "\n" : ",\n")
      isFirst = false
      appendItem(&self, item)
    }
    append(isFirst ? "]" : "\n]")
  }
}
