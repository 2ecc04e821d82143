"""The checks themselves: each finds what it is there to find, and nothing in a good page."""
from __future__ import annotations

from pathlib import Path

import pytest

import policy
import strict_json
import validity
from links import Site
from pages import Page

POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
META = '<meta http-equiv="Content-Security-Policy" content="{}">'


def page(body: str, head: str = "", security: str = META.format(POLICY), html: str = '<html lang="en">') -> str:
    return (
        f'<!doctype html>\n{html}\n<head>\n<meta charset="utf-8">\n{security}\n'
        f'<meta name="viewport" content="width=device-width">\n<title>A page</title>\n{head}\n</head>\n'
        f"<body>\n{body}\n</body>\n</html>\n"
    )


GOOD = """<header><a href="./">Home</a></header>
<main>
<h1 id="top-of-it" lang="he" dir="auto">שלום</h1>
<search><form><label for="q">Find</label> <input id="q" type="search" inputmode="search"></form></search>
<details><summary>More</summary><p>Text <ruby>漢<rt>かん</rt></ruby> <mark>x</mark> <bdi>y</bdi></p></details>
<p><math><mi>x</mi><mo>=</mo><msup><mi>y</mi><mn>2</mn></msup></math></p>
<table><thead><tr><th class="right">a</th></tr></thead><tbody><tr><td></td></tr></tbody></table>
<ul class="tasks"><li><input type="checkbox" disabled checked aria-label="done"> x</li></ul>
<figure><img src="a.png" alt="" loading="lazy" decoding="async"><figcaption>c</figcaption></figure>
<audio controls src="a.ogg" preload="none"></audio>
<dl><div><dt>t</dt><dd>d</dd></div></dl>
<pre><code class="language-swift">let a = 1 &lt; 2</code></pre>
<nav aria-label="Decks"><ol><li><a href="#top-of-it" rel="prev">x</a> <a href="é/#漢">y</a></li></ol></nav>
<p><span></span><time datetime="2024-01-02">2024-01-02</time><kbd>x</kbd><s>y</s><del>z</del></p>
<section aria-labelledby="s"><h2 id="s">S</h2><article><h3>A</h3><p>b</p></article></section>
<script type="application/json">{"a": "b"}</script>
</main>"""


def test_a_good_page_is_valid() -> None:
    assert validity.problems(Page("a.html", page(GOOD))) == []


def test_a_good_page_keeps_its_promises() -> None:
    assert policy.problems(Page("a.html", page(GOOD))) == []


@pytest.mark.parametrize(
    ("body", "finding"),
    [
        ("<p>one <div>two</div></p>", "unexpected-end-tag"),
        ("<b><p>x</b></p>", "adoption-agency"),
        ("<section><p>x</p>", "expected-one-end-tag"),
        ('<a href="a">x <a href="b">y</a></a>', "unexpected-start-tag-implies-end-tag"),
        ('<p id="a" id="b">x</p>', "duplicate-attribute"),
        ('<a href="a b">x</a>', "href of <a> is no address: a b"),
        ('<a href="100%">x</a>', "is no address"),
        ('<img src="<x>" alt="">', "src of <img> is no address"),
        ("<p>&nosuch;</p>", "entity"),
        ("<p>a \x01 b</p>", "invalid-codepoint"),
        ("<table><p>x</p></table>", "table-voodoo"),
        ("<p>x</p><li></p>", "unexpected-end-tag"),
        ("<p <b>x</p>", "invalid-character-in-attribute-name"),
        ('<img src="a.png">', 'lacks "alt"'),
        ('<p align="left">x</p>', "align"),
        ("<center>x</center>", "center"),
        ("<nosuch>x</nosuch>", "nosuch"),
        ('<p nosuch="1">x</p>', "nosuch"),
        ("<ul><p>x</p></ul>", "<p> stands in <ul>"),
        ("<ol>x</ol>", "text stands in <ol>"),
        ("<dl><p>x</p></dl>", "<p> stands in <dl>"),
        ("<dl><div><p>x</p></div></dl>", "missing <dd>"),
        ("<div><dt>x</dt></div>", "<dl>"),
        ('<a href="./"><button>x</button></a>', "<button> stands in <a>"),
        ("<span><p>x</p></span>", "span"),
        ('<p id="a">x</p><p id="a">y</p>', "already defined"),
    ],
)
def test_a_bad_page_is_not_valid(body: str, finding: str) -> None:
    problems = validity.problems(Page("a.html", page(body)))
    assert any(finding in problem for problem in problems), problems
    assert all(problem.startswith("a.html:") for problem in problems)


