"""The sprite files: made of the drawings, fit to be shown from any page, and with a picture for every piece."""

import gzip
import re
from pathlib import Path

from motherlode.games.dice import pieces as dice
from motherlode.games.quarry import pieces as quarry
from motherlode.games.quartz import pieces as quartz
from tools.art import build

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src/motherlode/web"
FILES = {name: (WEB / "art" / f"{name}.svg").read_text(encoding="utf-8") for name in build.FILES}
SPRITES = "".join(FILES.values())
IDS = re.findall(r'\bid="([^"]+)"', SPRITES)


def test_the_files_are_what_the_drawings_make() -> None:
    assert build.build() == FILES, "run: python tools/art/build.py"


def test_the_page_knows_which_picture_is_where() -> None:
    code = (WEB / "art" / "files.js").read_text(encoding="utf-8")
    assert code == build.index(FILES), "run: python tools/art/build.py"
    words = dict(re.findall(r'^  "?([\w-]+)"?: "(\w+)",$', code, re.MULTILINE))
    for file, text in FILES.items():
        for symbol in re.findall(r'\bid="([^"]+)"', text):
            assert words.get(symbol, words.get(symbol.partition("-")[0], "sprites")) == file, symbol


def test_every_piece_has_its_picture() -> None:
    wanted = [f"crystal-{crystal.slug}" for crystal in (*quartz.CRYSTALS, *dice.CRYSTALS)]
    wanted += [f"card-{card.slug}" for card in quartz.CARDS]
    wanted += [f"face-{face}" for face in dice.FACES]
    wanted += [f"stone-{card.slug}" for card in quarry.CARDS]
    wanted += [f"shape-{shape}" for shape in quarry.SHAPES]
    wanted += [f"action-{action.slug}" for action in quarry.PAID_ACTIONS]
    wanted += [f"vote-{ballot}" for ballot in quarry.BALLOTS]
    wanted += [f"tunnel-{ballot}" for ballot in quarry.BALLOTS[: quarry.TUNNELS]]
    wanted += [f"dwarf-{seat + 1}" for seat in range(max(quartz.MOST_SEATS, dice.MOST_SEATS, quarry.MOST_SEATS))]
    assert set(wanted) <= set(IDS)


def test_every_icon_is_shown_somewhere() -> None:
    code = "".join(file.read_text(encoding="utf-8") for file in (WEB / "app").rglob("*.js"))
    assert [name for name in IDS if name.startswith("icon-") and f'"{name}"' not in code] == []


def test_only_symbols_have_ids_and_each_its_own() -> None:
    assert len(IDS) == len(set(IDS)) == SPRITES.count("<symbol id=")


def test_nothing_points_anywhere() -> None:
    assert not re.search(r"<style|<script|<image|<use|href|url\(|style=|http(?!://www\.w3\.org/2000/svg)", SPRITES)


def test_it_travels_light() -> None:
    for name, text in FILES.items():
        assert len(gzip.compress(text.encode())) < 25_000, name
