"""The messages of the page in the browser, whose sources no table lists: their arguments, and where they stand."""

import re
from importlib.resources import files

Row = tuple[tuple[str, str], ...]

# The arguments of a message that has any: name and kind. A kind of piece belongs to the game in the key.
ARGUMENTS: dict[str, Row] = {
    "page-range": (("fewest", "count"), ("most", "count")),
    "page-lobby-more": (("count", "count"),),
    "page-mine-place": (("place", "count"), ("count", "count")),
    "page-mine-bots": (("count", "count"),),
    "page-preparing": (("done", "count"), ("steps", "count")),
    "page-play-against": (("count", "count"),),
    **{f"page-level-{name}": (("level", "text"),) for name in ("apprentice", "digger", "miner", "foreman", "master")},
    "page-level-slips": (("share", "text"),),
    "page-level-search-quick": (("playouts", "count"),),
    "page-level-search": (("playouts", "count"), ("seconds", "text")),
    "page-level-against-usual": (("level", "text"), ("share", "text"), ("rating", "count"), ("sure", "count")),
    "page-level-against-random": (("level", "text"), ("share", "text"), ("rating", "count"), ("sure", "count")),
    "page-house-of": (("game", "text"),),
    "page-house-changed": (("count", "count"),),
    "page-house-printed": (("printed", "text"),),
    "page-house-number": (("lowest", "count"), ("highest", "count")),
    "page-house-list": (("most", "count"),),
    "page-house-part": (("number", "count"),),
    "page-house-quartz-bravery-item": (("number", "count"),),
    "page-house-dice-sets-item": (("number", "count"),),
    "page-house-dice-removed-item": (("number", "count"),),
    "page-house-other-game": (("game", "text"),),
    **{f"page-house-{what}": (("name", "text"),) for what in ("saved", "loaded", "loaded-part", "deleted")},
    "page-seat": (("number", "count"),),
    "page-name-here": (("number", "count"),),
    "page-agreed-clock": (("bank", "text"), ("credit", "text")),
    "page-agreed-clock-each": (("credit", "text"),),
    **{f"page-gather-{what}": (("name", "text"),) for what in ("kept", "declined", "remove-title")},
    "page-gather-fill": (("count", "count"),),
    **{f"page-kept-{what}": (("game", "text"), ("code", "text")) for what in ("save", "delete")},
    "page-needs-server-bot": (("bot", "text"),),
    "page-share-picture-of": (("link", "text"),),
    "page-share-text": (("game", "text"), ("code", "text")),
    "page-place-bot": (("level", "text"),),
    "page-sit": (("number", "count"),),
    "page-talk-spectator": (("name", "text"),),
    **{f"page-wanted-{why}": (("game", "text"),) for why in ("turn", "rematch")},
    "page-past": (("move", "count"),),
    "page-waiting-for": (("seat", "text"),),
    "page-curtain-for": (("seat", "text"),),
    "page-waiting": (("names", "text"),),
    "page-who": (("name", "text"), ("more", "text")),
    "page-your-answer": (("move", "text"),),
    "page-rule": (("rule", "text"),),
    "page-learn-title": (("game", "text"),),
    "page-learn-step": (("number", "count"), ("count", "count")),
    "page-learn-task": (("move", "text"),),
    "page-dice-dice": (("seat", "seat"),),
    "page-dice-die": (("number", "count"),),
    "page-dice-roll": (("count", "count"),),
    "page-dice-roll-paid": (("count", "count"),),
    "page-dice-pick-give": (("other", "seat"),),
    "page-dice-pick-from": (("other", "seat"),),
    "page-dice-pick-leader": (("other", "seat"),),
    "page-dice-limit": (("count", "count"), ("limit", "count")),
    "page-dice-use-face": (("face", "face"),),
    "page-quarry-gold-odds": (("percent", "count"),),
    "page-quartz-night": (("day", "count"),),
    "page-quarry-voted-for": (("tunnel", "tunnel"),),
    "page-quarry-voters": (("names", "text"),),
    "page-quarry-paying": (("move", "text"),),
    "page-rules-search": (("rule", "text"),),
    "page-rules-found": (("count", "count"),),
    "page-rules-at": (("rule", "text"),),
    "page-review-perhaps": (("text", "text"),),
    "page-review-progress": (("done", "count"), ("of", "count")),
    "page-review-line": (("count", "count"),),
    "page-review-moment": (("move", "count"),),
    "page-review-at": (("move", "count"), ("moves", "count")),
    "page-review-playouts": (("count", "count"),),
    "page-review-slips": (("slips", "count"), ("decisions", "count")),
    "page-review-as-good": (("move", "text"),),
    "page-review-before": (("move", "count"),),
    "page-review-after": (("move", "count"),),
}


def keys() -> list[str]:
    """The messages of the page."""
    catalogs = [file for file in files("motherlode.words").joinpath("en").iterdir() if file.name.endswith(".ftl")]
    texts = [catalog.read_text(encoding="utf-8") for catalog in catalogs]
    return [key for text in texts for key in re.findall(r"^(page-[\w-]*) =", text, re.MULTILINE)]


PAGE: dict[str, Row] = {key: ARGUMENTS.get(key, ()) for key in keys()}
