/// A word as a shell wants it: in quotes where it holds more than letters, digits and signs without a meaning.
struct ShellWord: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    let isPlain = text.utf8.allSatisfy(Self.isPlain) && !text.isEmpty
    let marked = text.utf8.first == UInt8(ascii: "-") ? "./" + text : text
    description =
      isPlain
      ? marked
      : "'" + marked.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xFF: true
    default: "/-._+,:@%".utf8.contains(byte)
    }
  }
}
