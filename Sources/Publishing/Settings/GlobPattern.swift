/// A pattern of relative paths: `*` for a run within a part, `?` for one character, `**` for any folders.
///
/// `decks/**` matches every file below `decks`, `**/a.md` each `a.md` at any depth. Case matters, as does every
/// other character. A match takes at most the product of the two lengths, whatever the pattern.
public struct GlobPattern: Hashable, Sendable {
  /// The pattern as it was written.
  public let text: String
  /// The parts between slashes.
  private let parts: [Part]

  fileprivate enum Part: Hashable {
    case anyFolders
    case name([Sign])
  }

  fileprivate enum Sign: Hashable {
    case anyRun
    case anyCharacter
    case character(Unicode.Scalar)
  }

  /// Takes a relative pattern, in which a slash at the end stands for all below a folder.
  ///
  /// Gives nil for a pattern that is empty or absolute; `.` and empty parts are left out, and `..` is a part
  /// like others.
  public init?(_ text: String) {
    guard !text.isEmpty, text.utf8.first != UInt8(ascii: "/") else { return nil }
    var parts: [Part] = []
    for part in text.unicodeScalars.split(separator: "/") where !part.elementsEqual(["."]) {
      let isAnyFolders = part.elementsEqual(["*", "*"])
      if !(isAnyFolders && parts.last == .anyFolders) {
        parts.append(isAnyFolders ? .anyFolders : .name(Self.signs(of: part)))
      }
    }
    if text.utf8.last == UInt8(ascii: "/"), parts.last != .anyFolders { parts.append(.anyFolders) }
    guard !parts.isEmpty else { return nil }
    if parts.last == .anyFolders { parts.append(.name([.anyRun])) }
    self.text = text
    self.parts = parts
  }

  /// Whether a path matches as a whole.
  public func matches(_ path: String) -> Bool {
    let names = path.unicodeScalars.split(separator: "/").map(Array.init)
    return matchesGreedily(parts, names, isRun: { $0 == .anyFolders }) { part, name in
      guard case .name(let signs) = part else { return false }
      return matchesGreedily(signs, name, isRun: { $0 == .anyRun }) { sign, character in
        sign == .anyCharacter || sign == .character(character)
      }
    }
  }

  /// The folder below which every match lies: the parts without a wildcard before the last; `.` for the top.
  public var folder: String {
    let literals = parts.dropLast().map(\.literal).prefix { $0 != nil }.compactMap(\.self)
    return literals.isEmpty ? "." : literals.joined(separator: "/")
  }

  /// Whether the last part has no wildcard, so that it may name a folder as well as a file.
  var endsInName: Bool { parts.last?.literal != nil }

  /// The one path that the pattern names, or nil where it has a wildcard.
  public var literal: String? {
    let literals = parts.compactMap(\.literal)
    return literals.count == parts.count ? literals.joined(separator: "/") : nil
  }

  private static func signs(of part: Substring.UnicodeScalarView) -> [Sign] {
    var signs: [Sign] = []
    for character in part {
      switch character {
      case "*": if signs.last != .anyRun { signs.append(.anyRun) }
      case "?": signs.append(.anyCharacter)
      default: signs.append(.character(character))
      }
    }
    return signs
  }
}

extension GlobPattern.Part {
  /// The name without a wildcard, or nil.
  fileprivate var literal: String? {
    guard case .name(let signs) = self else { return nil }
    var text = ""
    for sign in signs {
      guard case .character(let character) = sign else { return nil }
      text.unicodeScalars.append(character)
    }
    return text
  }
}

/// Whether a pattern matches a whole text, where a run stands for any number of elements.
///
/// On a mismatch only the last run takes one element more: what earlier runs took can stay.
private func matchesGreedily<Pattern, Element>(
  _ pattern: [Pattern], _ text: [Element], isRun: (Pattern) -> Bool, fits: (Pattern, Element) -> Bool
) -> Bool {
  var (position, next) = (0, 0)
  var lastRun: (behind: Int, taken: Int)?
  while next < text.count {
    if position < pattern.count, isRun(pattern[position]) {
      position += 1
      lastRun = (position, next)
    } else if position < pattern.count, fits(pattern[position], text[next]) {
      position += 1
      next += 1
    } else if let (behind, taken) = lastRun {
      lastRun = (behind, taken + 1)
      (position, next) = (behind, taken + 1)
    } else {
      return false
    }
  }
  return pattern[position...].allSatisfy(isRun)
}
