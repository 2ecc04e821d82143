import Markdown
import Text

/// A `math` element out of what KaTeX wrote, with the TeX as its `alttext`.
///
/// The wrappers, the source and everything that a style sheet would have to know go. It is nil where the markup is
/// not of the elements and attributes of `MathVocabulary`, or where elements are nested more than 200 deep.
func mathElement(_ markup: [UInt8], showing formula: Formula) -> [UInt8]? {
  var writer = MathWriter(formula)
  var scanner = MarkupScanner(markup.replacingForbiddenControls())
  while let part = scanner.next() {
    let isGood =
      switch part {
      case .start(let name, let attributes):
        writer.start(
          scanner.string(name), attributes.map { (scanner.string($0.name), scanner.string($0.value)) })
      case .end(let name): writer.end(scanner.string(name))
      case .text(let range): writer.text(scanner.bytes[range])
      }
    guard isGood else { return nil }
  }
  return scanner.isAtEnd ? writer.finished() : nil
}
