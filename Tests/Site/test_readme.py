"""The README tells the truth: its deck, its dictionary, its commands and its list of packages."""
from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

import strict_json
from building import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    """The first code block in a language."""
    found = re.search(rf"(?ms)^```{language}\n(.*?)^```$", README)
    assert found, f"the README has no block in {language}"
    return found[1]


def test_its_deck_gives_its_dictionary(program: Path, tmp_path: Path) -> None:
    deck = tmp_path / "spanish-a1.md"
    deck.write_text(block("markdown"), encoding="utf-8")
    printed = subprocess.run([program, "dictionary", deck], capture_output=True, check=True, timeout=60).stdout
    assert strict_json.loads(printed) == strict_json.loads(block("json").encode())
    assert printed.decode() == block("json")


def test_its_deck_gives_the_files_that_it_names(program: Path, tmp_path: Path) -> None:
    (tmp_path / "site/decks").mkdir(parents=True)
    (tmp_path / "site/decks/spanish-a1.md").write_text(block("markdown"), encoding="utf-8")
    output = tmp_path / "site/public"
    subprocess.run([program, "build", tmp_path / "site"], check=True, capture_output=True, timeout=60)
    table = re.search(r"(?s)\| file of the site .*?\n\n", README)
    assert table
    named = re.findall(r"`([\w./-]+\.(?:html|json|csv))`", table[0])
    assert len(named) == 8
    assert [name for name in named if not (output / name).is_file()] == []


def test_the_start_that_it_shows_builds(program: Path, tmp_path: Path) -> None:
    subprocess.run([program, "new", "site", tmp_path / "my-cards"], check=True, capture_output=True, timeout=60)
    subprocess.run([program, "build", tmp_path / "my-cards"], check=True, capture_output=True, timeout=60)
    assert (tmp_path / "my-cards/public/index.html").is_file()


@pytest.mark.parametrize("command", sorted(set(re.findall(r"(?m)^\| `deckpress (\w+)", README))))
def test_each_command_that_it_lists_is_there(program: Path, command: str) -> None:
    run = subprocess.run([program, command, "--help"], capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert command in run.stdout


def test_it_names_every_package_that_is_installed() -> None:
    lines = (ROOT / "Tests/Tools/packages.txt").read_text(encoding="utf-8").splitlines()
    packages = {line.split()[1] for line in lines if line and not line.startswith("#")}
    assert packages
    assert {package for package in packages if f"`{package}`" not in README} == set()
