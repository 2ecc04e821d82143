"""Whatever a stranger writes into a deck, no reader is harmed: a large corpus of attacks in a real browser.

The pages must hold by themselves, without their policy, and so must the HTML of `deck.json` in another's page.
"""
from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Iterator

import pytest
from playwright.sync_api import Browser

from hostile.inputs import INPUTS, LARGE, TO_THE_END
from hostile.site import HostileSite
from hostile.watching import Watch, watch
from pages import files_below
from serving import served
from small import Run, SmallSite


@dataclass(frozen=True)
class Served:
    """A site of the corpus, built and served."""

    written: HostileSite
    run: Run
    # The place of the error in each deck that cannot be read.
    errors: dict[str, str]
    origin: str

    @property
    def output(self) -> Path:
        return self.written.site.output

    def files(self, ending: str) -> list[str]:
        return [path for path in files_below(self.output) if path.endswith(ending)]

    @property
    def pages_of_decks(self) -> list[str]:
        """All pages but those of tags, which hold nothing that no other page holds."""
        return [path for path in self.files(".html") if not path.startswith("tags/")]

    def cards_of(self, page: str) -> list[dict[str, Any]]:
        """The cards of a deck's page as its `deck.json` has them."""
        path = page.removesuffix("index.html") + "deck.json"
        return self.written.site.load(path)["cards"] if (self.output / path).is_file() else []

    def named(self, reports: dict[str, list[str]]) -> str:
        """What was reported of each page, by the names of the inputs."""
        lines = [
            f"{path}: {self.written.numbering.named(report)}" for path, found in reports.items() for report in found
        ]
        return "\n".join([f"{len(lines)} reports", *lines[:100]]) if lines else ""


def serve(program: Path, folder: Path, raw_html: str) -> Iterator[Served]:
    written = HostileSite(SmallSite(program, folder))
    written.write(raw_html)
    errors = written.write_errors()
    run = written.site.build()
    with served(written.site.output) as origin:
        yield Served(written, run, errors, origin)


