import Diagnostics

extension YAMLFields {
  /// The text of a key, outer white space trimmed; `1984`, `yes` and `2024-01-01` are texts too.
  public mutating func text(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    guard let text = node.text else { return reject(node, of: key, expected: .text) }
    return text.trimmingWhiteSpace
  }

  /// The flag of a key: an unquoted `true` or `false`, no other word.
  public mutating func flag(_ key: String) -> Bool? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let scalar) = node.value, let flag = scalar.flag else {
      return reject(node, of: key, expected: .flag)
    }
    return flag
  }

  /// The whole number of a key, in unquoted decimal digits, within the range.
  public mutating func integer(_ key: String, in range: ClosedRange<Int>) -> Int? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let scalar) = node.value, let integer = scalar.integer, range.contains(integer) else {
      return reject(node, of: key, expected: .integer(range))
    }
    return integer
  }

  /// The number of a key, an unquoted decimal, within the range.
  public mutating func number(_ key: String, in range: ClosedRange<Double>) -> Double? {
    guard let node = node(key) else { return nil }
    guard case .scalar(let scalar) = node.value, let number = scalar.number, range.contains(number) else {
      return reject(node, of: key, expected: .number(range))
    }
    return number
  }

  /// The date of a key as `YYYY-MM-DD`, a day of the Gregorian calendar.
  public mutating func date(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    guard let text = node.text?.trimmingWhiteSpace, isCalendarDate(text) else {
      return reject(node, of: key, expected: .date)
    }
    return text
  }

  /// The language of a key: a well-formed tag of BCP 47.
  public mutating func languageTag(_ key: String) -> String? {
    guard let node = node(key) else { return nil }
    guard let text = node.text?.trimmingWhiteSpace, isWellFormedLanguageTag(text) else {
      return reject(node, of: key, expected: .languageTag)
    }
    return text
  }
}

extension String {
  /// The text without spaces, tabs and line ends around it.
  var trimmingWhiteSpace: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    guard let start = utf8.firstIndex(where: { !isSpace($0) }),
      let last = utf8.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(self[start...last])
  }
}