@pytest.mark.parametrize(
    ("source", "finding"),
    [
        (page("", html="<html>"), "no lang"),
        (page('<p lang="not a tag">x</p>'), "no language tag"),
        (page("", security=""), "no Content-Security-Policy"),
        (page("", security='<link rel="license" href="./">' + META.format(POLICY)), "Policy stands before <link>"),
        (page("", security=META.format("default-src *")), "allows *"),
        (page("", security=META.format(POLICY + "; script-src 'unsafe-inline'")), "allows 'unsafe-inline'"),
        (page("", security=META.format(POLICY + "; script-src data:")), "allows data:"),
        (page("", security=META.format(POLICY + "; base-uri 'self'")), "base-uri twice"),
        (page("", security=META.format("default-src 'self'")), "no base-uri"),
        (page("", security=META.format("default-src example.org")), "wider than 'self'"),
        (page("<p style='color: red'>x</p>"), "attribute style"),
        (page("<p onclick='x()'>x</p>"), "attribute onclick"),
        (page("<script>x()</script>"), "a script stands in the page"),
        (page("", head="<style>p { color: red }</style>"), "a <style> stands in the page"),
        (page("<a href=' JavaScript:x()'>x</a>"), "a script as its href"),
        (page("", head='<base href="/">'), "<base>"),
        (page('<p id="a">x</p><p id="a">y</p>'), "stands 2 times"),
        (page('<p id="a b">x</p>'), "space in it"),
        (page("").replace("<title>A page</title>", ""), "no title"),
        (page("").replace("<!doctype html>", ""), "doctype"),
        (page("").replace('<meta charset="utf-8">', ""), "charset"),
        (page("").replace('name="viewport"', 'name="x"'), "viewport"),
    ],
)
def test_a_broken_promise_is_found(source: str, finding: str) -> None:
    assert any(finding in problem for problem in policy.problems(Page("a.html", source)))


def site_of(folder: Path, body: str, base: str | None = None, path: str = "index.html") -> Site:
    """A site of a front page, a deck `é` with the card `ü`, and a style sheet; the body stands on one page."""
    (folder / "é").mkdir()
    (folder / "é/index.html").write_text(page('<h2 id="ü">ü</h2><p><a href="../">Home</a></p>'))
    (folder / "index.html").write_text(page('<a href="%C3%A9/">a deck</a>'))
    (folder / "a.css").write_text("p { background: url(a.png) }")
    (folder / "a.png").write_bytes(b"")
    (folder / path).write_text(page(body))
    return Site(folder, base)


@pytest.mark.parametrize(
    "body",
    [
        '<a href="./">x</a>',
        '<a href="%C3%A9/">x</a>',
        '<a href="é/index.html#ü">x</a>',
        '<a href="%C3%A9/?a=b#%C3%BC">x</a>',
        '<a href="https://example.com/x">x</a> <a href="mailto:a@example.com">x</a>',
        '<img src="a.png" srcset="a.png 1x, ./a.png 2x" alt=""><link rel="icon" href="data:,">',
        '<p id="a">x</p><a href="#a">x</a><a href="#top">x</a>',
    ],
)
def test_a_good_link_is_followed(tmp_path: Path, body: str) -> None:
    assert site_of(tmp_path, body).problems() == []


@pytest.mark.parametrize(
    ("body", "finding"),
    [
        ('<a href="b/">x</a>', "no target b/index.html"),
        ('<a href="%C3%A9">x</a>', "lacks its final slash"),
        ('<a href="%C3%A9/#u">x</a>', "no place #u"),
        ('<a href="#a">x</a>', "no place #a"),
        ('<a href="a.png#a">x</a>', "is no page"),
        ('<a href="/">x</a>', "not relative"),
        ('<a href="//example.com/">x</a>', "scheme"),
        ('<a href="../x/">x</a>', "out of the site"),
        ('<a href="">x</a>', "is empty"),
        ('<a href="a b/">x</a>', "space"),
        ('<a href="data:text/html,x">x</a>', "scheme"),
        ('<a href="%FF/">x</a>', "decode"),
        ('<img src="b.png" alt="">', "no target b.png"),
        ('<img srcset="a.png 1x, b.png 2x" src="a.png" alt="">', "no target b.png"),
        ('<img src="https://example.com/a.png" alt="">', "from elsewhere"),
        ('<script src="https://example.com/a.js"></script>', "from elsewhere"),
        ('<link rel="stylesheet" href="https://example.com/a.css">', "from elsewhere"),
        ('<video poster="b.png"></video>', "no target b.png"),
        ('<form action="b/"></form>', "no target b/index.html"),
    ],
)
def test_a_bad_link_is_found(tmp_path: Path, body: str, finding: str) -> None:
    problems = site_of(tmp_path, body).problems()
    assert len(problems) == 1
    assert finding in problems[0]


@pytest.mark.parametrize("style", ["p { background: url('b.png') }", '@import "b.css";', "p { src: url(//x/y) }"])
def test_a_bad_link_in_a_style_sheet_is_found(tmp_path: Path, style: str) -> None:
    site = site_of(tmp_path, "")
    (tmp_path / "a.css").write_text(style)
    assert len(site.problems()) == 1


@pytest.mark.parametrize(
    ("path", "url", "good"),
    [
        ("404.html", "/cards/%C3%A9/", True),
        ("404.html", "/cards/", True),
        ("404.html", "/%C3%A9/", False),
        ("404.html", "/cards/b/", False),
        ("index.html", "/cards/", False),
    ],
)
def test_the_404_page_alone_links_from_the_root(tmp_path: Path, path: str, url: str, good: bool) -> None:
    site = site_of(tmp_path, f'<a href="{url}">x</a>', base="https://example.org/cards/", path=path)
    assert (site.problems() == []) is good


def test_a_page_that_nothing_links_to_is_found(tmp_path: Path) -> None:
    assert site_of(tmp_path, "", path="alone.html").unreachable() == ["alone.html"]


@pytest.mark.parametrize("data", [b'{"a": 1, "a": 2}', b"\xef\xbb\xbf{}", b'{"a": NaN}', b'{"a": "\xff"}', b"{} x"])
def test_loose_json_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError):
        strict_json.loads(data)
