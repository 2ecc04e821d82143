"""Whatever is wrong with a site, its author learns where, and the rest of it is built."""
from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from building import contents
from links import Site
from small import Run, SmallSite

CARD = "\n## term\n\ndefinition\n"


def the_rest_is_built(site: SmallSite, done: Run) -> None:
    """A build ended with errors, and the good deck is there with all that leads to it."""
    assert done.status == 1, done.errors
    assert "Good" in site.titles
    assert site.load("good/dictionary.json")["term"] == "definition"
    assert Site(site.output).problems() == []


@pytest.mark.parametrize(
    ("content", "place", "words"),
    [
        (b"## caf\xe9\n\nun caf\xe9\n", "1:7", "UTF-8"),
        (b"## a\n\nb \xff\xfe\n", "3:3", "UTF-8"),
        (b"## a\r\n\r\nb \xff\xfe\r\n", "3:3", "UTF-8"),
        ("## term\n\ndefinition\n".encode("utf-16"), "1:1", "UTF-16"),
        ("## term\n\ndefinition\n".encode("utf-16-be"), "1:1", "UTF-16"),
        (b"## a\n\nde\0f\n", "3:3", "NUL"),
        ("---\ntitle: Bad\n" + CARD, "1:1", "`---`"),
        ('---\ntitle: "Bad\n---\n' + CARD, "2:8", "quote"),
        ("---\ntitle: Bad\ntitle: Worse\n---\n" + CARD, "3:1", "`title`"),
        ("---\n- title\n---\n" + CARD, "2:1", "`key: value`"),
        ("---\ntitle: Bad\ntags: {a: b}\n---\n" + CARD, "3:7", "`tags`"),
        ("---\ncard-level: two\n---\n" + CARD, "2:13", "`card-level`"),
        ("---\ncard-level: 7\n---\n" + CARD, "2:13", "`card-level`"),
        ("---\ndraft: perhaps\n---\n" + CARD, "2:8", "`draft`"),
        ("---\ndate: 2025-02-30\n---\n" + CARD, "2:7", "`date`"),
        ("---\nformat: spreadsheet\n---\n" + CARD, "2:9", '"spreadsheet"'),
        ("## a {#dp-x}\n\nb\n", "1:1", "`dp-`"),
    ],
)
def test_a_deck_that_cannot_be_read(small: SmallSite, content: str | bytes, place: str, words: str) -> None:
    small.write("decks/bad.md", content)
    done = small.build()
    the_rest_is_built(small, done)
    assert done.places("error") == [f"decks/bad.md:{place}"]
    assert words in done.message(f"decks/bad.md:{place}").text
    assert small.titles == ["Good"]
    assert not (small.output / "bad").exists()


def test_an_encoding_is_named(small: SmallSite) -> None:
    small.write("decks/bad.md", "## term\n\ndefinition\n".encode("utf-16-le"))
    assert "UTF-16, little-endian" in small.build().errors


def test_an_id_given_twice_is_an_error_at_both_places(small: SmallSite) -> None:
    small.write("decks/bad.md", "\n\n## a {#x}\n\nb\n\n## c {#x}\n\nd\n")
    done = small.build()
    the_rest_is_built(small, done)
    assert done.places("error") == ["decks/bad.md:3:1", "decks/bad.md:7:1"]
    assert "line 7" in done.message("decks/bad.md:3:1").text
    assert "line 3" in done.message("decks/bad.md:7:1").text


def test_every_error_is_reported_at_once(small: SmallSite) -> None:
    small.write("decks/a.md", "---\ndraft: 1\ntags: {}\n---\n\n## x {#y}\n\nz\n\n## x {#y}\n\nz\n")
    small.write("decks/b.md", b"\xff")
    small.write("deckpress.yaml", "study: 1\n")
    assert small.build().places("error") == [
        "deckpress.yaml:1:8", "decks/a.md:2:8", "decks/a.md:3:7", "decks/a.md:6:1", "decks/a.md:10:1", "decks/b.md:1:1",
    ]


