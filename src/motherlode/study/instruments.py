"""A game whose record also carries what a study counts: it is dealt, played and summed up like any other, anywhere.

Everything is derived from what the game declares: pieces and where they can lie (`boxes`), how often one event comes
for another (`rates`), what a move can bring upon its seat (`risks`). The rules are the game's own; `new` and `apply`
are wrapped, so that they also count; their events are a tally, as in `batch`. The templates are bound by `studied`;
`games/kit/entries.py` says how to read them.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from motherlode.games.kit.compile import bound, bound_rule, inline, unbound
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.multisets import NOTHING, total
from motherlode.games.kit.records import Record, Records

MOST_PLACES = 4  # where a piece can be given; more would need more of the templates below
MOST_AT_STAKE = 12  # pieces; a heap that is larger counts as one of these
QUARTERS = 3  # of a game: when it is written down who leads
DECK_SIZE = "deck_size"
SETTINGS = "study"  # the key beside a game's own options


class Place(NamedTuple):
    """Where a seat can be given a piece, and the heap that it comes from; both are fields of the record."""

    field: str
    source: str
    slugs: tuple[str, ...]  # of the pieces that can lie there


@dataclass(frozen=True)
class Settings:
    """What a run of studied games is to do and to count."""

    quarters: tuple[int, ...] = (NOTHING,) * QUARTERS  # after how many decisions it is written down who leads
    place: int = NOTHING  # where one seat is given a piece right after the deal: the number of a `Place`
    kind: int = NOTHING  # which piece


# --- templates

# Bound by `studied`. The entry points of the game (`Game.rules`):
new: Any = unbound  # (states, i, seed, events)
apply: Any = unbound  # (states, i, seat, action, events)
asked: Any = unbound  # (states, i)
scores: Any = unbound  # (states, i, out)
ranks: Any = unbound  # (states, i, out)
# Of a place and the heap that it is filled from; their fields are named by `of_fields`, like `s.PLACE` below.
grow: Any = unbound  # (s, seat): change_size_of_seat, or `keep_size_of_seat`
shrink: Any = unbound  # (s): shrink_deck, or `keep_size`
give_1: Any = unbound  # (s, seat, kind): give_piece, like those below
give_2: Any = unbound
give_3: Any = unbound
give_4: Any = unbound
give: Any = unbound  # give_at
# Of events that are counted:
RATE_EVENTS: Any = None  # the kinds of event, in pairs
RISK_EVENT: Any = None
RISK_MOVE: Any = None
RISK_QUESTION: Any = None  # the first and the last answer to the question that the move answers
DANGER: Any = None
stake: Any = unbound  # (s, seat, danger): pieces_at_stake, or `nothing_at_stake`


@inline
def keep_size(s: Record) -> None:
    """Nobody has written down how many there are."""


@inline
def keep_size_of_seat(s: Record, seat: int) -> None:
    """Nobody has written down how many the seat has."""


@inline
def shrink_deck(s: Record) -> None:
    """The deck, whose size is written down (`games/kit/hands.py`), has one card less."""
    s.deck_size -= 1


def change_size_of_seat(s: Record, seat: int) -> None:
    """A seat has one piece more."""
    s.SIZE[seat] += 1


def give_piece(s: Record, seat: int, kind: int) -> bool:
    """One piece out of the heap to the seat, if there is one."""
    if s.SOURCE[kind] <= 0:
        return False
    s.SOURCE[kind] -= 1
    s.PLACE[seat, kind] += 1
    shrink(s)
    grow(s, seat)
    return True


def give_at(s: Record, place: int, seat: int, kind: int) -> Any:
    """The same at one of several places."""
    if place == 0:
        return give_1(s, seat, kind)
    if place == 1:
        return give_2(s, seat, kind)
    if place == 2:
        return give_3(s, seat, kind)
    return give_4(s, seat, kind)


@inline
def nothing_at_stake(s: Record, seat: int, danger: int) -> int:
    """For a game without risks."""
    return 0


def pieces_at_stake(s: Record, seat: int, danger: int) -> Any:
    """How many pieces lie in the seat's heap; of one kind, unless that is NOTHING."""
    return total(s.PLACE[seat]) if danger < 0 else s.PLACE[seat, danger]


