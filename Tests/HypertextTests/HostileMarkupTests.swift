import Testing

@testable import Hypertext

/// Whatever is written, nothing comes out but elements and attributes of the table, closed in order.
@Suite struct HostileMarkupTests {
  private static let inputs: [(html: String, expected: String?)] = [
    ("<script>x</script>a", "a"), ("<SCRIPT SRC=//x></SCRIPT >a", "a"), ("<style>p{}</style>a", "a"),
    ("<img src=x onerror=y alt=z>", "<img src=\"x\" alt=\"z\" loading=\"lazy\" />"),
    ("<b/onclick=x//id=y name=z class=q style=r>a", "<b>a</b>"),
    ("<a href=\"java&#x0A;script:x\">a</a>", "a"), ("<a href=\" &#1;javascript:x\">a</a>", "a"),
    ("<a href='data:text/html,x'>a</a>", "a"), ("<a href='vbscript:x'>a</a>", "a"),
    ("<a href=file:///x>a</a>", "a"),
    ("<a href=\"dp-resolved:javascript:x\">a</a>", "a"),
    ("<a href=\"dp-resolved:x\">a</a>", "<a href=\"x\">a</a>"),
    ("<a href=//x.example>a</a>", "<a href=\"//x.example\">a</a>"), ("<a target=_blank ping=x>a</a>", "a"),
    ("<svg><script>x</script><p>a</svg>b", "b"), ("<math><mi>a</mi></math>b", "b"),
    ("<svg></p><style><img src=x onerror=y></style>", nil),
    ("<iframe srcdoc=x>a</iframe>b", "b"), ("<object data=x>a</object>b", "b"), ("<embed src=x>b", "b"),
    ("<template><b>a</b></template>b", "b"), ("<noscript><b>a</b></noscript>b", "b"),
    ("<form action=x><input name=y><button>a</button></form>b", "b"),
    ("<textarea></textarea><b>a", "<b>a</b>"),
    ("<title></title><img src=x onerror=y>", "<img src=\"x\" alt=\"\" loading=\"lazy\" />"),
    ("<meta http-equiv=refresh content=0><base href=x><link rel=stylesheet href=x>a", "a"),
    ("<!-- <b>a</b> -->b", "b"), ("<!--><b>a</b>-->b", "<b>a</b>--&gt;b"),
    ("<![CDATA[<b>a</b>]]>b", "a]]&gt;b"),
    ("<?x?>b", "b"), ("<!DOCTYPE html>b", "b"), ("<custom-element is=x>a</custom-element>", "a"),
    ("<b>a", "<b>a</b>"), ("a</b>", "a"), ("<b><i>a</b></i>", "<b><i>a</i></b>"), ("<", "&lt;"), ("<b", ""),
    ("<input type=text value=a>", ""), ("<input autofocus onfocus=x>", ""),
    ("<video src=a poster=javascript:x autoplay onplay=y></video>", nil),
    ("<p title=\"</p><script>x</script>\">a", "<p title=\"&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;\">a</p>"),
    ("<span class=\"dp-top language-x\" data-x=y>a</span>", "<span>a</span>"),
    ("<code class=\"language-x\" id=y>a</code>", "<code class=\"language-x\">a</code>"),
    ("<p lang=\"x\" onx=\"y\" dir=\"sideways\">a", nil), ("<xmp><b>a</b></xmp>b", "b"),
    ("<plaintext>a<b>", nil),
    ("<p>&#xFDD0;0&#xFDD1;", nil),
  ]

