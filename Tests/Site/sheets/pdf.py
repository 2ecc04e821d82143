"""What a PDF says of itself and what is drawn on its pages, as poppler and pdfplumber read it. Lengths are in points."""
from __future__ import annotations

import re
import subprocess
import xml.etree.ElementTree as ElementTree
from dataclasses import dataclass
from pathlib import Path

import pdfplumber

MM = 72 / 25.4


@dataclass(frozen=True)
class Box:
    """A box on a page, from its top left corner."""

    left: float
    top: float
    right: float
    bottom: float

    def holds(self, other: Box, slack: float = 0) -> bool:
        return (
            self.left - slack <= other.left and other.right <= self.right + slack
            and self.top - slack <= other.top and other.bottom <= self.bottom + slack
        )

    def distance(self, other: Box) -> float:
        """How far the edges of two boxes are from each other at most."""
        return max(
            abs(self.left - other.left), abs(self.top - other.top), abs(self.right - other.right),
            abs(self.bottom - other.bottom))


@dataclass(frozen=True)
class Word:
    text: str
    box: Box


def information(file: Path) -> dict[str, str]:
    """What `pdfinfo` says."""
    lines = subprocess.run(["pdfinfo", file], capture_output=True, text=True, check=True, timeout=60).stdout.splitlines()
    return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}


def page_size(file: Path) -> tuple[float, float]:
    found = re.match(r"([\d.]+) x ([\d.]+) pts", information(file)["Page size"])
    assert found
    return float(found[1]), float(found[2])


def words(file: Path) -> list[list[Word]]:
    """The words of each page, in their boxes."""
    text = subprocess.run(
        ["pdftotext", "-bbox", file, "-"], capture_output=True, check=True, timeout=120).stdout
    # What XML cannot hold, a PDF can.
    text = re.sub(rb"[\x00-\x08\x0b\x0c\x0e-\x1f]", b"", text)
    pages = ElementTree.fromstring(text).iter("{http://www.w3.org/1999/xhtml}page")
    return [
        [Word(word.text or "", Box(*(float(word.attrib[name]) for name in ("xMin", "yMin", "xMax", "yMax")))) for word in page]
        for page in pages
    ]


def text(file: Path) -> str:
    """All text, without white space."""
    done = subprocess.run(["pdftotext", "-raw", file, "-"], capture_output=True, text=True, check=True, timeout=120)
    return "".join(done.stdout.split())


def outline(file: Path) -> list[str]:
    """The titles of the outline."""
    with pdfplumber.open(file) as document:
        return [title for _, title, *_ in document.doc.get_outlines()]


def frames(file: Path, pages: list[int] | None = None) -> list[list[Box]]:
    """The frames that are drawn on pages, which are counted from 1; each as the middle of its line."""
    with pdfplumber.open(file, pages=pages) as document:
        return [
            [
                Box(shape["x0"], shape["top"], shape["x1"], shape["bottom"])
                for shape in page.rects
                # The page itself is painted too, and so are rules and what is underlined.
                if shape["stroke"] and shape["height"] > 30 and shape["width"] > 30
                and shape["width"] < float(page.width) - 1
            ]
            for page in document.pages
        ]
