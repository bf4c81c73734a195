"""The table of the dice game as a board."""

from rich.text import Text

from motherlode.games.dice.pieces import COLOUR_SLUGS, FACES
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.sitting.screens.dice import bag_lines, round_line, used_line
from motherlode.terminal.tui.boards import Asked, Drawing
from motherlode.terminal.tui.boards.pieces import crystals, labelled, seat_name, seats_table
from motherlode.words.narration import Narration

DIE = "black on #e8e4da"


def board(narration: Narration, view: Records, asked: Asked) -> Drawing:
    """The round, the bag, the dice, a row for each player."""
    s, say, words = row(view, 0), narration.say, narration.words
    points = narration.game.by_seat()
    narration.game.rules.scores(view, 0, points)
    headings = ("", say("table-cart"), say("table-chest"), words.say("tui-points"), words.say("tui-markers"), "")
    rows = [
        labelled(say("table-in-the-bag"), crystals(narration, COLOUR_SLUGS, s.bag)),
        seats_table(headings, [player(narration, s, seat, int(points[seat]), asked) for seat in range(s.seats)]),
        labelled(say("table-dice"), dice(narration, s)),
        *(Text(line) for line in used_line(narration, s)),
    ]
    return Drawing(f"{round_line(narration, s)} {bag_lines(narration, s)[0]}", rows)


def dice(narration: Narration, s: Row) -> Text:
    """The dice as they lie, and the rolls that are left."""
    text = Text()
    for face, count in named(s.dice, FACES).items():
        for _ in range(count):
            text.append(f" {narration.say(f'face-{face}')} ", DIE).append(" ")
    return text.append(f" {narration.say('table-rolls', count=s.rolls_left)}", "dim")


def player(narration: Narration, s: Row, seat: int, points: int, asked: Asked) -> list[Text | str]:
    """One player: what there is in cart and chest, and what it is worth."""
    remarks = [narration.say("table-out")] if s.out[seat] else []
    remarks += [narration.say("table-leader")] if s.leader == seat and not s.out[seat] else []
    remarks += [narration.say("table-sum", points=s.sums[seat])] if s.days > 1 else []
    return [
        seat_name(narration, seat + 1, seat + 1 in asked),
        crystals(narration, COLOUR_SLUGS, s.cart[seat]),
        crystals(narration, COLOUR_SLUGS, s.chest[seat]),
        f"{points}",
        f"{s.markers[seat]}",
        ", ".join(remarks),
    ]
