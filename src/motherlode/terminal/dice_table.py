"""The table of the dice game as lines of text, and what helps with a question. Everything lies open."""

from typing import Any

from motherlode.coach.odds.heaps import next_piece
from motherlode.games.dice.moves import ASK_ROLL, COLOUR_SLUGS
from motherlode.games.dice.options import VALUABLE_SLUGS
from motherlode.games.dice.pieces import (
    AFTER_ROUNDS,
    FACES,
    HELMET,
    JACKHAMMER,
    KINDS_OF_ACTIONS,
    PICKAXE,
    UNSTABLE,
)
from motherlode.games.kit.parsers import named
from motherlode.games.kit.records import Records, Row, row
from motherlode.terminal.telling import About, Telling


def on_turn(telling: Telling, view: Records) -> list[str]:
    """The bag and the players when a turn begins; later in a turn, what has changed was told."""
    s = row(view, 0)
    rolled_once = s.rolls_left == s.rolls - 1 and not any(s.used)
    return short_table(telling, view) if rolled_once and (s.question == ASK_ROLL or s.rolls == 1) else []


def full_table(telling: Telling, view: Records) -> list[str]:
    """Everything there is."""
    s = row(view, 0)
    rolls = telling.say("table-rolls", count=s.rolls_left)
    return [*short_table(telling, view), f"{dice_text(telling, s)}; {rolls}.", *used_line(telling, s)]


def short_table(telling: Telling, view: Records) -> list[str]:
    """The round, the bag, and every player."""
    s = row(view, 0)
    points = telling.game.by_seat()
    telling.game.rules.scores(view, 0, points)
    seats = [line for seat in range(s.seats) for line in seat_lines(telling, s, seat, int(points[seat]))]
    return [round_line(telling, s), *bag_lines(telling, s), *seats]


def round_line(telling: Telling, s: Row) -> str:
    """The day, if there are several, and the round."""
    day = [telling.say("table-day", day=s.day, days=s.days)] if s.days > 1 else []
    has_last_round = s.ending == AFTER_ROUNDS
    label = "table-round" if has_last_round else "table-round-open"
    last = {"rounds": s.rounds} if has_last_round else {}
    return ". ".join([*day, telling.say(label, round=s.round, **last)]) + "."


def bag_lines(telling: Telling, s: Row) -> list[str]:
    """How full the bag is, what is in it, and what will be."""
    bag = telling.say("table-bag", total=sum(s.bag), unstable=s.bag[UNSTABLE])
    pairs = telling.say("table-pairs", count=s.pairs_left)
    return [f"{bag}; {pairs}.", telling.labelled("table-in-the-bag", crystals(telling, s.bag)) + "."]


def seat_lines(telling: Telling, s: Row, seat: int, points: int) -> list[str]:
    """One player: what there is to say, then the crystals."""
    who = telling.words.say("seat-name", number=seat + 1, seat=telling.seat(seat + 1))
    state = [telling.say("table-sum", points=s.sums[seat])] if s.days > 1 else []
    if s.out[seat]:
        return [telling.words.say("labelled", label=who, text=", ".join([telling.say("table-out"), *state])) + "."]
    state = [telling.say("table-points", points=points), *state]
    state += [telling.say("table-markers", count=s.markers[seat])]
    state += [telling.say("table-leader")] if s.leader == seat else []
    return [telling.words.say("labelled", label=who, text=", ".join(state)) + ".", f"  {held(telling, s, seat)}"]


def held(telling: Telling, s: Row, seat: int) -> str:
    """Cart and chest of a seat."""
    cart = telling.labelled("table-cart", crystals(telling, s.cart[seat]))
    return f"{cart}. {telling.labelled('table-chest', crystals(telling, s.chest[seat]))}."


def crystals(telling: Telling, heap: Any) -> str:
    """A heap of crystals in words."""
    counted = [telling.say(f"crystal-{slug}.count", count=n) for slug, n in named(heap, COLOUR_SLUGS).items()]
    return ", ".join(counted) or telling.say("table-empty")


def faces(telling: Telling, dice: Any) -> str:
    """Dice in words."""
    return ", ".join(telling.say(f"face-{slug}.count", count=n) for slug, n in named(dice, FACES).items())


# --- what helps with a question


def before_answer(telling: Telling, view: Records, question: str, seat: int) -> list[str]:
    """The dice, the crystals that a question is about, and the odds of an unstable one where something may be drawn."""
    s = row(view, 0)
    if question == "roll":
        return [f"{dice_text(telling, s)}."]
    if question == "act":
        odds = odds_line(telling, s) if not s.used[PICKAXE] or not s.used[JACKHAMMER] else []
        return [*wild_line(telling, s), *used_line(telling, s), *odds]
    if question == "return":
        return [telling.labelled("table-drawn", crystals(telling, s.table)) + "."]
    if question in ("store", "give"):
        return [held(telling, s, seat)]
    return []


def dice_text(telling: Telling, s: Row) -> str:
    """The dice as they lie."""
    return telling.labelled("table-dice", faces(telling, s.dice))


def wild_line(telling: Telling, s: Row) -> list[str]:
    """The dice, and how many wild faces their helmets still make."""
    wild = f"; {telling.say('table-wild', count=wild_left(s))}" if s.dice[HELMET] > 1 else ""
    return [f"{dice_text(telling, s)}{wild}."]


def used_line(telling: Telling, s: Row) -> list[str]:
    """The faces used this turn."""
    return [telling.labelled("table-used", faces(telling, s.used)) + "."] if any(s.used) else []


def wild_left(s: Row) -> int:
    """Pairs of helmets that have not yet stood for another face."""
    taken = sum(max(0, int(s.used[face]) - int(s.dice[face])) for face in range(KINDS_OF_ACTIONS))
    return int(s.dice[HELMET]) // 2 - taken


def odds_line(telling: Telling, s: Row) -> list[str]:
    """How likely the next crystal is an unstable one."""
    chances = next_piece(s.bag)
    return [telling.say("table-odds", percent=round(100 * float(chances[UNSTABLE]), 1)) + "."] if chances else []


def face_lines(telling: Telling, view: Records) -> list[str]:
    """What each face does."""
    effects = [(telling.say(f"face-{slug}"), telling.say(f"face-{slug}.effect")) for slug in FACES]
    return [telling.words.say("labelled", label=name, text=effect) for name, effect in effects]


def move_text(telling: Telling, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list: with the cart of the seat it names, or the points of the crystal."""
    s = row(view, 0)
    label = telling.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    if verb == "seat":
        return telling.words.say("labelled", label=label, text=crystals(telling, s.cart[int(rest) - 1]))
    if rest in VALUABLE_SLUGS:
        return telling.say("table-worth", move=label, points=s.values[VALUABLE_SLUGS.index(rest)])
    return label
