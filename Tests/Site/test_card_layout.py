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

HEBREW = """---
language: he
definition-language: LANGUAGE
---

## שלום {#term}

TEXT

## ריק {#empty}
"""
TEXTS = """
## missing

A line with ![a name that is long enough to be broken](gone.png) and ![another](gone.png) and further words, then
![a third](gone.png) and ![a fourth](gone.png), so that there is more than one line in which there are names.

## blocks

| a |
|---|
| b |
- item
  - nested
  - **bold**
    - nested

<details open><summary>More</summary>

| a |
|---|

- item

</details>
"""


@pytest.fixture(scope="module")
def cards_address(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = SmallSite(program, tmp_path_factory.mktemp("cards"))
    site.write("decks/pictures.md", PICTURES)
    site.write("decks/hebrew.md", HEBREW.replace("LANGUAGE", "he").replace("TEXT", "מילה של ברכה."))
    site.write("decks/mixed.md", HEBREW.replace("LANGUAGE", "en").replace("TEXT", "A word of greeting."))
    site.write("decks/texts.md", TEXTS)
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


def sides(locator: Locator) -> tuple[float, float]:
    box = locator.bounding_box()
    return box["x"], box["x"] + box["width"]


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize(("deck", "is_right"), [("hebrew", True), ("mixed", False)])
def test_a_term_stands_where_its_text_begins(
    browser: Browser, cards_address: str, width: int, deck: str, is_right: bool
) -> None:
    """A card whose text is read from the right begins at the right, on a page that begins at the left too."""
    with watched_page(browser, cards_address, viewport={"width": width, "height": 900}) as page:
        page.goto(f"{cards_address}{deck}/")
        card = sides(page.locator("#term"))
        term = sides(page.locator("#term .dp-term"))
        text = sides(page.locator("#term .dp-text"))
        edge = 1 if is_right else 0
        assert term[edge] == pytest.approx(card[edge], abs=1)
        if width == 390:
            assert text[edge] == pytest.approx(card[edge], abs=1)
        else:
            assert text[1] <= term[0] if is_right else term[1] <= text[0]
        assert sides(page.locator("#empty .dp-term"))[1] == pytest.approx(card[1], abs=1)


def test_names_of_what_is_missing_overlap_nothing(browser: Browser, cards_address: str) -> None:
    with watched_page(browser, cards_address, viewport={"width": 390, "height": 900}) as page:
        page.goto(f"{cards_address}texts/")
        boxes = [box.bounding_box() for box in page.locator("#missing .dp-missing").all()]
        assert len(boxes) == 4
        for box, other in ((box, other) for box in boxes for other in boxes if box is not other):
            apart = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
            assert apart or box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]


def test_blocks_keep_apart_and_tight_lists_do_not(browser: Browser, cards_address: str) -> None:
    with watched_page(browser, cards_address) as page:
        page.goto(f"{cards_address}texts/")
        gap = "list => list.getBoundingClientRect().top - list.previousElementSibling.getBoundingClientRect().bottom"
        for list in page.locator("#blocks table + ul").all():
            assert list.evaluate(gap) > 12
        assert page.locator("#blocks table + ul").count() == 2
        margin = "lists => lists.map((list) => getComputedStyle(list).marginTop)"
        margins = page.locator("#blocks li > ul").evaluate_all(margin)
        assert margins == ["0px", "0px"]
