import Text

/// What a template can show: a tree without cycles, made anew for each page.
public enum Value: Sendable {
  /// Nothing: empty where it is shown, false where it is tested.
  case absent
  /// Text, escaped where it is shown.
  case text(String)
  /// A whole number.
  case number(Int)
  /// Yes or no.
  case flag(Bool)
  /// Markup that is known to be safe.
  case html(HTML)
  /// Values in order; a section shows itself once for each.
  case list([Value])
  /// Values of fields that are known beforehand.
  case record(Record)
  /// Values by any name.
  case map([String: Value])
}

extension Value {
  /// Whether a section on this value shows itself: nothing, no, zero and whatever is empty do not.
  var isTrue: Bool {
    switch self {
    case .absent: false
    case .text(let text): !text.isEmpty
    case .number(let number): number != 0
    case .flag(let flag): flag
    case .html(let html): !html.isEmpty
    case .list(let values): !values.isEmpty
    case .record, .map: true
    }
  }
}
