"""The command as people and scripts meet it: what it prints, where, and how it ends."""
from __future__ import annotations

import json
import os
import pty
import subprocess
from pathlib import Path

import pytest

import strict_json
from building import contents
from links import Site
from small import SmallSite, run

COMMANDS = ["build", "check", "dictionary", "sheet", "new site", "new deck"]


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_goes_to_standard_output(program: Path, tmp_path: Path, command: str) -> None:
    done = run(program, *command.split(), "--help", folder=tmp_path)
    assert (done.status, done.errors) == (0, "")
    assert done.output.startswith(f"deckpress {command}".strip())


def test_the_version_is_a_line(program: Path, tmp_path: Path) -> None:
    assert run(program, "--version", folder=tmp_path).output == "deckpress 0.1.0\n"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "`deckpress --help`"),
        ("biuld", "`build`"),
        ("build --ouput x", "`--output`"),
        ("build --ouput x", "`deckpress build --help`"),
        ("build --jobs none", "from 1 to"),
        ("build --base-url example.org", "`https://"),
        ("check --force", "`build`"),
        ("build a b", '"b"'),
        ("dictionary", "DECK"),
        ("new deck words.txt", "`words.md`"),
        ("new deck words", "`words.md`"),
    ],
)
def test_wrong_usage_is_a_line_that_helps(program: Path, tmp_path: Path, line: str, words: str) -> None:
    done = run(program, *line.split(), folder=tmp_path)
    assert (done.status, done.output) == (2, "")
    [message] = done.messages
    assert words in message.text
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("option", ["--diagnostics=json", "--diagnostics json"])
def test_wrong_usage_is_json_where_that_is_asked_for(program: Path, tmp_path: Path, option: str) -> None:
    done = run(program, "build", "--ouput", *option.split(), folder=tmp_path)
    assert done.status == 2
    assert json.loads(done.errors)["code"] == "usage"


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_folder_that_is_no_site_is_refused(program: Path, tmp_path: Path, command: str) -> None:
    (tmp_path / "file").touch()
    for arguments, place in [((), "."), (("nowhere",), "nowhere"), (("file",), "file")]:
        done = run(program, command, *arguments, folder=tmp_path)
        assert done.status == 1
        assert done.places("error") == [place]
    assert "`deckpress new site DIR`" in run(program, command, folder=tmp_path).errors
    assert contents(tmp_path) == {"file": b""}


def test_a_build_says_in_a_line_what_it_did(small: SmallSite) -> None:
    done = small.build()
    assert (done.status, done.errors) == (0, "")
    assert done.output.startswith("Wrote ")
    assert "1 deck, 1 card" in done.output
    assert done.output.count("\n") == 1
    assert small.build().output.startswith("Wrote 0 files")


def test_quiet_says_nothing_but_diagnostics(small: SmallSite) -> None:
    small.write("decks/empty.md", "")
    done = small.build("--quiet")
    assert done.output == ""
    assert done.places("warning") == ["decks/empty.md"]


def test_verbose_says_more(small: SmallSite) -> None:
    assert small.build("--verbose").output.count("\n") > 1


@pytest.mark.parametrize("site", ["small", "./small", "small/"])
def test_messages_name_files_from_where_the_command_was_started(small: SmallSite, site: str) -> None:
    small.write("decks/bad.md", b"## a\n\n\xff\n")
    [place] = run(small.program, "build", site, folder=small.folder.parent).places("error")
    assert place in {"small/decks/bad.md:3:1", "./small/decks/bad.md:3:1"}
    assert small.build().places("error") == ["decks/bad.md:3:1"]
    assert small.build(".").places("error") == ["decks/bad.md:3:1"]


def test_a_check_says_what_a_build_says_and_writes_nothing(small: SmallSite) -> None:
    small.write("decks/bad.md", b"## a\n\n\xff\n")
    small.write("decks/empty.md", "")
    before = contents(small.folder)
    check = small.run("check")
    assert contents(small.folder) == before
    build = small.build()
    assert (check.status, check.errors) == (build.status, build.errors) == (1, check.errors)
    assert check.errors


