"""Every layout as a PDF: whole, inside the paper, with a title and an outline."""
from __future__ import annotations

import json
import shutil
from html.parser import HTMLParser
from pathlib import Path

import pytest

from building import ROOT, Build
from sheets import pdf
from sheets.pdf import MM, Box
from small import SmallSite, run

LAYOUTS = ["list", "terms", "definitions", "cards", "fold", "labels", "quiz", "glossary"]
DECKS = ["languages/spanish-a1", "languages/chinese-first-characters", "languages/arabic-first-words", "computing/swift"]


class Text(HTMLParser):
    """The words that HTML shows, formulas left out, of which a PDF keeps the signs and not their order."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.skipped = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        if tag in {"math", "rt", "rp"} or dict(attributes).get("class") == "dp-note-back":
            self.skipped += 1

    def handle_endtag(self, tag: str) -> None:
        if self.skipped and tag in {"math", "rt", "rp", "a"}:
            self.skipped -= 1

    def handle_data(self, data: str) -> None:
        if not self.skipped:
            self.words += data.split()


@pytest.fixture(scope="module")
def decks(sample: Build) -> dict[str, list[tuple[str, list[str]]]]:
    """The term and the words of each card, by deck."""
    found = {}
    for name in DECKS:
        cards = json.loads((sample.output / name / "deck.json").read_text())["cards"]
        found[name] = [(card["termHTML"], Text(card.get("definitionHTML", "")).words) for card in cards]
    return found


@pytest.mark.parametrize(
    "deck, layout", [(deck, layout) for deck in DECKS for layout in (LAYOUTS if deck in DECKS[:2] else ["list", "cards"])])
def test_every_word_is_on_paper(
    program: Path, tmp_path: Path, decks: dict[str, list[tuple[str, list[str]]]], deck: str, layout: str
) -> None:
    output = tmp_path / "sheet.pdf"
    done = run(program, "sheet", ROOT / "Site/decks" / f"{deck}.md", "--layout", layout, "-o", output, folder=tmp_path)
    assert done.status == 0, done.errors
    text = pdf.text(output)
    if deck != "languages/arabic-first-words":
        # Letters of scripts that run from right to left are stored in the order of the page.
        missing = [
            word for term, definition in decks[deck] for word in Text(term).words + definition if word not in text]
        assert not missing, f"{len(missing)} words are missing, such as {missing[:10]}"
    width, height = pdf.page_size(output)
    paper = Box(3 * MM, 3 * MM, width - 3 * MM, height - 3 * MM)
    outside = [word for page in pdf.words(output) for word in page if not paper.holds(word.box)]
    assert not outside
    information = pdf.information(output)
    assert information["Title"].strip() and information["Creator"] == "Deckpress"
    assert information["Tagged"] == "yes"
    if layout != "labels":
        assert pdf.outline(output)


def test_the_calibration_sheet_has_a_front_and_a_back(small: SmallSite) -> None:
    output = small.folder / "calibrate.pdf"
    done = small.run("sheet", "decks/good.md", "--layout", "calibrate", "-o", output, "--offset", "0.5,-1")
    assert done.status == 0, done.errors
    assert int(pdf.information(output)["Pages"]) == 2
    assert "0.5,-1" in pdf.text(output)


def test_a_sheet_needs_no_other_file(small: SmallSite) -> None:
    small.write("decks/dot.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h9"/></svg>')
    small.write("decks/pictures.md", "# Pictures\n\n## dot\n\n![A dot](dot.svg)\n\n## link\n\n[good](good.md)\n")
    output = small.folder / "elsewhere" / "sheet.html"
    output.parent.mkdir()
    done = small.run("sheet", "decks/pictures.md", "--layout", "cards", "-o", output)
    assert done.status == 0, done.errors
    html = output.read_text()
    assert 'src="data:image/svg+xml;base64,' in html
    assert "href=" not in html
    assert "style-src &#39;sha256-" in html


def test_without_a_browser_the_error_names_the_package(small: SmallSite, tmp_path: Path) -> None:
    done = small.run("sheet", "decks/good.md", "-o", "x.pdf", "--browser", tmp_path / "nothing")
    assert done.status == 1
    assert not (small.folder / "x.pdf").exists()
    assert "nothing" in done.errors


def test_options_come_from_the_settings_the_deck_and_the_command(small: SmallSite) -> None:
    small.write("deckpress.yaml", "sheet:\n  paper: A5\n  footer: settings\n  header: settings\n")
    small.write("decks/own.md", "---\nsheet: {footer: deck, columns: 1}\n---\n\n## a\n\nb\n")
    output = small.folder / "own.pdf"
    done = small.run("sheet", "decks/own.md", "--layout", "cards", "--footer", "command", "-o", output)
    assert done.status == 0, done.errors
    assert pdf.page_size(output) == pytest.approx((148 * MM, 210 * MM), abs=1)
    text = pdf.text(output)
    assert "command" in text and "settings" in text and "deck" not in text


@pytest.mark.parametrize(
    "options, expected",
    [
        (["--rows", "40"], "too small for text"),
        (["--card-size", "300x300"], "too large for a page"),
        (["--margin", "100"], "too little room"),
        (["--section", "Nowhere"], "there is no section"),
        (["--tag", "nothing"], "no card has the tag"),
        (["--layout", "quiz"], "a quiz needs two cards"),
    ])
def test_what_cannot_be_laid_out_is_said(small: SmallSite, options: list[str], expected: str) -> None:
    layout = [] if "--layout" in options else ["--layout", "cards"]
    done = small.run("sheet", "decks/good.md", *layout, "-o", "x.html", *options)
    assert done.status == 1
    assert expected in done.errors
    assert not (small.folder / "x.html").exists()
