import CYAML
import Diagnostics

/// libyaml's parser over a text in memory: gives one event after the other and frees all that it holds.
struct EventStream: ~Copyable {
  /// What the parser has seen; every mark is a character counted from 0.
  enum Event {
    case streamStart, streamEnd, documentStart, documentEnd
    case scalar(YAMLScalar, Properties), alias(String)
    case sequenceStart(Properties), sequenceEnd, mappingStart(Properties), mappingEnd
  }

  /// What may stand before a value.
  struct Properties {
    var anchor: String?
    var tag: String?
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private var source: SourceText
  private let path: String

  /// Starts on a text, which must not be empty and must outlive the stream.
  init(_ text: UnsafeBufferPointer<UInt8>, path: String, firstLine: Int) throws(Diagnostic) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw Diagnostic(YAMLProblem.noMemory, at: Location(path: path))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, text.baseAddress, text.count)
    self.parser = parser
    self.source = SourceText(text, firstLine: firstLine)
    self.path = path
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event and where it begins.
  mutating func next() throws(Diagnostic) -> (event: Event, mark: YAMLMark) {
    var raw = yaml_event_t()
    guard yaml_parser_parse(parser, &raw) == 1 else { throw failure() }
    defer { yaml_event_delete(&raw) }
    let mark = source.mark(atCharacter: Int(clamping: raw.start_mark.index))
    return (Event(raw), mark)
  }

  /// A problem at a place of the text.
  func diagnostic(_ problem: YAMLProblem, at mark: YAMLMark) -> Diagnostic {
    Diagnostic(problem, at: mark.location(in: path))
  }

  /// What stopped the parser, in our words.
  private mutating func failure() -> Diagnostic {
    let failure = ParserFailure(parser.pointee)
    switch failure.kind {
    case .memory:
      return Diagnostic(YAMLProblem.noMemory, at: Location(path: path))
    case .reader:
      let (problem, offset) = source.encodingProblem ?? (failure.readerProblem, failure.byteOffset)
      return diagnostic(problem, at: source.mark(atByte: offset))
    case .syntax:
      let context = failure.contextCharacter.map { source.mark(atCharacter: $0) }
      let place = ParserFailure.Place(
        mark: source.mark(atCharacter: failure.character), context: context,
        byte: source.byte(atCharacter: failure.character),
        isFirstOnLine: source.isFirstOnLine(character: failure.character))
      let (problem, mark) = failure.syntaxProblem(at: place)
      return diagnostic(problem, at: mark)
    }
  }
}

extension EventStream.Event {
  /// Copies what an event holds.
  fileprivate init(_ raw: yaml_event_t) {
    let data = raw.data
    switch raw.type {
    case YAML_STREAM_START_EVENT: self = .streamStart
    case YAML_DOCUMENT_START_EVENT: self = .documentStart
    case YAML_DOCUMENT_END_EVENT: self = .documentEnd
    case YAML_ALIAS_EVENT: self = .alias(String(cYAML: data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let text = UnsafeBufferPointer(start: data.scalar.value, count: data.scalar.length)
      let scalar = YAMLScalar(
        String(decoding: text, as: UTF8.self), isPlain: data.scalar.style == YAML_PLAIN_SCALAR_STYLE)
      self = .scalar(scalar, .init(anchor: data.scalar.anchor, tag: data.scalar.tag))
    case YAML_SEQUENCE_START_EVENT:
      self = .sequenceStart(.init(anchor: data.sequence_start.anchor, tag: data.sequence_start.tag))
    case YAML_SEQUENCE_END_EVENT: self = .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      self = .mappingStart(.init(anchor: data.mapping_start.anchor, tag: data.mapping_start.tag))
    case YAML_MAPPING_END_EVENT: self = .mappingEnd
    default: self = .streamEnd
    }
  }
}

extension EventStream.Properties {
  fileprivate init(anchor: UnsafePointer<UInt8>?, tag: UnsafePointer<UInt8>?) {
    self.anchor = String(cYAML: anchor)
    self.tag = String(cYAML: tag)
  }
}

extension String {
  /// Copies a text of libyaml's that ends with a NUL.
  fileprivate init?(cYAML text: UnsafePointer<UInt8>?) {
    guard let text else { return nil }
    self.init(cString: text)
  }
}
