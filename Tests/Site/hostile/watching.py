"""Loads pages in a browser and reports all that a page without scripts of its own must not do."""
from __future__ import annotations

import html
import re
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Iterator
from urllib.parse import quote, unquote, urlsplit

from playwright.sync_api import Browser, BrowserContext, Dialog, Page, Request, Route

from hostile import allowed

POLICY = re.compile(r'<meta http-equiv="Content-Security-Policy" content="[^"]*">')
TITLE = re.compile(r"<title>(.*?)</title>", re.DOTALL)
BARE = '<!doctype html><meta charset="utf-8"><title>bare</title><body></body>'

# Runs in every page and frame before anything else; `report` is the browser's way to say what happened.
HOOKS = r"""
(() => {
  const report = window.report
  window.ran = (number) => report(`ran(${number})`)
  for (const name of ["alert", "confirm", "prompt", "open", "print"]) window[name] = () => report(`called ${name}`)
  window.addEventListener("securitypolicyviolation", (event) =>
    report(`the policy stopped ${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.lineNumber}`), true)
})()
"""

# Does all to every element that a reader may do by hand, and all that an event attribute may wait for.
TOUCH = r"""
() => {
  const names = new Set()
  for (const kind of [HTMLElement, SVGElement, MathMLElement, HTMLMediaElement, HTMLBodyElement])
    for (let each = kind.prototype; each; each = Object.getPrototypeOf(each))
      for (const name of Object.getOwnPropertyNames(each)) if (name.startsWith("on")) names.add(name.slice(2))
  for (const name of ["focusin", "begin", "end", "start", "finish"]) names.add(name)
  for (const special of ["click", "submit", "securitypolicyviolation", "beforeunload", "unload"]) names.delete(special)
  const canFocus = "a, area, button, input, select, textarea, summary, audio, video, iframe, [tabindex], [contenteditable]"
  // A link to a page is not followed; any other scheme may do what it can.
  window.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href], area[href]")
    if (link && /^(https?|mailto):$/.test(link.protocol)) event.preventDefault()
  })
  for (const node of document.querySelectorAll("body, body *")) {
    // Where no script adds a listener, an attribute alone can be one.
    if ([...node.attributes].some((attribute) => /^on/i.test(attribute.name)))
      for (const name of names) node.dispatchEvent(new Event(name, { bubbles: false, cancelable: true }))
    if (node.matches(canFocus)) node.focus()
    node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }))
  }
}
"""

# Puts each text into an element of its own, and what the browser makes of that into another one.
INSERT = r"""
(texts) => {
  const insert = (text) => {
    const place = document.createElement("div")
    place.className = "dp-text"
    document.body.append(place)
    place.innerHTML = text
    return place
  }
  document.body.replaceChildren()
  for (const text of texts) insert(insert(text).innerHTML)
}
"""


# Compares what stands in a page with what the same HTML is in an element of its own.
COMPARE = r"""
(cards) => {
  const problems = []
  const check = (card, kind, text) => {
    if (!text) return
    const place = document.getElementById(card.id)?.querySelector(`.${kind}`)
    const own = document.createElement("template")
    own.innerHTML = text
    if (place?.innerHTML !== own.innerHTML) problems.push(`the place of ${kind} of ${card.id}`)
  }
  for (const card of cards) {
    check(card, "dp-term", card.termHTML)
    check(card, "dp-front", card.frontHTML)
    check(card, "dp-text:not(.dp-front)", card.definitionHTML)
  }
  return problems
}
"""


