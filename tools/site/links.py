"""Follows every link of the built site: to pages, files and anchors. Nothing may be loaded from anywhere else."""

from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

LEADS = {"a": "href", "link": "href", "img": "src", "script": "src", "use": "href", "iframe": "src", "source": "src"}
LOADED = {"img", "script", "use", "iframe", "source"}  # and what a <link> brings, unless it only names something
NAMED = {"canonical", "alternate", "prev", "next"}
SITE = "http://site.invalid/"


class Page(HTMLParser):
    """The links and anchors of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.leads: list[tuple[str, bool]] = []  # to where, and whether the page loads it
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        """Note what is named and what is linked."""
        given = dict(attributes)
        self.anchors |= {name for name in (given.get("id"), given.get("name")) if name}
        if (to := given.get(LEADS.get(tag, ""))) is not None:
            loads = tag in LOADED or (tag == "link" and given.get("rel") not in NAMED)
            self.leads.append((to, loads))


def broken(folder: Path) -> list[str]:
    """What leads nowhere, as `page: link`."""
    pages = {file: Page(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.html"))}
    return [f"{file.relative_to(folder)}: {to}" for file in pages for to in wrong(folder, pages, file)]


def wrong(folder: Path, pages: dict[Path, Page], file: Path) -> Iterator[str]:
    """The links of a page that lead nowhere."""
    here = SITE + file.relative_to(folder).as_posix().removesuffix("index.html")
    for to, loads in pages[file].leads:
        address, anchor = urldefrag(urljoin(SITE if file.name == "404.html" and to.startswith("/") else here, to))
        if not address.startswith(SITE):
            if loads or urlsplit(address).scheme not in ("http", "https", "mailto"):
                yield to
            continue
        there = folder / unquote(address.removeprefix(SITE))
        if there.is_dir():
            there /= "index.html"
        if not there.is_file() or (anchor and there in pages and unquote(anchor) not in pages[there].anchors):
            yield to