def new_studied(states: Records, i: int, seed: int, events: Any) -> Any:
    """Deal a game, give a piece if one is to be given, and begin to count."""
    s = states[i]
    for pair in range(RATE_EVENTS.shape[0]):
        s.study_events[pair] = -events[0].tally[RATE_EVENTS[pair]]
    count = new(states, i, seed, events)
    for pair in range(RATE_EVENTS.shape[0]):
        s.study_events[pair] += events[0].tally[RATE_EVENTS[pair]]
    for danger in range(s.study_tried.shape[0]):
        for held in range(s.study_tried.shape[1]):
            s.study_tried[danger, held] = 0
            s.study_lost[danger, held] = 0
    s.study_moves = s.study_lead_changes = 0
    s.study_leader = s.study_risky_seat = NOTHING
    s.study_seat = seed % s.seats
    s.study_given = s.study_place >= 0 and give(s, s.study_place, s.study_seat, s.study_kind)
    return count


def apply_studied(states: Records, i: int, seat: int, action: int, events: Any) -> Any:
    """Make the move, and count what it changes."""
    s = states[i]
    tally = events[0].tally
    if action == RISK_MOVE:
        held, danger = min(stake(s, seat, NOTHING), MOST_AT_STAKE - 1), min(stake(s, seat, DANGER), 1)
    else:
        held, danger = 0, 0
    misfortunes = tally[RISK_EVENT]
    for pair in range(RATE_EVENTS.shape[0]):
        s.study_events[pair] -= tally[RATE_EVENTS[pair]]
    outcome = apply(states, i, seat, action, events)
    for pair in range(RATE_EVENTS.shape[0]):
        s.study_events[pair] += tally[RATE_EVENTS[pair]]
    if outcome < 0:
        return outcome
    if RISK_QUESTION[0] <= action <= RISK_QUESTION[1]:  # whatever was risked before has gone well
        s.study_risky_seat = NOTHING
    if action == RISK_MOVE:
        s.study_risky_seat, s.study_held, s.study_danger = seat, held, danger
        s.study_tried[danger, held] += 1
    if tally[RISK_EVENT] > misfortunes and s.study_risky_seat >= 0:
        if stake(s, s.study_risky_seat, NOTHING) == 0:  # or somebody else has been handed the loss
            s.study_lost[s.study_danger, s.study_held] += 1
        s.study_risky_seat = NOTHING
    s.study_moves += 1
    scores(states, i, s.study_scores)
    leader = sole_leader(s)
    if leader >= 0:
        if s.study_leader >= 0 and leader != s.study_leader:
            s.study_lead_changes += 1
        s.study_leader = leader
    for quarter in range(s.study_quarters.shape[0]):
        if s.study_moves == s.study_quarters[quarter]:
            for one in range(s.seats):
                s.study_standing[quarter, one] = s.study_scores[one]
    if asked(states, i) == 0:
        ranks(states, i, s.study_places)
    return outcome


@inline
def sole_leader(s: Record) -> int:
    """The seat that has more than each of the others; NOTHING if there is none."""
    leader = 0
    tied = False
    for seat in range(1, s.seats):
        if s.study_scores[seat] > s.study_scores[leader]:
            leader, tied = seat, False
        elif s.study_scores[seat] == s.study_scores[leader]:
            tied = True
    return NOTHING if tied else leader


# --- bound to a game


def of_fields(template: Any, **fields: str) -> Any:
    """A copy of a template that calls fields of the record by other names: `s.PLACE` becomes `s.hand`."""
    code = template.__code__
    named = code.replace(co_names=tuple(fields.get(name, name) for name in code.co_names))
    return FunctionType(named, template.__globals__, template.__name__, template.__defaults__)


def counted_fields(game: Game) -> list[Any]:
    """What is added to the record."""
    by_danger = (2, MOST_AT_STAKE)
    return [
        ("study_quarters", "i4", (QUARTERS,)),
        ("study_place", "i1"),
        ("study_kind", "i1"),
        ("study_seat", "i1"),  # who is given a piece
        ("study_given", "i1"),
        ("study_moves", "i4"),
        ("study_scores", "i4", (game.most,)),
        ("study_places", "i1", (game.most,)),
        ("study_standing", "i4", (QUARTERS, game.most)),
        ("study_leader", "i1"),
        ("study_lead_changes", "i2"),
        ("study_events", "i4", (max(2 * len(game.rates), 1),)),
        ("study_risky_seat", "i1"),
        ("study_held", "i1"),
        ("study_danger", "i1"),
        ("study_tried", "i2", by_danger),
        ("study_lost", "i2", by_danger),
    ]