def test_a_check_of_a_good_site_says_so(small: SmallSite) -> None:
    done = small.run("check")
    assert (done.status, done.errors) == (0, "")
    assert "1 deck, 1 card" in done.output


def test_diagnostics_are_sorted_and_can_be_json(small: SmallSite) -> None:
    small.write("decks/b.md", b"## a\n\n\xff\n")
    small.write("decks/a.md", "---\ndraft: perhaps\ntags: {}\n---\n\n## a\n\nb\n")
    assert small.build().places("error") == ["decks/a.md:2:8", "decks/a.md:3:7", "decks/b.md:3:1"]
    records = [json.loads(line) for line in small.build("--diagnostics", "json").errors.splitlines()]
    assert [(r["path"], r["line"], r["column"], r["severity"]) for r in records] == [
        ("decks/a.md", 2, 8, "error"), ("decks/a.md", 3, 7, "error"), ("decks/b.md", 3, 1, "error"),
    ]
    assert all(record["code"] and record["message"] for record in records)


def test_strict_takes_warnings_for_errors(small: SmallSite) -> None:
    small.write("decks/empty.md", "")
    assert small.build().status == 0
    done = small.build("--strict")
    assert done.status == 1
    assert done.places("error") == ["decks/empty.md"]


def test_drafts_are_left_out_unless_asked_for(small: SmallSite) -> None:
    small.write("decks/draft.md", "---\ntitle: Draft\ndraft: true\n---\n\n## a\n\nb\n")
    small.build()
    assert small.titles == ["Good"]
    small.build("--drafts")
    assert sorted(small.titles) == ["Draft", "Good"]


def test_output_and_address_are_options(small: SmallSite) -> None:
    assert small.build("-o", "out/site", "--base-url", "https://example.org/x").status == 0
    assert "https://example.org/x/good/" in (small.folder / "out/site/sitemap.xml").read_text()
    assert not small.output.exists()


def test_a_dictionary_goes_to_standard_output(small: SmallSite) -> None:
    small.write("decks/two.md", "## b\n\nsecond / *letter*\n\n## a\n\nfirst\n\n## b\n\nagain\n")
    done = small.run("dictionary", "decks/two.md")
    assert done.status == 0
    assert strict_json.loads(done.output.encode()) == {"b": "second / *letter*\n\n---\n\nagain", "a": "first"}
    assert done.places("error") == []
    assert "decks/two.md:9:1" in done.places("warning")


@pytest.mark.parametrize("content", [None, b"## a\n\n\xff\n"])
def test_a_dictionary_of_a_deck_that_cannot_be_read_is_an_error(small: SmallSite, content: bytes | None) -> None:
    if content is not None:
        small.write("x.md", content)
    done = small.run("dictionary", "x.md")
    assert (done.status, done.output) == (1, "")
    assert [message.path for message in done.messages] == ["x.md"]


def test_a_new_site_builds_without_a_warning(program: Path, tmp_path: Path) -> None:
    made = run(program, "new", "site", "a/my-cards", folder=tmp_path)
    assert (made.status, made.errors) == (0, "")
    assert "deckpress build a/my-cards" in made.output
    done = run(program, "build", "a/my-cards", "--strict", folder=tmp_path)
    assert (done.status, done.errors) == (0, "")
    site = Site(tmp_path / "a/my-cards/public")
    assert site.problems() == []
    assert "My cards" in site.pages["index.html"].source
    assert "/public/" in (tmp_path / "a/my-cards/.gitignore").read_text().split()


@pytest.mark.parametrize(
    "name", ["it's", "1066", "C++ & C#", "a: b", '"quoted"', "naïve", "- x", "{{x}}", "<b>", "yes", "# x"])