@pytest.mark.parametrize(
    ("settings", "place", "words"),
    [
        ("language: en\ntilte: Cards\n", "2:1", "`title`"),
        ("colour: red\n", "1:1", "`params`"),
        ("title: Cards\nstudy: perhaps\n", "2:8", "`study`"),
        ("base-url: example.org\n", "1:11", "`https://`"),
        ("duplicates: never\n", "1:13", "`keep`"),
    ],
)
def test_a_wrong_setting(small: SmallSite, settings: str, place: str | None, words: str) -> None:
    small.write("deckpress.yaml", settings)
    done = small.build()
    the_rest_is_built(small, done)
    [message] = done.messages
    assert message.path == "deckpress.yaml"
    assert message.line and message.column
    assert place is None or message.place == f"deckpress.yaml:{place}"
    assert words in message.text


@pytest.mark.parametrize(("settings", "words"), [("title: [\n", "expected"), ("- title\n", "`key: value`")])
def test_settings_that_cannot_be_read(small: SmallSite, settings: str, words: str) -> None:
    """What is a deck and where the site goes is not known, so that nothing is written."""
    small.write("deckpress.yaml", settings)
    done = small.build()
    assert done.status == 1
    assert [words in message.text for message in done.messages] == [True]
    assert not small.output.exists()


@pytest.mark.parametrize(
    ("template", "place", "words"),
    [
        ("<p>{{term</p>\n", "1:4", "}}"),
        ("<p>\n{{#tags}}</p>\n", "2:1", "tags"),
        ("<p>{{/tags}}</p>\n", "1:4", "tags"),
        ("<p>{{trem}}</p>\n", "1:4", "“term”"),
        ("<p>{{{term}}}</p>\n", "1:4", "term"),
        ("{{>crad}}\n", "1:1", "“card”"),
    ],
)
def test_a_broken_template_leaves_the_site_as_it_was(
    small: SmallSite, template: str, place: str, words: str
) -> None:
    small.build()
    before = contents(small.output)
    small.write("templates/pages/card.mustache", template)
    done = small.build()
    assert done.status == 1
    assert words in done.message(f"templates/pages/card.mustache:{place}").text
    assert contents(small.output).keys() >= before.keys()
    assert small.read("good/index.html").encode() == before["good/index.html"]


def test_a_template_that_overrides_nothing_is_named_with_the_nearest(small: SmallSite) -> None:
    small.write("templates/pages/crad.mustache", "")
    done = small.build()
    the_rest_is_built(small, done)
    [message] = done.messages
    assert message.path == "templates/pages/crad.mustache"
    assert "card.mustache" in message.text


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("decks/a b.md", "decks/a-b.md"),
        ("decks/C++.md", "decks/c plus plus.md"),
        ("decks/Words.md", "decks/words.md"),
        ("decks/a/index/x.md", "decks/a/Index/x.md"),
        ("decks/words.md", "static/words/index.html"),
        ("decks/words.md", "static/WORDS/dictionary.json"),
        ("decks/folder/x.md", "static/folder/index.html"),
        ("decks/x.md", "static/index.html"),
        ("decks/x.md", "static/x"),
        ("decks/tags/x.md", "decks/tagged.md"),
        ("decks/tags.md", "decks/tagged.md"),
    ],
)
def test_two_outputs_with_one_address(small: SmallSite, first: str, second: str) -> None:
    small.write(first, "---\ntags: [x]\n---\n" + CARD)
    small.write(second, "---\ntags: [x]\n---\n" + CARD)
    done = small.build()
    assert done.status == 1
    assert any(
        message.severity == "error" and all(path in message.path + message.text for path in named(first, second))
        for message in done.messages
    ), done.errors
    assert "Good" in small.titles
    assert small.load("good/dictionary.json") == {"term": "definition"}


def named(first: str, second: str) -> list[str]:
    """What an error must name: the files that clash; for a page of a list, its file of `static/`."""
    if second in ("static/index.html", "static/folder/index.html"):
        return [second]
    return [first] if second == "decks/tagged.md" else [first, second]


def test_a_slug_can_clash_too(small: SmallSite) -> None:
    small.write("decks/other.md", "---\nslug: good\n---\n" + CARD)
    done = small.build()
    assert done.status == 1
    assert "decks/good.md" in done.errors and "decks/other.md" in done.errors


def without_rights() -> tuple[str, ...]:
    """A command under which even root may read only what a file's mode allows."""
    return ("setpriv", "--bounding-set=-dac_override,-dac_read_search") if os.geteuid() == 0 else ()


def test_a_file_that_may_not_be_read(small: SmallSite) -> None:
    deck = small.write("decks/secret.md", CARD)
    deck.chmod(0)
    done = small.build(before=without_rights())
    the_rest_is_built(small, done)
    assert "permission" in done.message("decks/secret.md").text


