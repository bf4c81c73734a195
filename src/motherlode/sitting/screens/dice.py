"""The table of the dice game as lines of text, and what helps with a question. Everything lies open."""

from typing import Any

from motherlode.coach.odds.heaps import next_piece
from motherlode.games.dice.moves import ASK_ROLL
from motherlode.games.dice.pieces import (
    AFTER_ROUNDS,
    COLOUR_SLUGS,
    FACES,
    HELMET,
    JACKHAMMER,
    KINDS_OF_ACTIONS,
    PICKAXE,
    UNSTABLE,
)
from motherlode.games.kit.records import Records, Row, row
from motherlode.sitting.screens import Screen, Spoken, dice_rerolls
from motherlode.sitting.screens.lines import crystal_move, heap, seat_line, sentence, with_effects
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
    return [f"{bag}; {pairs}.", sentence(narration, "table-in-the-bag", crystals(narration, s.bag))]


def seat_lines(narration: Narration, s: Row, seat: int, points: int) -> list[str]:
    """One player: what there is to say, then the crystals."""
    state = [narration.say("table-sum", points=s.sums[seat])] if s.days > 1 else []
    if s.out[seat]:
        return [seat_line(narration, seat + 1, ", ".join([narration.say("table-out"), *state]))]
    state = [narration.say("table-points", points=points), *state]
    state += [narration.say("table-markers", count=s.markers[seat])]
    state += [narration.say("table-leader")] if s.leader == seat else []
    return [seat_line(narration, seat + 1, ", ".join(state)), f"  {held(narration, s, seat)}"]


def held(narration: Narration, s: Row, seat: int) -> str:
    """Cart and chest of a seat."""
    cart = sentence(narration, "table-cart", crystals(narration, s.cart[seat]))
    return f"{cart} {sentence(narration, 'table-chest', crystals(narration, s.chest[seat]))}"


def crystals(narration: Narration, counts: Any) -> str:
    """A heap of crystals in words."""
    return heap(narration, "crystal", COLOUR_SLUGS, counts)


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
        return [sentence(narration, "table-drawn", crystals(narration, s.table))]
    if question in ("store", "give"):
        return [held(narration, s, seat)]
    return []


def dice_text(narration: Narration, s: Row) -> str:
    """The dice as they lie."""
    return narration.labelled("table-dice", heap(narration, "face", FACES, s.dice))


def wild_line(narration: Narration, s: Row) -> list[str]:
    """The dice, and how many wild faces their helmets still make."""
    wild = f"; {narration.say('table-wild', count=wild_left(s))}" if s.dice[HELMET] > 1 else ""
    return [f"{dice_text(narration, s)}{wild}."]


def used_line(narration: Narration, s: Row) -> list[str]:
    """The faces used this turn."""
    return [sentence(narration, "table-used", heap(narration, "face", FACES, s.used))] if any(s.used) else []


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
    return with_effects(narration, "face", FACES)


def move_text(narration: Narration, view: Records, phrase: str, about: About) -> str:
    """A move as it stands in the list."""
    return crystal_move(narration, row(view, 0), phrase, about, COLOUR_SLUGS, "points")


SCREEN = Screen(
    questions=frozenset({"roll", "act"}),
    on_turn=on_turn,
    everything=full_table,
    cards=face_lines,
    before_answer=before_answer,
    move=move_text,
    spoken={"roll": Spoken(frozenset({"stand"}), dice_rerolls.how, dice_rerolls.read)},
)
