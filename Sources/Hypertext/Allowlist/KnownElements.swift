/// Whether HTML, SVG or MathML know an element, now or in the past; the case of its name does not matter.
///
/// `List<Int>` holds a tag that they do not know, so it can be taken for text.
public func isKnownElement(_ name: some Sequence<UInt8>) -> Bool {
  knownElements.contains(name.map(\.lowerCase))
}

private let knownElements = Set((htmlNames + svgNames + mathMLNames).map { Array($0.lowercased().utf8) })

private let htmlNames = names(
  """
  a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body
  br button canvas caption center cite code col colgroup command content data datalist dd del details dfn dialog dir
  div dl dt em embed fencedframe fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head
  header hgroup hr html i iframe image img input ins isindex kbd keygen label legend li link listing main map mark
  marquee menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output
  p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select
  selectedcontent shadow slot small source spacer span strike strong style sub summary sup table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp
  """)

private let svgNames = names(
  """
  a altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath
  color-profile cursor defs desc discard ellipse feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence filter font-face font-face-format font-face-name font-face-src font-face-uri foreignObject g
  glyph glyphRef hkern image line linearGradient marker mask metadata missing-glyph mpath path pattern polygon
  polyline radialGradient rect set stop svg switch symbol text textPath tref tspan use view vkern
  """)

private let mathMLNames = names(
  """
  annotation annotation-xml maction maligngroup malignmark math menclose merror mfenced mfrac mglyph mi mlabeledtr
  mlongdiv mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mscarries mscarry msgroup msline
  mspace msqrt msrow mstack mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics
  """)

private func names(_ list: String) -> [Substring] { list.split { $0 == " " || $0 == "\n" } }