  @Test(arguments: inputs)
  func whatIsLeft(html: String, expected: String?) {
    let left = safe(html)
    if let expected { #expect(left == expected) }
    #expect(problem(in: left) == nil)
  }

  @Test func placesOfTrustedHTMLStayInTextAlone() {
    var policy = PlainPolicy()
    let hole: (Int) -> [UInt8] = { [0xFE] + Array(String($0).utf8) + [0xFE] }
    func left(_ pieces: [[UInt8]]) -> [UInt8] { safeHTML(pieces.flatMap { $0 }, policy: &policy) }
    #expect(
      left([Array("<p>".utf8), hole(3), Array("</p>".utf8)]) == Array("<p>".utf8) + hole(3)
        + Array("</p>".utf8))
    #expect(
      left([Array("<a href=x>".utf8), hole(0), Array("</a>".utf8)])
        == Array("<a href=\"x\">".utf8) + [0xFE, 0x30, 0x61, 0xFE] + Array("</a>".utf8))
    for html in [
      ("<b title=\"", "\">a</b>"), ("<script>", "</script>"), ("<!--", "-->"), ("<svg>", "</svg>"),
    ] {
      #expect(!left([Array(html.0.utf8), hole(1), Array(html.1.utf8)]).contains(0xFE))
    }
    #expect(left([hole(1), hole(1)]) == hole(1))
  }

  @Test(arguments: 0..<400) func anythingIsSafeAndStaysSo(seed: Int) {
    let pieces = [
      "<", ">", "</", "/>", "\"", "'", "=", " ", "\n", "&", ";", "&#x3c;", "<b>", "</b>", "<a href=",
      "javascript:x", "x",
      "<img src=x ", "onerror=x ", "<svg>", "</svg>", "<math>", "<mtext>", "<style>", "</style>", "<script>",
      "</script>",
      "<table>", "<tr>", "<td>", "</table>", "<p>", "</p>", "<li>", "<ul>", "<select>", "<option>",
      "<template>", "<!--",
      "-->", "<![CDATA[", "]]>", "<title>", "</title>", "<noscript>", "<details>", "<summary>", "<ruby>",
      "<rt>", "<br>",
      "<video ", "<source srcset=", "<h1>", "<frameset>", "<body onload=x>", "<html>", "<form>", "<input ",
      "<textarea>",
      "<foreignObject>", "<desc>", "<mglyph>", "<annotation-xml encoding=text/html>", "<dl>", "<dt>",
      "<picture>", "é", "`",
    ]
    var random = SeededGenerator(seed: UInt64(seed))
    let html = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }.joined()
    let once = safe(html)
    #expect(problem(in: once) == nil, "\(html)")
    #expect(problem(in: safe(once)) == nil, "\(html)")
  }
}

/// What in markup is not of the table, not closed in order, or no markup as it is written out.
private func problem(in html: String) -> String? {
  let bytes = Array(html.utf8)
  var open: [String] = []
  var index = 0
  while index < bytes.count {
    guard bytes[index] == UInt8(ascii: "<") else {
      if bytes[index] == UInt8(ascii: ">") { return "a bare > in \(html)" }
      index += 1
      continue
    }
    guard let end = endOfTag(bytes, index) else { return "an open tag in \(html)" }
    let tag = String(decoding: bytes[index...end], as: UTF8.self)
    index = end + 1
    if tag.hasPrefix("</") {
      guard open.popLast() == String(tag.dropFirst(2).dropLast()) else {
        return "\(tag) out of order in \(html)"
      }
      continue
    }
    let name = String(tag.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "\n" })
    guard let rule = MarkupName(name.utf8).flatMap(Allowlist.rule(for:)) else { return "\(tag) in \(html)" }
    let known = rule.attributes.map(\.name)
    for attribute in attributes(of: tag) where MarkupName(attribute.utf8).map(known.contains) != true {
      return "\(attribute) in \(tag)"
    }
    if !tag.hasSuffix(" />") { open.append(name) }
  }
  return open.isEmpty ? nil : "\(open) open in \(html)"
}

private func endOfTag(_ bytes: [UInt8], _ start: Int) -> Int? {
  var isQuoted = false
  for index in start..<bytes.count {
    if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
    if bytes[index] == UInt8(ascii: ">"), !isQuoted { return index }
  }
  return nil
}

private func attributes(of tag: String) -> [String] {
  var names: [String] = []
  var isQuoted = false
  var name = ""
  for character in tag.dropFirst() {
    switch character {
    case "\"": isQuoted.toggle()
    case " " where !isQuoted: name = ""
    case "=" where !isQuoted: names.append(name)
    default: if !isQuoted { name.append(character) }
    }
  }
  return names
}

/// Random numbers that are the same each time (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
