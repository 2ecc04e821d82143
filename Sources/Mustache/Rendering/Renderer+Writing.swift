import Text

extension Renderer {
  mutating func writeEscaped(_ value: Value, _ name: Name) {
    switch value {
    case .text(let text): output.appendEscapingHTML(text)
    case .number(let number): output.append(decimal: number)
    case .flag(let flag): output.append(flag ? "true" : "false")
    case .html(let html): html.bytes.withUnsafeBufferPointer { output.appendEscapingHTML($0) }
    case .absent, .list, .record, .map: break
    }
  }

  /// Writes a value as it is, which in strict use must be HTML.
  mutating func writeUnescaped(_ value: Value, _ name: Name) throws(TemplateError) {
    switch value {
    case .absent: break
    case .html(let html): html.bytes.withUnsafeBufferPointer { output.append(contentsOf: $0) }
    case let value where isStrict:
      throw program.error(.unescaped(program.string(name), kind: value.kindDescription), at: address)
    case .text(var text): text.withUTF8 { output.append(contentsOf: $0) }
    default: writeEscaped(value, name)
    }
  }

  /// Writes text, with the indentation before each line of it that is not blank.
  mutating func write(_ piece: Piece) {
    guard !indentation.isEmpty else {
      program.text.withUnsafeBufferPointer {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: $0[piece.start..<piece.end]))
      }
      return
    }
    program.text.withUnsafeBufferPointer { text in
      var start = piece.start
      var startsLine = piece.startsLine
      while start < piece.end {
        let line = UnsafeBufferPointer(rebasing: text[start..<piece.end])
        let count = line.firstIndex(of: .lineFeed).map { $0 + 1 } ?? line.count
        if startsLine, !line.beginsWithLineEnd { writeIndentation() }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: line[..<count]))
        start += count
        startsLine = true
      }
    }
  }

  /// Writes the indentation where the output is at the start of a line.
  mutating func writeIndentation() {
    guard !indentation.isEmpty, output.count == origin || output.last == .lineFeed else { return }
    output += indentation
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var beginsWithLineEnd: Bool {
    first == .lineFeed || (count > 1 && self[0] == .carriageReturn && self[1] == .lineFeed)
  }
}
