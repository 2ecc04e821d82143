/// All that is wrong in the templates of a library, sorted by file and place; never empty.
public struct TemplateErrors: Error, Sendable {
  /// The errors.
  public let errors: [TemplateError]

  /// Keeps one error of a kind at a place, which many roots may have met there.
  init(_ errors: [TemplateError]) {
    var seen: Set<Place> = []
    self.errors = errors.sorted().filter { seen.insert(Place($0)).inserted }
  }

  private struct Place: Hashable {
    var path: String
    var position: TemplateError.Position
    var code: String

    init(_ error: TemplateError) {
      path = error.path
      position = error.position
      code = error.code
    }
  }
}

extension TemplateErrors: CustomStringConvertible {
  /// The errors, a line each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
