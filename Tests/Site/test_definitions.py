"""What definitions can hold: mathematics, code, images, sounds, readings, names of cards, in a real browser and on paper."""
from __future__ import annotations

import os
import re
import struct
import wave
import zlib
from io import BytesIO
from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser, Page

from serving import served
from small import SmallSite, run
from test_browser import overflow, watched_page

DECK = r"""---
title: Everything
language: ja
definition-language: en
synonyms: "/"
cloze: highlight
---

## $e^{i\pi} + 1 = 0$ {#euler}

A formula $a_{i} + b_{j}$, and $$\begin{aligned} x &= 1 \\ y &= \boxed{2} \end{aligned}$$ It costs $5 and $6.

$$
- c
+ \frac{a}{b}
$$

```math
\sum_{k=1}^{n} k
```

## code

```python
def greet(name):  # a comment that is long enough to need more room than a telephone has, so that it scrolls or wraps
    return f"hello {name}"
```

```nonsense
<b>plain</b>
```

## 猫 / cat {alias=feline}

{漢字|かんじ} and 日本[にほん]. ==Highlighted==, {{c1::Paris::city}}, [[code]], [[猫|the cat]], [[feline]], [[nowhere]].

![A cat](pictures/My%20Cat.PNG "Tabby") ![[tone.wav]] [sound:tone.wav]

<details><summary>More</summary><kbd>Ctrl</kbd> H<sub>2</sub>O <img src="pictures/My%20Cat.PNG" alt="raw" onerror="x"></details>

## سلام

<bdo dir="rtl">abc</bdo> <span lang="ar" dir="rtl">مرحبا</span>
"""


