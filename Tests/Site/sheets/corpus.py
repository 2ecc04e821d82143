"""Cards of every kind and length, made by chance from a fixed seed, by which the fit of text on paper is judged."""
from __future__ import annotations

import random
from typing import Callable

LATIN = (
    "a of to in it is as the and for are was with that from this have which water light sound number people between "
    "language animal mountain question remember different important government information understanding".split()
)
GERMAN = (
    "und der die das ist von mit auf Wort Haus Zeit Straßenbahnhaltestelle Donaudampfschifffahrtsgesellschaft "
    "Geschwindigkeitsbegrenzung Lebensmittel Wissenschaftlerin Unabhängigkeitserklärung für über größer".split()
)
CYRILLIC = "и в не на что он как это слово время человек правительство путешествие достопримечательность щука".split()
GREEK = "και το της είναι λόγος άνθρωπος φιλοσοφία μαθηματικά θάλασσα".split()
CJK = "一人大日本国語水火木金土月山川田中学校生先名前今年時間私見行来食飲新古高安多少東西南北。、「」"
ARABIC = "من في على كتاب مدرسة السلام عليكم صديق مدينة الجامعة القراءة مكتبة شكرا يوم جديد".split()
HEBREW = "של את על ספר שלום חבר עיר אוניברסיטה ספרייה תודה יום חדש מים לחם".split()
KOREAN = "나는 학교에서 한국어를 공부합니다 대한민국의 도서관이용안내문 그리고 친구와함께 안녕하세요 국립중앙박물관특별전시회".split()
HINDI = "हिन्दी भारत की राजभाषा है विश्वविद्यालय पुस्तकालय नमस्ते धन्यवाद स्वतंत्रता अन्तर्राष्ट्रीय".split()
URDU = "اردو زبان پاکستان کی قومی زبان ہے کتاب مدرسہ شکریہ السلام علیکم دوستوں".split()
WIDE = "WWW MAMMAL WORLDWIDE HTTP ÄÖÜ @@@@ MWMWMWMW %%%% 😀 👨‍👩‍👧‍👦 🇩🇪".split()
CODE = ["let x = 1", "for item in items {", "    print(item)", "}", "return values.map { $0 * 2 }.filter(isOdd).sorted()",
        "def greet(name: str) -> str:", "SELECT name, count(*) FROM cards GROUP BY name", "a = b + c  // sum"]
INLINE = [r"$x^2$", r"$\frac{a}{b}$", r"$\sum_{i=1}^{n} i$", r"$e^{i\pi} + 1 = 0$", r"$\sqrt{x^2 + y^2}$",
          r"$\alpha \le \beta$", r"$f'(x)$", r"$\int_0^1 f(x)\,dx$"]
SHOWN = [r"\frac{-b \pm \sqrt{b^2 - 4ac}}{2a}", r"\sum_{k=0}^{\infty} \frac{x^k}{k!} = e^x",
         r"\begin{pmatrix} a & b & c \\ d & e & f \\ g & h & i \end{pmatrix}",
         r"\begin{aligned} x &= r\cos\varphi \\ y &= r\sin\varphi \end{aligned}",
         r"\lim_{n \to \infty} \left(1 + \frac{1}{n}\right)^n = e",
         r"f(x) = \begin{cases} 1 & x \in \mathbb{Q} \\ 0 & \text{otherwise} \end{cases}",
         r"a_1 x_1 + a_2 x_2 + a_3 x_3 + a_4 x_4 + a_5 x_5 + a_6 x_6 + a_7 x_7 + a_8 x_8 + a_9 x_9 = b_1 + b_2 + b_3"]

Maker = Callable[[random.Random, int], str]


def words(vocabulary: list[str]) -> Maker:
    def make(chance: random.Random, length: int) -> str:
        text: list[str] = []
        while sum(map(len, text)) + len(text) < length:
            word = chance.choice(vocabulary)
            text.append(chance.choice([word] * 12 + [f"*{word}*", f"**{word}**", f"`{word}`"]))
        return " ".join(text) + "."
    return make


