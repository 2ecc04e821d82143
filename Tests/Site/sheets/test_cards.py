"""Cards on paper: as many pages as there must be, and each back behind its front when the sheet is turned over."""
from __future__ import annotations

from pathlib import Path

import pytest

from sheets import pdf
from sheets.pdf import MM, Box, Word
from small import SmallSite

# Width, height, rows and columns as cards are laid out where nobody says otherwise.
PAPERS = {
    "A4": (210, 297, 4, 2), "Letter": (215.9, 279.4, 4, 2), "A5": (148, 210, 3, 1), "A6": (105, 148, 1, 1),
    "3x5": (127, 76.2, 1, 1), "4x6": (152.4, 101.6, 1, 1),
}
# Drawn lines are rounded to pixels of a 96th of an inch, and so is the page.
TOLERANCE = 0.3 * MM
LONG = "It goes on and on, with one word after the other, until a card has no more room for it at any size of type. " * 30


def deck(count: int, definition: str = "") -> str:
    cards = (f"## front{number}\n\nback{number} {definition}\n" for number in range(1, count + 1))
    return "---\ntitle: Numbers\n---\n\n" + "\n".join(cards)


def printed(small: SmallSite, count: int, *options: str, definition: str = "") -> Path:
    file = small.write("numbers.md", deck(count, definition))
    output = small.folder / "numbers.pdf"
    run = small.run("sheet", file, "--layout", "cards", "-o", output, *options)
    assert run.status == 0, run.errors
    return output


def frame_of(name: str, words: list[Word], frames: list[Box]) -> Box:
    """The frame in which a word stands."""
    places = [word.box for word in words if word.text == name]
    assert len(places) == 1, f"{name} stands {len(places)} times on the page"
    around = [frame for frame in frames if frame.holds(places[0], slack=0.5)]
    assert len(around) == 1, f"{name} stands in {len(around)} frames"
    return around[0]


def turned(box: Box, width: float, height: float, edge: str) -> Box:
    """Where a box on the back of a sheet lies, seen through from the front, after the turn over an edge."""
    over_upright = (edge == "long-edge") == (height >= width)
    if over_upright:
        return Box(width - box.right, box.top, width - box.left, box.bottom)
    return Box(box.left, height - box.bottom, box.right, height - box.top)


def check_backs(file: Path, edge: str, count: int, capacity: int, pages: list[int] | None = None) -> None:
    width, height = pdf.page_size(file)
    words = pdf.words(file)
    numbers = pages or list(range(1, len(words) + 1))
    frames = dict(zip(numbers, pdf.frames(file, numbers)))
    for front in numbers[::2]:
        first = (front - 1) // 2 * capacity + 1
        assert len(frames[front]) == len(frames[front + 1]) == capacity
        for card in range(first, min(first + capacity, count + 1)):
            face = frame_of(f"front{card}", words[front - 1], frames[front])
            back = frame_of(f"back{card}", words[front], frames[front + 1])
            distance = face.distance(turned(back, width, height, edge))
            assert distance <= TOLERANCE, f"card {card}: {distance / MM:.2f} mm off"
            for page in (front, front + 1):
                number = [word for word in words[page - 1] if word.text == str(card)]
                frame = face if page == front else back
                assert any(frame.holds(word.box) for word in number), f"no number {card} on page {page}"


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("edge", ["long-edge", "short-edge"])
def test_backs_lie_behind_their_fronts_on_every_paper(small: SmallSite, paper: str, edge: str) -> None:
    width, height, rows, columns = PAPERS[paper]
    capacity = rows * columns
    count = 11 if capacity > 1 else 3
    file = printed(small, count, "--paper", paper, "--flip", edge)
    assert pdf.page_size(file) == pytest.approx((width * MM, height * MM), abs=1)
    assert int(pdf.information(file)["Pages"]) == 2 * -(-count // capacity)
    check_backs(file, edge, count, capacity)


@pytest.mark.parametrize(
    "options, capacity",
    [
        (["--orientation", "landscape"], 9),
        (["--orientation", "landscape", "--flip", "short-edge"], 9),
        (["--rows", "5", "--columns", "3"], 15),
        (["--card-size", "63x88"], 9),
        (["--margin", "8,20,12,5"], 8),
        (["--margin", "8,20,12,5", "--flip", "short-edge"], 8),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_backs_lie_behind_their_fronts_in_other_layouts(small: SmallSite, options: list[str], capacity: int) -> None:
    file = printed(small, 20, *options)
    edge = "short-edge" if "short-edge" in options else "long-edge"
    check_backs(file, edge, 20, capacity)


@pytest.mark.parametrize("count, pages", [(1, 2), (7, 2), (8, 2), (9, 4), (100, 26)])
def test_there_are_as_many_pages_as_cards_need(small: SmallSite, count: int, pages: int) -> None:
    file = printed(small, count)
    assert int(pdf.information(file)["Pages"]) == pages
    check_backs(file, "long-edge", count, 8)


def test_backs_are_shifted_by_the_offset(small: SmallSite) -> None:
    straight = pdf.frames(printed(small, 8))
    shifted = pdf.frames(printed(small, 8, "--offset", "1.5,-2"))
    assert straight[0] == shifted[0]
    for before, after in zip(straight[1], shifted[1]):
        moved = Box(before.left + 1.5 * MM, before.top - 2 * MM, before.right + 1.5 * MM, before.bottom - 2 * MM)
        assert moved.distance(after) <= TOLERANCE


def test_single_sided_sheets_show_both_sides_on_the_front(small: SmallSite) -> None:
    file = printed(small, 9, "--flip", "single-sided")
    words, frames = pdf.words(file), pdf.frames(file)
    assert len(words) == 2
    for card in range(1, 10):
        page = (card - 1) // 8
        assert frame_of(f"front{card}", words[page], frames[page]) == frame_of(f"back{card}", words[page], frames[page])


def test_cut_marks_take_the_place_of_frames(small: SmallSite) -> None:
    file = printed(small, 8, "--cut-marks")
    assert pdf.frames(file) == [[], []]


def test_what_is_too_long_goes_on_in_another_box(small: SmallSite) -> None:
    file = small.write("long.md", f"# Long\n\n## short\n\nfew words\n\n## long\n\n{LONG}\n\n## last\n\nend\n")
    output = small.folder / "long.pdf"
    run = small.run("sheet", file, "--layout", "cards", "-o", output)
    assert run.status == 0
    assert [message.place for message in run.messages] == [f"{file}:7"]
    assert "too long" in run.messages[0].text
    assert pdf.text(output).count("untilacard") == 30
    pages, frames = pdf.words(output), pdf.frames(output)
    check_inside(pages, frames)


def check_inside(pages: list[list[Word]], frames: list[list[Box]]) -> None:
    """Every word is in a frame, but for the foot of the page."""
    for words, boxes in zip(pages, frames):
        foot = max(box.bottom for box in boxes)
        for word in words:
            assert word.box.top > foot - 1 or any(box.holds(word.box, slack=1) for box in boxes), word


def test_two_thousand_cards_are_small_and_whole(small: SmallSite) -> None:
    file = printed(small, 2000, definition="a definition of a few words, as most of them are")
    assert file.stat().st_size < 5_000_000
    text = pdf.text(file)
    assert int(pdf.information(file)["Pages"]) == 500
    assert all(f"front{number}" in text and f"back{number}" in text for number in range(1, 2001))
    check_backs(file, "long-edge", 2000, 8, pages=[1, 2, 251, 252, 499, 500])
