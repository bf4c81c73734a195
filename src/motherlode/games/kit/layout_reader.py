"""Reading a position: the layout that writes it, walked the other way.

What is left out, or null, is empty: 0, false, no piece, nobody. Where a layout always writes a seat or a word, it is
the first one. What a form cannot say (a bag that is the rest of the box, an open question that cannot be) is left to
the game: `Entry.read`, and what its `settle_position` does with the record afterwards.

>>> state = np.dtype([("seats", "i1"), ("turn", "i1"), ("coins", "i2", (3,)), ("hand", "i1", (3, 2))], align=True)
>>> seats = EachSeat((Entry("coins", Number("coins", highest=9)), Entry("hand", Listed("hand", ("axe", "lamp")))))
>>> layout = Layout(state, (Entry("turn", Seat("turn")), Entry("seats", seats)))
>>> states, _ = read_table("toy", layout, {"turn": 2, "seats": [{"hand": ["lamp"]}, {"coins": 3}]}, (2, 3))
>>> layout.write(states, 0)
b'{"turn":2,"seats":[{"coins":0,"hand":["lamp"]},{"coins":3,"hand":[]}]}'
>>> read_table("toy", layout, {"seats": [{}, {"coins": 10}]}, (2, 3))
Traceback (most recent call last):
motherlode.games.kit.mistakes.Mistake: seats.2.coins must be a whole number from 0 to 9, not 10
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import numpy as np

from motherlode.games.kit.forms import ByName, Counts, EachSeat, Flag, Listed, Number, Numbers, Rows, Seat, Seats, Slug
from motherlode.games.kit.layout import Entries, Entry, IsNot, Layout
from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.options import NO_OPTIONS
from motherlode.games.kit.parsers import counts, listed_seats, one_of, only_keys, read_seat, truth, whole
from motherlode.games.kit.records import Records, Row, records, row

Given = dict[str, Any]  # a mapping that has no unknown keys and no nulls, nor have the mappings under its keys
NO_ROW = -1


def nothing_to_settle(s: Row, given: Given) -> None:
    """The forms have said it all."""


def read_table(
    game: str,
    layout: Layout,
    position: Any,
    seats: tuple[int, int],
    set_options: Callable[[Records, int, Any], None] = NO_OPTIONS.set,
) -> tuple[Records, Given]:
    """One state, as far as the layout says how it is read, and what was given; `seats` is how few and how many play."""
    given = only_keys(f"a {game} position", position, keys_of(layout.entries))
    states = records(layout.state, 1)
    s = row(states, 0)
    s.seats = len(listed_seats(game, given.get("seats"), *seats))
    set_options(states, 0, given.get("options") or {})
    return states, read_entries(s, layout.entries, given)


def position_reader(
    game: str,
    layout: Layout,
    seats: tuple[int, int],
    set_options: Callable[[Records, int, Any], None],
    settle: Callable[[Row, Given], None] = nothing_to_settle,
) -> Callable[[Any], Records]:
    """What reads positions of a game: its layout, and then its own `settle(s, given)` for what no form can say."""

    def read_position(position: Any) -> Records:
        states, given = read_table(game, layout, position, seats, set_options)
        settle(row(states, 0), given)
        return states

    return read_position


def keys_of(entries: Entries) -> tuple[str, ...]:
    """The keys of an object, in the order in which they are written."""
    return tuple(dict.fromkeys(entry.key for entry in entries))


def read_entries(s: Row, entries: Entries, given: Mapping[str, Any], where: str = "", at: int = NO_ROW) -> Given:
    """Fill the record from an object with known keys; `at` is the row that is meant where a field has rows."""
    present = dict(given)
    for entry in entries:
        place, value = f"{where}.{entry.key}" if where else entry.key, given.get(entry.key)
        if entry.read:
            entry.read(s, at, place, value)
        elif type(entry.value) is tuple:
            inner = only_keys(place, value, keys_of(entry.value))
            present[entry.key] = read_entries(s, entry.value, inner, place, at)
        elif value is not None or may_be_empty(entry):
            read_value(s, entry.value, value, place, at)
    return present


def may_be_empty(entry: Entry) -> bool:
    """Whether leaving it out says that it is empty; a seat or a word that is always written is then the first one."""
    if not isinstance(entry.value, Seat | Slug):
        return True
    return entry.unless_empty or IsNot(entry.value.field, (NOTHING,)) in entry.when


def read_value(s: Row, form: Any, given: Any, where: str, at: int) -> None:
    """Fill the fields of one value; None is an empty one."""
    match form:
        case Number(field, lowest, highest):
            most = largest(s, field) if highest is None else highest if isinstance(highest, int) else highest(s)
            store(s, field, at, max(lowest, 0) if given is None else whole(where, given, lowest, most))
        case Flag(field, usual):
            store(s, field, at, usual if given is None else truth(where, given))
        case Seat(field):
            store(s, field, at, NOTHING if given is None else read_seat(s, where, given))
        case Slug(field, slugs):
            store(s, field, at, NOTHING if given is None else one_of(where, given, slugs))
        case Counts(field, slugs) | Listed(field, slugs):
            kinds = s.record.dtype[field].shape[-1]
            store(s, field, at, counts(where, given, slugs[:kinds], largest(s, field)))
        case Seats(field):
            read_flagged(s, field, given, where)
        case Numbers(field):
            s.record[field] = read_numbers(s, field, s.record.dtype[field].shape, given, where)
        case EachSeat(item, mistake):
            read_rows(s, item, items(where, given, s.seats, mistake), where, s.seats)
        case Rows(size, item, mistake):
            most = min(s.record.dtype[field].shape[0] for field in fields_of(item))
            listed = items(where, given, most, mistake)
            setattr(s, size, len(listed))
            read_rows(s, item, ["nothing" if written is None else written for written in listed], where, len(listed))
        case ByName(names, item):
            named = only_keys(where, given, names)
            for number, name in enumerate(names):
                read_row(s, item, named.get(name), f"{where}.{name}", number)


def read_rows(s: Row, item: Any, listed: list[Any], where: str, count: int) -> None:
    """Fill the first rows of the fields; those that are not listed are empty."""
    for at in range(count):
        read_row(s, item, listed[at] if at < len(listed) else None, f"{where}.{at + 1}", at)


def read_row(s: Row, item: Any, given: Any, where: str, at: int) -> None:
    """Fill one row of the fields."""
    if type(item) is tuple:
        read_entries(s, item, only_keys(where, given, keys_of(item)), where, at)
    else:
        read_value(s, item, given, where, at)


def read_flagged(s: Row, field: str, given: Any, where: str) -> None:
    """Set the flag of each seat that is listed."""
    if given is not None and not isinstance(given, list):
        raise Mistake("not-a-list", where=where, given=quoted(given))
    for seat in given or []:
        getattr(s, field)[read_seat(s, where, seat)] = 1


def read_numbers(s: Row, field: str, shape: tuple[int, ...], given: Any, where: str) -> Any:
    """A number, or rows of them; what is left out is zero."""
    if not shape:
        return 0 if given is None else whole(where, given, -largest(s, field) - 1, largest(s, field))
    listed = items(where, given, shape[0])
    listed += [None] * (shape[0] - len(listed))
    return [read_numbers(s, field, shape[1:], part, f"{where}.{at}") for at, part in enumerate(listed, 1)]


def items(where: str, given: Any, most: int, mistake: Callable[[int], Mistake] | None = None) -> list[Any]:
    """A list that has room; left out, it is empty."""
    if given is None or (isinstance(given, list) and len(given) <= most):
        return list(given or ())
    if mistake:
        raise mistake(most)
    raise Mistake("list", where=where, most=most, given=quoted(given))


def largest(s: Row, field: str) -> int:
    """The largest number that a field can hold."""
    return int(np.iinfo(s.record.dtype[field].base).max)


def store(s: Row, field: str, at: int, value: Any) -> None:
    """Set a field, or its row where it has rows and one is meant."""
    if s.record.dtype[field].shape:
        s.record[field][... if at == NO_ROW else at] = value
    else:
        s.record[field] = value


def fields_of(item: Any) -> Iterator[str]:
    """The fields that the rows of a list are made of."""
    if type(item) is tuple:
        for entry in item:
            yield from fields_of(entry.value)
    else:
        yield item.field
