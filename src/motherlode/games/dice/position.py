"""A position of the dice game as plain data, read and written; a view is the same, for everything lies open (D5)."""

from collections.abc import Mapping
from typing import Any

from motherlode.games.dice.moves import (
    ASK_ACT,
    ASK_FROM,
    ASK_GIVE,
    ASK_LEADER,
    ASK_RETURN,
    ASK_ROLL,
    ASK_STORE,
    ASK_TAKE,
    COLOUR_SLUGS,
    QUESTIONS,
)
from motherlode.games.dice.options import OPTIONS, VALUABLE_SLUGS
from motherlode.games.dice.pieces import (
    AFTER_ROUNDS,
    CHEST,
    DICE,
    FACES,
    FEWEST_FACES,
    FEWEST_SEATS,
    HELMET,
    JACKHAMMER,
    KINDS_OF_ACTIONS,
    MOST_SEATS,
    PAIR,
    ROLLS,
    STEAL,
    SURVIVORS,
    TRANSFER,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.dice.state import STATE
from motherlode.games.kit.layout import (
    Counts,
    EachSeat,
    Entries,
    Entry,
    Flag,
    Inserted,
    Is,
    IsNot,
    Layout,
    Listed,
    Null,
    Number,
    Seat,
    Slug,
    Some,
    Text,
    Viewer,
)
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import counts, listed_seats, one_of, only_keys, read_seat, truth, whole
from motherlode.games.kit.records import Records, Row, records, row
from motherlode.games.kit.snapshots import snapshot

POSITION_KEYS = (
    *("game", "options", "day", "round", "leader", "turn", "phase", "dice", "rolls_left", "used"),
    *("bag", "pairs_left", "seats", "pending"),
)
SEAT_KEYS = ("cart", "chest", "markers", "out", "fell", "sum")
PENDING_KEYS = ("question", "from", "left", "table", "over")
PHASES = ("roll", "act")
QUESTION_NAMES = tuple(question.name for question in QUESTIONS)
PENDING_QUESTIONS = QUESTION_NAMES[ASK_RETURN:]
ASKED_BY = {ASK_RETURN: JACKHAMMER, ASK_STORE: CHEST, ASK_GIVE: TRANSFER, ASK_FROM: STEAL, ASK_TAKE: STEAL}
MOST_ROUNDS, MOST_MARKERS, MOST_SUM = 10_000, 10_000, 1_000_000


# --- reading


def read_position(position: Mapping[str, Any]) -> Records:
    """One state from a position; a position that cannot be is refused with a sentence."""
    given = only_keys("a dice position", position, POSITION_KEYS)
    seats = listed_seats("dice", given.get("seats"), FEWEST_SEATS, MOST_SEATS)
    states = records(STATE, 1)
    s = row(states, 0)
    s.seats = len(seats)
    OPTIONS.set(states, 0, given.get("options") or {})
    s.day = whole("day", given.get("day", 1), 1, s.days)
    s.round = whole("round", given.get("round", 1), 1, s.rounds if s.ending == AFTER_ROUNDS else MOST_ROUNDS)
    s.leader = read_seat(s, "leader", given.get("leader", 1))
    s.turn = read_seat(s, "turn", given.get("turn", 1))
    for seat, belongings in enumerate(seats):
        read_belongings(s, seat, belongings)
    s.dice[:] = counts("dice", given.get("dice"), FACES)
    s.rolls_left = whole("rolls_left", given.get("rolls_left") or 0, 0, max(s.rolls, ROLLS) - 1)
    s.used[:] = counts("used", given.get("used"), FACES)
    read_question(s, given)
    fill_bag(s, given)
    check_possible(s)
    skip_rolling(s)
    return states


def read_belongings(s: Row, seat: int, given: Any) -> None:
    """What one seat has."""
    where = f"seats.{seat + 1}"
    given = only_keys(where, given, SEAT_KEYS)
    s.cart[seat] = counts(f"{where}.cart", given.get("cart"), COLOUR_SLUGS)
    s.chest[seat] = read_chest(f"{where}.chest", given.get("chest"))
    s.markers[seat] = whole(f"{where}.markers", given.get("markers") or 0, 0, MOST_MARKERS)
    s.out[seat] = truth(f"{where}.out", given.get("out"))
    s.fell[seat] = whole(f"{where}.fell", given.get("fell") or 0, 0, s.seats if s.out[seat] else 0)
    s.sums[seat] = whole(f"{where}.sum", given.get("sum") or 0, -MOST_SUM, MOST_SUM)


def read_chest(where: str, given: Any) -> list[int]:
    """D23: valuables only."""
    *valuables, unstable = counts(where, given, COLOUR_SLUGS)
    if unstable:
        raise Mistake("chest-unstable", "{where}: an unstable crystal never gets into a chest", where=where)
    return valuables


def read_question(s: Row, given: Mapping[str, Any]) -> None:
    """The question of the phase, or the one that is pending, or the end of the game."""
    phase = one_of("phase", given.get("phase") or PHASES[0], PHASES)
    pending = only_keys("pending", given.get("pending"), PENDING_KEYS)
    s.over = truth("pending.over", pending.get("over"))
    s.question = ASK_ROLL if s.over or phase == PHASES.index("roll") else ASK_ACT
    if pending.get("question") is not None and not s.over:
        one_of("pending.question", pending["question"], PENDING_QUESTIONS)
        s.question = QUESTION_NAMES.index(pending["question"])
    s.target = read_seat(s, "pending.from", pending["from"]) if pending.get("from") is not None else NOTHING
    s.left = whole("pending.left", pending.get("left") or 0, 0, DICE - 1)
    s.table[:] = counts("pending.table", pending.get("table"), COLOUR_SLUGS)
    s.asked = NOTHING if s.over else s.turn if s.question != ASK_LEADER else chooser(s)


def skip_rolling(s: Row) -> None:
    """D29: where neither a free reroll nor a marker is left (D13), rolling is over and the seat acts."""
    if s.question == ASK_ROLL and not s.over and not s.rolls_left and not s.markers[s.turn]:
        s.question = ASK_ACT


def chooser(s: Row) -> int:
    """D82: who chooses the next leader."""
    places = [(s.leader + step) % s.seats for step in range(s.seats)]
    return next((seat for seat in places if not s.out[seat]), NOTHING)


def fill_bag(s: Row, given: Mapping[str, Any]) -> None:
    """The bag: left out, the set-up less what lies elsewhere, with every unstable crystal; given, exactly this."""
    s.pairs_left = whole("pairs_left", given.get("pairs_left") or 0, 0, max(0, s.crystals[UNSTABLE] - 1) // PAIR)
    placed = placed_crystals(s)
    bag = counts("bag", given.get("bag"), COLOUR_SLUGS)
    for crystal, slug in enumerate(COLOUR_SLUGS):
        if placed[crystal] + bag[crystal] > s.crystals[crystal]:
            raise Mistake(
                "too-many",
                "the position has {given} {piece}, but the box holds {box}",
                given=placed[crystal] + bag[crystal],
                piece=slug,
                box=int(s.crystals[crystal]),
            )
    if given.get("bag") is None:
        played_with = [int(box) - int(out) for box, out in zip(s.crystals, [*s.removed, 0], strict=True)]
        bag = [max(0, all_told - elsewhere) for all_told, elsewhere in zip(played_with, placed, strict=True)]
    s.bag[:] = bag


def placed_crystals(s: Row) -> list[int]:
    """Crystals by colour that are anywhere but in the bag."""
    chests = [*s.chest.sum(axis=0), s.pairs_left * PAIR]
    return [int(a + b + c) for a, b, c in zip(s.cart.sum(axis=0), s.table, chests, strict=True)]


# --- what cannot be


def check_possible(s: Row) -> None:
    """A position that cannot be is an error that says so."""
    check_seats(s)
    check_chain(s)
    if s.over:
        return
    if sum(s.dice) != DICE:
        raise Mistake("dice", "a dice position shows {dice} dice, not {given}", dice=DICE, given=sum(s.dice))
    check_used(s)


def check_seats(s: Row) -> None:
    """Who is out, and who can have what."""
    if s.ending == AFTER_ROUNDS and any(s.out):
        raise Mistake("nobody-out", "nobody is out, unless the ending is last-will-be-first")
    for seat in range(s.seats):
        whole(f"seats.{seat + 1}.fell", int(s.fell[seat]), 0, sum(s.out))
        if s.out[seat] and (any(s.cart[seat]) or any(s.chest[seat]) or s.markers[seat]):
            raise Mistake("out-has", "seat {seat} is out, and can have nothing", seat=seat + 1)
        if s.sums[seat] and s.days == 1:
            raise Mistake("sum", "seats.{seat}.sum is for the tournament of three days", seat=seat + 1)
    if s.over:
        return
    seats_in = s.seats - sum(s.out)
    if seats_in < SURVIVORS:
        raise Mistake("too-few-in", "at least {fewest} seats must be in, not {given}", fewest=SURVIVORS, given=seats_in)
    if s.out[s.turn] and s.question != ASK_LEADER:
        raise Mistake("turn-out", "it is seat {seat}'s turn, but that seat is out", seat=s.turn + 1)


def check_used(s: Row) -> None:
    """D20, D26: the faces used, and the wild faces that took."""
    wild = int(s.dice[HELMET]) // 2
    for face in range(KINDS_OF_ACTIONS):
        used, shown = int(s.used[face]), int(s.dice[face])
        if 0 < used < FEWEST_FACES[face]:
            raise Mistake(
                "used-few",
                "used: {face} needs {fewest}, not {used}",
                face=FACES[face],
                fewest=FEWEST_FACES[face],
                used=used,
            )
        wild -= max(0, used - shown)
    if wild < 0 or s.used[HELMET]:
        raise Mistake("used-many", "used names more faces than the dice show, wild ones included")
    if any(s.used) and s.question in (ASK_ROLL, ASK_LEADER):
        raise Mistake("used-early", "no face is used yet in the phase roll, or any more between two rounds")


def check_chain(s: Row) -> None:
    """D22–D25: the question of a face that is being used, and what it has moved so far."""
    number = int(s.used[ASKED_BY[s.question]]) if s.question in ASKED_BY else 0
    lowest, most = (0, 0) if number == 0 else (1, number // 2 if s.question == ASK_RETURN else number - 1)
    if not lowest <= s.left <= most or (number == 0 and s.question in ASKED_BY):
        raise Mistake(
            "pending-left",
            "pending.left is {left}, but with the question {question} and the faces used it is {lowest} to {most}",
            left=s.left,
            question=QUESTION_NAMES[s.question],
            lowest=lowest,
            most=most,
        )
    kept = sum(s.table) - s.left  # of the crystals drawn, when all that must go back have gone
    if not s.left <= kept <= (number + 1) // 2 if s.question == ASK_RETURN else any(s.table):
        raise Mistake("pending-table", "pending.table holds the crystals drawn, while the question is return")
    victim = s.target not in (NOTHING, s.turn) and any(s.cart[s.target][:VALUABLES])
    if not victim if s.question == ASK_TAKE else s.target != NOTHING:
        raise Mistake("pending-from", "pending.from is another seat with a valuable, while the question is take")
    if s.question == ASK_STORE and not any(s.cart[s.turn][:VALUABLES]):
        raise Mistake("pending-store", "seat {seat} has no valuable on its cart to store", seat=s.turn + 1)
    if s.question == ASK_GIVE and not s.cart[s.turn][UNSTABLE]:
        raise Mistake("pending-give", "seat {seat} has no unstable crystal on its cart to give", seat=s.turn + 1)


# --- writing

BELONGINGS: Entries = (
    Entry("cart", Counts("cart", COLOUR_SLUGS)),
    Entry("chest", Counts("chest", VALUABLE_SLUGS)),
    Entry("markers", Number("markers")),
    Entry("out", Flag("out")),
    Entry("fell", Number("fell"), when=[Some("fell")]),
    Entry("sum", Number("sums"), when=[IsNot("days", (1,))]),
)
_CHAIN = (Is("over", (0,)), IsNot("question", (ASK_ROLL, ASK_ACT)))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry("question", Slug("question", QUESTION_NAMES), when=_CHAIN),
    Entry("from", Seat("target"), when=[*_CHAIN, IsNot("target", (NOTHING,))]),
    Entry("left", Number("left"), when=[*_CHAIN, Some("left")]),
    Entry("table", Counts("table", COLOUR_SLUGS), when=[*_CHAIN, Some("table")]),
)
_PHASE_OF = tuple("roll" if question == ASK_ROLL else "act" for question in range(len(QUESTIONS)))


def table(view: bool) -> Entries:
    """The keys of a position, or of a view."""
    whole_table = not view
    nothing = [] if whole_table else [Entry("phase", Null(), when=[Is("over", (1,))])]
    return (
        Entry("game", Text("dice")),
        Entry("options", Inserted(), unless_empty=whole_table),
        Entry("day", Number("day")),
        Entry("round", Number("round")),
        Entry("leader", Seat("leader")),
        Entry("turn", Seat("turn")),
        Entry("phase", Slug("question", _PHASE_OF), when=[Is("over", (0,))]),
        *nothing,
        Entry("dice", Listed("dice", FACES), unless_empty=whole_table),
        Entry("rolls_left", Number("rolls_left")),
        Entry("used", Counts("used", FACES), unless_empty=whole_table),
        Entry("bag", Counts("bag", COLOUR_SLUGS)),
        Entry("pairs_left", Number("pairs_left")),
        Entry("seats", EachSeat(BELONGINGS)),
        Entry("pending", PENDING, unless_empty=whole_table),
        *([] if whole_table else [Entry("viewer", Viewer())]),
    )


POSITION, VIEW = Layout(STATE, table(view=False)), Layout(STATE, table(view=True))


def question_about(states: Records, i: int) -> dict[str, Any]:
    """What the open question concerns: the seat stolen from, how many are left to choose, the markers to pay with."""
    s = snapshot(states, i)
    return {
        "other": s.target + 1 if s.target != NOTHING else None,
        "left": s.rolls_left if s.question == ASK_ROLL else s.left,
        "markers": s.markers[s.asked] if s.asked != NOTHING else 0,
    }


def conserved(states: Records, i: int) -> tuple[int, ...]:
    """How many of each crystal there are, wherever they lie."""
    s = row(states, i)
    return tuple(int(bag) + placed for bag, placed in zip(s.bag, placed_crystals(s), strict=True))
