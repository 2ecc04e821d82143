import Markdown
import Text

extension CodeSample {
  /// What Pygments is asked, or nil where the code is shown plain in any case: without a language, or too long.
  var request: [UInt8]? {
    let name = Array(language.lowercased().utf8)
    guard (1...100).contains(name.count), !name.contains(where: { $0 <= 0x20 }), code.count <= 200_000,
      !code.contains(UInt8(ascii: "\r")), code.replacingForbiddenControls() == code
    else { return nil }
    return name + [UInt8(ascii: "\n")] + code
  }

  /// What an answer makes of the code.
  func result(of answer: Answer?) -> [UInt8]? {
    guard case .markup(let markup) = answer else { return nil }
    return colouredCode(markup, showing: code)
  }
}
