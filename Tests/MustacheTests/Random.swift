/// The generator SplitMix64, so that a test repeats what it found.
struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension Random {
  static let wrongPieces = [
    "{{", "{{#a}}", "{{/a}}", "{{!", "{{=a}}", "{{{a}}", "{{<a}}", "{{$a}}", "{{a b}}", "{{=", "{{#a}}{{/b}}",
  ]
  static let pieces =
    wrongPieces + [
      "}}", "{{{", "}}}", "{{x}}", "{{.}}", "{{{x}}}", "{{&x}}", "{{#x}}", "{{/x}}", "{{#list}}", "{{/list}}",
      "{{^x}}",
      "{{>a}}", "{{>*x}}", "{{/a}}", "{{$b}}", "{{/b}}", "{{=| |=}}", "|={{ }}=|", "|x|", "=}}", "\n", "\r\n",
      "  ",
      "\t", "text", "é", "x", ".", "*", "#", "/", "{{x.y}}", "{{> a }}", "{{$x}}",
    ]

  /// Pieces of templates in any order.
  mutating func soup() -> String {
    (0..<Int.random(in: 0..<14, using: &self)).map { _ in Self.pieces.randomElement(using: &self) ?? "" }
      .joined()
  }

  /// A template that can be read, whose sections and blocks are as many as `depth` deep and which, unless that is
  /// zero, includes `a`.
  mutating func template(depth: Int) -> String {
    (0..<Int.random(in: 1..<5, using: &self)).map { _ in part(depth: depth) }.joined()
  }

  private mutating func part(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 13 : 7), using: &self) {
    case 0: "\n"
    case 1: "  "
    case 2: "text"
    case 3: "{{.}}"
    case 4: "{{x}}"
    case 5: "{{! note }}\r\n"
    case 6: "\n{{y}}"
    case 7: "{{#list}}\(template(depth: depth - 1)){{/list}}"
    case 8: "\n  {{#x}}\n\(template(depth: depth - 1))\n{{/x}}\n"
    case 9: "{{^nothing}}\(template(depth: depth - 1)){{/nothing}}"
    case 10: "\n  {{>a}}\n"
    case 11: "{{<a}}{{$b}}\n  \(template(depth: depth - 1))\n{{/b}}{{/a}}"
    default: "{{$b}}\(template(depth: depth - 1)){{/b}}"
    }
  }
}