def cjk(chance: random.Random, length: int) -> str:
    return "".join(chance.choice(CJK) for _ in range(max(1, length // 2)))


def ruby(chance: random.Random, length: int) -> str:
    return "、".join("{漢字|かんじ}と{東京|とうきょう}" + cjk(chance, 10) for _ in range(max(1, length // 24)))


def code(chance: random.Random, length: int) -> str:
    lines = [chance.choice(CODE) for _ in range(max(1, length // 25))]
    return words(LATIN)(chance, 40) + "\n\n```python\n" + "\n".join(lines) + "\n```"


def bullets(chance: random.Random, length: int) -> str:
    mark = chance.choice(["-", "1.", "- [x]"])
    items = [f"{mark} " + words(LATIN)(chance, chance.randint(5, 60)) for _ in range(max(1, length // 35))]
    if chance.random() < 0.3:
        items.append("- outer\n  - inner " + words(LATIN)(chance, 40) + "\n    - innermost")
    return "\n".join(items)


def table(chance: random.Random, length: int) -> str:
    columns = chance.randint(2, 4)
    def row() -> str:
        return "| " + " | ".join(words(LATIN)(chance, chance.randint(3, 25)) for _ in range(columns)) + " |"
    return "\n".join([row(), "|" + "---|" * columns] + [row() for _ in range(max(1, length // 60))])


def quote(chance: random.Random, length: int) -> str:
    return "> " + words(LATIN)(chance, length) + "\n>\n> > " + words(GERMAN)(chance, 30)


def formulas(chance: random.Random, length: int) -> str:
    parts = [words(LATIN)(chance, 20)[:-1] + " " + chance.choice(INLINE) for _ in range(max(1, length // 40))]
    return ", ".join(parts) + "."


def shown(chance: random.Random, length: int) -> str:
    return "\n\n".join(
        words(LATIN)(chance, 40) + "\n\n$$\n" + chance.choice(SHOWN) + "\n$$" for _ in range(max(1, length // 120)))


def notes(chance: random.Random, length: int) -> str:
    text = words(LATIN)(chance, length)
    number = chance.randint(0, 10**9)
    return f"{text}[^{number}]\n\n[^{number}]: " + words(LATIN)(chance, 50)


def image(chance: random.Random, length: int) -> str:
    name = chance.choice(["wide.png", "tall.png", "tiny.png"])
    size = chance.choice(["", ' width="50"', ' height="90"', ' width="150" height="150"', ' width="2000"'])
    picture = f'<img src="{name}"{size}>' if size else f"![A picture]({name})"
    return words(LATIN)(chance, length // 2) + "\n\n" + chance.choice(["", "- ", "> "]) + picture


def long_word(chance: random.Random, length: int) -> str:
    return "https://example.org/" + "".join(chance.choice("abcdefghij0123456789_") for _ in range(length))


def nested(chance: random.Random, length: int) -> str:
    text = words(LATIN)
    depth = chance.randint(2, 14)
    if chance.random() < 0.5:
        return "\n".join("  " * level + "- " + text(chance, 30) for level in range(depth))
    return "\n".join(">" * (level + 1) + " " + text(chance, 30) + "\n" for level in range(depth))


def wide(chance: random.Random, length: int) -> str:
    """What has no room in a column as it is."""
    text = words(LATIN)
    columns = chance.randint(5, 40)
    link = "https://example.org/" + "x" * chance.randint(10, 200)
    signs = "".join(chance.choice(CJK) for _ in range(chance.randint(5, 80)))
    rows = r" \\ ".join(" & ".join(f"a_{{{i}{j}}}" for j in range(columns % 12 + 1)) for i in range(columns))
    row = "| " + " | ".join(text(chance, 5) for _ in range(columns)) + " |"
    return chance.choice([
        "\n".join([row, "|" + "---|" * columns, row, row]),
        f"| a | b |\n|---|---|\n| {text(chance, length)} | {link} |",
        f"$$\n\\begin{{pmatrix}} {rows} \\end{{pmatrix}}\n$$",
        f"<ruby>{signs}<rt>{'かんじ' * chance.randint(1, 40)}</rt></ruby>",
        f"<table><tr><td colspan=2>{text(chance, 80)}</td><td>a</td></tr><tr><td rowspan=2>{text(chance, 60)}</td>"
        f"<td>{text(chance, 50)}</td><td>b</td></tr><tr><td>{text(chance, 40)}</td><td>c</td></tr></table>",
        f"{text(chance, 40)} `{'a' * chance.randint(20, 400)}` {text(chance, 40)}",
    ])


def terms(chance: random.Random, length: int) -> str:
    text = words(LATIN)
    return "<dl>" + "".join(
        f"<dt>{text(chance, 20)}</dt><dd>{text(chance, 80)}</dd>" for _ in range(max(1, length // 100))) + "</dl>"


def mixed(chance: random.Random, length: int) -> str:
    makers: list[Maker] = [words(LATIN), words(CYRILLIC), words(ARABIC), words(GREEK), cjk, formulas, bullets]
    return "\n\n".join(chance.choice(makers)(chance, length // 3) for _ in range(3))


KINDS: dict[str, Maker] = {
    "latin": words(LATIN), "german": words(GERMAN), "cyrillic": words(CYRILLIC), "greek": words(GREEK), "cjk": cjk,
    "ruby": ruby, "arabic": words(ARABIC), "hebrew": words(HEBREW), "code": code, "list": bullets, "table": table,
    "korean": words(KOREAN), "hindi": words(HINDI), "urdu": words(URDU), "capitals": words(WIDE), "nested": nested,
    "wide": wide, "terms": terms, "quote": quote, "inline": formulas, "shown": shown, "notes": notes, "image": image, "word": long_word, "mixed": mixed,
}
LANGUAGES = {"cjk": "zh", "ruby": "ja", "arabic": "ar", "hebrew": "he", "korean": "ko", "hindi": "hi", "urdu": "ur"}


def deck(kind: str, count: int, sheet: str) -> str:
    """A deck of cards of a kind, from a few words to more than a card holds."""
    chance = random.Random(f"{kind}, {count}")
    make = KINDS[kind]
    head = f"---\nlanguage: {LANGUAGES.get(kind, 'en')}\nruby: {'true' if kind == 'ruby' else 'false'}\nsheet: {sheet}\n---\n"
    cards = []
    for number in range(count):
        length = chance.choice([10, 40, 80, 150, 300, 500, 900, 1600, 3000])
        term = make(chance, chance.choice([5, 15, 40, 120])) if kind in TERMS else f"term {number}"
        cards.append(f"## {term.replace(chr(10), ' ')} {{#c{number}}}\n\n{make(chance, length)}\n")
    return head + "\n".join(cards)


TERMS = {"latin", "german", "cyrillic", "greek", "cjk", "ruby", "arabic", "hebrew", "inline"}
