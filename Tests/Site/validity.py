"""Whether a page is valid HTML5.

Two checkers see different things. html5lib is the standard's own parsing algorithm and reports each of its parse
errors: wrong nesting, an attribute given twice, a bad character reference. tidy knows which elements and attributes
there are, what they need and where most of them may stand; the rest of that stands here. (The checker of the W3C needs
Java, which this spares.)
"""
from __future__ import annotations

import re
import subprocess
from typing import Iterator

from pages import Page

# In the standard, or in that of MathML, but not in this tidy of 2017.
NEW_ELEMENTS = "search"
NEW_ATTRIBUTES = {
    "alttext", "autocapitalize", "decoding", "enterkeyhint", "fetchpriority", "imagesizes", "imagesrcset", "inert",
    "inputmode", "loading", "playsinline", "popover", "popovertarget", "popovertargetaction",
}
TIDY = [
    "tidy", "-quiet", "-errors", "-utf8", "--show-info", "no", "--show-errors", "1000", "--accessibility-check", "0",
    "--drop-empty-elements", "no", "--drop-empty-paras", "no", "--new-blocklevel-tags", NEW_ELEMENTS,
]
FINDING = re.compile(r"line (\d+) column (\d+) - (?:Warning|Error|Access): (.*)")
UNKNOWN_ATTRIBUTE = re.compile(r'<\w+> proprietary attribute "([\w-]+)"')
# This tidy wants ASCII in an address; the URL standard allows most characters beyond it, and so does `addresses`.
MALFORMED_ADDRESS = re.compile(r"<\w+> escaping malformed URI reference")
UNKNOWN_ELEMENT = re.compile(rf"<(?:{NEW_ELEMENTS})> is not approved by W3C")
ADDRESS = re.compile(r"(?:[A-Za-z0-9!$&'()*+,\-./:;=?@_~#]|%[0-9A-Fa-f]{2}|[^\x00-\x9f\ufdd0-\ufdef\ufffe\uffff])*")
ADDRESSES = {"action", "cite", "data", "formaction", "href", "poster", "src"}

SCRIPTING = {"script", "template"}
CHILDREN = {
    "ul": {"li"} | SCRIPTING, "ol": {"li"} | SCRIPTING, "menu": {"li"} | SCRIPTING,
    "dl": {"dt", "dd", "div"} | SCRIPTING, "tr": {"td", "th"} | SCRIPTING,
}
INTERACTIVE = {"a", "button", "details", "embed", "iframe", "input", "label", "select", "textarea"}
DIVISION_OR_LIST = re.compile(r"<(/?)(dl|div)\b[^>]*>", re.IGNORECASE)


def problems(page: Page) -> list[str]:
    """Describes each place where a page is not valid."""
    return list(misplaced(page)) + list(addresses(page)) + page.parse_errors + tidy_problems(page)


def misplaced(page: Page) -> Iterator[str]:
    """Elements and text that stand directly where they may not, though a browser leaves them there."""
    for element in page.elements:
        known = CHILDREN.get(element.tag)
        if known:
            children = [child for child in element if isinstance(child.tag, str)]
            yield from (f"{page.path}: <{x.tag}> stands in <{element.tag}>" for x in children if x.tag not in known)
            if any(text and text.strip() for text in [element.text, *(child.tail for child in element)]):
                yield f"{page.path}: text stands in <{element.tag}>"
        if element.tag in ("a", "button"):
            inner = {child.tag for child in element.iter() if child is not element} & INTERACTIVE
            yield from (f"{page.path}: <{name}> stands in <{element.tag}>" for name in sorted(inner))


def addresses(page: Page) -> Iterator[str]:
    """Addresses with a character that the URL standard does not allow in one."""
    for element in page.elements:
        for name in sorted(ADDRESSES & element.attrib.keys()):
            if not ADDRESS.fullmatch(element.attrib[name]):
                yield f"{page.path}: {name} of <{element.tag}> is no address: {element.attrib[name]}"


def without_divisions_of_lists(source: str) -> str:
    """Blanks each `<div>` that groups a term and its definition in a `<dl>`, which this tidy does not know."""
    parts, end, open_tags = [], 0, []
    for tag in DIVISION_OR_LIST.finditer(source):
        name = tag[2].lower()
        if tag[1]:
            name = open_tags.pop() if open_tags else name
        else:
            name = "group" if name == "div" and open_tags[-1:] == ["dl"] else name
            open_tags.append(name)
        if name == "group":
            parts += [source[end : tag.start()], " " * len(tag[0])]
            end = tag.end()
    return "".join([*parts, source[end:]])


def tidy_problems(page: Page) -> list[str]:
    run = subprocess.run(TIDY, input=without_divisions_of_lists(page.source).encode(), capture_output=True)
    if run.returncode not in (0, 1, 2):
        raise RuntimeError(f"tidy failed on {page.path}: {run.stderr.decode(errors='replace')}")
    findings = (FINDING.match(line) for line in run.stderr.decode(errors="replace").splitlines())
    return [f"{page.path}:{found[1]}:{found[2]}: {found[3]}" for found in findings if found and is_real(found[3])]


def is_real(message: str) -> bool:
    """Whether a finding of tidy's holds by today's standard."""
    attribute = UNKNOWN_ATTRIBUTE.match(message)
    is_old = UNKNOWN_ELEMENT.match(message) or MALFORMED_ADDRESS.match(message)
    return not is_old and not (attribute and attribute[1] in NEW_ATTRIBUTES)
