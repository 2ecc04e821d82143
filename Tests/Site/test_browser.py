"""The sample site in a real browser: phone and desktop, light and dark, with and without scripts."""
from __future__ import annotations

from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator
from urllib.parse import quote, urlsplit

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

import strict_json
from building import Build
from links import NOT_FOUND, Site
from serving import served

SIZES = {"phone": {"width": 390, "height": 844}, "desktop": {"width": 1280, "height": 800}}
NARROWEST = {"width": 320, "height": 640}


@contextmanager
def watched_page(browser: Browser, address: str, **options: Any) -> Iterator[Page]:
    """A page that must neither log an error nor ask another host for anything."""
    problems: list[str] = []
    with browser.new_context(**options) as context:
        page = context.new_page()
        page.on("console", lambda message: problems.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda request: note_foreign(request.url, address, problems))
        page.on("response", lambda answer: problems.append(f"{answer.status} {answer.url}") if answer.status >= 400 else None)
        yield page
    assert not problems, problems


def note_foreign(url: str, address: str, problems: list[str]) -> None:
    parts = urlsplit(url)
    if parts.scheme not in ("data", "blob") and parts.netloc != urlsplit(address).netloc:
        problems.append(f"asked for {url}")


def overflow(page: Page) -> int:
    """How many pixels the page is wider than the window."""
    return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")


def longest_deck(sample: Build) -> tuple[str, dict[str, Any]]:
    decks = {
        folder.relative_to(sample.output).as_posix(): strict_json.loads((folder / "deck.json").read_bytes())
        for folder in sample.deck_folders()
    }
    return max(decks.items(), key=lambda item: len(item[1]["cards"]))


def page_of_kind(kind: str, sample: Build, site: Site) -> str:
    """The path of a page of each kind that the theme has."""
    folder, _ = longest_deck(sample)
    decks = {folder.relative_to(sample.output).as_posix() for folder in sample.deck_folders()}
    collections = [path.rpartition("/")[0] for path in sorted(decks) if "/" in path]
    candidates = {
        "library": ["index.html"],
        "collection": [f"{path}/index.html" for path in collections if path not in decks],
        "deck": [f"{folder}/index.html"],
        "tag": [path for path in site.pages if path.startswith("tags/")],
        "404": [NOT_FOUND],
    }[kind]
    assert candidates, f"the sample site has no {kind} page"
    return candidates[0]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["library", "collection", "deck", "tag", "404"])
def test_each_kind_of_page_is_accessible(
    browser: Browser, address: str, root_address: str, sample: Build, site: Site, kind: str, size: str, scheme: str
) -> None:
    path = page_of_kind(kind, sample, site)
    address = root_address if path == NOT_FOUND else address
    with watched_page(browser, address, viewport=SIZES[size], color_scheme=scheme) as page:
        page.goto(address + quote(path))
        assert overflow(page) <= 0
        results = Axe().run(page)
        assert results.violations_count == 0, results.generate_report()


def test_every_page_fits_the_narrowest_phone(browser: Browser, root_address: str, site: Site) -> None:
    with watched_page(browser, root_address, viewport=NARROWEST) as page:
        wide = {}
        for path in site.pages:
            page.goto(root_address + quote(path))
            if (pixels := overflow(page)) > 0:
                wide[path] = pixels
        assert not wide


def test_every_card_is_read_without_scripts(browser: Browser, address: str, sample: Build) -> None:
    folder, deck = longest_deck(sample)
    with watched_page(browser, address, java_script_enabled=False) as page:
        page.goto(address + quote(folder) + "/")
        for card in deck["cards"]:
            assert page.locator(f'[id="{card["id"]}"]').is_visible(), card["id"]


def test_a_link_to_a_card_shows_it(browser: Browser, address: str, sample: Build) -> None:
    folder, deck = longest_deck(sample)
    card = deck["cards"][-1]
    with watched_page(browser, address, viewport=SIZES["phone"]) as page:
        page.goto(f"{address}{quote(folder)}/#{quote(card['id'])}")
        place = page.locator(f'[id="{card["id"]}"]').bounding_box()
        assert place is not None
        assert 0 <= place["y"] < SIZES["phone"]["height"]


@pytest.mark.parametrize(
    ("body", "problem"),
    [
        ('<img src="https://example.com/a.png" alt="">', "asked for https://example.com/a.png"),
        ('<img src="missing.png" alt="">', "404"),
        ("<script>console.error('a message')</script>", "a message"),
        ("<script>throw new Error('a mistake')</script>", "a mistake"),
    ],
)
def test_what_a_page_must_not_do_is_seen(browser: Browser, tmp_path: Path, body: str, problem: str) -> None:
    (tmp_path / "index.html").write_text(f"<!doctype html><title>x</title>{body}")
    with served(tmp_path) as address, pytest.raises(AssertionError, match=problem):
        with watched_page(browser, address) as page:
            page.goto(address, wait_until="networkidle")


def test_what_a_page_must_not_look_like_is_seen(browser: Browser, tmp_path: Path) -> None:
    icon = '<link rel="icon" href="data:,">'
    (tmp_path / "index.html").write_text(f"<!doctype html><title>x</title>{icon}<p>{'x' * 200}")
    with served(tmp_path) as address, watched_page(browser, address, viewport=NARROWEST) as page:
        page.goto(address)
        assert overflow(page) > 0
        assert Axe().run(page).violations_count > 0
