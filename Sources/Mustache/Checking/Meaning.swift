/// What the checker knows of a value before there is one.
indirect enum Meaning: Hashable {
  case text, number, flag, html
  case list(of: Meaning)
  case record(Shape)
  /// A map with any keys.
  case open
  /// What such a map holds: anything but HTML.
  case anything
}

extension Meaning {
  /// What a field holds in records of a shape.
  init(_ kind: Field.Kind, in shape: Shape) {
    switch kind {
    case .text: self = .text
    case .number: self = .number
    case .flag: self = .flag
    case .html: self = .html
    case .texts: self = .list(of: .text)
    case .list(let element): self = .list(of: .record(element))
    case .children: self = .list(of: .record(shape))
    case .record(let record): self = .record(record)
    case .open: self = .open
    }
  }

  /// What a section on the value pushes.
  var pushed: Meaning { if case .list(let element) = self { element } else { self } }

  /// Whether `{{x}}` can show it.
  var isText: Bool {
    switch self {
    case .text, .number, .flag, .anything: true
    case .html, .list, .record, .open: false
    }
  }
}

extension Meaning: CustomStringConvertible {
  /// The meaning as a noun phrase, for messages.
  var description: String {
    switch self {
    case .text: "text"
    case .number: "a number"
    case .flag: "a flag"
    case .html: "HTML"
    case .list(.text): "a list of texts"
    case .list(.record(let shape)): "a list of “\(shape.name)” records"
    case .list: "a list"
    case .record(let shape): "a “\(shape.name)” record"
    case .open: "a map with any keys"
    case .anything: "a value of any kind"
    }
  }
}
