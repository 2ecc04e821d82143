"""Text on paper: whatever a card holds, in whichever font, nothing is outside its box."""
from __future__ import annotations

import struct
import subprocess
import zlib
from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser

from serving import served
from sheets.corpus import KINDS, deck
from small import SmallSite

CARDS = 60
# Boxes of 95 × 69 mm, of 63 × 55 mm, and of 148 × 105 mm.
GRIDS = {"usual": "{}", "small": "{rows: 5, columns: 3}", "large": "{orientation: landscape, rows: 2, columns: 2}"}
FONTS = ["Noto Serif", "DejaVu Sans"]
FORCED = ".dp-face, .dp-face :not(math, math *, code, pre, pre *) { font-family: '%s' !important }"

# Each side of a card whose text needs more room than there is, by the number of the card and what it lacks.
OVERFLOW = """() => [...document.querySelectorAll('.dp-side')].flatMap(side => {
  const high = side.scrollHeight - side.clientHeight, wide = side.scrollWidth - side.clientWidth
  if (high <= 1 && wide <= 1) return []
  const number = side.parentElement.querySelector('.dp-number').textContent
  return [`${number}: ${high} px too high, ${wide} px too wide: ${side.textContent.slice(0, 60)}`]
})"""


def png(width: int, height: int) -> bytes:
    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = b"".join(b"\0" + b"\x80" * width for _ in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


@pytest.fixture(scope="module")
def corpus(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with a deck for each kind of text and each size of box."""
    site = SmallSite(program, tmp_path_factory.mktemp("fit"))
    site.write("deckpress.yaml", "sheets: [cards]\nraw-html: safe\n")
    for name, size in {"wide.png": (900, 200), "tall.png": (200, 900), "tiny.png": (8, 8)}.items():
        for grid in GRIDS:
            site.write(f"decks/{grid}/{name}", png(*size))
    for kind in KINDS:
        for grid, options in GRIDS.items():
            site.write(f"decks/{grid}/{kind}.md", deck(kind, CARDS, options))
    run = site.run("build")
    assert run.status == 0, run.errors
    with served(site.output) as root:
        yield root


def test_the_corpus_is_large() -> None:
    assert CARDS * len(KINDS) >= 1000


@pytest.mark.parametrize("font", FONTS)
def test_the_font_is_installed(font: str) -> None:
    found = subprocess.run(["fc-match", "-f", "%{family}", font], capture_output=True, text=True, check=True).stdout
    assert font in found.split(",")


def test_nothing_is_outside_its_box(corpus: str, browser: Browser) -> None:
    # The font is forced upon the page, which its policy forbids.
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.emulate_media(media="print")
    found: list[str] = []
    for kind in KINDS:
        for grid in GRIDS:
            page.goto(f"{corpus}{grid}/{kind}/print/cards/")
            for font in FONTS:
                page.add_style_tag(content=FORCED % font)
                found += [f"{grid}/{kind} in {font}: {line}" for line in page.evaluate(OVERFLOW)]
    context.close()
    assert not found, f"{len(found)} sides:\n" + "\n".join(found)


def test_text_that_is_too_large_would_be_seen(corpus: str, browser: Browser) -> None:
    context = browser.new_context(bypass_csp=True)
    page = context.new_page()
    page.emulate_media(media="print")
    page.goto(f"{corpus}usual/latin/print/cards/")
    page.add_style_tag(content=".dp-face { line-height: 2 !important }")
    assert page.evaluate(OVERFLOW)
    context.close()
