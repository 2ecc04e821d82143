import Diagnostics

extension YAMLFields {
  /// The choice of a key among the cases of an enumeration, by their raw values.
  ///
  /// `off` and `true` are words like others here.
  public mutating func choice<Choice>(_ key: String, of type: Choice.Type = Choice.self) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let node = node(key) else { return nil }
    return choice(in: node, of: key)
  }

  /// The choices of a key, a list or a single one, each kept once.
  public mutating func choices<Choice>(_ key: String, of type: Choice.Type = Choice.self) -> [Choice]?
  where Choice: CaseIterable & RawRepresentable<String> & Equatable {
    guard let node = node(key) else { return nil }
    var choices: [Choice] = []
    for item in node.items ?? [node] {
      guard let choice: Choice = choice(in: item, of: key) else { continue }
      if !choices.contains(choice) { choices.append(choice) }
    }
    return choices
  }

  private mutating func choice<Choice>(in node: YAMLNode, of key: String) -> Choice?
  where Choice: CaseIterable & RawRepresentable<String> {
    guard let choice = node.text.flatMap(Choice.init(rawValue:)) else {
      return reject(node, of: key, expected: .choice(Choice.allCases.map(\.rawValue)))
    }
    return choice
  }
}
