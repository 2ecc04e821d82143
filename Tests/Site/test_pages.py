"""Every page of the sample site is valid, keeps the site's promises, and every link leads somewhere."""
from xml.etree import ElementTree

import policy
import validity
from building import BASE
from links import NOT_FOUND, Link, Site, links_of


def report(problems: list[str]) -> str:
    return "\n".join([f"{len(problems)} problems", *problems[:40]])


def test_every_page_is_valid(site: Site) -> None:
    problems = [problem for page in site.pages.values() for problem in validity.problems(page)]
    assert not problems, report(problems)


def test_every_page_keeps_its_promises(site: Site) -> None:
    problems = [problem for page in site.pages.values() for problem in policy.problems(page)]
    assert not problems, report(problems)


def test_every_link_leads_somewhere(site: Site) -> None:
    problems = site.problems()
    assert not problems, report(problems)


def test_every_page_is_reached_from_the_front_page(site: Site) -> None:
    assert not site.unreachable()


def test_with_an_address_every_link_leads_somewhere_too(based_site: Site) -> None:
    problems = based_site.problems()
    assert not problems, report(problems)


def test_with_an_address_the_404_page_works_at_any_depth(based_site: Site) -> None:
    links = [link for element in based_site.pages[NOT_FOUND].elements for link in links_of(element)]
    assert links
    assert not [link for link in links if not link.url.startswith(("/cards/", BASE, "#"))]


def test_with_an_address_each_page_names_its_canonical_one(based_site: Site) -> None:
    for path, page in based_site.pages.items():
        canonical = [link for element in page.elements for link in links_of(element) if link.is_canonical]
        targets = [based_site.follow(path, link) for link in canonical]
        assert path == NOT_FOUND or "/print/" in path or targets == [(path, "")], path


def test_the_sitemap_lists_pages_and_stands_only_with_an_address(site: Site, based_site: Site) -> None:
    assert "sitemap.xml" not in site.files
    sitemap = ElementTree.parse(based_site.output / "sitemap.xml").getroot()
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    assert sitemap.tag == space + "urlset"
    listed = [location.text or "" for location in sitemap.iter(space + "loc")]
    pages = [based_site.follow("", Link(url, is_resource=False, is_canonical=True)) for url in listed]
    assert len(set(listed)) == len(listed)
    assert ("index.html", "") in pages
    assert (NOT_FOUND, "") not in pages


def test_style_sheets_are_small(site: Site) -> None:
    sizes = {name: (site.output / name).stat().st_size for name in site.files if name.endswith(".css")}
    assert sizes
    # A page has one of them.
    assert max(sizes.values()) < 20_000, sizes


def test_hosts_that_would_hide_files_are_told_not_to(site: Site) -> None:
    assert ".nojekyll" in site.files
