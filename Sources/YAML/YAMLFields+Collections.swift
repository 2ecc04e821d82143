import Diagnostics

extension YAMLFields {
  /// A text and where it stands.
  public struct PlacedText: Sendable {
    /// The text, outer white space trimmed.
    public var text: String
    /// Where it begins.
    public var mark: YAMLMark
  }

  /// The texts of a key: a list of texts, or a single one; an item that is no text is reported and left out.
  public mutating func texts(_ key: String) -> [String]? {
    placedTexts(key)?.map(\.text)
  }

  /// The texts of a key with the place of each, for a caller that checks them further.
  public mutating func placedTexts(_ key: String) -> [PlacedText]? {
    guard let node = node(key) else { return nil }
    if case .mapping = node.value { return reject(node, of: key, expected: .texts) }
    return (node.items ?? [node]).compactMap { item in
      guard let text = item.text else { return reject(item, of: key, expected: .itemOfTexts) }
      return PlacedText(text: text.trimmingWhiteSpace, mark: item.mark)
    }
  }

  /// The numbers of a key: a list of as many as are wanted, each within the range.
  public mutating func numbers(_ key: String, count: Int, in range: ClosedRange<Double>) -> [Double]? {
    guard let node = node(key) else { return nil }
    guard let items = node.items, items.count == count else {
      return reject(node, of: key, expected: .numbers(count: count, range))
    }
    var numbers: [Double] = []
    for item in items {
      guard case .scalar(let scalar) = item.value, let number = scalar.number, range.contains(number) else {
        return reject(item, of: key, expected: .numbers(count: count, range))
      }
      numbers.append(number)
    }
    return numbers
  }

  /// The texts by name of a key that holds a mapping, in order; a value that is no text is reported and left out.
  public mutating func textsByName(_ key: String) -> [(name: PlacedText, text: PlacedText)]? {
    guard let node = node(key) else { return nil }
    guard let mapping = node.mapping else { return reject(node, of: key, expected: .mapping) }
    return mapping.entries.compactMap { entry in
      guard let text = entry.value.text else {
        return reject(entry.value, of: "\(key).\(entry.key)", expected: .text)
      }
      return (
        PlacedText(text: entry.key, mark: entry.keyMark),
        PlacedText(text: text.trimmingWhiteSpace, mark: entry.value.mark)
      )
    }
  }

  /// A reader for the mapping that a key holds; what it finds must be handed back by `report`.
  public mutating func fields(_ key: String) -> YAMLFields? {
    guard let node = node(key) else { return nil }
    guard node.mapping != nil else { return reject(node, of: key, expected: .mapping) }
    return YAMLFields(node, path: path, prefix: "\(prefix)\(key).")
  }
}
