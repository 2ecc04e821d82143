import Mustache
import Text
import YAML

extension Value {
  /// A text, or nothing.
  static func text(orAbsent text: String?) -> Value { text.map(Value.text) ?? .absent }

  /// Markup, or nothing where it is empty.
  static func html(orAbsent html: HTML?) -> Value {
    guard let html, !html.isEmpty else { return .absent }
    return .html(html)
  }

  /// A link.
  static func link(_ title: String, _ url: String) -> Value {
    .record(Record(PageShapes.link, [.text(title), .text(url)]))
  }

  /// A link with a count.
  static func link(_ title: String, _ url: String, count: String) -> Value {
    .record(Record(PageShapes.countedLink, [.text(title), .text(url), .text(count)]))
  }

  /// What an author hands to templates.
  init(_ mapping: YAMLMapping) {
    let entries = mapping.entries.map { ($0.key, Value($0.value)) }
    self = .map(Dictionary(entries, uniquingKeysWith: { first, _ in first }))
  }

  /// What an author hands to templates; a fraction is shown as it is written.
  private init(_ node: YAMLNode) {
    switch node.value {
    case .null: self = .absent
    case .sequence(let items): self = .list(items.map { Value($0) })
    case .mapping(let mapping): self.init(mapping)
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .flag(let flag): self = .flag(flag)
      case .integer(let number): self = .number(number)
      case .number, .text: self = .text(scalar.text)
      }
    }
  }
}
