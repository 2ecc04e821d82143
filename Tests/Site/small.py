"""A site of a few lines that a test writes, and what the program says of it."""
from __future__ import annotations

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import strict_json

MESSAGE = re.compile(r"(?P<path>.+?)(?::(?P<line>\d+))?(?::(?P<column>\d+))?: (?P<severity>error|warning): (?P<text>.+)")


@dataclass(frozen=True)
class Message:
    """A line of standard error."""

    path: str
    line: int | None
    column: int | None
    severity: str
    text: str

    @classmethod
    def parse(cls, line: str) -> Message:
        found = MESSAGE.fullmatch(line)
        assert found, f"no diagnostic: {line!r}"
        number = {name: int(found[name]) if found[name] else None for name in ("line", "column")}
        return cls(found["path"], number["line"], number["column"], found["severity"], found["text"])

    @property
    def place(self) -> str:
        return ":".join(str(part) for part in (self.path, self.line, self.column) if part is not None)


@dataclass(frozen=True)
class Run:
    """What came of running the program."""

    status: int
    output: str
    errors: str

    @property
    def messages(self) -> list[Message]:
        return [Message.parse(line) for line in self.errors.splitlines()]

    def places(self, severity: str) -> list[str]:
        return [message.place for message in self.messages if message.severity == severity]

    def message(self, place: str) -> Message:
        """The one message at a place."""
        found = [message for message in self.messages if message.place == place]
        assert len(found) == 1, f"{len(found)} messages at {place}:\n{self.errors}"
        return found[0]


def run(program: Path, *arguments: str | Path, folder: Path, before: tuple[str, ...] = (), **environment: str) -> Run:
    """Runs the program in a folder; `before` is a command that runs it, such as one that takes rights away."""
    done = subprocess.run(
        [*before, program, *arguments], cwd=folder, env=os.environ | environment, stdin=subprocess.DEVNULL,
        capture_output=True, timeout=120,
    )
    assert done.returncode >= 0, f"the program was ended by signal {-done.returncode}"
    return Run(done.returncode, done.stdout.decode(), done.stderr.decode())


@dataclass(frozen=True)
class SmallSite:
    """A site in a folder of its own, in which the program runs."""

    program: Path
    folder: Path

    @property
    def output(self) -> Path:
        return self.folder / "public"

    def write(self, path: str, content: str | bytes) -> Path:
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        return file

    def run(self, *arguments: str | Path, **options: Any) -> Run:
        return run(self.program, *arguments, folder=self.folder, **options)

    def build(self, *options: str | Path, **more: Any) -> Run:
        return self.run("build", *options, **more)

    def read(self, path: str) -> str:
        return (self.output / path).read_text(encoding="utf-8")

    def load(self, path: str) -> Any:
        return strict_json.loads((self.output / path).read_bytes())

    @property
    def titles(self) -> list[str]:
        """The titles of the decks that the index lists."""
        return [deck["title"] for deck in self.load("index.json")["decks"]]
