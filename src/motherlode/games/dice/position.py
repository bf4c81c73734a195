"""A position of the dice game as plain data; a view is the same, for everything lies open (D5)."""

from collections.abc import Mapping
from typing import Any

from motherlode.games.dice import moves, pieces
from motherlode.games.dice.state import STATE
from motherlode.games.kit.boxes import Box
from motherlode.games.kit.forms import Counts, EachSeat, Flag, Listed, Null, Number, Seat, Slug
from motherlode.games.kit.layout import Entries, Entry, Is, IsNot, Some, layouts
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.parsers import counts, one_of, whole
from motherlode.games.kit.records import Row

PHASES = ("roll", "act")
PENDING_QUESTIONS = moves.QUESTIONS.names[moves.ASK_RETURN :]
ASKED_BY = {
    moves.ASK_RETURN: pieces.JACKHAMMER,
    moves.ASK_STORE: pieces.CHEST,
    moves.ASK_GIVE: pieces.TRANSFER,
    moves.ASK_FROM: pieces.STEAL,
    moves.ASK_TAKE: pieces.STEAL,
}
MOST_ROUNDS, MOST_MARKERS, MOST_SUM = 10_000, 10_000, 1_000_000


def most_rounds(s: Row) -> int:
    """The last round of a day; without an ending after rounds there may be many."""
    return int(s.rounds) if s.ending == pieces.AFTER_ROUNDS else MOST_ROUNDS


def read_chest(s: Row, seat: int, where: str, given: Any) -> None:
    """D23: valuables only."""
    *s.chest[seat], unstable = counts(where, given, pieces.COLOUR_SLUGS)
    if unstable:
        raise Mistake("chest-unstable", where=where)


def read_phase(s: Row, _: int, where: str, given: Any) -> None:
    """The question of the phase."""
    s.question = (moves.ASK_ROLL, moves.ASK_ACT)[one_of(where, given or PHASES[0], PHASES)]


def read_question(s: Row, _: int, where: str, given: Any) -> None:
    """A question that is pending, instead of that of the phase; none when the game is over."""
    if s.over:
        s.question = moves.ASK_ROLL
    elif given is not None:
        s.question = moves.ASK_RETURN + one_of(where, given, PENDING_QUESTIONS)


