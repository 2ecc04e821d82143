import Diagnostics

/// Builds the tree from the parser's events.
struct Composer: ~Copyable {
  private var stream: EventStream

  init(_ stream: consuming EventStream) {
    self.stream = stream
  }

  /// The root of the stream's one document.
  mutating func composeStream(orNullAt start: YAMLMark) throws(Diagnostic) -> YAMLNode {
    var root: YAMLNode?
    while true {
      let (event, mark) = try stream.next()
      switch event {
      case .streamEnd:
        return root ?? YAMLNode(.null, at: start)
      case .documentStart:
        guard root == nil else { throw stream.diagnostic(.severalDocuments, at: mark) }
        let (event, mark) = try stream.next()
        root = try compose(event, at: mark, depth: 0)
      default:
        continue
      }
    }
  }

  /// The value that an event begins.
  private mutating func compose(
    _ event: EventStream.Event, at mark: YAMLMark, depth: Int
  ) throws(Diagnostic) -> YAMLNode {
    switch event {
    case .scalar(let scalar, let properties):
      try refuse(properties, at: mark)
      try refuseControls(in: scalar.text, at: mark)
      return YAMLNode(scalar.isPlain && YAMLScalar.isNull(scalar.text) ? .null : .scalar(scalar), at: mark)
    case .sequenceStart(let properties):
      try refuse(properties, at: mark)
      try refuseDepth(depth, at: mark)
      return YAMLNode(.sequence(try composeItems(depth: depth + 1)), at: mark)
    case .mappingStart(let properties):
      try refuse(properties, at: mark)
      try refuseDepth(depth, at: mark)
      return YAMLNode(.mapping(try composeEntries(depth: depth + 1)), at: mark)
    case .alias(let name):
      throw stream.diagnostic(.alias("*" + name), at: mark)
    default:
      return YAMLNode(.null, at: mark)
    }
  }

  private mutating func composeItems(depth: Int) throws(Diagnostic) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let (event, mark) = try stream.next()
      if case .sequenceEnd = event { return items }
      items.append(try compose(event, at: mark, depth: depth))
    }
  }

  private mutating func composeEntries(depth: Int) throws(Diagnostic) -> YAMLMapping {
    var entries: [YAMLMapping.Entry] = []
    var marks: [String: YAMLMark] = [:]
    while true {
      let (event, keyMark) = try stream.next()
      if case .mappingEnd = event { return YAMLMapping(entries) }
      let key = try key(event, at: keyMark)
      if let first = marks.updateValue(keyMark, forKey: key) {
        throw stream.diagnostic(.duplicateKey(key, first: first), at: keyMark)
      }
      let (value, mark) = try stream.next()
      entries.append(.init(key: key, keyMark: keyMark, value: try compose(value, at: mark, depth: depth)))
    }
  }

  private func key(_ event: EventStream.Event, at mark: YAMLMark) throws(Diagnostic) -> String {
    switch event {
    case .scalar(let scalar, let properties):
      try refuse(properties, at: mark)
      try refuseControls(in: scalar.text, at: mark)
      guard !(scalar.isPlain && scalar.text.isEmpty) else { throw stream.diagnostic(.keyIsMissing, at: mark) }
      return scalar.text
    case .alias(let name): throw stream.diagnostic(.alias("*" + name), at: mark)
    default: throw stream.diagnostic(.keyIsNoText, at: mark)
    }
  }

  /// A list or a mapping that lies in too many others is refused, so that no text overflows the stack.
  private func refuseDepth(_ depth: Int, at mark: YAMLMark) throws(Diagnostic) {
    guard depth < YAMLLimit.depth else { throw stream.diagnostic(.tooDeep(limit: YAMLLimit.depth), at: mark) }
  }

  /// Anchors and tags are refused, because libyaml would drop the text that an author meant: `- !drafts/**`.
  private func refuse(_ properties: EventStream.Properties, at mark: YAMLMark) throws(Diagnostic) {
    if let anchor = properties.anchor { throw stream.diagnostic(.anchor("&" + anchor), at: mark) }
    if let tag = properties.tag { throw stream.diagnostic(.tag(tag), at: mark) }
  }

  /// An escape can make any character, and none below the space but tab and line ends may stand on a page.
  private func refuseControls(in text: String, at mark: YAMLMark) throws(Diagnostic) {
    let control = text.utf8.first { byte in
      byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
    }
    if let control { throw stream.diagnostic(.controlCharacter(UInt32(control)), at: mark) }
  }
}
