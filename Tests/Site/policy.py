"""What every page promises: its language, its security policy, and nothing inline."""
from __future__ import annotations

import re
from collections import Counter
from typing import Iterator
from xml.etree.ElementTree import Element

from pages import Page, text_of

LANGUAGE = re.compile(r"[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*")
DATA_BLOCKS = {"application/json", "application/ld+json"}
TOO_WIDE = {"*", "'unsafe-inline'", "'unsafe-eval'", "'unsafe-hashes'", "http:", "https:", "ws:", "wss:", "blob:"}
MUST_NAME = ("default-src", "base-uri", "form-action")


def problems(page: Page) -> list[str]:
    """Describes each promise that a page breaks."""
    checks = (language, head, security_policy, nothing_inline, unique_ids)
    return [f"{page.path}: {problem}" for check in checks for problem in check(page)]


def language(page: Page) -> Iterator[str]:
    if "lang" not in page.root.attrib:
        yield "the html element has no lang"
    for element in page.elements:
        tag = element.attrib.get("lang")
        if tag is not None and not LANGUAGE.fullmatch(tag):
            yield f"<{element.tag}> has the lang {tag!r}, which is no language tag"


def head(page: Page) -> Iterator[str]:
    if not re.match(r"(?i)<!doctype html>", page.source):
        yield "it does not begin with <!doctype html>"
    if not any(element.attrib.get("charset", "").lower() == "utf-8" for element in metas(page)):
        yield "it has no <meta charset=utf-8>"
    if not any(element.attrib.get("name") == "viewport" for element in metas(page)):
        yield "it has no viewport"
    if not any(element.tag == "title" and text_of(element).strip() for element in page.elements):
        yield "it has no title"
    if any(element.tag == "base" for element in page.elements):
        yield "a <base> changes its links"


def metas(page: Page) -> list[Element]:
    return [element for element in page.elements if element.tag == "meta"]


def security_policy(page: Page) -> Iterator[str]:
    """The policy stands before all that it governs, falls back to nothing or the site itself, and opens no hole."""
    policy = ""
    for element in page.elements:
        if element.attrib.get("http-equiv", "").lower() == "content-security-policy":
            policy = element.attrib.get("content", "")
            break
        if element.tag in ("script", "style", "link", "body"):
            yield f"no Content-Security-Policy stands before <{element.tag}>"
            return
    directives = [part.split() for part in policy.split(";") if part.strip()]
    names = [directive[0].lower() for directive in directives]
    yield from (f"the policy names {name} twice" for name, count in Counter(names).items() if count > 1)
    yield from (f"the policy has no {name}" for name in MUST_NAME if name not in names)
    for name, *sources in directives:
        yield from (f"the policy's {name} allows {source}" for source in sources if source.lower() in TOO_WIDE)
        if name.lower() == "default-src" and not set(sources) <= {"'self'", "'none'"}:
            yield "the policy's default-src is wider than 'self'"
        if name.lower().startswith(("script-src", "object-src")) and "data:" in sources:
            yield f"the policy's {name} allows data:"


def nothing_inline(page: Page) -> Iterator[str]:
    for element in page.elements:
        if element.tag == "style":
            yield "a <style> stands in the page"
        if element.tag == "script" and "src" not in element.attrib and element.attrib.get("type") not in DATA_BLOCKS:
            yield "a script stands in the page"
        for name, value in element.attrib.items():
            if not isinstance(name, str):
                continue
            if name == "style" or name.startswith("on"):
                yield f"<{element.tag}> has the attribute {name}"
            if re.match(r"[\x00-\x20]*(javascript|vbscript)\s*:", value, re.IGNORECASE):
                yield f"<{element.tag}> has a script as its {name}"


def unique_ids(page: Page) -> Iterator[str]:
    for name, count in Counter(page.ids).items():
        if count > 1:
            yield f"the id {name!r} stands {count} times"
        if not name or re.search(r"[\t\n\f\r ]", name):
            yield f"the id {name!r} is empty or has a space in it"