@dataclass
class Watch:
    """A browser's page that reports, and what it reported."""

    page: Page
    origin: str
    # What is served there.
    output: Path
    keeps_policy: bool
    document: str = ""
    source: str = ""
    reports: list[str] = field(default_factory=list)

    def load(self, path: str) -> None:
        """Loads a page of the site."""
        source = (self.output / path).read_text(encoding="utf-8")
        assert POLICY.search(source), f"{path} has no policy"
        self.go(quote(path), source if self.keeps_policy else POLICY.sub("", source, count=1))

    def load_bare(self, source: str = BARE) -> None:
        """Loads a page that is not the site's, and has no policy."""
        self.go("bare/", source)

    def go(self, path: str, source: str) -> None:
        self.document, self.source = self.origin + path, source
        self.page.goto(self.document, wait_until="load")

    def touch(self) -> None:
        self.page.evaluate(TOUCH)

    def insert(self, texts: list[str]) -> None:
        """Puts texts into the page in place of all that is there."""
        self.page.evaluate(INSERT, texts)

    def compare(self, cards: list[dict[str, Any]]) -> None:
        """Reports the cards whose texts are not in the page as they are by themselves."""
        self.reports += self.page.evaluate(COMPARE, cards)

    def walk(self) -> None:
        self.reports += self.page.evaluate(allowed.WALK, allowed.table())

    def settle(self) -> None:
        """Waits for what the page still loads, and checks that it is the page that it was."""
        self.page.evaluate(SETTLE)
        if self.page.url != self.document:
            self.reports.append(f"went to {self.page.url} from {self.document}")
        written = html.unescape(found[1]) if (found := TITLE.search(self.source)) else ""
        if (title := self.page.title()).split() != written.split():
            self.reports.append(f"the title became {title!r} from {written!r}")

    def take(self) -> list[str]:
        """The reports since the last time, each once."""
        reports, self.reports = list(dict.fromkeys(self.reports)), []
        return reports

    def answer(self, route: Route, request: Request) -> None:
        """Lets the site's own files through, and reports everything else that a page asks for, which it gets not."""
        if request.url == self.document and request.is_navigation_request() and request.frame == self.page.main_frame:
            route.fulfill(body=self.source, content_type="text/html; charset=utf-8")
        elif self.may_load(request):
            route.continue_()
        else:
            self.reports.append(f"asked for {request.url} as {request.resource_type}")
            # A page that is answered with no content stays where it is.
            route.fulfill(status=204) if request.is_navigation_request() else route.abort()

    def may_load(self, request: Request) -> bool:
        parts = urlsplit(request.url)
        path = unquote(parts.path).removeprefix("/")
        if f"{parts.scheme}://{parts.netloc}/" != self.origin or not (self.output / path).is_file():
            return False
        return request.resource_type in ("image", "media") or path.startswith("assets/")

    def refuse(self, dialog: Dialog) -> None:
        self.reports.append(f"a dialogue: {dialog.message}")
        dialog.dismiss()


# Two turns of the event loop after the last image or sound has loaded or failed.
SETTLE = r"""
async () => {
  for (const image of document.images) image.loading = "eager"
  const images = [...document.images].filter((image) => !image.complete)
  await Promise.race([
    Promise.all(images.map((image) => new Promise((done) => {
      for (const name of ["load", "error"]) image.addEventListener(name, done)
    }))),
    new Promise((done) => setTimeout(done, 2000)),
  ])
  for (let turn = 0; turn < 3; turn += 1) await new Promise((done) => setTimeout(done, 10))
}
"""


@contextmanager
def watch(
    browser: Browser, origin: str, output: Path, keeps_policy: bool = True, **options: Any
) -> Iterator[Watch]:
    """A page to load others in, which reports all that they do."""
    with browser.new_context(**options) as context:
        watched = Watch(context.new_page(), origin, output, keeps_policy)
        listen(context, watched)
        yield watched


def listen(context: BrowserContext, watched: Watch) -> None:
    context.expose_binding("report", lambda _, text: watched.reports.append(str(text)[:500]))
    context.add_init_script(HOOKS)
    context.route("**/*", watched.answer)
    context.on("page", lambda page: watched.reports.append(f"opened {page.url}"))
    context.on("dialog", watched.refuse)
    context.on("console", lambda message: watched.reports.append(f"console: {message.type}: {message.text}"))
    context.on("weberror", lambda error: watched.reports.append(f"error: {error.error}"))
    watched.page.on("download", lambda download: watched.reports.append(f"download of {download.url}"))
    watched.page.on("websocket", lambda socket: watched.reports.append(f"socket to {socket.url}"))
