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
from motherlode.terminal.screens import Screen, Spoken, dice_rerolls
from motherlode.words.narration import About, Narration


def on_turn(narration: Narration, view: Records) -> list[str]:
    """The bag and the players when a turn begins; later in a turn, the events have said what changed."""
    s = row(view, 0)
    rolled_once = s.rolls_left == s.rolls - 1 and not any(s.used)
    return short_table(narration, view) if rolled_once and (s.question == ASK_ROLL or s.rolls == 1) else []


def full_table(narration: Narration, view: Records) -> list[str]:
    """Everything there is."""
    s = row(view, 0)
    rolls = narration.say("table-rolls", count=s.rolls_left)
    return [*short_table(narration, view), f"{dice_text(narration, s)}; {rolls}.", *used_line(narration, s)]


def short_table(narration: Narration, view: Records) -> list[str]:
    """The round, the bag, and every player."""
    s = row(view, 0)
    points = narration.game.by_seat()
    narration.game.rules.scores(view, 0, points)
    seats = [line for seat in range(s.seats) for line in seat_lines(narration, s, seat, int(points[seat]))]
    return [round_line(narration, s), *bag_lines(narration, s), *seats]


def round_line(narration: Narration, s: Row) -> str:
    """The day, if there are several, and the round."""
    day = [narration.say("table-day", day=s.day, days=s.days)] if s.days > 1 else []
    has_last_round = s.ending == AFTER_ROUNDS
    label = "table-round" if has_last_round else "table-round-open"
    last = {"rounds": s.rounds} if has_last_round else {}
    return ". ".join([*day, narration.say(label, round=s.round, **last)]) + "."


def bag_lines(narration: Narration, s: Row) -> list[str]:
    """How full the bag is, what is in it, and what will be."""
    bag = narration.say("table-bag", total=sum(s.bag), unstable=s.bag[UNSTABLE])
    pairs = narration.say("table-pairs", count=s.pairs_left)
    return [f"{bag}; {pairs}.", narration.labelled("table-in-the-bag", crystals(narration, s.bag)) + "."]


def seat_lines(narration: Narration, s: Row, seat: int, points: int) -> list[str]:
    """One player: what there is to say, then the crystals."""
    who = narration.words.say("seat-name", number=seat + 1, seat=narration.seat(seat + 1))
    state = [narration.say("table-sum", points=s.sums[seat])] if s.days > 1 else []
    if s.out[seat]:
        return [narration.words.say("labelled", label=who, text=", ".join([narration.say("table-out"), *state])) + "."]
    state = [narration.say("table-points", points=points), *state]
    state += [narration.say("table-markers", count=s.markers[seat])]
    state += [narration.say("table-leader")] if s.leader == seat else []
    return [narration.words.say("labelled", label=who, text=", ".join(state)) + ".", f"  {held(narration, s, seat)}"]


def held(narration: Narration, s: Row, seat: int) -> str:
    """Cart and chest of a seat."""
    cart = narration.labelled("table-cart", crystals(narration, s.cart[seat]))
    return f"{cart}. {narration.labelled('table-chest', crystals(narration, s.chest[seat]))}."


def crystals(narration: Narration, heap: Any) -> str:
    """A heap of crystals in words."""
    counted = [narration.say(f"crystal-{slug}.count", count=n) for slug, n in named(heap, COLOUR_SLUGS).items()]
    return ", ".join(counted) or narration.say("table-empty")


def faces(narration: Narration, dice: Any) -> str:
    """Dice in words."""
    return ", ".join(narration.say(f"face-{slug}.count", count=n) for slug, n in named(dice, FACES).items())


# --- what helps with a question


def before_answer(narration: Narration, view: Records, question: str, seat: int) -> list[str]:
    """The dice, the crystals that a question is about, and the odds of an unstable one where something may be drawn."""
    s = row(view, 0)
    if question == "roll":
        return [f"{dice_text(narration, s)}."]
    if question == "act":
        odds = odds_line(narration, s) if not s.used[PICKAXE] or not s.used[JACKHAMMER] else []
        return [*wild_line(narration, s), *used_line(narration, s), *odds]
    if question == "return":
        return [narration.labelled("table-drawn", crystals(narration, s.table)) + "."]
    if question in ("store", "give"):
        return [held(narration, s, seat)]
    return []


def dice_text(narration: Narration, s: Row) -> str:
    """The dice as they lie."""
    return narration.labelled("table-dice", faces(narration, s.dice))


def wild_line(narration: Narration, s: Row) -> list[str]:
    """The dice, and how many wild faces their helmets still make."""
    wild = f"; {narration.say('table-wild', count=wild_left(s))}" if s.dice[HELMET] > 1 else ""
    return [f"{dice_text(narration, s)}{wild}."]


def used_line(narration: Narration, s: Row) -> list[str]:
    """The faces used this turn."""
    return [narration.labelled("table-used", faces(narration, s.used)) + "."] if any(s.used) else []


def wild_left(s: Row) -> int:
    """Pairs of helmets that have not yet stood for another face."""
    taken = sum(max(0, int(s.used[face]) - int(s.dice[face])) for face in range(KINDS_OF_ACTIONS))
    return int(s.dice[HELMET]) // 2 - taken


def odds_line(narration: Narration, s: Row) -> list[str]:
    """How likely the next crystal is an unstable one."""
    chances = next_piece(s.bag)
    return [narration.say("table-odds", percent=round(100 * float(chances[UNSTABLE]), 1)) + "."] if chances else []


def face_lines(narration: Narration, view: Records) -> list[str]:
    """What each face does."""
    effects = [(narration.say(f"face-{slug}"), narration.say(f"face-{slug}.effect")) for slug in FACES]
    return [narration.words.say("labelled", label=name, text=effect) for name, effect in effects]


def move_text(narration: Narration, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list: with the cart of the seat it names, or the points of the crystal."""
    s = row(view, 0)
    label = narration.move(phrase, about)
    verb, _, rest = phrase.partition(" ")
    if verb == "seat":
        return narration.words.say("labelled", label=label, text=crystals(narration, s.cart[int(rest) - 1]))
    if rest in VALUABLE_SLUGS:
        return narration.say("table-worth", move=label, points=s.values[VALUABLE_SLUGS.index(rest)])
    return label


SCREEN = Screen(
    questions=frozenset({"roll", "act"}),
    on_turn=on_turn,
    everything=full_table,
    cards=face_lines,
    before_answer=before_answer,
    move=move_text,
    spoken={"roll": Spoken(frozenset({"stand"}), dice_rerolls.how, dice_rerolls.read)},
)
