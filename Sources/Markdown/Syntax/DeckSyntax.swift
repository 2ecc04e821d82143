internal import CMarkGFM

/// A deck's own syntax as extensions of the library; they are made once and never changed.
enum DeckSyntax {
  /// Formulas, highlights, clozes, readings, names of cards and embedded media in the lines of the text.
  static let inline = SharedExtension(pointer: makeInline())
  /// What begins with a character at which the library asks no extension.
  static let marks = SharedExtension(pointer: makeMarks())
  /// Formulas that take whole lines.
  static let blocks = SharedExtension(pointer: makeBlocks())

  private static func makeInline() -> OpaquePointer {
    let syntax = make("deck")
    ask(syntax, at: "$={}".utf8)
    cmark_syntax_extension_set_match_inline_func(syntax) { _, parser, _, character, inline in
      guard let parser, let inline, let state = parser.syntaxState else { return nil }
      var cursor = InlineCursor(inline, state)
      return cursor.match(character)
    }
    cmark_syntax_extension_set_inline_from_delim_func(syntax) { _, _, inline, opener, closer in
      guard let inline, let opener, let closer else { return closer?.pointee.next }
      return highlight(from: opener, to: closer, inline)
    }
    return syntax
  }

  private static func makeMarks() -> OpaquePointer {
    let syntax = make("deck-marks")
    ask(syntax, at: [Marks.byte])
    // What has this property is passed over where the library looks at what stands beside emphasis.
    cmark_syntax_extension_set_emphasis(syntax, 1)
    cmark_syntax_extension_set_match_inline_func(syntax) { _, parser, _, character, inline in
      guard character == Marks.byte, let parser, let inline, let state = parser.syntaxState else {
        return nil
      }
      var cursor = InlineCursor(inline, state)
      return cursor.marked()
    }
    return syntax
  }

  private static func makeBlocks() -> OpaquePointer {
    let syntax = make("deck-blocks")
    cmark_syntax_extension_set_open_block_func(syntax) { _, indented, parser, parent, input, length in
      guard indented == 0, let parser, let parent, let input else { return nil }
      return openDisplayedBlock(parser, parent, UnsafeMutableBufferPointer(start: input, count: Int(length)))
    }
    cmark_syntax_extension_set_match_block_func(syntax) { _, parser, _, _, container in
      guard let parser, let container, let state = parser.syntaxState,
        let last = state.displayedBlocks[Int(container.pointee.start_line)]
      else { return 0 }
      return Int(parser.pointee.line_number) <= last ? 1 : 0
    }
    return syntax
  }

  /// Sets the characters at which the library asks an extension.
  private static func ask(_ syntax: OpaquePointer, at characters: some Sequence<UInt8>) {
    var list: UnsafeMutablePointer<cmark_llist>?
    for character in characters {
      list = cmark_llist_append(
        cmark_get_default_mem_allocator(), list, UnsafeMutableRawPointer(bitPattern: UInt(character)))
    }
    cmark_syntax_extension_set_special_inline_chars(syntax, list)
  }

  /// Makes an extension; there is none only where memory is out.
  private static func make(_ name: String) -> OpaquePointer {
    guard let syntax = cmark_syntax_extension_new(name) else { preconditionFailure("out of memory") }
    return syntax
  }
}

/// A registered extension, which nothing changes once it is registered.
struct SharedExtension: @unchecked Sendable {
  let pointer: OpaquePointer
}
