/// What raw HTML may hold: the one table of elements, of their attributes, and of what each attribute may say.
///
/// It follows what GitHub allows, with ruby, players, figures and folds. Attributes are written in the order of
/// their row. An element that has no row goes, and what it holds stays, unless it is one of those that go as a whole.
enum Allowlist {
  /// Attributes that every element may have, after those of its row.
  static let everywhere: KeyValuePairs<MarkupName, AttributeValue> = [
    "title": .text, "lang": .language, "dir": .oneOf(["ltr", "rtl", "auto"]),
  ]

  static let rows: [Row] = [
    // Text
    Row("abbr b bdi bdo cite dfn em i kbd mark ruby s samp small strong sub sup u var", .inline),
    Row("a", .inline, ["href": .link, "title": .text, "hreflang": .language]),
    Row("code", .inline, ["class": .codeLanguage]),
    Row("del ins q", .inline, ["cite": .link]),
    Row(
      "span", .inline, ["class": .oneOf(["dp-cloze"]), "data-cloze": .number(0...99_999), "data-hint": .text]),
    Row("time", .inline, ["datetime": .date]),
    Row("br wbr", .void),
    Row("rt rp", .inline, within: "ruby"),

    // Blocks
    Row("pre", .block),
    Row("p div h1 h2 h3 h4 h5 h6", .block, ["align": .oneOf(["left", "center", "right"])]),
    Row("blockquote", .block, ["cite": .link]),
    Row("details", .block, ["open": .flag]),
    Row("summary", .block, within: "details"),
    Row("figure", .block),
    Row("figcaption", .block, within: "figure"),
    Row("hr", .void),

    // Lists
    Row("ul dl", .block),
    Row("ol", .block, ["start": .integer, "reversed": .flag, "type": .oneOf(["1", "a", "A", "i", "I"])]),
    Row("li", .item, ["value": .integer], within: "ul ol"),
    Row("dt dd", .item, within: "dl"),
    Row("input", .void, ["type": .always("checkbox"), "checked": .flag, "disabled": .always("")]),

    // Tables
    Row("table", .table),
    Row("caption", .cell, within: "table"),
    Row("thead tbody tfoot", .tablePart, within: "table"),
    Row("tr", .tablePart, within: "thead tbody tfoot"),
    Row("td", .cell, cell, within: "tr"),
    Row("th", .cell, heading, within: "tr"),

    // Media
    Row("img", .void, image),
    Row("picture", .inline),
    Row("source", .void, source, within: "picture audio video"),
    Row("audio", .inline, player),
    Row("video", .inline, film),

    // Elements that HTML no longer has, or that mean something to a whole page
    Row("strike", .inline, as: "s"),
    Row("tt", .inline, as: "code"),
    Row("acronym", .inline, as: "abbr"),
    Row("dir menu", .block, as: "ul"),
    Row("listing", .block, as: "pre"),
    Row("address article aside center footer header hgroup main nav section", .block, as: "div"),
  ]

  private static let cell: KeyValuePairs<MarkupName, AttributeValue> = [
    "align": .oneOf(["left", "center", "right"]), "colspan": .number(1...1000), "rowspan": .number(1...1000),
  ]
  private static let heading: KeyValuePairs<MarkupName, AttributeValue> = [
    "align": .oneOf(["left", "center", "right"]), "colspan": .number(1...1000), "rowspan": .number(1...1000),
    "scope": .oneOf(["col", "row", "colgroup", "rowgroup"]),
  ]
  private static let image: KeyValuePairs<MarkupName, AttributeValue> = [
    "src": .media(.image), "alt": .text, "title": .text, "width": .pixels, "height": .pixels,
    "srcset": .mediaSet, "sizes": .text, "loading": .always("lazy"),
  ]
  private static let source: KeyValuePairs<MarkupName, AttributeValue> = [
    "src": .media(nil), "srcset": .mediaSet, "sizes": .text, "type": .text, "media": .text,
  ]
  private static let player: KeyValuePairs<MarkupName, AttributeValue> = [
    "controls": .always(""), "preload": .always("none"), "src": .media(.audio), "aria-label": .text,
    "title": .text,
  ]
  private static let film: KeyValuePairs<MarkupName, AttributeValue> = [
    "controls": .always(""), "preload": .always("none"), "src": .media(.video), "aria-label": .text,
    "title": .text, "width": .pixels, "height": .pixels, "poster": .media(.image),
  ]

  /// Elements that go with all that they hold.
  static let droppedWithContent = Set(
    MarkupName.list(
      """
      script style textarea title xmp iframe noembed noframes noscript template object applet marquee svg math \
      canvas select datalist button output progress meter map frameset
      """))
}
