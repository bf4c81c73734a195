"""The documentation site is built, each page can be reached, and a link that leads nowhere is found."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools.pictures import DOORS, FOLDER, door
from tools.site import __main__ as site
from tools.site.gather import BUILT, CONFIGURATION, configuration_of
from tools.site.links import broken
from tools.site.pages import LANGUAGES, ROOT, places

PICTURE = re.compile(r'<img [^>]*src="([^"]+)"')
# A picture comes from a command: tools/pictures.py, or the art of the page.
MADE = ("files/docs/pictures/", "assets/logo.svg")


@pytest.fixture(scope="module")
def built() -> Path:
    """The site, as `make docs` builds it."""
    assert site.main() == 0
    return BUILT


def listed(entries: list[Any]) -> list[str]:
    """The pages of a navigation."""
    found = []
    for entry in entries:
        inside = entry if isinstance(entry, str) else next(iter(entry.values()))
        found += listed(inside) if isinstance(inside, list) else [inside]
    return found


def test_every_page_is_built_and_in_the_navigation(built: Path) -> None:
    for language in LANGUAGES:
        settings = yaml.safe_load(configuration_of(language).read_text(encoding="utf-8"))
        mine = [place for place in places().values() if place.language == language]
        assert sorted(listed(settings["nav"])) == sorted(place.path for place in mine)
        assert [place for place in mine if not (built / place.address / "index.html").is_file()] == []


def test_the_four_doors_stand_open_in_every_language(built: Path) -> None:
    for language in LANGUAGES:
        first = (built / ("" if language == "en" else language) / "index.html").read_text(encoding="utf-8")
        assert len(re.findall(r'<a class="door"', first)) == len(DOORS) == 4


def test_tables_and_references_are_filled_in(built: Path) -> None:
    game = (built / "ru" / "games" / "quarry" / "index.html").read_text(encoding="utf-8")
    assert "search:3000" in game
    assert "Мастер" in game
    match = (built / "reference" / "match" / "index.html").read_text(encoding="utf-8")
    assert "Match.legal" in match
    assert not [page for page in built.rglob("*.html") if "<!-- insert" in page.read_text(encoding="utf-8")]


def test_every_picture_is_made_by_a_command(built: Path) -> None:
    for page in built.rglob("*.html"):
        for picture in PICTURE.findall(page.read_text(encoding="utf-8")):
            assert any(made in picture for made in MADE), f"{page}: {picture}"
    for name in DOORS:
        assert (FOLDER / f"door-{name}.svg").read_text(encoding="utf-8") == door(name), "run: python tools/pictures.py"


def test_other_builders_can_read_the_configuration() -> None:
    settings = yaml.safe_load(CONFIGURATION.read_text(encoding="utf-8"))
    assert settings["theme"]["name"] == "material"
    assert (ROOT / settings["docs_dir"]).parts[-2:] == ("docs", "en")


GOOD = '<a href="there/#here">there</a><a id="top"></a><a href="#top"></a><a href="https://example.org">elsewhere</a>'


@pytest.mark.parametrize(
    ("link", "found"),
    [
        ("", []),
        ('<a href="nowhere/">', ["index.html: nowhere/"]),
        ('<a href="there/#nobody">', ["index.html: there/#nobody"]),
        ('<img src="lost.png">', ["index.html: lost.png"]),
        ('<script src="https://example.org/a.js"></script>', ["index.html: https://example.org/a.js"]),
        ('<link rel="stylesheet" href="https://example.org/a.css">', ["index.html: https://example.org/a.css"]),
        ('<a href="javascript:alert(1)">', ["index.html: javascript:alert(1)"]),
    ],
)
def test_what_leads_nowhere_is_found(link: str, found: list[str], tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "there" / "index.html").write_text('<p id="here">')
    (tmp_path / "index.html").write_text(GOOD + link)
    assert broken(tmp_path) == found
