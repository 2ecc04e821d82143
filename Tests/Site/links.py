"""Follows every link of a built site, as a crawler does that knows the files of the server."""
from __future__ import annotations

import posixpath
import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Iterator
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import Element

from pages import Page, files_below, read_pages

NOT_FOUND = "404.html"
HYPERLINK_RELATIONS = {"alternate", "author", "canonical", "help", "license", "me", "next", "prev", "search"}
CSS_LINK = re.compile(rb"""url\(\s*["']?([^"')]*)["']?\s*\)|@import\s+["']([^"']*)["']""")


@dataclass(frozen=True)
class Link:
    """A link as it stands in a page; a resource is fetched to show the page, a hyperlink is followed by a reader."""

    url: str
    is_resource: bool
    is_canonical: bool = False


class BrokenLink(Exception):
    """A link that leads nowhere, or may not lead where it does."""


def links_of(element: Element) -> Iterator[Link]:
    """The links that an element's attributes hold."""
    attributes = element.attrib
    match element.tag:
        case "a" | "area" if "href" in attributes:
            yield Link(attributes["href"], is_resource=False)
        case "link" if "href" in attributes:
            relations = set(attributes.get("rel", "").lower().split())
            yield Link(
                attributes["href"],
                is_resource=not relations or not relations <= HYPERLINK_RELATIONS,
                is_canonical="canonical" in relations,
            )
        case "image" | "use" if "href" in attributes:
            yield Link(attributes["href"], is_resource=True)
    for name in ("src", "poster", "data", "background"):
        if name in attributes and not (name == "data" and element.tag != "object"):
            yield Link(attributes[name], is_resource=True)
    for name in ("action", "formaction", "cite"):
        if name in attributes:
            yield Link(attributes[name], is_resource=False)
    for candidate in filter(None, (part.strip() for part in attributes.get("srcset", "").split(","))):
        yield Link(candidate.split()[0], is_resource=True)


@dataclass
class Site:
    """A built site, with what its links are checked against.

    `base` is the address that the site was built for, if any: canonical links and the 404 page name it.
    """

    output: Path
    base: str | None = None
    pages: dict[str, Page] = field(init=False)
    files: set[str] = field(init=False)

    def __post_init__(self) -> None:
        self.pages = read_pages(self.output)
        self.files = set(files_below(self.output))

    @property
    def base_path(self) -> str:
        return urlsplit(self.base).path if self.base else "/"

    def follow(self, origin: str, link: Link) -> tuple[str, str] | None:
        """Gives the file and the fragment that a link leads to, or None where it leads to another site."""
        url = link.url
        if url != url.strip() or not url or re.search(r"[\x00-\x20\\]", url):
            raise BrokenLink("is empty, or has a space or a control character in it")
        parts = urlsplit(url)
        if self.base and link.is_canonical:
            if not url.startswith(self.base):
                raise BrokenLink(f"is canonical and not below {self.base}")
            return self.find("", url.removeprefix(self.base) or "./"), ""
        if link.is_resource and parts.scheme == "data":
            return None
        if parts.scheme or parts.netloc:
            if link.is_resource:
                raise BrokenLink("loads a resource from elsewhere")
            if parts.scheme not in ("http", "https", "mailto"):
                raise BrokenLink(f"has the scheme {parts.scheme or 'of the page'!r}")
            return None
        if parts.path.startswith("/"):
            if origin != NOT_FOUND or not parts.path.startswith(self.base_path):
                raise BrokenLink("is not relative")
            return self.find("", parts.path.removeprefix(self.base_path) or "./"), unquote(parts.fragment)
        return self.find(origin, parts.path), unquote(parts.fragment)

    def find(self, origin: str, path: str) -> str:
        """Gives the file that a server sends for a path, seen from a file of the site."""
        if not path:
            return origin
        decoded = unquote(path, errors="strict")
        target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), decoded))
        if target == ".." or target.startswith("../"):
            raise BrokenLink("leads out of the site")
        if posixpath.basename(decoded) in ("", ".", ".."):
            target = posixpath.normpath(posixpath.join(target, "index.html"))
        if target not in self.files:
            is_folder = (self.output / target).is_dir()
            raise BrokenLink("is a folder, and lacks its final slash" if is_folder else f"has no target {target}")
        return target

    def targets(self, page: Page) -> Iterator[tuple[Link, str | None, str | None]]:
        """Gives each link of a page with the file of the site that it leads to, or with what is wrong with it."""
        for element in page.elements:
            for link in links_of(element):
                try:
                    found = self.follow(page.path, link)
                    if found:
                        self.check_fragment(*found)
                    yield link, found[0] if found else None, None
                except (BrokenLink, ValueError) as problem:
                    yield link, None, str(problem)

    def check_fragment(self, path: str, fragment: str) -> None:
        if not fragment or fragment == "top":
            return
        if path not in self.pages:
            raise BrokenLink(f"names a place in {path}, which is no page")
        if fragment not in self.pages[path].ids:
            raise BrokenLink(f"has no place #{fragment} in {path}")

    def problems(self) -> list[str]:
        """Describes every broken link, in pages and in style sheets."""
        found = [
            f"{page.path}: the link {link.url!r} {problem}"
            for page in self.pages.values()
            for link, _, problem in self.targets(page)
            if problem
        ]
        return found + list(self.style_problems())

    def style_problems(self) -> Iterator[str]:
        for path in sorted(name for name in self.files if name.endswith(".css")):
            for match in CSS_LINK.finditer((self.output / path).read_bytes()):
                url = (match[1] or match[2] or b"").decode()
                if url.startswith(("data:", "#")):
                    continue
                try:
                    self.follow(path, Link(url, is_resource=True))
                except BrokenLink as problem:
                    yield f"{path}: the link {url!r} {problem}"

    def unreachable(self) -> list[str]:
        """The pages that no chain of links leads to from the front page; the 404 page is none of them."""
        seen, waiting = {"index.html"}, ["index.html"]
        while waiting:
            page = self.pages[waiting.pop()]
            for _, target, _ in self.targets(page):
                if target in self.pages and target not in seen:
                    seen.add(target)
                    waiting.append(target)
        return sorted(set(self.pages) - seen - {NOT_FOUND})
