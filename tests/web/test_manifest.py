"""The page can be installed: its manifest is right, and the icons are what it says of them."""

import json
import re
import struct
from pathlib import Path
from urllib.parse import urljoin

import pytest

from motherlode.server.http.versions import named

WEB = Path(__file__).parents[2] / "src/motherlode/web"
MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text(encoding="utf-8"))
PAGE = (WEB / "index.html").read_text(encoding="utf-8")
COLOURS = (WEB / "app/app.css").read_text(encoding="utf-8")
PNG = b"\x89PNG\r\n\x1a\n"


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height, as the head of a PNG file has them."""
    assert picture.startswith(PNG)
    width, height = struct.unpack(">II", picture[16:24])
    return width, height


def alpha(picture: bytes) -> bool:
    """Whether anything may be seen through it."""
    return picture[25] in (4, 6)


def test_the_page_names_its_manifest_and_it_begins_at_the_lobby() -> None:
    assert '<link rel="manifest" href="/web/manifest.webmanifest">' in PAGE
    assert MANIFEST["name"] == MANIFEST["short_name"] == "Motherlode"
    for base in ("", "/motherlode"):  # its own address is below the root of the server, as all files of the page are
        address = f"https://play.example.org{base}{named('manifest.webmanifest')}"
        assert urljoin(address, MANIFEST["start_url"]) == f"https://play.example.org{base}/"
    assert MANIFEST["scope"] == MANIFEST["start_url"]
    assert "id" not in MANIFEST, "it is the address where it begins, which is another one under another path"
    assert MANIFEST["display"] == "standalone"


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: icon["src"].rpartition("/")[2])
def test_every_icon_is_there_and_as_large_as_it_says(icon: dict[str, str]) -> None:
    path = WEB / icon["src"]
    if icon["type"] == "image/svg+xml":
        assert icon["sizes"] == "any"
        assert path.read_text(encoding="utf-8").startswith("<svg")
        return
    picture = path.read_bytes()
    width, height = size_of(picture)
    assert icon["sizes"] == f"{width}x{height}"
    if icon["purpose"] == "maskable":
        assert not alpha(picture), "a launcher cuts its own shape: the ground fills everything"


@pytest.mark.parametrize("purpose", ["any", "maskable"])
@pytest.mark.parametrize("size", ["192x192", "512x512"])
def test_both_sizes_are_there_for_both_purposes(purpose: str, size: str) -> None:
    assert [icon for icon in MANIFEST["icons"] if icon["purpose"] == purpose and icon["sizes"] == size]


def test_its_colours_are_those_of_the_page() -> None:
    light = dict(re.findall(r"--(\w+): (#\w+);", COLOURS[: COLOURS.index("[data-theme")]))
    assert MANIFEST["background_color"] == light["rock"]
    assert MANIFEST["theme_color"] == light["slab"]
    assert f'content="{light["slab"]}" media="(prefers-color-scheme: light)"' in PAGE
