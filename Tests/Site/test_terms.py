"""Terms that have hurt others survive into pages, ids and JSON, as terms, as names of decks and as tags."""
from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass

import policy
import pytest
import validity
from links import Site
from pages import text_of
from small import SmallSite

LONG = "x" * 10_000


def nfc(text: str) -> str:
    return unicodedata.normalize("NFC", text)


@dataclass(frozen=True)
class Term:
    """A term as it is written in Markdown, as it reads, and as an id."""

    markdown: str
    text: str
    id: str


TERMS = [
    Term("C", "C", "c"),
    Term("C++", "C++", "c-plus-plus"),
    Term("C\\#", "C#", "c-sharp"),
    Term("List<Int>", "List<Int>", "list-int"),
    Term("a & b", "a & b", "a-and-b"),
    Term('"quoted"', '"quoted"', "quoted"),
    Term("</script>", "</script>", "script"),
    Term(r"\_\_proto\_\_", "__proto__", "proto"),
    Term("constructor", "constructor", "constructor"),
    Term("1066", "1066", "1066"),
    Term("nai\u0308ve", "na\u00efve", "na\u00efve"),
    Term("हिन्दी", "हिन्दी", "हिन्दी"),
    Term("שָׁלוֹם", nfc("שָׁלוֹם"), nfc("שָׁלוֹם")),
    Term("İstanbul", "İstanbul", "istanbul"),
    Term("🙂", "🙂", "u1f642"),
    Term("{{x}}", "{{x}}", "x"),
    Term("f {1, 2}", "f {1, 2}", "f-1-2"),
    Term("", "", "card"),
    Term(LONG, LONG, "x" * 100),
]


def deck_of_all() -> str:
    return "# Terms\n\n" + "\n".join(f"## {term.markdown}\n\ndefinition {n}\n" for n, term in enumerate(TERMS))


def as_yaml(value: str | list[str]) -> str:
    return json.dumps(value, ensure_ascii=False)


def test_terms_are_keys_and_ids_as_they_read(small: SmallSite) -> None:
    small.write("decks/terms.md", deck_of_all())
    done = small.build()
    assert (done.status, done.places("error")) == (0, [])
    assert list(small.load("terms/dictionary.json").items()) == [
        (term.text, f"definition {n}") for n, term in enumerate(TERMS)
    ]
    cards = small.load("terms/deck.json")["cards"]
    assert [(card["term"], card["id"]) for card in cards] == [(term.text, term.id) for term in TERMS]


def test_terms_stand_on_the_page_as_they_read(small: SmallSite) -> None:
    small.write("decks/terms.md", deck_of_all())
    small.build()
    site = Site(small.output)
    page = site.pages["terms/index.html"]
    shown = {element.attrib["id"]: nfc(text_of(element)) for element in page.elements if "id" in element.attrib}
    assert not [term for term in TERMS if term.text not in shown[term.id]]
    assert site.problems() == []
    assert page.parse_errors + list(policy.problems(page)) == []
    assert validity.problems(page) == []


def test_two_forms_of_a_term_are_one(small: SmallSite) -> None:
    small.write("decks/forms.md", "## na\u00efve\n\none\n\n## nai\u0308ve\n\ntwo\n")
    done = small.build()
    assert done.status == 0
    assert "decks/forms.md:5:1" in done.places("warning")
    assert small.load("forms/dictionary.json") == {"na\u00efve": "one\n\n---\n\ntwo"}
    assert [card["id"] for card in small.load("forms/deck.json")["cards"]] == ["na\u00efve", "na\u00efve-2"]


# What a file cannot be called is left out: a slash, nothing at all, more than 255 bytes.
NAMES = [term for term in TERMS if "/" not in term.text and 0 < len(term.text) < 255]


def test_terms_as_names_of_decks(small: SmallSite) -> None:
    for term in NAMES:
        small.write(f"decks/{term.text}.md", "## term\n\ndefinition\n")
    done = small.build()
    assert (done.status, done.errors) == (0, "")
    assert not [term for term in NAMES if not (small.output / term.id / "index.html").is_file()]
    assert {term.text.strip("_").casefold() for term in NAMES} <= {title.casefold() for title in small.titles}
    check_all(small)


def test_terms_as_titles_of_decks(small: SmallSite) -> None:
    for number, term in enumerate(TERMS):
        if term.text:
            small.write(f"decks/{number}.md", f"---\ntitle: {as_yaml(term.text)}\n---\n\n## a\n\nb\n")
    done = small.build()
    assert (done.status, done.errors) == (0, "")
    assert {term.text for term in TERMS if term.text} <= set(small.titles)
    check_all(small)


def test_terms_as_tags(small: SmallSite) -> None:
    tags = [term for term in TERMS if term.text and "/" not in term.text]
    small.write("decks/tagged.md", f"---\ntags: {as_yaml([tag.text for tag in tags])}\n---\n\n## a\n\nb\n")
    done = small.build()
    assert (done.status, done.errors) == (0, "")
    assert not [tag for tag in tags if not (small.output / "tags" / tag.id / "index.html").is_file()]
    assert small.load("tagged/deck.json")["tags"] == [tag.text for tag in tags]
    check_all(small)


@pytest.mark.parametrize("tag", ["</script>", "languages/C++", "languages::C++"])
def test_a_slash_puts_a_tag_below_another(small: SmallSite, tag: str) -> None:
    small.write("decks/tagged.md", f"---\ntags: [{as_yaml(tag)}]\n---\n\n## a\n\nb\n")
    assert small.build().errors == ""
    page = "tags/u3c/script/index.html" if tag == "</script>" else "tags/languages/c-plus-plus/index.html"
    assert (small.output / page).is_file()
    check_all(small)


def check_all(small: SmallSite) -> None:
    """Every page of a site is valid, keeps its promises, and every link leads somewhere."""
    site = Site(small.output)
    assert site.problems() == []
    for page in site.pages.values():
        assert validity.problems(page) + list(policy.problems(page)) == []
