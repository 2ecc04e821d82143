"""What the checks of the built site share: the program, the sample site built once, a server for it and a browser."""
from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from building import BASE, ROOT, Build, copy_of_sample
from links import Site
from serving import served
from small import SmallSite


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--program", type=Path, default=ROOT / ".build/release/deckpress", help="the program to check")


@pytest.fixture(scope="session")
def program(request: pytest.FixtureRequest) -> Path:
    path = request.config.getoption("--program").absolute()
    assert path.is_file(), f"{path} is not there: run make program"
    return path


@pytest.fixture(scope="session")
def sample(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Build:
    """The sample site, built by one thread."""
    build = copy_of_sample(program, tmp_path_factory.mktemp("sample"))
    build.run("--jobs", "1")
    return build


@pytest.fixture
def small(program: Path, tmp_path: Path) -> SmallSite:
    """A site to be written by the test, with one good deck."""
    site = SmallSite(program, tmp_path / "small")
    site.write("decks/good.md", "# Good\n\n## term\n\ndefinition\n")
    return site


@pytest.fixture(scope="session")
def site(sample: Build) -> Site:
    return Site(sample.output)


@pytest.fixture(scope="session")
def based_site(program: Path, tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The sample site, built for an address."""
    build = copy_of_sample(program, tmp_path_factory.mktemp("based"))
    build.run("--base-url", BASE)
    return Site(build.output, BASE)


@pytest.fixture(scope="session")
def address(sample: Build) -> Iterator[str]:
    """Where the sample site is served, in a folder of its own below the server's root."""
    with served(sample.output.parent) as root:
        yield f"{root}{sample.output.name}/"


@pytest.fixture(scope="session")
def root_address(sample: Build) -> Iterator[str]:
    """Where the sample site is served at the server's root, as its 404 page expects without a `base-url`."""
    with served(sample.output) as root:
        yield root


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert path, "no Chromium was found: install Debian's package chromium"
    options = ["--disable-dev-shm-usage", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"]
    if os.geteuid() == 0:
        options.append("--no-sandbox")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=options)
        yield browser
        browser.close()
