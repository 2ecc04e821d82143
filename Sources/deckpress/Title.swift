/// The title that a file's or a folder's name makes: `spanish-a1` is "Spanish a1".
struct Title {
  let text: String

  /// Takes a name without its extension; hyphens and underlines stand for spaces.
  init(ofName name: String) {
    let words = name.split { $0 == "-" || $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    text = words.isEmpty ? name : words.prefix(1).uppercased() + words.dropFirst()
  }
}
