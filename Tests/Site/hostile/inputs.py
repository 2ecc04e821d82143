"""The corpus, numbered: each place where an input is put has a number of its own, by which a report names it.

In an input, `RAN` stands for a script that says that it ran, `AWAY` for an address on another host, `HERE` for one of
the site itself where nothing is, `BASE64` for a page that says that it ran, `PIXEL` and `TONE` for an image and a sound
that are there, and `NUMBER` for the number.
"""
from __future__ import annotations

import base64
import re
from dataclasses import dataclass, field
from itertools import chain

from hostile import markup, raw_html

AWAY_HOST = "away.example"
MARKER = re.compile(r"(?<![A-Za-z])(RAN|AWAY|HERE|BASE64|PIXEL|TONE|NUMBER)(?![A-Za-z])")
PIXEL, TONE = "pixel.png", "tone.wav"


@dataclass(frozen=True)
class Input:
    """What a stranger writes."""

    kind: str
    name: str
    text: str

    @property
    def is_line(self) -> bool:
        """Whether it fits where there is one line alone: in a heading, in a cell of a table."""
        return not re.search(r"[\n\r]", self.text)


def of_kinds(kinds: dict[str, dict[str, str]]) -> list[Input]:
    return [Input(kind, name, text) for kind, inputs in kinds.items() for name, text in inputs.items()]


INPUTS = list(chain(of_kinds(raw_html.KINDS), of_kinds(markup.KINDS)))
TO_THE_END = of_kinds({"to the end of the file": raw_html.TO_THE_END})
LARGE = of_kinds({"large": markup.LARGE})


@dataclass
class Numbering:
    """The places where inputs were put, by number."""

    places: list[str] = field(default_factory=list)

    def put(self, text: str, place: str) -> str:
        """The text of an input for a place, with its number for the words in capitals."""
        number = len(self.places)
        self.places.append(place)
        page = f"<script>parent.ran({number})</script>"
        words = {
            "RAN": f"ran({number})",
            "AWAY": f"https://{AWAY_HOST}/{number}",
            "HERE": f"hostile-{number}",
            "BASE64": base64.b64encode(page.encode()).decode(),
            "PIXEL": f"/{PIXEL}",
            "TONE": f"/{TONE}",
            "NUMBER": str(number),
        }
        return MARKER.sub(lambda word: words[word[0]], text)

    def named(self, report: str) -> str:
        """A report with the name of the place whose number it holds."""
        found = re.search(rf"(?:ran\(|{AWAY_HOST}/|hostile-)(\d+)", report)
        number = int(found[1]) if found else len(self.places)
        return f"{self.places[number]}: {report}" if number < len(self.places) else report
