/// A step of a compiled template.
///
/// Steps are plain numbers: places in the program's tables and addresses of other steps.
enum Instruction {
  /// Writes text.
  case text(Piece)
  /// Begins a line that a tag begins: writes the indentation, if there is one.
  case line
  /// Writes a value as text.
  case escaped(Name)
  /// Writes a value as it is.
  case unescaped(Name)
  /// Runs what follows for each value, then goes on behind `end`.
  case section(Name, end: Int)
  /// Goes back to what follows the section's start, or on.
  case endSection
  /// Goes on, or behind `end` where the value is true.
  case inverted(Name, end: Int)
  /// Runs another template.
  case partial(Int)
  /// Runs another template with arguments, which follow.
  case parent(Int)
  /// Runs the argument of this name, or else the content, which follows.
  case parameter(Int)
  /// Ends a template or an argument.
  case end
}

/// Text in a program.
struct Piece {
  var start: Int
  var end: Int
  /// Whether the first byte begins a line of its template.
  var startsLine: Bool
}

/// A dotted name as a range of the program's name parts; empty for `.`.
struct Name {
  var start: Int
  var count: Int
}

/// A part of a dotted name, as records know it and as maps do.
struct NamePart {
  var symbol: Symbol
  var text: String
}

/// The template that a tag brings in.
enum Target {
  case template(Int)
  case dynamic(Name)
  /// There is none of this name, which only the specification allows.
  case missing
}

/// A partial, or a parent with its arguments.
struct Inclusion {
  var target: Target
  /// Spaces and tabs before each line.
  var indentation: [UInt8]
  var arguments: [Argument] = []
  /// Where to go on.
  var next = 0
}

/// What a parent gets for one of its blocks.
struct Argument {
  var name: Symbol
  var start: Int
  /// Whether the content begins in the middle of a line.
  var isInline: Bool
  /// The opening tag's place in its source.
  var offset: Int
}

/// A block that an argument can replace.
struct Parameter {
  var name: Symbol
  var indentation: [UInt8]
  /// Whether the block stands first in its line.
  var startsLine: Bool
  /// Where to go on.
  var next = 0
}
