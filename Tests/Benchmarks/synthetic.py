"""Makes a site of decks that look like those people write; the same numbers always give the same bytes."""
from __future__ import annotations

import random
from pathlib import Path

WORDS = {
    "en": "a way to say that one thing stands for another where neither time nor place is meant but both".split(),
    "es": "la forma de decir que una cosa vale por otra cuando ni el tiempo ni el lugar importan".split(),
    "ja": "それは 時間と 場所を 問わず ある物が 別の 物を 表す 言い方で 例文を 添えて 説明する".split(),
    "ar": "هي طريقة للقول إن شيئا يقوم مقام آخر حيث لا يهم الزمان ولا المكان وقد يعني كليهما".split(),
}


class Writer:
    """Writes cards in one language, each shape of definition in turn."""

    def __init__(self, language: str, seed: int) -> None:
        self.words = WORDS[language]
        self.random = random.Random(seed)
        self.shapes = [
            self.sentence, self.paragraphs, self.sentence, self.items, self.emphasis, self.code,
            self.sentence, self.table, self.links, self.sentence, self.tasks, self.quote,
        ]

    def phrase(self, count: int) -> str:
        return " ".join(self.random.choice(self.words) for _ in range(count))

    def sentence(self) -> str:
        return self.phrase(self.random.randint(6, 18)).capitalize() + "."

    def paragraphs(self) -> str:
        return "\n\n".join(" ".join(self.sentence() for _ in range(3)) for _ in range(2))

    def items(self) -> str:
        return "\n".join(f"- {self.phrase(4)}" for _ in range(self.random.randint(2, 5)))

    def emphasis(self) -> str:
        return f"*{self.phrase(2)}* {self.sentence()} **{self.phrase(1)}**, `{self.phrase(1)}`, ~~{self.phrase(2)}~~."

    def code(self) -> str:
        number = self.random.randint(0, 99)
        return f"{self.sentence()}\n\n```swift\nlet answer = compute({number}) < limit && ready\n```"

    def table(self) -> str:
        rows = "\n".join(f"| {self.phrase(1)} | {self.phrase(2)} |" for _ in range(3))
        return f"| one | other |\n|:---|---:|\n{rows}\n\n{self.sentence()}"

    def links(self) -> str:
        number = self.random.randint(0, 9999)
        link = f"[{self.phrase(2)}](https://example.com/{number}?a=1&b=2)"
        return f"See {link} or www.example.com/{number}. {self.sentence()}"

    def tasks(self) -> str:
        return f"- [ ] {self.phrase(3)}\n- [x] {self.phrase(3)}"

    def quote(self) -> str:
        return f"> {self.sentence()}\n> {self.sentence()}\n\n1. {self.phrase(3)}\n2. {self.phrase(3)}"

    def card(self, number: int) -> str:
        shape = self.shapes[number % len(self.shapes)]
        return f"## {self.phrase(2)} {number}\n\n{shape()}\n"

    def deck(self, cards: int) -> str:
        parts = []
        for number in range(cards):
            if number % 25 == 0:
                parts.append(f"# {self.phrase(3)}\n")
            parts.append(self.card(number))
        return "\n".join(parts)


def write_site(folder: Path, decks: int, cards: int) -> Path:
    """Writes a site into a new folder, and gives a file beside it with the text of all decks in one."""
    (folder / "site/decks").mkdir(parents=True)
    # cmark-gfm, the measure, colours no code.
    (folder / "site/deckpress.yaml").write_text("title: Benchmark\nhighlight: false\nsheets: []\n")
    bodies = []
    for number in range(decks):
        language = list(WORDS)[number % len(WORDS)]
        body = Writer(language, number).deck(cards)
        front = f"---\ntitle: Deck {number}\nlanguage: {language}\ntags: [t{number % 17}, {language}]\n---\n\n"
        path = folder / f"site/decks/shelf-{number % 10}/deck-{number:05d}.md"
        path.parent.mkdir(exist_ok=True)
        path.write_text(front + body, encoding="utf-8")
        bodies.append(body)
    everything = folder / "all.md"
    everything.write_text("\n".join(bodies), encoding="utf-8")
    return everything
