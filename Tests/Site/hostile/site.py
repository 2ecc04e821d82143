"""A site that holds the whole corpus: in the text of cards wherever text may stand, and in all that is said of decks."""
from __future__ import annotations

import base64
import io
import json
import re
import wave
from dataclasses import dataclass, field
from pathlib import Path
from typing import Callable

from hostile.inputs import INPUTS, LARGE, PIXEL, TO_THE_END, TONE, Input, Numbering
from hostile.markup import HALVES
from hostile.metadata import ATTRIBUTES, ERRORS, FILE_NAMES, TEXTS
from small import SmallSite

IMAGE = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
CARD = "## {term} {{#{id}}}\n\n{text}\n\n"
TEXT_FIELDS = ("title", "description", "author", "licence", "id", "slug", "aliases")

# How an input stands in the text of a card; those of one line stand in all of them.
BLOCKS: dict[str, Callable[[str], str]] = {
    "definition": lambda text: text,
    "line": lambda text: f"A line with {text} in it.",
    "list": lambda text: f"1. one\n2. {text}\n   - {text}",
    "quote": lambda text: f"> {text}",
    "table": lambda text: f"| a | b |\n|:--|--:|\n| {in_cell(text)} | b |",
    "footnote": lambda text: f"A note[^n].\n\n[^n]: {text}",
    "emphasis": lambda text: f"**{text}** and [{text}](#x)",
}


def in_cell(text: str) -> str:
    return re.sub(r"(?<!\\)\|", r"\\|", text)