@pytest.fixture(scope="module")
def hostile(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(program, tmp_path_factory.mktemp("hostile"), "safe")


@pytest.fixture(scope="module")
def trusted(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serve(program, tmp_path_factory.mktemp("trusted"), "trusted")


def html_of(deck: dict[str, Any]) -> list[str]:
    """Every text of a `deck.json` that is HTML."""
    parts = [deck, *deck["sections"], *deck["cards"]]
    return [text for part in parts for name, text in part.items() if name.endswith("HTML")]


def test_the_corpus_is_large_and_each_input_has_a_name() -> None:
    inputs = [*INPUTS, *TO_THE_END, *LARGE]
    assert len({each.text for each in inputs}) == len({(each.kind, each.name) for each in inputs}) == len(inputs)
    assert len(inputs) >= 300


def test_only_the_decks_that_cannot_be_read_are_errors(hostile: Served) -> None:
    expected = sorted(f"{path}:{place}" for path, place in hostile.errors.items())
    assert sorted(hostile.run.places("error")) == expected


def test_every_input_is_a_card(hostile: Served) -> None:
    site = hostile.written.site
    for address, ids in hostile.written.cards.items():
        assert [card["id"] for card in site.load(f"{address}/deck.json")["cards"]] == ids, address


def test_no_text_gets_into_another_card(hostile: Served) -> None:
    """Each term that is plain stands alone in its card, whatever stands in the cards before it."""
    for address in hostile.written.cards.keys() - {"terms"}:
        for card in hostile.written.site.load(f"{address}/deck.json")["cards"]:
            assert card["termHTML"] == card["term"], f"{address}: {card['id']}"


def test_no_page_runs_a_script_asks_for_anything_or_holds_what_is_not_allowed(browser: Browser, hostile: Served) -> None:
    reports = {}
    with watch(browser, hostile.origin, hostile.output) as watched:
        for path in hostile.files(".html"):
            watched.load(path)
            watched.walk()
            watched.compare(hostile.cards_of(path))
            watched.settle()
            reports[path] = watched.take()
    assert not hostile.named(reports)


def test_no_page_needs_its_policy(browser: Browser, hostile: Served) -> None:
    """Whatever a reader does by hand."""
    reports = {}
    with watch(browser, hostile.origin, hostile.output, keeps_policy=False) as watched:
        for path in hostile.pages_of_decks:
            watched.load(path)
            watched.touch()
            watched.settle()
            reports[path] = watched.take()
    assert not hostile.named(reports)


def test_no_page_asks_for_anything_where_scripts_are_off(browser: Browser, hostile: Served) -> None:
    """A browser reads some elements otherwise then."""
    reports = {}
    with watch(browser, hostile.origin, hostile.output, keeps_policy=False, java_script_enabled=False) as watched:
        for path in hostile.pages_of_decks:
            watched.load(path)
            reports[path] = watched.take()
    assert not hostile.named(reports)


def test_the_html_of_every_deck_is_safe_in_another_page(browser: Browser, hostile: Served) -> None:
    reports = {}
    with watch(browser, hostile.origin, hostile.output) as watched:
        watched.load_bare()
        for path in hostile.files("deck.json"):
            watched.insert(html_of(hostile.written.site.load(path)))
            watched.walk()
            watched.touch()
            watched.settle()
            reports[path] = watched.take()
    assert not hostile.named(reports)


def test_the_corpus_attacks_where_authors_are_trusted(browser: Browser, trusted: Served) -> None:
    """The inputs are no harmless text: as they stand, most of those that are HTML run or load something."""
    attacks: set[str] = set()
    deck = trusted.written.site.load("blocks/definition/deck.json")
    with watch(browser, trusted.origin, trusted.output) as watched:
        for card in deck["cards"]:
            load_alone(watched, card.get("definitionHTML", ""))
            watched.settle()
            watched.touch()
            watched.settle()
            attacks |= {trusted.written.numbering.named(report).partition(": ran")[0] for report in watched.take()}
            if len(attacks) >= 100:
                return
    raise AssertionError(f"{len(attacks)} attacks")


def load_alone(watched: Watch, text: str) -> None:
    """Loads a page that holds a text as it stands, for whose scripts and handlers there is no policy."""
    watched.load_bare(f"<!doctype html><title>x</title>{text}")


@pytest.fixture(scope="module")
def bare(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watch]:
    """Watches a site that has a file and no page."""
    folder = tmp_path_factory.mktemp("bare")
    (folder / "index.json").write_text("{}")
    with served(folder) as origin, watch(browser, origin, folder) as watched:
        yield watched


def reports_of(watched: Watch, text: str) -> list[str]:
    """What is reported of a page that holds a text as it stands."""
    load_alone(watched, text)
    watched.settle()
    watched.walk()
    watched.touch()
    watched.settle()
    return watched.take()


@pytest.mark.parametrize(
    ("body", "report"),
    [
        ("<script>ran(1)</script>", "ran(1)"),
        ('<img src="x" onerror="ran(2)">', "ran(2)"),
        ('<img src="hostile-3">', "asked for ORIGINbare/hostile-3 as image"),
        ('<img src="https://away.example/4">', "asked for https://away.example/4 as image"),
        ('<iframe srcdoc="<script>parent.ran(5)</script>"></iframe>', "ran(5)"),
        ('<meta http-equiv="refresh" content="0;url=/hostile-6">', "asked for ORIGINhostile-6 as document"),
        ('<a href="javascript:ran(7)">x</a>', "ran(7)"),
        ('<svg><a><set attributeName="href" to="javascript:ran(8)"/><text>x</text></a></svg>', "ran(8)"),
        ('<b onmouseover="ran(9)">x</b>', "ran(9)"),
        ('<input autofocus onfocus="ran(10)">', "ran(10)"),
        ('<details ontoggle="ran(11)"><summary>x</summary></details>', "ran(11)"),
        ("<script>alert(12)</script>", "called alert"),
        ("<script>document.title = 13</script>", "the title became '13' from 'x'"),
        ("<script>console.log(14)</script>", "console: log: 14"),
        ("<script>throw Error(15)</script>", "error: 15"),
        ("<script>fetch('/hostile-16')</script>", "asked for ORIGINhostile-16 as fetch"),
        ("<script>history.replaceState(0, '', '/17')</script>", "went to ORIGIN17 from ORIGINbare/"),
        ('<form action="/hostile-18"><button>x</button></form>', "asked for ORIGINhostile-18? as document"),
        ('<style>body { background: url("/hostile-19") }</style>', "asked for ORIGINhostile-19 as image"),
        ('<link rel="stylesheet" href="/index.json">', "asked for ORIGINindex.json as stylesheet"),
        ('<div class="dp-text"><!-- x --></div>', "a comment: #comment in <div class=\"dp-text\"></div>"),
        ('<div class="dp-text"><form>x</form></div>', 'the element: <form></form> in <div class="dp-text"></div>'),
        ('<div class="dp-text"><p id="x">x</p></div>', 'the id: <p id="x"></p> in <div class="dp-text"></div>'),
        ('<div class="dp-text"><p class="x">x</p></div>', 'the class: <p class="x"></p> in <div class="dp-text"></div>'),
        ('<div class="dp-text"><p slot="x">x</p></div>', 'the attribute slot: <p slot="x"></p> in <div class="dp-text"></div>'),
        (
            '<div class="dp-text"><a href="ftp:x">x</a></div>',
            'the scheme of href: <a href="ftp:x"></a> in <div class="dp-text"></div>',
        ),
        (
            '<div class="dp-text"><math><mi href="#x">x</mi></math></div>',
            'the attribute href: <mi href="#x"></mi> in <math></math>',
        ),
        ("<fieldset>x</fieldset>", "the theme's element: <fieldset></fieldset> in <body></body>"),
    ],
)
def test_an_attack_is_seen(bare: Watch, body: str, report: str) -> None:
    assert report.replace("ORIGIN", bare.origin) in reports_of(bare, body)


def test_what_the_policy_stops_is_seen(bare: Watch) -> None:
    """A page must not need its policy."""
    policy = "<meta http-equiv='Content-Security-Policy' content=\"style-src-attr 'none'\">"
    reports = reports_of(bare, policy + '<div style="color:red">x</div>')
    assert any(report.startswith("the policy stopped style-src-attr inline") for report in reports), reports


@pytest.mark.parametrize("term", ["a <h3>b</h3>", "a </h2> b", "a <!-- b"])
def test_a_text_that_leaves_its_place_is_seen(bare: Watch, term: str) -> None:
    load_alone(bare, f'<article id="x"><h2 class="dp-term">{term}</h2></article>')
    bare.compare([{"id": "x", "termHTML": term}])
    assert bare.take() == ["the place of dp-term of x"]


def test_a_page_that_does_nothing_is_not_reported(bare: Watch) -> None:
    assert reports_of(bare, '<div class="dp-text"><p lang="en">x <a href="https://example.org/">y</a></p></div>') == []
