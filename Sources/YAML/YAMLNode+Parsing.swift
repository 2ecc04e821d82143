import Diagnostics

extension YAMLNode {
  /// Reads a YAML text, of which JSON is a part; an empty one is null.
  ///
  /// Linear in the text. Aliases, anchors, tags, a second document and a key that stands twice are errors, as is
  /// a text of more than 4 MiB or with more than 64 levels.
  ///
  /// - Parameters:
  ///   - text: UTF-8, with or without a byte-order mark.
  ///   - path: The file that diagnostics name.
  ///   - firstLine: The line of the file on which the text begins.
  public init(parsing text: ArraySlice<UInt8>, path: String, firstLine: Int = 1) throws(Diagnostic) {
    let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text
    let start = YAMLMark(line: firstLine, column: 1)
    guard !text.isEmpty else {
      self.init(.null, at: start)
      return
    }
    guard text.count <= YAMLLimit.bytes else {
      throw Diagnostic(YAMLProblem.tooLarge(limit: YAMLLimit.bytes), at: start.location(in: path))
    }
    self = try text.withUnsafeBufferPointer { text throws(Diagnostic) in
      var composer = Composer(try EventStream(text, path: path, firstLine: firstLine))
      return try composer.composeStream(orNullAt: start)
    }
  }
}
