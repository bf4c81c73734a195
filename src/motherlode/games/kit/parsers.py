"""Reading what people write: counts of pieces, lists, numbers; every mistake is named in a sentence."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.records import Record


def only_keys(where: str, given: Any, known: Iterable[str]) -> Mapping[str, Any]:
    """The mapping, if it is one and has no unknown key, without what is null: that means left out."""
    return {key: value for key, value in known_keys(where, given, known).items() if value is not None}


def known_keys(where: str, given: Any, known: Iterable[str]) -> Mapping[str, Any]:
    """The mapping itself, if it is one and has no unknown key; nothing at all is an empty one."""
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise Mistake("not-a-mapping", where=where, given=quoted(given))
    known = tuple(known)
    for key in given:
        if key not in known:
            raise Mistake("unknown-key", where=where, key=key, known=", ".join(known))
    return given


def whole(where: str, given: Any, lowest: int, highest: int) -> int:
    """A whole number in a range."""
    if isinstance(given, bool) or not isinstance(given, int) or not lowest <= given <= highest:
        raise Mistake("number", where=where, lowest=lowest, highest=highest, given=quoted(given))
    return given


def truth(where: str, given: Any) -> bool:
    """true or false."""
    if given is None:
        return False
    if given not in (True, False):
        raise Mistake("truth", where=where, given=quoted(given))
    return bool(given)


def one_of(where: str, given: Any, slugs: Sequence[str]) -> int:
    """The place of a slug in its table."""
    if given not in slugs:
        raise Mistake("slug", where=where, given=given, slugs=", ".join(slugs))
    return slugs.index(given)


def counts(where: str, given: Any, slugs: Sequence[str], most: int = 127) -> list[int]:
    """Pieces by kind, from `{ruby: 2}` or `[ruby, ruby]`."""
    result = [0] * len(slugs)
    if given is None:
        return result
    if isinstance(given, Mapping):
        for slug, count in given.items():
            result[one_of(where, slug, slugs)] = 0 if count is None else whole(f"{where}.{slug}", count, 0, most)
    elif isinstance(given, Sequence) and not isinstance(given, str):
        for slug in given:
            kind = one_of(where, slug, slugs)
            result[kind] = whole(f"{where}.{slug}", result[kind] + 1, 0, most)
    else:
        raise Mistake("pieces", where=where, given=quoted(given))
    return result


def rest_of_box(slugs: Sequence[str], box: Iterable[int], elsewhere: Iterable[int], source: Iterable[int]) -> list[int]:
    """By kind, the pieces of the box that lie neither in the source nor elsewhere; more than it holds are refused."""
    rest = []
    for slug, held, *placed in zip(slugs, box, elsewhere, source, strict=True):
        rest.append(int(held) - sum(map(int, placed)))
        if rest[-1] < 0:
            raise Mistake("too-many", given=int(held) - rest[-1], piece=slug, box=int(held))
    return rest


def named(counted: Iterable[int], slugs: Sequence[str]) -> dict[str, int]:
    """The same as people write it; kinds that are not there are left out."""
    return {slug: int(count) for slug, count in zip(slugs, counted, strict=False) if count}


def listed(counted: Iterable[int], slugs: Sequence[str]) -> list[str]:
    """Pieces one by one, as a hand is written."""
    return [slug for slug, count in zip(slugs, counted, strict=False) if count for _ in range(int(count))]


def differing(names: Sequence[str], numbers: Sequence[int], usual: Sequence[int]) -> dict[str, int]:
    """The numbers that are not the usual ones, by name."""
    return {name: number for name, number, default in zip(names, numbers, usual, strict=True) if number != default}


def listed_seats(game: str, given: Any, fewest: int, most: int) -> list[Any]:
    """The seats of a position: a list of as many as can play."""
    if not isinstance(given, list) or not fewest <= len(given) <= most:
        raise Mistake(
            "position-seats",
            game=game,
            fewest=fewest,
            most=most,
            given=quoted(len(given) if isinstance(given, list) else given),
        )
    return given


def read_seat(s: Record, where: str, given: Any) -> int:
    """A seat as the rules count it; people count from 1 in everything they write."""
    return whole(where, given, 1, s.seats) - 1