def slug(name: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def yaml(**fields: object) -> str:
    """Fields as YAML, of which JSON is a part."""
    return "".join(f"{name}: {json.dumps(value)}\n" for name, value in fields.items())


def tone() -> bytes:
    file = io.BytesIO()
    with wave.open(file, "wb") as sound:
        sound.setnchannels(1)
        sound.setsampwidth(1)
        sound.setframerate(8000)
        sound.writeframes(b"\x80" * 80)
    return file.getvalue()


@dataclass
class HostileSite:
    """Writes the decks, and knows what must come of them."""

    site: SmallSite
    numbering: Numbering = field(default_factory=Numbering)
    # The ids of the cards that each deck must have, by its address.
    cards: dict[str, list[str]] = field(default_factory=dict)

    def write(self, raw_html: str) -> None:
        self.write_settings(raw_html)
        for context, shape in BLOCKS.items():
            inputs = [each for each in INPUTS if each.is_line or context == "definition"]
            self.write_cards(f"blocks/{context}", inputs, context, shape)
        self.write_cards("large", LARGE, "definition", lambda text: text)
        self.write_terms()
        self.write_sections()
        self.write_introductions()
        for each in TO_THE_END:
            self.write_cards(f"ends/{slug(each.name)}", [each], "definition", lambda text: text)
        self.write_halves()
        self.write_metadata()
        self.write_attributes()
        self.write_file_names()

    def write_settings(self, raw_html: str) -> None:
        text = self.put(TEXTS["the end of an attribute"], "settings")
        fields = {name: text for name in ("title", "description", "author", "licence", "id")}
        self.site.write("deckpress.yaml", yaml(**fields, **{"raw-html": raw_html}, params={"x": text}))
        self.site.write(f"static/{PIXEL}", base64.b64decode(IMAGE))
        self.site.write(f"static/{TONE}", tone())

    def put(self, text: str, place: str) -> str:
        return self.numbering.put(text, place)

    def placed(self, each: Input, context: str) -> str:
        return self.put(each.text, f"{each.kind}: {each.name}, in a {context}")

    def write_cards(self, deck: str, inputs: list[Input], context: str, shape: Callable[[str], str]) -> None:
        """A deck with a card for each input."""
        ids = [slug(f"{each.kind} {each.name}") for each in inputs]
        texts = [shape(self.placed(each, context)) for each in inputs]
        cards = [CARD.format(term=id, id=id, text=text) for id, text in zip(ids, texts)]
        self.write_deck(deck, f"# {context}\n\n" + "".join(cards), ids)

    def write_deck(self, deck: str, content: str, ids: list[str]) -> None:
        self.cards[deck] = ids
        self.site.write(f"decks/{deck}.md", content.encode("utf-8", "surrogatepass"))

    def write_terms(self) -> None:
        inputs = [each for each in INPUTS if each.is_line]
        ids = [slug(f"{each.kind} {each.name}") for each in inputs]
        cards = [
            CARD.format(term=self.placed(each, "term"), id=id, text="text") for each, id in zip(inputs, ids)
        ]
        self.write_deck("terms", "# Terms\n\n" + "".join(cards), ids)

    def write_sections(self) -> None:
        """A section for each input, as its title and as its introduction, with a split card that asks it."""
        inputs = [each for each in INPUTS if each.is_line]
        ids = [slug(f"{each.kind} {each.name}") for each in inputs]
        parts = ["# Sections\n\ntext\n\n"]
        for each, id in zip(inputs, ids):
            parts.append(f"# {self.placed(each, 'section')}\n\n{self.placed(each, 'section introduction')}\n\n")
            parts.append(f"## {id} {{#{id} .split}}\n\n{self.placed(each, 'question')}\n\n---\n\ntext\n\n")
        self.write_deck("sections", "".join(parts), ids)

    def write_introductions(self) -> None:
        """The introductions of the library, of a folder and of a deck, each of all inputs together."""
        for path, context in [("index.md", "library"), ("blocks/README.md", "folder"), ("introduced.md", "deck")]:
            texts = [self.placed(each, f"{context}'s introduction") for each in INPUTS]
            ending = CARD.format(term="a", id="a", text="text") if context == "deck" else ""
            self.site.write(f"decks/{path}", "\n\n".join([f"# A {context}", *texts, ending]))

    def write_halves(self) -> None:
        for name, (first, second) in HALVES.items():
            cards = ""
            for id, text in (("first", first), ("second", second)):
                cards += CARD.format(term=id, id=id, text=self.put(text, f"half of {name}"))
            # Without the text before it, the second half would itself be a block of HTML.
            self.write_deck(f"halves/{slug(name)}", cards, ["first", "second"])

    def write_metadata(self) -> None:
        """A deck for each text, in every field that takes one."""
        for name, text in TEXTS.items():
            text = self.put(text, f"front matter: {name}")
            fields = {field: text for field in TEXT_FIELDS if field not in ("id", "slug", "aliases")}
            fields |= {"tags": [text], "params": {text: text}, "id": f"{slug(name)} {text}"}
            fields |= {"aliases": [text], "slug": f"{slug(name)} {text}", f"x-{slug(name)}": text}
            deck = f"metadata/{slug(name)}"
            self.site.write(f"decks/{deck}.md", f"---\n{yaml(**fields)}---\n\n## a {{#a}}\n\ntext\n")

    def write_attributes(self) -> None:
        cards = [
            f"## a {slug(name)} {{{self.put(text, f'attributes: {name}')}}}\n\ntext\n\n"
            for name, text in ATTRIBUTES.items()
        ]
        self.site.write("decks/attributes.md", "# Attributes\n\n" + "".join(cards))

    def write_file_names(self) -> None:
        for name, path in FILE_NAMES.items():
            path = self.put(path, f"a file's name: {name}")
            self.site.write(f"decks/names/{slug(name)}/{path}", "## a\n\n[text](deck.md)\n")

    def write_errors(self) -> dict[str, str]:
        """Decks that cannot be read, and the place of the error in each by its path."""
        places = {}
        for name, (content, place) in ERRORS.items():
            path = f"decks/errors/{slug(name)}.md"
            self.site.write(path, self.put(content, f"an error: {name}"))
            places[path] = place
        return places
