/// What a YAML text may take, so that no text takes the machine.
enum YAMLLimit {
  /// The largest text, in bytes.
  static let bytes = 4 << 20
  /// The deepest nesting of lists and mappings.
  static let depth = 64
}
