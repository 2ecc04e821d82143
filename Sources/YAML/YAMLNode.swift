/// A value in a YAML text, and where it begins.
public struct YAMLNode: Hashable, Sendable {
  /// What it is.
  public var value: YAMLValue
  /// Where it begins; for a value that is not there, where it would.
  public var mark: YAMLMark

  /// Puts a value in its place.
  public init(_ value: YAMLValue, at mark: YAMLMark) {
    self.value = value
    self.mark = mark
  }
}

/// The kinds of value; what a scalar's text means is up to the reader of its key.
public enum YAMLValue: Hashable, Sendable {
  /// Nothing, or an unquoted `null` or `~`.
  case null
  /// Text, a number, a flag or a date.
  case scalar(YAMLScalar)
  /// Values in order.
  case sequence([YAMLNode])
  /// Values by key, in order.
  case mapping(YAMLMapping)
}

/// A scalar as it was written: `title: 1984` holds a text or a number, as its reader wants.
public struct YAMLScalar: Hashable, Sendable {
  /// The text without quotes, escapes resolved and lines folded.
  public var text: String
  /// Whether it stands without quotes and not as a block, so that it may mean a flag or a number.
  public var isPlain: Bool

  /// Takes a text as plain or as quoted.
  public init(_ text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }
}

extension YAMLNode {
  /// The scalar's text, or nil where the value is none.
  public var text: String? {
    guard case .scalar(let scalar) = value else { return nil }
    return scalar.text
  }

  /// The values of a sequence, or nil where the value is none.
  public var items: [YAMLNode]? {
    guard case .sequence(let items) = value else { return nil }
    return items
  }

  /// The mapping, or nil where the value is none.
  public var mapping: YAMLMapping? {
    guard case .mapping(let mapping) = value else { return nil }
    return mapping
  }

  /// Whether there is no value.
  public var isNull: Bool { value == .null }
}
