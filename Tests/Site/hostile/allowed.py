"""What may stand in a page: the elements, attributes and addresses that a deck's author can bring there, and the theme's.

This table was written from the contract alone, not from the program's; the script walks a page by it.
"""
from __future__ import annotations

from typing import Any


def words(text: str) -> list[str]:
    return text.split()


# Elements of authors, each with its attributes beside those of all.
AUTHOR: dict[str, list[str]] = {
    **dict.fromkeys(words("h1 h2 h3 h4 h5 h6 p div"), ["align"]),
    **dict.fromkeys(words("b i strong em tt code s strike del ins sub sup mark small kbd samp var q cite dfn abbr"), []),
    **dict.fromkeys(words("bdi bdo ruby rt rp br hr wbr pre blockquote dl dt dd caption summary figcaption"), []),
    **dict.fromkeys(words("span section picture figure u"), []),
    **dict.fromkeys(words("table thead tbody tfoot tr"), words("align valign")),
    **dict.fromkeys(words("td th"), words("align valign colspan rowspan headers scope abbr")),
    "ul": [],
    "ol": words("start type reversed"),
    "li": ["value"],
    "a": words("href hreflang"),
    "details": ["open"],
    "time": ["datetime"],
    "input": words("type checked disabled"),
    "img": words("src srcset sizes alt width height loading decoding"),
    "audio": words("src controls preload"),
    "video": words("src controls preload poster width height"),
    "source": words("src srcset sizes type media width height"),
}
AUTHOR_EVERYWHERE = words("lang dir title aria-label")
# Attributes that the program writes into an author's text; `tabindex` lets a table that scrolls take the keyboard.
PROGRAM = {"table": ["tabindex"], "pre": ["tabindex"], "span": words("data-cloze data-hint")}
# Classes of the program in an author's text, as patterns; those of coloured code stand below `pre` and `code` alone.
CLASSES = r"dp-(missing|media|lead|narrow|continued|size-[0-9]+|left|right|center|notes|note-mark|note-back|cloze|tex|display|math|code|ruby|mark|highlight)"
CODE_CLASSES = r"dp-[a-z0-9-]+"
LANGUAGE_CLASS = r"language-[^\s]+"
# The class of a formula that is wide.
WIDE_CLASS = r"dp-wider?-[0-9]+"

MATHEMATICS = words(
    "math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom menclose msub msup msubsup"
    " munder mover munderover mmultiscripts mprescripts none mtable mtr mtd mlabeledtr semantics"
)
MATHEMATICS_ATTRIBUTES = words(
    "display displaystyle scriptlevel alttext xmlns mathvariant mathcolor mathbackground mathsize stretchy symmetric"
    " fence separator form largeop movablelimits accent accentunder lspace rspace minsize maxsize width height depth"
    " voffset linethickness notation side align columnalign rowalign columnspacing rowspacing columnlines rowlines frame"
    " framespacing columnwidth columnspan rowspan equalrows equalcolumns minlabelspacing groupalign linebreak dir lang"
)

# What the theme itself writes round the texts of authors.
THEME = words(
    "html head meta title link body header nav ol ul li a main section article div h1 h2 h3 p span bdi time footer script"
    " dl dt dd table colgroup col thead tbody tr th td dfn"
)
THEME_ATTRIBUTES = words(
    "lang dir class id href rel aria-label aria-labelledby datetime charset name content http-equiv type src tabindex scope colspan"
)
# Where authors' texts begin.
TEXTS = ".dp-text, .dp-term, .dp-heading, .dp-face"