BELONGINGS: Entries = (
    Entry("cart", Counts("cart", pieces.COLOUR_SLUGS)),
    Entry("chest", Counts("chest", pieces.VALUABLE_SLUGS), read=read_chest),
    Entry("markers", Number("markers", highest=MOST_MARKERS)),
    Entry("out", Flag("out")),
    Entry("fell", Number("fell", highest=pieces.MOST_SEATS), when=[Some("fell")]),
    Entry("sum", Number("sums", -MOST_SUM, MOST_SUM), when=[IsNot("days", (1,))]),
)
_CHAIN = (Is("over", (0,)), IsNot("question", (moves.ASK_ROLL, moves.ASK_ACT)))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry("question", Slug("question", moves.QUESTIONS.names), when=_CHAIN, read=read_question),
    Entry("from", Seat("target"), when=[*_CHAIN, IsNot("target", (NOTHING,))]),
    Entry("left", Number("left", highest=pieces.DICE - 1), when=[*_CHAIN, Some("left")]),
    Entry("table", Counts("table", pieces.COLOUR_SLUGS), when=[*_CHAIN, Some("table")]),
)
_PHASE_OF = tuple("roll" if question == moves.ASK_ROLL else "act" for question in range(len(moves.QUESTIONS)))
POSITION, VIEW = layouts(
    "dice",
    STATE,
    (
        Entry("day", Number("day", 1, lambda s: s.days)),
        Entry("round", Number("round", 1, most_rounds)),
        Entry("leader", Seat("leader")),
        Entry("turn", Seat("turn")),
        Entry("phase", Slug("question", _PHASE_OF), when=[Is("over", (0,))], read=read_phase),
        Entry("phase", Null(), when=[Is("over", (1,))], only="view"),
        Entry("dice", Listed("dice", pieces.FACES), unless_empty=True),
        Entry("rolls_left", Number("rolls_left", highest=lambda s: max(s.rolls, pieces.ROLLS) - 1)),
        Entry("used", Counts("used", pieces.FACES), unless_empty=True),
        Entry("bag", Counts("bag", pieces.COLOUR_SLUGS)),
        Entry(
            "pairs_left", Number("pairs_left", highest=lambda s: max(0, s.crystals[pieces.UNSTABLE] - 1) // pieces.PAIR)
        ),
        Entry("seats", EachSeat(BELONGINGS)),
        Entry("pending", PENDING, unless_empty=True),
    ),
)


BOXES = (
    Box(
        pieces.COLOUR_SLUGS,
        "crystals",
        "bag",
        ("cart", "chest", "table"),
        lambda s: [(pieces.UNSTABLE, pieces.PAIR * s.pairs_left)],
    ),
)


def settle_position(s: Row, given: Mapping[str, Any]) -> None:
    """Who is asked, and what lies in the bag; a position that cannot be is refused with a sentence."""
    s.asked = NOTHING if s.over else s.turn if s.question != moves.ASK_LEADER else chooser(s)
    fill_bag(s, given)
    check_possible(s)
    skip_rolling(s)


def skip_rolling(s: Row) -> None:
    """D29: where neither a free reroll nor a marker is left (D13), rolling is over and the seat acts."""
    if s.question == moves.ASK_ROLL and not s.over and not s.rolls_left and not s.markers[s.turn]:
        s.question = moves.ASK_ACT


def chooser(s: Row) -> int:
    """D82: who chooses the next leader."""
    places = [(s.leader + step) % s.seats for step in range(s.seats)]
    return next((seat for seat in places if not s.out[seat]), NOTHING)


def fill_bag(s: Row, given: Mapping[str, Any]) -> None:
    """The bag: left out, the set-up less what lies elsewhere, with every unstable crystal; given, exactly this."""
    rest = BOXES[0].rest(s)
    if "bag" not in given:
        s.bag[:] = [max(0, left - removed) for left, removed in zip(rest, [*s.removed, 0], strict=True)]


# --- what cannot be


def check_possible(s: Row) -> None:
    """A position that cannot be is an error that says so."""
    check_seats(s)
    check_chain(s)
    if s.over:
        return
    if sum(s.dice) != pieces.DICE:
        raise Mistake("dice", dice=pieces.DICE, given=sum(s.dice))
    check_used(s)


def check_seats(s: Row) -> None:
    """Who is out, and who can have what."""
    if s.ending == pieces.AFTER_ROUNDS and any(s.out):
        raise Mistake("nobody-out")
    for seat in range(s.seats):
        whole(f"seats.{seat + 1}.fell", int(s.fell[seat]), 0, sum(s.out) if s.out[seat] else 0)
        if s.out[seat] and (any(s.cart[seat]) or any(s.chest[seat]) or s.markers[seat]):
            raise Mistake("out-has", seat=seat + 1)
        if s.sums[seat] and s.days == 1:
            raise Mistake("sum", seat=seat + 1)
    if s.over:
        return
    seats_in = s.seats - sum(s.out)
    if seats_in < pieces.SURVIVORS:
        raise Mistake("too-few-in", fewest=pieces.SURVIVORS, given=seats_in)
    if s.out[s.turn] and s.question != moves.ASK_LEADER:
        raise Mistake("turn-out", seat=s.turn + 1)


def check_used(s: Row) -> None:
    """D20, D26: the faces used, and the wild faces that took."""
    wild = int(s.dice[pieces.HELMET]) // 2
    for face in range(pieces.KINDS_OF_ACTIONS):
        used, shown = int(s.used[face]), int(s.dice[face])
        if 0 < used < pieces.FEWEST_FACES[face]:
            raise Mistake("used-few", face=pieces.FACES[face], fewest=pieces.FEWEST_FACES[face], used=used)
        wild -= max(0, used - shown)
    if wild < 0 or s.used[pieces.HELMET]:
        raise Mistake("used-many")
    if any(s.used) and s.question in (moves.ASK_ROLL, moves.ASK_LEADER):
        raise Mistake("used-early")


def check_chain(s: Row) -> None:
    """D22–D25: the question of a face that is being used, and what it has moved so far."""
    number = int(s.used[ASKED_BY[s.question]]) if s.question in ASKED_BY else 0
    lowest, most = (0, 0) if number == 0 else (1, number // 2 if s.question == moves.ASK_RETURN else number - 1)
    if not lowest <= s.left <= most or (number == 0 and s.question in ASKED_BY):
        raise Mistake("pending-left", left=s.left, question=moves.QUESTIONS.names[s.question], lowest=lowest, most=most)
    kept = sum(s.table) - s.left  # of the crystals drawn, when all that must go back have gone
    if not s.left <= kept <= (number + 1) // 2 if s.question == moves.ASK_RETURN else any(s.table):
        raise Mistake("pending-table")
    victim = s.target not in (NOTHING, s.turn) and any(s.cart[s.target][: pieces.VALUABLES])
    if not victim if s.question == moves.ASK_TAKE else s.target != NOTHING:
        raise Mistake("pending-from")
    if s.question == moves.ASK_STORE and not any(s.cart[s.turn][: pieces.VALUABLES]):
        raise Mistake("pending-store", seat=s.turn + 1)
    if s.question == moves.ASK_GIVE and not s.cart[s.turn][pieces.UNSTABLE]:
        raise Mistake("pending-give", seat=s.turn + 1)
