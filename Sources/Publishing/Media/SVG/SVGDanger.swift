/// Why a drawing is not published: opened at its own address, it could do more than be looked at.
enum SVGDanger: Error, Hashable, Sendable {
  case script
  case handler(String)
  case foreignContent(String)
  case scriptAddress
  case animatedAddress
  case declarations
  case instruction(String)
  case outside(String)
  case hiddenStyle
  case encoding
  case malformed(line: Int)
}

extension SVGDanger {
  /// What the drawing does, as it follows "the drawing".
  var words: String {
    switch self {
    case .script: "holds a script"
    case .handler(let name): "holds a script in the attribute `\(name)`"
    case .foreignContent(let name): "holds `\(name)`, which is not part of a drawing"
    case .scriptAddress: "holds an address that is a script"
    case .animatedAddress: "changes an address or a script by animation"
    case .declarations: "declares entities in its document type"
    case .instruction(let target): "holds the processing instruction `\(target)`"
    case .outside(let address): "refers to \(address), outside itself"
    case .hiddenStyle: "hides its styles with backslashes"
    case .encoding: "is not in UTF-8"
    case .malformed(let line): "is not well-formed at its line \(line)"
    }
  }
}
