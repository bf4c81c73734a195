"""The table of Quartz as a board."""

from rich.text import Text

from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quartz.pieces import COLOUR_SLUGS
from motherlode.sitting.screens.quartz import bravery_line, day_line, hand_line
from motherlode.terminal.tui.boards import Asked, Drawing
from motherlode.terminal.tui.boards.pieces import crystals, labelled, seat_name, seats_table
from motherlode.words.narration import Narration


def board(narration: Narration, view: Records, asked: Asked) -> Drawing:
    """The day and the bag, the bonuses, a row for each dwarf, the own hand."""
    s, say = row(view, 0), narration.say
    headings = ("", "", say("table-cart"), say("table-chest"), narration.words.say("tui-coins"),
                narration.words.say("tui-cards"), "")  # fmt: skip
    rows = [
        labelled(say("table-in-the-bag"), crystals(narration, COLOUR_SLUGS, s.bag)),
        Text(bravery_line(narration, s)),
        seats_table(headings, [dwarf(narration, s, seat, seat + 1 in asked) for seat in range(s.seats)]),
        *(Text(line) for line in hand_line(narration, s)),
    ]
    return Drawing(day_line(narration, s), rows)


def dwarf(narration: Narration, s: Row, seat: int, is_asked: bool) -> list[Text | str]:
    """One dwarf: where it is and what it has."""
    chest = crystals(narration, COLOUR_SLUGS, s.chest[seat])
    if any(s.hidden[seat]):
        chest = Text.assemble(chest, " + ", crystals(narration, COLOUR_SLUGS, s.hidden[seat]))
    return [
        seat_name(narration, seat + 1, is_asked),
        narration.say("table-inside" if s.inside[seat] else "table-outside"),
        crystals(narration, COLOUR_SLUGS, s.cart[seat]),
        chest,
        f"{s.coins[seat]}",
        f"{s.hand_size[seat]}",
        narration.words.say("tui-token") if s.token[seat] else "",
    ]
