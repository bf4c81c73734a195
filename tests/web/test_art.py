"""The sprite file: made of the drawings, fit to be shown from any page, and with a picture for every piece."""

import gzip
import re
from pathlib import Path

from motherlode.games.dice import pieces as dice
from motherlode.games.quarry import pieces as quarry
from motherlode.games.quartz import pieces as quartz
from tools.art import build

ROOT = Path(__file__).parents[2]
SPRITES = (ROOT / "src/motherlode/web/art/sprites.svg").read_text(encoding="utf-8")
IDS = re.findall(r'\bid="([^"]+)"', SPRITES)


def test_the_file_is_what_the_drawings_make() -> None:
    assert build.build() == SPRITES, "run: python tools/art/build.py"


def test_every_piece_has_its_picture() -> None:
    wanted = [f"crystal-{crystal.slug}" for crystal in (*quartz.CRYSTALS, *dice.CRYSTALS)]
    wanted += [f"card-{card.slug}" for card in quartz.CARDS]
    wanted += [f"face-{face}" for face in dice.FACES]
    wanted += [f"stone-{card.slug}" for card in quarry.CARDS]
    wanted += [f"shape-{shape}" for shape in quarry.SHAPES]
    wanted += [f"deed-{deed.slug}" for deed in quarry.DEEDS]
    wanted += [f"vote-{ballot}" for ballot in quarry.BALLOTS]
    wanted += [f"tunnel-{ballot}" for ballot in quarry.BALLOTS[: quarry.TUNNELS]]
    wanted += [f"dwarf-{seat + 1}" for seat in range(max(quartz.MOST_SEATS, dice.MOST_SEATS, quarry.MOST_SEATS))]
    assert set(wanted) <= set(IDS)


def test_only_symbols_have_ids_and_each_its_own() -> None:
    assert len(IDS) == len(set(IDS)) == SPRITES.count("<symbol id=")


def test_nothing_points_anywhere() -> None:
    assert not re.search(r"<style|<script|<image|<use|href|url\(|style=|http(?!://www\.w3\.org/2000/svg)", SPRITES)


def test_it_travels_light() -> None:
    assert len(gzip.compress(SPRITES.encode())) < 45_000
