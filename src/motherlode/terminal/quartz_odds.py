"""What a player of Quartz would like to know before answering, in words: the coach counts the odds and the sale."""

from motherlode.coach.odds.heaps import next_piece
from motherlode.coach.odds.quartz import sale, warning
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.quartz.pieces import OBSIDIAN
from motherlode.terminal.quartz_table import bravery_line, crystals
from motherlode.terminal.telling import Telling


def odds_lines(telling: Telling, s: Row, seat: int) -> list[str]:
    """How likely the next crystal is an obsidian, and what one would mean for this seat."""
    chances = next_piece(s.bag)
    if not chances:
        return []
    percent = round(100 * float(chances[OBSIDIAN]), 1)
    odds = telling.say("table-odds", obsidian=s.bag[OBSIDIAN], total=sum(s.bag), percent=percent)
    return [odds, telling.say(f"table-odds-{warning(s, seat)}")] if chances[OBSIDIAN] else [odds]


def stake_line(telling: Telling, s: Row, seat: int) -> str:
    """What lies on the cart."""
    return telling.labelled("table-your-cart", crystals(telling, s.cart[seat])) + "."


def before_answer(telling: Telling, view: Records, question: str, seat: int) -> list[str]:
    """The lines that help with a question; a turn has the whole table besides."""
    s = row(view, 0)
    if question == "turn":
        return odds_lines(telling, s, seat)
    if question == "dig":
        return [stake_line(telling, s, seat), *odds_lines(telling, s, seat)]
    if question in ("token", "react"):
        return [stake_line(telling, s, seat)]
    if question == "thrill":
        return [stake_line(telling, s, seat), bravery_line(telling, s), *odds_lines(telling, s, seat)]
    if question == "store":
        haul = telling.labelled("table-your-haul", crystals(telling, s.cart[seat])) + "."
        sold = sale(telling.game, view, seat)
        if sold is None:
            return [haul]
        bonus = telling.piece("bonus", sold.arguments["bonus"])
        return [haul, telling.say("table-sale", coins=sold.arguments["coins"], bonus=bonus)]
    return []
