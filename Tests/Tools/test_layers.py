"""The check of the layers sees what it should."""
from pathlib import Path

import pytest

import layers


@pytest.mark.parametrize(
    ("line", "module"),
    [
        ("import Decks", "Decks"),
        ("  import Decks  // why", "Decks"),
        ("@testable import Decks", "Decks"),
        ("@_spi(Tests) import Decks", "Decks"),
        ("public import Decks", "Decks"),
        ("internal import struct Decks.Card", "Decks"),
    ],
)
def test_an_import_is_found(line: str, module: str) -> None:
    assert list(layers.imports("let a = 1\n" + line + "\n")) == [(2, module)]


@pytest.mark.parametrize("line", ["// import Decks", "let important = 1", '"import Decks"'])
def test_what_is_no_import_is_not_found(line: str) -> None:
    assert list(layers.imports(line)) == []


def target(name: str, source: str, folder: Path, kind: str = "library") -> dict:
    (folder / name).mkdir()
    (folder / name / "A.swift").write_text(source)
    return {
        "name": name, "type": kind, "module_type": "SwiftTarget", "path": name, "sources": ["A.swift"],
        "target_dependencies": ["Text"],
    }


@pytest.mark.parametrize(
    ("name", "kind", "module", "fits"),
    [
        ("Decks", "library", "Text", True),
        ("Decks", "library", "Synchronization", True),
        ("Decks", "library", "Publishing", False),
        ("Decks", "library", "Foundation", False),
        ("Decks", "library", "Glibc", False),
        ("Files", "library", "Glibc", True),
        ("DecksTests", "test", "Testing", True),
        ("DecksTests", "test", "Publishing", False),
    ],
)
def test_a_target_imports_what_it_depends_on(tmp_path: Path, name: str, kind: str, module: str, fits: bool) -> None:
    package = {"targets": [target(name, f"import {module}\n", tmp_path, kind)]}
    found = list(layers.problems(package, tmp_path))
    assert (found == []) is fits
    assert all(problem.startswith(f"{name}/A.swift:1: error: ") for problem in found)
