"""Runs the program on a copy of a site, so that no check writes beside the sources."""
from __future__ import annotations

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "Site"
BASE = "https://example.org/cards/"
COLLECTION_PAGES = ("index.md", "README.md")


@dataclass(frozen=True)
class Build:
    """A copy of a site and what was built from it."""

    program: Path
    source: Path
    output: Path

    def run(self, *options: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Builds, again if need be, and fails with the program's own messages."""
        run = subprocess.run(
            [self.program, "build", self.source, "--output", self.output, *options],
            env=os.environ | environment, capture_output=True, text=True, timeout=120,
        )
        assert run.returncode == 0, f"the build ended with {run.returncode}:\n{run.stderr}"
        return run

    def deck_folders(self) -> list[Path]:
        """The folders of the output that hold a deck."""
        return sorted(path.parent for path in self.output.rglob("deck.json"))

    def deck_files(self) -> list[Path]:
        """The Markdown files of the site that may be decks."""
        files = sorted((self.source / "decks").rglob("*.md"))
        return [path for path in files if path.name not in COLLECTION_PAGES]


def copy_of_sample(program: Path, folder: Path) -> Build:
    """Copies the sample site into a folder, without what was built from it."""
    source = folder / "Site"
    shutil.copytree(SAMPLE, source, ignore=shutil.ignore_patterns("public", ".deckpress"))
    return Build(program, source, folder / "public")


def contents(folder: Path) -> dict[str, bytes]:
    """Every file of a folder with its bytes."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