def test_a_folder_that_may_not_be_listed(small: SmallSite) -> None:
    deck = small.write("decks/secret/x.md", CARD)
    deck.parent.chmod(0)
    try:
        done = small.build(before=without_rights())
    finally:
        deck.parent.chmod(0o755)
    the_rest_is_built(small, done)
    assert "permission" in done.message("decks/secret").text


def test_a_pipe_is_no_deck_and_nobody_waits_for_it(small: SmallSite) -> None:
    os.mkfifo(small.folder / "decks/pipe.md")
    done = small.build()
    the_rest_is_built(small, done)
    assert done.places("error") == ["decks/pipe.md"]


def test_settings_that_are_a_folder(small: SmallSite) -> None:
    (small.folder / "deckpress.yaml").mkdir()
    done = small.build()
    assert done.status == 1
    assert done.places("error") == ["deckpress.yaml"]


@pytest.mark.parametrize(("link", "target"), [("decks/loop", "."), ("decks/a", "b"), ("decks/up", "..")])
def test_links_that_lead_in_a_circle(small: SmallSite, link: str, target: str) -> None:
    (small.folder / link).symlink_to(target)
    (small.folder / "decks/b").symlink_to("a")
    done = small.build()
    the_rest_is_built(small, done)
    assert [place for place in done.places("error") if Path(link) in [Path(place), Path(place).parent]]


@pytest.mark.parametrize("link", ["decks/out.md", "static/out.txt", "templates/pages/card.mustache"])
def test_a_link_that_leads_out_of_the_site(small: SmallSite, link: str) -> None:
    secret = small.folder.parent / "secret"
    secret.write_text("## a\n\nthe secret\n")
    (small.folder / link).parent.mkdir(parents=True, exist_ok=True)
    (small.folder / link).symlink_to(secret)
    done = small.build()
    assert done.status == 1
    assert "leads out" in done.message(link).text
    assert not [path for path, content in contents(small.output).items() if b"the secret" in content]


def test_a_folder_that_leads_out_of_the_site(small: SmallSite) -> None:
    (small.folder.parent / "others").mkdir()
    (small.folder.parent / "others/secret.md").write_text(CARD)
    (small.folder / "decks/others").symlink_to(small.folder.parent / "others")
    done = small.build()
    the_rest_is_built(small, done)
    assert done.places("error") == ["decks/others"]
    assert small.titles == ["Good"]


@pytest.mark.parametrize("output", ["file", "file/below", "/proc/deckpress"])
def test_an_output_folder_that_cannot_be_written(small: SmallSite, output: str) -> None:
    small.write("file", "mine")
    done = small.build("--output", output)
    assert done.status == 1
    assert len(done.places("error")) == 1
    assert (small.folder / "file").read_text() == "mine"


@pytest.mark.parametrize("output", [".", "decks", "decks/public", "..", "static"])
def test_an_output_folder_among_the_sources(small: SmallSite, output: str) -> None:
    small.write("static/mine.txt", "mine")
    before = contents(small.folder)
    done = small.build("--output", output)
    assert done.status == 1
    assert len(done.places("error")) == 1
    assert {path: contents(small.folder).get(path) for path in before} == before


def test_an_output_folder_that_is_not_ours(small: SmallSite) -> None:
    small.write("public/index.html", "mine")
    done = small.build()
    assert done.status == 1
    assert "public" in done.errors and "--output" in done.errors
    assert contents(small.output) == {"index.html": b"mine"}


def test_a_file_that_is_not_ours_in_the_output_stays(small: SmallSite) -> None:
    small.build()
    small.write("public/CNAME", "example.org")
    assert small.build().status == 0
    assert small.read("CNAME") == "example.org"


@pytest.mark.parametrize(
    ("content", "place", "words"),
    [
        ("", "", "empty"),
        ("Q: What?\nA: That.\n", "", "`Q:`"),
        ("- **term**: definition\n", "", "- **term**: definition"),
        ("### a\n\nb\n\n### c\n\nd\n", "", "`card-level: 3`"),
        ("## a\n\nb\n\n##\n\nc\n", ":5:1", "no term"),
        ("## a\n\n## b\n\nc\n", ":1:1", "no definition"),
        ("---\ntitel: A\n---\n" + CARD, ":2:1", "`title`"),
        ("## a\n\nb[^1]\n\n[^1]: one\n\n## c\n\nd[^1]\n\n[^1]: two\n", ":11:1", "`[^1]`"),
    ],
)
def test_what_is_only_doubtful_is_a_warning(small: SmallSite, content: str, place: str, words: str) -> None:
    small.write("decks/odd.md", content)
    done = small.build()
    assert done.status == 0
    assert done.places("error") == []
    assert words in done.message(f"decks/odd.md{place}").text


