"""What a study plays besides the game as it is: each with another choice, another house rule, or a gift."""

import re
from collections.abc import Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, NamedTuple

from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.study.instruments import places_of

MOST_STEPS = 50  # of one sweep
RANGE = re.compile(r"(?P<first>-?\d+)\.\.(?P<last>-?\d+)(\.\.(?P<step>\d+))?")

WORTH, OPTIONS, HOUSE = "worth", "options", "house"  # tables


class Sweep(NamedTuple):
    """A house rule that takes one value after the other."""

    key: tuple[str, ...]  # its path, as in `values.amber`
    values: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class Variant:
    """The same games, played with something else."""

    table: str  # where it is shown
    subject: str  # what is else: `edition=pt`, `values.amber=6`, `hand:thievery`
    options: Options
    place: int = NOTHING
    kind: int = NOTHING


def with_value(options: Options, key: Sequence[str], value: Any) -> Options:
    """The options with one more choice; `key` is the path to it.

    >>> with_value({"house": {"days": 3}}, ("house", "values", "ruby"), 7)
    {'house': {'days': 3, 'values': {'ruby': 7}}}
    """
    changed = deepcopy(options)
    here = changed
    for step in key[:-1]:
        here = here.setdefault(step, {})
    here[key[-1]] = value
    return changed


def value_at(options: Options, key: Sequence[str]) -> Any:
    """What is chosen there; None if nothing is."""
    here: Any = options
    for step in key:
        here = here.get(step) if isinstance(here, dict) else None
    return here


def written(value: Any) -> str:
    """A choice as it is written in a subject."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def gifts(game: Game, options: Options) -> Iterator[Variant]:
    """One seat begins with one more piece: every piece, everywhere that a piece can lie."""
    for number, place in enumerate(places_of(game)):
        for kind, slug in enumerate(place.slugs):
            yield Variant(WORTH, f"{place.field}:{slug}", options, number, kind)


def choices(game: Game, options: Options) -> Iterator[Variant]:
    """Every other choice of every option that the game declares: editions, rulings, endings."""
    for key, offered in game.options.offered.items():
        path = key.split(".")
        now = value_at(options, path)
        for value in offered:
            if value != (offered[0] if now is None else now):
                yield Variant(OPTIONS, f"{key}={written(value)}", with_value(options, path, value))


def sweeps(options: Options, asked: Sequence[Sweep]) -> Iterator[Variant]:
    """Every value of every house rule that is asked for."""
    for sweep in asked:
        for value in sweep.values:
            subject = f"{'.'.join(sweep.key)}={value}"
            yield Variant(HOUSE, subject, with_value(options, ("house", *sweep.key), value))


def variants_of(game: Game, seats: int, options: Options, asked: Sequence[Sweep]) -> tuple[Variant, ...]:
    """All of them, as far as a game can be played with them."""
    swept = tuple(sweeps(options, asked))
    for variant in swept:
        game.blank(seats, variant.options)  # what somebody has asked for is refused with a sentence
    found = (*gifts(game, options), *choices(game, options))
    return (*(variant for variant in found if can_be_played(game, seats, variant.options)), *swept)


def can_be_played(game: Game, seats: int, options: Options) -> bool:
    """Whether these choices go together."""
    try:
        game.blank(seats, options)
    except Mistake:
        return False
    return True


def sweep_of(part: str) -> Sweep | None:
    """The sweep that `key=first..last` or `key=first..last..step` asks for; None for another house rule.

    >>> sweep_of("values.amber=6..12..3")
    Sweep(key=('values', 'amber'), values=(6, 9, 12))
    """
    key, _, text = part.partition("=")
    found = RANGE.fullmatch(text.strip())
    if not found:
        return None
    first, last, step = int(found["first"]), int(found["last"]), int(found["step"] or 1)
    if not 0 <= last - first < step * MOST_STEPS:
        raise Mistake("sweep", given=part, most=MOST_STEPS)
    return Sweep(tuple(key.strip().split(".")), tuple(range(first, last + 1, step)))
