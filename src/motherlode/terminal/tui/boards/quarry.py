"""The table of The Quarry as a board: shapes are drawn, ore hollow and gems filled."""

from typing import Any

from rich.text import Text

from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quarry.pieces import CARD_SLUGS, STONE_SLUGS, TUNNEL_SLUGS
from motherlode.sitting.screens.quarry import TOKENS, middle_line, pile_line
from motherlode.terminal.tui.boards import Asked, Drawing
from motherlode.terminal.tui.boards.pieces import chips, labelled, seat_name, seats_table
from motherlode.words.narration import Narration

SHAPES = {"circle": ("○", "●"), "square": ("□", "■"), "triangle": ("△", "▲"), "diamond": ("◇", "◆")}
STYLES = {"circle": "#6fb7ff", "square": "#ffb347", "triangle": "#7fd67f", "diamond": "#e58fe5"}
MARKS = {
    f"{shape}-{kind}": mark for shape, marks in SHAPES.items() for kind, mark in zip(("ore", "gem"), marks, strict=True)
}
MARKS["gold"] = "★"
COLOURS = {slug: f"black on {STYLES.get(slug.partition('-')[0], '#ffd700')}" for slug in CARD_SLUGS}


def board(narration: Narration, view: Records, asked: Asked) -> Drawing:
    """The pile, the tunnels, a row for each player, the own hand."""
    s, say, words = row(view, 0), narration.say, narration.words
    tunnels = [(slug, stones(s.tunnel[place])) for place, slug in enumerate(TUNNEL_SLUGS)]
    headings = ("", words.say("tui-cards"), "", say("table-known"))
    rows = [
        Text("   ").join([labelled(name, heap) for name, heap in tunnels]),
        labelled(say("table-discard"), cards(s.discard)),
        seats_table(headings, [player(narration, s, seat, seat + 1 in asked) for seat in range(s.seats)]),
        *([labelled(say("table-hand"), stones(s.hand[narration.reader - 1]))] if narration.reader else []),
        *(Text(line) for line in middle_line(narration, s)),
    ]
    return Drawing(pile_line(narration, s), rows)


def stones(counts: Any) -> Text:
    """Cards of a hand or a tunnel."""
    return chips(STONE_SLUGS, counts, MARKS, COLOURS)


def cards(counts: Any) -> Text:
    """Cards of a pile, where gold may lie too."""
    return chips(CARD_SLUGS, counts, MARKS, COLOURS)


def player(narration: Narration, s: Row, seat: int, is_asked: bool) -> list[Text | str]:
    """One player: how many cards, which tokens, whether it has voted; then the cards that everybody knows of."""
    remarks = [narration.say(f"table-{token}") for token in TOKENS if getattr(s, token) == seat]
    remarks += [narration.say("table-voted")] if s.voted[seat] else []
    known = stones(s.known[seat]) if any(s.known[seat]) else Text("")
    return [seat_name(narration, seat + 1, is_asked), f"{s.hand_size[seat]}", ", ".join(remarks), known]
