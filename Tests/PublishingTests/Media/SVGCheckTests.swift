import Testing

@testable import Publishing

/// A drawing may be opened at its own address, so only what is known to be harmless is published.
@Suite("A drawing in SVG")
struct SVGCheckTests {
  private func verdict(_ text: String) -> SVGCheck.Verdict { SVGCheck.verdict(on: Array(text.utf8)) }

  private func drawing(_ content: String, _ attributes: String = "") -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" \(attributes)>"
      + "\(content)</svg>"
  }

  @Test(
    "is published where it only draws",
    arguments: [
      "", "<path d='M0 0h1'/>", "<title>on click &amp; javascript</title>",
      "<g id=\"a\"><use href=\"#a\"/></g>",
      "<use xlink:href='#a'/>", "<rect fill=\"url(#a)\" style=\"fill: url('#b'); stroke: red\"/>",
      "<style>rect { fill: url(#a) } /* nothing */</style>", "<style><![CDATA[a > b { fill: red }]]></style>",
      "<image href=\"data:image/png;base64,iVBORw0KGgo=\"/>", "<text>url(https://example.org) &#x3c;</text>",
      "<animate attributeName=\"x\" from=\"0\" to=\"1\"/>",
      "<metadata><cc:license xmlns:cc=\"http://example.org/\" rdf:resource=\"http://example.org/by\"/></metadata>",
      "<g inkscape:export-filename=\"C:\\images\\a.png\"/>", "<a href=\"#b\"><circle r=\"1\"/></a>",
      "<!-- a <script> in a comment -->", "<style>@font-face { src: url(data:font/woff2;base64,AA) }</style>",
    ])
  func harmless(content: String) { #expect(verdict(drawing(content)) == .drawing(nil)) }

  @Test("is published with what may stand before it")
  func beginnings() {
    for text in [
      "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone='no'?>\n", "\u{FEFF}<?xml version='1.0'?>\n",
      "<!-- made by hand -->\n",
      "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">\n",
    ] {
      #expect(verdict(text + drawing("")) == .drawing(nil), "\(text)")
    }
  }

  @Test(
    "is refused where it could do more",
    arguments: [
      ("<script>1</script>", .script), ("<script/>", .script), ("<SCRIPT/>", .script),
      ("<s:script xmlns:s='http://www.w3.org/2000/svg'/>", .script),
      ("<g onclick=\"x\"/>", .handler("onclick")), ("<g OnLoad='x'/>", .handler("onload")),
      ("<g\nonfocus = 'x'/>", .handler("onfocus")), ("<g x:onclick='1'/>", .handler("onclick")),
      ("<foreignObject/>", .foreignContent("foreignobject")),
      ("<h:p xmlns:h=\"http://www.w3.org/1999/xhtml\"/>", .foreignContent("http://www.w3.org/1999/xhtml")),
      (
        "<h:p xmlns:h=\"http://www.w3.org/1999/&#x78;html\"/>",
        .foreignContent("http://www.w3.org/1999/xhtml")
      ),
      ("<iframe/>", .foreignContent("iframe")), ("<h:meta/>", .foreignContent("meta")),
      ("<a href=\"javascript:x\"/>", .scriptAddress), ("<a href=\"java&#x0A;script:x\"/>", .scriptAddress),
      ("<a xlink:href=\" JavaScript&#58;x\"/>", .scriptAddress), ("<g to='javascript:x'/>", .scriptAddress),
      ("<image href=\"data:image/svg+xml,x\"/>", .scriptAddress),
      ("<a href='data:text/html,x'/>", .scriptAddress),
      ("<set attributeName=\"onclick\" to=\"x\"/>", .animatedAddress),
      ("<animate attributeName=\"xlink:href\" values=\"x\"/>", .animatedAddress),
      ("<animate attributeName=' href' values='x'/>", .animatedAddress),
      ("<use href=\"other.svg#a\"/>", .outside("other.svg#a")),
      ("<image xlink:href=\"https://example.org/a.png\"/>", .outside("https://example.org/a.png")),
      ("<image x:href='//example.org/a'/>", .outside("//example.org/a")),
      ("<g xml:base=\"https://example.org/\"/>", .outside("https://example.org/")),
      ("<g fill=\"url(https://example.org/a)\"/>", .outside("https://example.org/a")),
      ("<g style=\"fill:URL( 'a.svg#b')\"/>", .outside("a.svg#b'")),
      ("<style>@import 'a.css';</style>", .outside("another file by `@import`")),
      ("<style>@im<![CDATA[port 'a.css']]></style>", .outside("another file by `@import`")),
      ("<style>&#64;import 'a.css';</style>", .outside("another file by `@import`")),
      ("<style>a { fill: url(//x) }</style>", .outside("//x) }".replacing(") }", with: ""))),
      ("<style>a { fill: \\75rl(x) }</style>", .hiddenStyle), ("<g style='fill: u\\72l(x)'/>", .hiddenStyle),
      ("<?xml-stylesheet href='a.xsl'?>", .instruction("xml-stylesheet")),
    ] as [(String, SVGDanger)])
  func dangerous(content: String, danger: SVGDanger) {
    #expect(verdict(drawing(content)) == .danger(danger))
  }

  @Test(
    "is refused for what stands before it",
    arguments: [
      ("<!DOCTYPE svg [<!ENTITY x 'y'>]>", .declarations),
      ("<!DOCTYPE svg SYSTEM 'a' [ ]>", .declarations),
      ("<?xml-stylesheet href='a.css'?>", .instruction("xml-stylesheet")),
      ("<!-- --><?xml version='1.0'?>", .instruction("xml")),
      ("<?xml version='1.0' encoding='UTF-7'?>", .encoding),
      ("<?xml version='1.0' encoding='utf-16'?>", .encoding),
    ] as [(String, SVGDanger)])
  func dangerousBeginnings(text: String, danger: SVGDanger) {
    #expect(verdict(text + drawing("")) == .danger(danger))
  }

  @Test("is refused where it is not in UTF-8")
  func encodings() {
    let text = drawing("")
    #expect(SVGCheck.verdict(on: text.utf16.flatMap { [UInt8($0), 0] }) == .danger(.encoding))
    #expect(SVGCheck.verdict(on: Array(text.utf8) + [0xE9]) == .danger(.encoding))
  }

  @Test(
    "is refused where browsers could read it in another way",
    arguments: [
      "<g", "<g a=1/>", "<g a='1'b='2'/>", "<g a='<'/>", "<g a='&x;'/>", "&nbsp;", "<!-- -- -->", "<!-- ",
      "<![CDATA[ ", "<1/>", "<g a/>", "<g", "<!ELEMENT a>", "<g>", "&#0;", "&#xD800;", "&#+65;", "< g/>",
    ])
  func malformed(content: String) {
    guard case .danger(.malformed) = verdict(drawing(content)) else {
      Issue.record("\(content) is not refused")
      return
    }
  }

  @Test(
    "is none",
    arguments: ["", "text", "<html xmlns='http://www.w3.org/1999/xhtml'/>", "<svg/>", "<svg xmlns='x'/>"])
  func others(text: String) { #expect(verdict(text) == .other) }

  @Test("has the size of its root, in pixels, else that of its view box")
  func sizes() {
    for (attributes, width, height) in [
      ("width='30' height='20'", 30, 20), ("width=' 30.6px ' height='20PX'", 31, nil),
      ("width='10mm' height='5mm' viewBox='0 0 100 50'", 100, 50),
      ("width='100%' height='20' viewBox='-5,-5 , 10.4 20'", 10, 20), ("viewBox='0 0 0 1'", nil, nil),
      ("viewBox='0 0 1e3 1'", nil, nil), ("width='99999999999999999999' height='1'", 1_000_000_000, 1),
      ("width='-1' height='1'", nil, nil), ("width='.' height='1'", nil, nil),
    ] as [(String, Int?, Int?)] {
      #expect(verdict(drawing("", attributes)) == .drawing(ImageSize(width, height)), "\(attributes)")
    }
  }

  @Test("takes no more time for a long piece than its length allows")
  func longPieces() {
    let long = String(repeating: "<g a='url(#x) & ", count: 20_000)
    guard case .danger = verdict(drawing(long)) else {
      Issue.record("it is not refused")
      return
    }
    let styles = String(repeating: "a { fill: url(#b) }", count: 20_000)
    #expect(verdict(drawing("<style>\(styles)</style>")) == .drawing(nil))
  }
}
