extension Value {
  /// Whether a field of this kind, in a record of this shape, may hold the value.
  func fits(_ kind: Field.Kind, in shape: Shape) -> Bool {
    switch (self, kind) {
    case (.absent, _), (.text, .text), (.number, .number), (.flag, .flag), (.html, .html), (.map, .open): true
    case (.list(let values), .texts): values.allSatisfy { if case .text = $0 { true } else { false } }
    case (.list(let values), .list(let element)): values.allSatisfy { $0.isRecord(of: element) }
    case (.list(let values), .children): values.allSatisfy { $0.isRecord(of: shape) }
    case (.record(let record), .record(let expected)): record.shape == expected
    default: false
    }
  }

  private func isRecord(of shape: Shape) -> Bool {
    if case .record(let record) = self { record.shape == shape } else { false }
  }

  /// What the value is, as a noun phrase for messages.
  var kindDescription: String {
    switch self {
    case .absent: "nothing"
    case .text: "text"
    case .number: "a number"
    case .flag: "a flag"
    case .html: "HTML"
    case .list: "a list"
    case .record(let record): "a “\(record.shape.name)” record"
    case .map: "a map"
    }
  }
}
