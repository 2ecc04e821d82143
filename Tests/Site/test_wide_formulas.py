"""Formulas that are wider than their room: they scroll on a screen, are smaller on paper, and hide nothing beside them."""
from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser, Page

from serving import served
from small import SmallSite
from test_browser import overflow, watched_page

TEX = " + ".join(f"a_{{{number}}}" for number in range(1, 24))
DECK = rf"""
## lists

1. text
2. $x$ one
3. $y$ and $z$

- $x$
- **$y$**

## boxes

- [ ] $x$

## wide

${TEX}$, **${TEX}$**, ==${TEX}$==, {{{{c1::${TEX}$}}}}, [${TEX}$](#lists)

- item ${TEX}$
  - item ${TEX}$

> ${TEX}$

### heading ${TEX}$

$${TEX} = \sum_{{k=1}}^{{23}} a_k$$

## narrow

$\int_0^\infty e^{{-x^2}}\,dx = \frac{{\sqrt\pi}}{{2}}$

## term ${TEX}$

| ${TEX}$ | b |
|---|---|

## reading

<ruby>{"漢" * 150}<rt>{"a" * 300}</rt></ruby> <ruby>{"a" * 300}<rt>b</rt></ruby>
"""
# As wide as the text of a page of A4 with the theme's margins, in pixels.
PAPER = {"width": 673, "height": 1000}


@pytest.fixture(scope="module")
def wide_address(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    site = SmallSite(program, tmp_path_factory.mktemp("wide"))
    site.write("decks/wide.md", DECK)
    result = site.build()
    assert result.status == 0, result.errors
    with served(site.output) as root:
        yield f"{root}wide/"


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_a_wide_formula_scrolls(browser: Browser, wide_address: str, width: int) -> None:
    with watched_page(browser, wide_address, viewport={"width": width, "height": 900}) as page:
        page.goto(wide_address)
        assert overflow(page) <= 0
        formulas = page.locator("#wide math")
        assert formulas.count() == 10
        for formula in formulas.all():
            formula.evaluate("formula => formula.scrollLeft = 10_000")
            assert formula.evaluate("formula => formula.scrollLeft") > 50
            assert formula.evaluate("formula => formula.getBoundingClientRect().right") <= width
        assert page.locator("table").evaluate("table => table.scrollWidth > table.clientWidth")
        assert page.locator("table math").evaluate("formula => formula.scrollWidth <= formula.clientWidth")


@pytest.mark.parametrize("media", ["screen", "print"])
def test_bullets_numbers_and_boxes_stay_beside_a_formula(browser: Browser, wide_address: str, media: str) -> None:
    with watched_page(browser, wide_address) as page:
        page.emulate_media(media=media)
        page.goto(wide_address)
        items = page.locator("#lists li, #boxes li, #wide li")
        assert items.count() == 8
        assert {item.evaluate("item => getComputedStyle(item).overflow") for item in items.all()} == {"visible"}


def test_a_narrow_formula_is_left_as_it_is(browser: Browser, wide_address: str) -> None:
    with watched_page(browser, wide_address, viewport=PAPER) as page:
        page.goto(wide_address)
        formula = page.locator("#lists math").first
        assert formula.get_attribute("class") is None
        assert formula.evaluate("formula => getComputedStyle(formula).overflow") == "visible"


def test_a_wide_formula_stands_on_the_line(browser: Browser, wide_address: str) -> None:
    """What scrolls moves neither up nor down."""
    with watched_page(browser, wide_address) as page:
        page.goto(wide_address)
        formula = page.locator("#narrow math")
        assert formula.evaluate("formula => getComputedStyle(formula).overflow") == "auto hidden"
        top = "formula => formula.firstElementChild.getBoundingClientRect().top"
        before = formula.evaluate(top), page.locator("#narrow").bounding_box()["height"]
        formula.evaluate("formula => formula.removeAttribute('class')")
        assert (formula.evaluate(top), page.locator("#narrow").bounding_box()["height"]) == pytest.approx(before, abs=0.5)


def test_a_wide_formula_is_whole_on_paper(browser: Browser, wide_address: str) -> None:
    with watched_page(browser, wide_address, viewport=PAPER) as page:
        page.emulate_media(media="print")
        page.goto(wide_address)
        assert overflow(page) <= 0
        for formula in page.locator("math").all():
            right, size = formula.evaluate(INK)
            assert right <= PAPER["width"], formula.evaluate("formula => formula.parentElement.outerHTML")
            # A table divides its room among its columns.
            assert size >= (3.5 if formula.evaluate("formula => formula.closest('table') !== null") else 7)
        assert page.locator("#lists math").first.evaluate(INK)[1] == pytest.approx(10.5 * 1.06 * 96 / 72, abs=0.1)


# How far the last letter of a formula reaches, and its size of type.
INK = """formula => [
  Math.max(...[...formula.querySelectorAll("mi, mn")].map((letter) => letter.getBoundingClientRect().right)),
  parseFloat(getComputedStyle(formula).fontSize),
]"""


def test_each_width_has_its_rule(browser: Browser, wide_address: str) -> None:
    widths = [*(f"wide-{ems}" for ems in (10, 12, 15, 20, 25, 30)), *(f"wider-{ems}" for ems in (40, 50, 65, 80, 100, 150, 200, 300, 500, 1000))]
    with watched_page(browser, wide_address) as page:
        page.emulate_media(media="print")
        page.goto(wide_address)
        formula = page.locator("#narrow math")
        for name in widths:
            formula.evaluate("(formula, name) => formula.className = name", f"dp-{name}")
            assert formula.evaluate("formula => getComputedStyle(formula).getPropertyValue('--ems')") == name.split("-")[1]


@pytest.mark.parametrize("media", ["screen", "print"])
def test_a_long_reading_is_broken(browser: Browser, wide_address: str, media: str) -> None:
    with watched_page(browser, wide_address, viewport=PAPER) as page:
        page.emulate_media(media=media)
        page.goto(wide_address)
        text = page.locator("#reading .dp-text")
        assert text.evaluate("text => text.scrollWidth <= text.clientWidth")
