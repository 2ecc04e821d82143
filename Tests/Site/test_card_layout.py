"""How the two sides of a card stand beside or below each other, on a screen and on paper."""
from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from serving import served
from small import SmallSite
from test_browser import watched_page
from test_definitions import picture, tone

PICTURES = """
## plain

Text.

## picture

![A](big.png)

## list

- ![A](big.png)

## figure

<figure><img src="big.png" alt="A"></figure>

## matrix

$$\\begin{matrix}1\\\\2\\\\3\\\\4\\\\5\\end{matrix}$$

## sound

[sound:tone.wav]

## ![A](big.png) {#term}

Text.
"""


@pytest.fixture(scope="module")
def cards_address(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = SmallSite(program, tmp_path_factory.mktemp("cards"))
    site.write("decks/pictures.md", PICTURES)
    site.write("decks/big.png", picture(300, 200))
    site.write("decks/tone.wav", tone())
    result = site.build()
    assert result.status == 0, result.errors
    with served(site.output) as root:
        yield root


def top(locator: Locator) -> float:
    return locator.bounding_box()["y"]


@pytest.mark.parametrize("media", ["screen", "print"])
@pytest.mark.parametrize("card", ["picture", "list", "figure", "matrix", "sound", "term"])
def test_both_sides_of_a_card_begin_at_the_same_height(
    browser: Browser, cards_address: str, media: str, card: str
) -> None:
    with watched_page(browser, cards_address) as page:
        page.emulate_media(media=media)
        page.goto(f"{cards_address}pictures/")
        assert abs(top(page.locator(f"#{card} .dp-term")) - top(page.locator(f"#{card} .dp-text"))) < 20


@pytest.mark.parametrize("media", ["screen", "print"])
def test_term_and_text_stand_on_one_line(browser: Browser, cards_address: str, media: str) -> None:
    with watched_page(browser, cards_address) as page:
        page.emulate_media(media=media)
        page.goto(f"{cards_address}pictures/")
        # What is empty and as high as nothing stands on the line of the text around it.
        line = "text => { const mark = document.createElement('span'); mark.style.display = 'inline-block';" \
            " text.prepend(mark); return mark.getBoundingClientRect().bottom }"
        term, text = (page.locator(f"#plain {part}").evaluate(line) for part in (".dp-term", ".dp-text p"))
        assert term == pytest.approx(text, abs=0.5)
