"""What a player of Quartz would like to count before answering: the odds of obsidian, and what a sale would bring."""

from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records, Row, from_bytes, row
from motherlode.games.quartz.pieces import OBSIDIAN
from motherlode.match.happenings import Happening, happenings
from motherlode.terminal.quartz_table import bravery_line, crystals
from motherlode.terminal.telling import Telling


def odds_lines(telling: Telling, s: Row, seat: int) -> list[str]:
    """How likely the next crystal is an obsidian, and what one would mean for this seat."""
    total, obsidian = sum(s.bag), s.bag[OBSIDIAN]
    if total == 0:
        return []
    percent = round(100 * obsidian / total, 1)
    odds = telling.say("table-odds", obsidian=obsidian, total=total, percent=percent)
    if obsidian == 0:
        return [odds]
    if s.cart[seat, OBSIDIAN] == 0:
        return [odds, telling.say("table-odds-first")]
    return [odds, telling.say("table-odds-token" if s.token[seat] else "table-odds-accident")]


def stake_line(telling: Telling, s: Row, seat: int) -> str:
    """What lies on the cart."""
    return telling.labelled("table-your-cart", crystals(telling, s.cart[seat])) + "."


def sale(game: Game, view: Records, seat: int) -> Happening | None:
    """What the haul of a seat would bring if all of it were sold now: one possible world plays it out."""
    world = from_bytes(game.state, view.tobytes())
    events = game.event_buffer()
    game.rules.guess(world, 0, seat, 0)
    game.rules.apply(world, 0, seat, game.action("done"), events)
    sales = [happening for happening in happenings(game, events, None) if happening.name == "sold"]
    return next((happening for happening in sales if happening.arguments["seat"] == seat + 1), None)


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
