"""The pages of a built site, parsed as a browser would."""
from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Iterator
from xml.etree.ElementTree import Element

import html5lib


@dataclass
class Page:
    """A page, by its path below the output folder."""

    path: str
    source: str
    parse_errors: list[str] = field(default_factory=list)

    @cached_property
    def root(self) -> Element:
        parser = html5lib.HTMLParser(html5lib.getTreeBuilder("etree"), namespaceHTMLElements=False)
        root = parser.parse(self.source)
        for (line, column), code, values in parser.errors:
            self.parse_errors.append(f"{self.path}:{line}:{column}: {code} {values or ''}".rstrip())
        return root

    @cached_property
    def elements(self) -> list[Element]:
        """The elements in document order, without comments."""
        return [element for element in self.root.iter() if isinstance(element.tag, str)]

    @cached_property
    def ids(self) -> list[str]:
        return [element.attrib["id"] for element in self.elements if "id" in element.attrib]


def text_of(element: Element) -> str:
    return "".join(element.itertext())


def files_below(folder: Path) -> Iterator[str]:
    """The files of a folder by their paths in it, with `/`, in order."""
    return (path.relative_to(folder).as_posix() for path in sorted(folder.rglob("*")) if path.is_file())


def read_pages(output: Path) -> dict[str, Page]:
    """The pages of a site by path."""
    return {
        path: Page(path, (output / path).read_text(encoding="utf-8"))
        for path in files_below(output)
        if path.endswith(".html")
    }