def places_of(game: Game) -> tuple[Place, ...]:
    """Where a seat can be given a piece so that no piece is lost or made: derived from the boxes."""
    found = []
    for box in game.boxes:
        for field in box.places:
            shape = game.state[field].shape
            if len(shape) != 2 or shape[0] != game.most:
                continue
            place = Place(field, box.source, tuple(box.slugs[: shape[1]]))
            if keeps_pieces(game, place) and size_field(game, place.source) in (None, DECK_SIZE):
                found.append(place)
    return tuple(found[:MOST_PLACES])


def keeps_pieces(game: Game, place: Place) -> bool:
    """Whether the game counts as many pieces after a gift as before it."""
    states = game.blank(game.fewest)
    plain = states.view(np.ndarray)
    plain[place.source][0, :] = 1
    before = game.conserved(states, 0)
    plain[place.source][0, 0] -= 1
    plain[place.field][0, 0, 0] += 1
    return game.conserved(states, 0) == before


def size_field(game: Game, field: str) -> str | None:
    """The field in which the size of a heap is written down, if there is one."""
    return f"{field}_size" if f"{field}_size" in (game.state.names or ()) else None


def gift_of(game: Game, place: Place) -> Any:
    """The function that gives a piece at a place."""
    name = f"{game.short_name}_{place.field}"
    grown, shrunk = size_field(game, place.field), size_field(game, place.source)
    return bound_rule(
        of_fields(give_piece, SOURCE=place.source, PLACE=place.field),
        name,
        grow=bound_rule(of_fields(change_size_of_seat, SIZE=grown), name) if grown else keep_size_of_seat,
        shrink=shrink_deck if shrunk == DECK_SIZE else keep_size,
    )


@inline
def give_nothing(s: Record, place: int, seat: int, kind: int) -> bool:
    """For a game without places."""
    return False


def gifts_of(game: Game) -> Any:
    """The function that gives a piece at any of the places."""
    gifts = [gift_of(game, place) for place in places_of(game)]
    if not gifts:
        return give_nothing
    at = {f"give_{n + 1}": gifts[min(n, len(gifts) - 1)] for n in range(MOST_PLACES)}
    return bound_rule(give_at, game.short_name, **at)


def counted_events(game: Game) -> dict[str, Any]:
    """Which events are counted, and what a move risks; the tables and functions that the templates need."""
    names = [event.name for event in game.events]
    rates = [names.index(event) for pair in game.rates.values() for event in pair]
    nothing: dict[str, Any] = {
        "RATE_EVENTS": np.array(rates or [0], np.int64),
        "RISK_EVENT": 0,
        "RISK_MOVE": NOTHING,
        "RISK_QUESTION": (NOTHING, NOTHING),
        "DANGER": NOTHING,
        "stake": nothing_at_stake,
    }
    if not game.risks:
        return nothing
    [risk] = game.risks
    question = game.question_of(risk.move)
    return nothing | {
        "RISK_EVENT": names.index(risk.event),
        "RISK_MOVE": game.action(risk.move),
        "RISK_QUESTION": (question.first, question.last),
        "DANGER": risk.danger,
        "stake": bound_rule(of_fields(pieces_at_stake, PLACE=risk.at_stake), game.short_name),
    }


@cache
def studied(game: Game) -> Game:
    """The same game, whose record also carries what a study counts; its options may have `Settings` beside them."""
    rules = game.rules
    new = bound(new_studied, game.short_name, new=rules.new, give=gifts_of(game), **counted_events(game))
    apply = bound(
        apply_studied,
        game.short_name,
        **{name: getattr(rules, name) for name in ("apply", "asked", "scores", "ranks")},
        **counted_events(game),
    )
    # What is added stands first: Numba takes a record that only goes on after another one's fields for a kind of it.
    state = np.dtype([*counted_fields(game), *fields_of(game.state)], align=True)
    return replace(game, state=state, set_options=settings_setter(game), rules=replace(rules, new=new, apply=apply))


def fields_of(record: np.dtype[np.void]) -> Iterator[tuple[str, Any]]:
    """The fields of a record, as a new one names them."""
    for name in record.names or ():
        yield name, record[name]


def settings_setter(game: Game) -> Callable[[Records, int, Options], None]:
    """What writes options, and the settings beside them, into a blank record."""

    def set_options(states: Records, i: int, options: Options) -> None:
        game.set_options(states, i, {key: value for key, value in options.items() if key != SETTINGS})
        settings: Settings = options.get(SETTINGS, Settings())
        plain = states.view(np.ndarray)
        plain["study_quarters"][i] = settings.quarters
        plain["study_place"][i] = settings.place
        plain["study_kind"][i] = settings.kind

    return set_options
