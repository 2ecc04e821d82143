import Diagnostics

/// Reads the keys of a mapping as what they should be, and collects all that is wrong instead of stopping at it.
///
///     var fields = YAMLFields(try YAMLNode(parsing: text, path: path), path: path)
///     let title = fields.text("title")
///     let level = fields.integer("card-level", in: 1...6) ?? 2
///     fields.diagnostics
///
/// A key that is absent, is null or has a wrong value gives nil.
public struct YAMLFields: Sendable {
  /// The mapping; an empty one where the node was none.
  public let mapping: YAMLMapping
  /// The file that diagnostics name.
  public let path: String
  /// What was wrong with the keys that were read.
  public private(set) var diagnostics: [Diagnostic] = []

  /// What stands before a key's name in messages, such as `sheet.`.
  let prefix: String
  private let mark: YAMLMark
  private var read: Set<String> = []

  /// Reads a document's root, of which null has no keys and anything but a mapping is an error.
  public init(_ root: YAMLNode, path: String) {
    self.init(root, path: path, prefix: "")
    if root.mapping == nil, !root.isNull {
      report(FieldProblem.rootIsNoMapping(found: root.kind), at: root.mark)
    }
  }

  init(_ node: YAMLNode, path: String, prefix: String) {
    self.mapping = node.mapping ?? YAMLMapping()
    self.mark = node.mark
    self.path = path
    self.prefix = prefix
  }

  /// The entries whose keys nobody has read, in order.
  public var unread: [YAMLMapping.Entry] {
    mapping.entries.filter { !read.contains($0.key) }
  }

  /// The value of a key as it stands, for keys that take any tree.
  public mutating func node(_ key: String) -> YAMLNode? {
    read.insert(key)
    guard let node = mapping[key], !node.isNull else { return nil }
    return node
  }

  /// Where the value of a key stands, or the mapping where it has none.
  public func location(of key: String) -> Location {
    (mapping[key]?.mark ?? mark).location(in: path)
  }

  /// Adds a problem that the caller found with the value of a key.
  public mutating func report(_ problem: any Problem, at key: String) {
    diagnostics.append(Diagnostic(problem, at: location(of: key)))
  }

  /// Adds a problem at a place of the text.
  public mutating func report(_ problem: any Problem, at mark: YAMLMark) {
    diagnostics.append(Diagnostic(problem, at: mark.location(in: path)))
  }

  /// Adds what another reader, of a value in this mapping, found.
  public mutating func report(_ others: [Diagnostic]) {
    diagnostics += others
  }

  /// Reports a value that is not what the key takes, and gives nil.
  mutating func reject<Value>(_ node: YAMLNode, of key: String, expected: FieldKind) -> Value? {
    report(FieldProblem.wrongKind(key: prefix + key, expected: expected, found: node.kind), at: node.mark)
    return nil
  }
}