def test_a_file_without_cards_gets_no_page(small: SmallSite) -> None:
    small.write("decks/notes.md", "Only notes.\n")
    assert small.build().status == 0
    assert small.titles == ["Good"]
    assert not (small.output / "notes").exists()


def test_a_key_that_nobody_knows_is_the_authors_own(small: SmallSite) -> None:
    small.write("decks/own.md", "---\nteacher: Ana\n---\n" + CARD)
    assert small.build().errors == ""


def test_a_repeated_term_is_what_the_settings_say(small: SmallSite) -> None:
    small.write("decks/twice.md", "## a\n\nb\n\n## a {#other}\n\nc\n")
    done = small.build()
    assert (done.status, done.places("warning")) == (0, ["decks/twice.md:5:1"])
    assert "line 1" in done.errors
    assert small.load("twice/dictionary.json") == {"a": "b\n\n---\n\nc"}
    small.write("deckpress.yaml", "duplicates: error\n")
    done = small.build()
    assert (done.status, done.places("error")) == (1, ["decks/twice.md:5:1"])


def test_a_deck_with_an_error_keeps_its_last_good_pages(small: SmallSite) -> None:
    deck = small.write("decks/spanish.md", "---\ntitle: Spanish\ntags: [es]\n---\n\n## hola\n\nhello\n")
    small.build()
    before = contents(small.output)
    text = deck.read_bytes()
    deck.write_bytes(text + b"\xff")
    for _ in range(2):
        done = small.build()
        assert done.status == 1
        assert contents(small.output) == before
    deck.write_bytes(text.replace(b"hello", b"good day"))
    assert small.build().status == 0
    assert small.load("spanish/dictionary.json") == {"hola": "good day"}


def test_a_deck_with_an_error_keeps_its_place_while_others_change(small: SmallSite) -> None:
    deck = small.write("decks/spanish.md", "---\ntitle: Spanish\ntags: [es]\n---\n\n## hola\n\nhello\n")
    small.build()
    deck.write_bytes(deck.read_bytes() + b"\xff")
    small.write("decks/new.md", "---\ntitle: New\ntags: [es]\n---\n" + CARD)
    the_rest_is_built(small, small.build())
    assert small.titles == ["Good", "New", "Spanish"]
    assert "../../spanish/" in small.read("tags/es/index.html")
    assert "../../new/" in small.read("tags/es/index.html")
    deck.unlink()
    assert small.build().status == 0
    assert small.titles == ["Good", "New"]
    assert not (small.output / "spanish").exists()


def test_a_heap_of_nonsense_is_no_crash(small: SmallSite) -> None:
    small.write("decks/brackets.md", "## a\n\n" + "[" * 20_000 + "\n")
    small.write("decks/quotes.md", "## a\n\n" + ">" * 20_000 + " b\n")
    small.write("decks/lists.md", "## a\n\n" + "".join("  " * depth + "- x\n" for depth in range(500)))
    small.write("decks/yaml.md", "---\na: " + "[" * 20_000 + "\n---\n" + CARD)
    small.write("decks/line.md", "## " + "x" * 1_000_000 + "\n\ny\n")
    done = small.build()
    assert done.status in (0, 1)
    assert "Good" in small.titles


def test_an_error_does_not_depend_on_the_number_of_threads(small: SmallSite) -> None:
    for number in range(20):
        small.write(f"decks/bad{number}.md", f"## a\n\nb\n\n## a\n\n{'c' * number}\n".encode() + b"\xff")
    one, eight = small.build("--jobs", "1"), small.build("--jobs", "8")
    assert (one.status, one.errors) == (eight.status, eight.errors)
    assert len(one.messages) == 20


def test_root_can_be_kept_from_reading(tmp_path: Path) -> None:
    """What takes the rights away does so; otherwise the tests of rights would test nothing."""
    (tmp_path / "x").touch(mode=0)
    done = subprocess.run([*without_rights(), "cat", tmp_path / "x"], capture_output=True)
    assert done.returncode != 0
