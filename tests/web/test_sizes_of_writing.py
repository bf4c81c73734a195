"""Everything on the page is written in one of six sizes, none of them under 13 pixels."""

import re
from pathlib import Path

import pytest

APP = Path(__file__).parents[2] / "src/motherlode/web/app"
STYLES = sorted(APP.rglob("*.css"))
SIZE = re.compile(r"--(text-[a-z]+): ([\d.]+)rem")
WRITTEN = re.compile(r"(?<![\w-])font(?:-size)?:\s*([^;}]+)")
# What follows its place or is no writing: signs without words, letters in pictures, paper, the scale of the window.
OTHER = re.compile(r"^(0|inherit|1em|100%|[78]00 18px/1 var\(--plain\)|10pt|clamp\(100%, .*\))$")


def sizes() -> dict[str, float]:
    text = (APP / "app.css").read_text(encoding="utf-8")
    return {name: float(rem) * 16 for name, rem in SIZE.findall(text)}


def test_there_are_six() -> None:
    assert len(sizes()) == 6
    assert min(sizes().values()) >= 13


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.stem)
def test_a_style_uses_no_other(style) -> None:
    for given in WRITTEN.findall(style.read_text(encoding="utf-8")):
        used = re.search(r"var\(--(text-[a-z]+)", given)
        assert (used and used[1] in sizes()) or OTHER.match(given.strip()), given