def picture(width: int, height: int) -> bytes:
    """A PNG of one colour."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\x40\x80\xc0" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def tone() -> bytes:
    file = BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(bytes(128 + i % 64 for i in range(800)))
    return file.getvalue()


def write(site: SmallSite) -> SmallSite:
    site.write("decks/sub/everything.md", DECK)
    site.write("decks/sub/pictures/My Cat.PNG", picture(40, 30))
    site.write("decks/sub/tone.wav", tone())
    return site


@pytest.fixture(scope="module")
def everything(program: Path, tmp_path_factory: pytest.TempPathFactory) -> SmallSite:
    site = write(SmallSite(program, tmp_path_factory.mktemp("everything")))
    result = site.build()
    assert result.status == 0, result.errors
    line = next(number for number, line in enumerate(DECK.splitlines(), 1) if "[[nowhere]]" in line)
    column = len(DECK.splitlines()[line - 1].partition("[[nowhere]]")[0].encode()) + 1
    assert result.places("warning") == [f"decks/sub/everything.md:{line}:{column}"], result.errors
    return site


@pytest.fixture(scope="module")
def everything_address(everything: SmallSite) -> Iterator[str]:
    with served(everything.output) as root:
        yield f"{root}sub/everything/"


def test_each_file_is_copied_once_under_a_plain_name(everything: SmallSite) -> None:
    names = sorted(path.name for path in (everything.output / "media").iterdir())
    assert [re.sub(r"-[0-9a-f]{8}\.", ".", name) for name in names] == ["my-cat.png", "tone.wav"]


def test_the_dictionary_has_a_key_for_each_name(everything: SmallSite) -> None:
    keys = list(everything.load("sub/everything/dictionary.json"))
    assert keys == [r"e^{i\pi} + 1 = 0", "code", "猫", "cat", "feline", "سلام"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1280])
def test_everything_shows(browser: Browser, everything_address: str, scheme: str, width: int) -> None:
    options = {"viewport": {"width": width, "height": 900}, "color_scheme": scheme}
    with watched_page(browser, everything_address, **options) as page:
        page.goto(everything_address)
        check_formulas(page)
        assert page.locator("pre span[class^='dp-c-']").count() >= 3
        assert page.locator("code.language-nonsense").inner_text() == "<b>plain</b>\n"
        # What is folded away is not loaded.
        page.locator("summary").click()
        for image in page.locator("img").all():
            image.scroll_into_view_if_needed()
            image.evaluate("image => image.decode()")
            assert image.evaluate("image => [image.naturalWidth, image.width, image.height]") == [40, 40, 30]
            assert image.get_attribute("loading") == "lazy"
        assert [image.get_attribute("alt") for image in page.locator("img").all()] == ["A cat", "raw"]
        assert page.locator("audio[controls][aria-label='tone.wav']").count() == 2
        assert page.locator("ruby rt").all_inner_texts() == ["かんじ", "にほん"]
        assert page.locator(".dp-cloze").all_inner_texts() == ["Highlighted", "Paris"]
        assert page.locator("[data-hint='city']").count() == 1
        links = page.locator(".dp-text a").all()
        assert [link.get_attribute("href") for link in links] == ["#code", "#%E7%8C%AB-cat", "#%E7%8C%AB-cat"]
        assert page.locator("summary").inner_text() == "More"
        assert page.locator("bdo[dir=rtl]").count() == 1
        assert overflow(page) <= 0


def check_formulas(page: Page) -> None:
    formulas = page.locator("math")
    assert formulas.count() == 5
    assert page.locator("merror, .dp-tex").count() == 0
    assert all(formula.bounding_box()["height"] > 5 for formula in formulas.all())
    assert formulas.nth(1).get_attribute("alttext") == "a_{i} + b_{j}"
    assert page.locator("menclose").count() == 1
    assert "It costs $5 and $6." in page.locator("#euler").inner_text()


def test_old_names_lead_to_the_card(browser: Browser, everything_address: str) -> None:
    with watched_page(browser, everything_address) as page:
        page.goto(f"{everything_address}#feline")
        assert page.locator("article:has(:target)").get_attribute("id") == "猫-cat"


def test_long_code_wraps_on_paper(browser: Browser, everything_address: str) -> None:
    with watched_page(browser, everything_address, viewport={"width": 600, "height": 800}) as page:
        page.goto(everything_address)
        code = page.locator("code.language-python")
        widths = "code => [code.scrollWidth, code.parentElement.clientWidth, code.getClientRects().length]"
        page.emulate_media(media="print")
        assert code.evaluate("code => code.parentElement.scrollWidth <= code.parentElement.clientWidth"), code.evaluate(widths)
        assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")


def test_a_second_build_starts_no_tool(everything: SmallSite, program: Path, tmp_path: Path) -> None:
    """What an earlier build set and coloured is kept; `check` writes nothing of its own."""
    cache = everything.folder / ".deckpress/cache"
    kept = {path.name: path.read_bytes() for path in cache.iterdir()}
    assert sorted(kept) == ["katex", "pygments"]
    again = everything.build()
    assert again.status == 0
    assert {path.name: path.read_bytes() for path in cache.iterdir()} == kept
    fresh = write(SmallSite(program, tmp_path / "fresh"))
    assert run(program, "check", folder=fresh.folder).status == 0
    assert not (fresh.folder / ".deckpress").exists()


def test_a_formula_that_cannot_be_set_is_told_with_its_card(small: SmallSite) -> None:
    small.write("decks/bad.md", "# Bad\n\n## card\n\ngood $x$\n\nbad $\\nosuchmacro{x}$\n")
    result = small.build()
    assert result.status == 0
    message = result.message("decks/bad.md:7:5")
    assert "nosuchmacro" in message.text
    assert "<code class=\"dp-tex\">\\nosuchmacro{x}</code>" in (small.output / "bad/index.html").read_text()


DECKS = os.environ.get("DECKPRESS_DECKS")


@pytest.mark.skipif(DECKS is None, reason="DECKPRESS_DECKS names no folder of decks")
def test_the_mathematics_of_public_decks_is_set(small: SmallSite) -> None:
    """Each block of a deck becomes a card; every formula is set, and no amount of money is one."""
    files = [*Path(DECKS, "hashcards").glob("*.md"), *Path(DECKS, "heading-markdown").glob("*math*")]
    assert files
    for number, file in enumerate(sorted(files)):
        text = file.read_text("utf-8-sig").replace("\r\n", "\n")
        text = re.sub(r"\A---\n.*?\n---\n", "", text, flags=re.DOTALL)
        blocks = re.split(r"^(?=Q:|C:|## )", text, flags=re.MULTILINE)
        cards = [f"## card {index}\n\n{re.sub(r'^#+ ', '', block)}" for index, block in enumerate(blocks) if block.strip()]
        small.write(f"decks/public/deck-{number}.md", "\n\n".join(cards))
    # Their authors define this one in a file beside the decks.
    small.write("deckpress.yaml", "math-macros:\n  \\euler: \\mathrm{e}\n")
    result = small.build()
    assert result.status == 0, result.errors
    assert [message for message in result.messages if "formula" in message.text] == []
    pages = "".join(path.read_text() for path in (small.output / "public").rglob("index.html"))
    assert pages.count("<math") >= 80
    assert "<merror" not in pages and '<code class="dp-tex' not in pages
