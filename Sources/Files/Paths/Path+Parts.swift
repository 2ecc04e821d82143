private let slash = UInt8(ascii: "/")
private let dot = UInt8(ascii: ".")

extension Path {
  /// Whether the path begins at the root of the file system.
  public var isAbsolute: Bool { string.utf8.first == slash }

  /// The names between the slashes; empty ones and `.` mean nothing and are left out.
  public var components: [String] { parts.map { String(Substring($0)) } }

  /// The last name, or an empty string where there is none.
  public var lastComponent: String {
    parts.last.map { String(Substring($0)) } ?? ""
  }

  /// What follows the last dot of the last name; nil for a name like `README` or `.git`.
  public var fileExtension: String? {
    let name = lastComponent
    guard let place = Self.extensionStart(of: name) else { return nil }
    return String(name[name.utf8.index(after: place)...])
  }

  /// The last name without its extension.
  public var stem: String {
    let name = lastComponent
    return Self.extensionStart(of: name).map { String(name[..<$0]) } ?? name
  }

  /// The folder that holds this path; the root holds itself.
  public var parent: Path {
    let names = components
    guard let last = names.last else { return isAbsolute ? "/" : ".." }
    return last == ".." ? appending("..") : Path(components: names.dropLast(), isAbsolute: isAbsolute)
  }

  init(components: some Sequence<String>, isAbsolute: Bool) {
    self.init((isAbsolute ? "/" : "") + components.joined(separator: "/"))
  }

  private var parts: [Substring.UTF8View] {
    string.utf8.split(separator: slash).filter { !$0.elementsEqual(CollectionOfOne(dot)) }
  }

  private static func extensionStart(of name: String) -> String.Index? {
    guard let place = name.utf8.lastIndex(of: dot), place != name.startIndex else { return nil }
    return name.utf8.index(after: place) == name.endIndex ? nil : place
  }
}
