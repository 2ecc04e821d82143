/// Why a file is not taken for a PDF.
enum PDFProblem: Error, Equatable {
  /// It does not begin as a PDF does.
  case noHeader
  /// It does not end as a PDF does.
  case cutOff
  /// Something stands where something else is expected.
  case unexpected(offset: Int, expected: String)
  /// It is locked.
  case encrypted

  /// The problem as words that go on from the file's name.
  var message: String {
    switch self {
    case .noHeader: "what it wrote does not begin as a PDF does"
    case .cutOff: "what it wrote is cut off"
    case .unexpected(let offset, let expected):
      "what it wrote has no \(expected) at byte \(offset), where a PDF has one"
    case .encrypted: "what it wrote is encrypted"
    }
  }
}