def test_a_new_site_or_deck_may_have_any_name(program: Path, tmp_path: Path, name: str) -> None:
    site = SmallSite(program, tmp_path / name)
    run(program, "new", "site", f"./{name}", folder=tmp_path)
    run(program, "new", "deck", f"./{name}/decks/{name}.md", folder=tmp_path)
    done = site.build("--strict")
    assert (done.status, done.errors) == (0, "")
    assert name.strip("- ").lower() in [title.lower() for title in site.titles]


def test_a_new_site_never_overwrites(program: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/.hidden").touch()
    (tmp_path / "file").touch()
    for name in ("full", "file"):
        done = run(program, "new", "site", name, folder=tmp_path)
        assert (done.status, done.output) == (1, "")
        assert done.places("error") == [name]
    assert contents(tmp_path) == {"full/.hidden": b"", "file": b""}


def test_a_new_site_takes_an_empty_folder(program: Path, tmp_path: Path) -> None:
    assert run(program, "new", "site", ".", folder=tmp_path).status == 0
    assert (tmp_path / "deckpress.yaml").is_file()


def test_a_new_deck_makes_its_folders_and_never_overwrites(small: SmallSite) -> None:
    deck = small.folder / "decks/new/spanish-a1.md"
    made = small.run("new", "deck", "decks/new/spanish-a1.md")
    assert (made.status, made.errors) == (0, "")
    assert 'title: "Spanish a1"' in deck.read_text()
    assert "deckpress dictionary decks/new/spanish-a1.md" in made.output
    assert len(strict_json.loads(small.run("dictionary", deck).output.encode())) == 2
    deck.write_text("mine")
    again = small.run("new", "deck", "decks/new/spanish-a1.md")
    assert (again.status, again.places("error")) == (1, ["decks/new/spanish-a1.md"])
    assert deck.read_text() == "mine"


def test_a_new_deck_is_not_written_through_a_broken_link(small: SmallSite) -> None:
    (small.folder / "decks/link.md").symlink_to(small.folder / "elsewhere.md")
    assert small.run("new", "deck", "decks/link.md").status == 1
    assert not (small.folder / "elsewhere.md").exists()


def test_a_reader_who_goes_away_is_no_error(program: Path, tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([program, "--help"], stdout=writing, stderr=subprocess.PIPE, cwd=tmp_path, timeout=60)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_output_that_cannot_be_written_is_an_error(program: Path, tmp_path: Path) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([program, "--help"], stdout=full, stderr=subprocess.PIPE, cwd=tmp_path, timeout=60)
    assert done.returncode == 1
    assert b"standard output" in done.stderr


def on_a_terminal(program: Path, *arguments: str, folder: Path, **environment: str) -> bytes:
    """What the program writes to a terminal as its standard error."""
    leader, follower = pty.openpty()
    variables = {name: value for name, value in os.environ.items() if name != "NO_COLOR"} | {"TERM": "xterm"}
    subprocess.run(
        [program, *arguments], stderr=follower, stdout=subprocess.DEVNULL, cwd=folder, env=variables | environment,
        timeout=60, check=False,
    )
    os.close(follower)
    written = b""
    try:
        while piece := os.read(leader, 4096):
            written += piece
    except OSError:  # how the system says that the other end is closed
        pass
    os.close(leader)
    return written


def test_colour_is_for_terminals_that_want_it(program: Path, tmp_path: Path) -> None:
    red = b"\x1b[1;31m"
    assert red in on_a_terminal(program, "biuld", folder=tmp_path)
    assert red in on_a_terminal(program, "biuld", folder=tmp_path, NO_COLOR="")
    assert b"\x1b" not in on_a_terminal(program, "biuld", folder=tmp_path, NO_COLOR="1")
    assert b"\x1b" not in on_a_terminal(program, "biuld", folder=tmp_path, TERM="dumb")
    assert "\x1b" not in run(program, "biuld", folder=tmp_path).errors


def test_short_work_shows_no_progress(small: SmallSite) -> None:
    assert on_a_terminal(small.program, "build", folder=small.folder) == b""
