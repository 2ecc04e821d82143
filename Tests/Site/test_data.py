"""The files for programs: JSON that holds what the pages hold, valid by its own schema, and CSV for spreadsheets."""
from __future__ import annotations

import csv
import io
import re
import subprocess
from pathlib import Path
from typing import Any

import html5lib
import jsonschema
import pytest

import policy
import strict_json
from building import Build
from links import Link, Site
from pages import Page

CSV_HEADER = ["term", "definition", "section", "tags", "id"]


def load(path: Path) -> Any:
    return strict_json.loads(path.read_bytes())


def decks_of(sample: Build) -> list[tuple[Path, Any]]:
    """The folders of the decks, each with its deck.json."""
    decks = [(folder, load(folder / "deck.json")) for folder in sample.deck_folders()]
    assert decks
    return decks


def dictionary_of(deck: dict[str, Any]) -> dict[str, str]:
    """The dictionary by the contract's rules: the first place of a key, its definitions joined in order."""
    definitions: dict[str, list[str]] = {}
    for card in deck["cards"]:
        for key in card.get("keys", [card["term"]]):
            known = definitions.setdefault(key, [])
            if card["definition"] and card["definition"] not in known:
                known.append(card["definition"])
    return {key: "\n\n---\n\n".join(known) for key, known in definitions.items()}


def test_each_dictionary_holds_its_decks_cards_in_order(sample: Build) -> None:
    for folder, deck in decks_of(sample):
        dictionary = load(folder / "dictionary.json")
        assert list(dictionary.items()) == list(dictionary_of(deck).items()), folder


def test_each_dictionary_has_one_entry_a_line(sample: Build) -> None:
    for folder, _ in decks_of(sample):
        text = (folder / "dictionary.json").read_text(encoding="utf-8")
        first, *entries, last = text.rstrip("\n").split("\n")
        assert (first, last) == ("{", "}"), folder
        assert len(entries) == len(strict_json.loads(text.encode())), folder
        assert all(re.match(r'  "', entry) for entry in entries), folder
        assert not re.search(r"(?<!\\)(\\\\)*\\/", text), folder


def test_the_command_prints_the_same_dictionaries(sample: Build) -> None:
    printed = {}
    for path in sample.deck_files():
        if not re.search(r"(?m)^draft:\s*true", path.read_text(encoding="utf-8-sig")):
            run = subprocess.run([sample.program, "dictionary", path], capture_output=True, check=True, timeout=60)
            printed[path] = run.stdout
    published = [(folder / "dictionary.json").read_bytes() for folder, _ in decks_of(sample)]
    assert sorted(published) == sorted(text for text in printed.values() if strict_json.loads(text))


@pytest.mark.parametrize("name", ["deck-1.json", "index-1.json"])
def test_each_schema_is_one_and_refuses_what_is_not_its_kind(sample: Build, name: str) -> None:
    schema = load(sample.output / "schema" / name)
    kind = jsonschema.validators.validator_for(schema, default=None)
    assert kind is not None, "the schema does not say which draft it follows"
    kind.check_schema(schema)
    for wrong in ({}, [], {"version": "1"}, {"version": 2}):
        assert not kind(schema).is_valid(wrong), wrong


def test_each_deck_follows_the_schema(sample: Build) -> None:
    schema = load(sample.output / "schema/deck-1.json")
    for folder, deck in decks_of(sample):
        jsonschema.validate(deck, schema)
        assert not jsonschema.Draft202012Validator(schema).is_valid(deck | {"cards": "none"}), folder


def test_the_index_follows_the_schema_and_names_every_deck(sample: Build, site: Site) -> None:
    index = load(sample.output / "index.json")
    jsonschema.validate(index, load(sample.output / "schema/index-1.json"))
    decks = {folder.relative_to(sample.output).as_posix(): deck for folder, deck in decks_of(sample)}
    assert len(index["decks"]) == len(decks)
    for entry in index["decks"]:
        page, _ = site.follow("index.json", Link(entry["address"], is_resource=False)) or ("", "")
        folder = page.removesuffix("/index.html")
        data, _ = site.follow("index.json", Link(entry["dictionary"], is_resource=False)) or ("", "")
        assert data == f"{folder}/dictionary.json"
        assert entry["title"] == decks[folder]["title"]
        assert entry["count"] == len(decks[folder]["cards"])


def test_each_card_stands_on_its_decks_page(sample: Build, site: Site) -> None:
    for folder, deck in decks_of(sample):
        page = site.pages[(folder / "index.html").relative_to(sample.output).as_posix()]
        wanted = [card["id"] for card in deck["cards"]]
        assert len(set(wanted)) == len(wanted), folder
        assert [name for name in page.ids if name in set(wanted)] == wanted, folder


def test_the_html_in_a_deck_is_as_safe_as_the_pages(sample: Build) -> None:
    for folder, deck in decks_of(sample):
        parts = [deck, *deck.get("sections", []), *deck["cards"]]
        for markup in (value for part in parts for key, value in part.items() if key.endswith("HTML")):
            parser = html5lib.HTMLParser(namespaceHTMLElements=False)
            parser.parseFragment(markup)
            assert not parser.errors, (folder, markup)
            assert not list(policy.nothing_inline(Page("deck.json", "<!doctype html><title>x</title>" + markup)))


def test_each_csv_is_read_by_a_spreadsheet(sample: Build) -> None:
    for folder, deck in decks_of(sample):
        data = (folder / f"{folder.name}.csv").read_bytes()
        assert data.startswith(b"\xef\xbb\xbf"), folder
        text = data.decode("utf-8-sig")
        between_quotes = re.sub(r'"(?:[^"]|"")*"', "", text)
        assert re.fullmatch(r"(?:[^\r\n]+\r\n)+", between_quotes), "rows end in CRLF"
        header, *rows = csv.reader(io.StringIO(text, newline=""), strict=True)
        assert header == CSV_HEADER
        cards = [(card["term"], card["definition"], card["id"]) for card in deck["cards"]]
        assert [(row[0], row[1], row[4]) for row in rows] == cards, folder