WALK = r"""
(table) => {
  const problems = []
  const html = "http://www.w3.org/1999/xhtml", math = "http://www.w3.org/1998/Math/MathML"
  const shown = (node) => (node.cloneNode(false).outerHTML ?? node.nodeName).slice(0, 300)
  const note = (problem, node) => problems.push(`${problem}: ${shown(node)} in ${shown(node.parentElement ?? node)}`)
  const whole = (pattern) => new RegExp(`^(?:${pattern})$`)
  const classes = whole(table.classes), language = whole(table.languageClass), code = whole(table.codeClasses)
  const wide = whole(table.wideClass)
  const isBelow = (node, names) => node.parentElement?.closest(names) != null

  function checkAddress(node, name, text) {
    let url
    try { url = new URL(text, document.baseURI) } catch { return note(`no address in ${name}`, node) }
    if (!["http:", "https:", "mailto:"].includes(url.protocol)) note(`the scheme of ${name}`, node)
    if (!["href", "cite"].includes(name) && url.origin !== location.origin) note(`the host of ${name}`, node)
  }

  function checkAddresses(node, attribute) {
    switch (attribute.name) {
      case "href": case "src": case "poster": case "cite": return checkAddress(node, attribute.name, attribute.value)
      case "srcset":
        for (const part of attribute.value.split(",")) checkAddress(node, "srcset", part.trim().split(/\s/)[0])
    }
  }

  function isProgramClass(node, name) {
    if (classes.test(name)) return true
    if (node.localName === "code") return language.test(name) || code.test(name)
    return node.localName === "span" && isBelow(node, "pre > code") && code.test(name)
  }

  function checkAuthor(node) {
    const known = table.author[node.localName]
    if (node.namespaceURI !== html || known === undefined) return note("the element", node)
    for (const attribute of node.attributes) {
      const { name, value } = attribute
      checkAddresses(node, attribute)
      if (attribute.namespaceURI !== null) note(`the namespace of ${name}`, node)
      else if (name === "id") { if (!value.startsWith("dp-")) note("the id", node) }
      else if (name === "class") { for (const each of node.classList) if (!isProgramClass(node, each)) note("the class", node) }
      else if (![...table.everywhere, ...known, ...(table.program[node.localName] ?? [])].includes(name))
        note(`the attribute ${name}`, node)
    }
    if (node.localName === "input" && node.type !== "checkbox") note("the type", node)
    if (node.localName === "input" && !node.disabled) note("a box that can be ticked", node)
  }

  function checkMathematics(node) {
    if (!table.mathematics.includes(node.localName)) note("the element", node)
    if (node.localName !== "math" && node.parentElement?.namespaceURI !== math) note("the place", node)
    for (const attribute of node.attributes)
      if (attribute.name === "class") { if (node.localName !== "math" || !wide.test(attribute.value)) note("the class", node) }
      else if (!table.mathematicsAttributes.includes(attribute.name)) note(`the attribute ${attribute.name}`, node)
  }

  function checkTheme(node) {
    if (node.namespaceURI !== html || !table.theme.includes(node.localName)) return note("the theme's element", node)
    for (const attribute of node.attributes) {
      checkAddresses(node, attribute)
      if (!table.themeAttributes.includes(attribute.name)) note(`the theme's attribute ${attribute.name}`, node)
    }
    for (const each of node.classList) if (!each.startsWith("dp-")) note("the theme's class", node)
    const isData = node.type === "application/json" || node.type === "application/ld+json"
    if (node.localName === "script" && !node.src && !isData) note("an inline script", node)
  }

  function walk(node, isAuthor) {
    if (node.nodeType === Node.COMMENT_NODE || node.nodeType === Node.PROCESSING_INSTRUCTION_NODE) note("a comment", node)
    for (const child of node.childNodes) {
      const isText = child.nodeType === Node.ELEMENT_NODE
      if (isText && isAuthor) child.namespaceURI === math ? checkMathematics(child) : checkAuthor(child)
      else if (isText) checkTheme(child)
      const begins = isText && !isAuthor && child.matches(table.texts)
      walk(child, isAuthor || begins)
    }
  }

  walk(document, false)
  return [...new Set(problems)]
}
"""


def table(**changes: Any) -> dict[str, Any]:
    """The tables as the script takes them."""
    return {
        "author": AUTHOR, "everywhere": AUTHOR_EVERYWHERE, "program": PROGRAM, "classes": CLASSES,
        "codeClasses": CODE_CLASSES, "languageClass": LANGUAGE_CLASS, "wideClass": WIDE_CLASS,
        "mathematics": MATHEMATICS, "mathematicsAttributes": MATHEMATICS_ATTRIBUTES, "theme": THEME, "themeAttributes": THEME_ATTRIBUTES,
        "texts": TEXTS, **changes,
    }
