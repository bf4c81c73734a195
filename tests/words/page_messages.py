"""The messages of the page in the browser, whose sources no table lists: what they are told with, and where."""

import re
from importlib.resources import files

Row = tuple[tuple[str, str], ...]

# The arguments of a message that has any: name and kind. A kind of piece belongs to the game in the key.
ARGUMENTS: dict[str, Row] = {
    "page-range": (("fewest", "count"), ("most", "count")),
    "page-play-against": (("count", "count"),),
    "page-seat": (("number", "count"),),
    "page-place-bot": (("level", "text"),),
    "page-sit": (("number", "count"),),
    "page-past": (("move", "count"),),
    "page-waiting-for": (("seat", "text"),),
    "page-curtain-for": (("seat", "text"),),
    "page-dice-dice": (("seat", "seat"),),
    "page-dice-die": (("number", "count"),),
    "page-dice-roll": (("count", "count"),),
    "page-dice-roll-paid": (("count", "count"),),
    "page-dice-pick-give": (("other", "seat"),),
    "page-dice-pick-from": (("other", "seat"),),
    "page-dice-pick-leader": (("other", "seat"),),
    "page-quarry-voted-for": (("tunnel", "tunnel"),),
    "page-quarry-voters": (("names", "text"),),
    "page-quarry-paying": (("move", "text"),),
}


def keys() -> list[str]:
    """The messages of the page."""
    catalogs = [file for file in files("motherlode.words").joinpath("en").iterdir() if file.name.endswith(".ftl")]
    texts = [catalog.read_text(encoding="utf-8") for catalog in catalogs]
    return [key for text in texts for key in re.findall(r"^(page-[\w-]*) =", text, re.MULTILINE)]


PAGE: dict[str, Row] = {key: ARGUMENTS.get(key, ()) for key in keys()}
