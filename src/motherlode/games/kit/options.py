"""The options of a game as a table: what can be chosen, and every number that a house rule may change.

From it come the way in (people's options into a record; a part that is left out keeps its default, nonsense is refused
with a sentence), the way out (what differs from the defaults), and what a page needs to offer them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.parsers import differing, one_of, only_keys, truth, whole
from motherlode.games.kit.records import Records, Row, row
from motherlode.games.kit.snapshots import Snapshot, snapshot


class Bounds(NamedTuple):
    """What each number of a house rule may be."""

    lowest: int
    highest: int


class Listing(NamedTuple):
    """What each list of a house rule may hold: words, and how many of them at most."""

    choices: tuple[str, ...]
    most: int


class Choice(NamedTuple):
    """One of some words, the first of which is usual; the record holds its number."""

    key: str
    field: str
    choices: tuple[str, ...]
    always_written: bool = False  # even where it is the usual one

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        setattr(s, self.field, one_of(self.key, self.choices[0] if given is None else given, self.choices))

    def written(self, s: Snapshot) -> Any:
        """Out of the record; None where it is as usual."""
        number = getattr(s, self.field)
        return self.choices[number] if number or self.always_written else None


class Switch(NamedTuple):
    """On or off; off is usual."""

    key: str
    field: str

    @property
    def choices(self) -> tuple[bool, ...]:
        """What can be chosen."""
        return (False, True)

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        setattr(s, self.field, truth(self.key, given))

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        return True if getattr(s, self.field) else None


class EitherNumber(NamedTuple):
    """One of two numbers, the first of which is usual; the record holds it as it is."""

    key: str
    field: str
    choices: tuple[int, int]

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        number = self.choices[0] if given is None else given
        if isinstance(number, bool) or number not in self.choices:
            one, other = self.choices
            raise Mistake("either", where=self.key, one=one, other=other, given=quoted(given))
        setattr(s, self.field, int(number))

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        number = getattr(s, self.field)
        return None if number == self.choices[0] else number


class Ruling(NamedTuple):
    """A reading that tables do not share: what each choice means in the record, by another choice made before it.

    The first is usual. It is written in the mapping `rulings`.
    """

    slug: str
    field: str
    meanings: Mapping[str, tuple[int, ...]]
    by: str  # the field of the choice before it

    @property
    def key(self) -> str:
        """Where it is written; a dot leads into a mapping."""
        return f"rulings.{self.slug}"

    @property
    def choices(self) -> tuple[str, ...]:
        """What can be chosen."""
        return tuple(self.meanings)

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        chosen = self.choices[one_of(self.key, self.choices[0] if given is None else given, self.choices)]
        setattr(s, self.field, self.meanings[chosen][getattr(s, self.by)])

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        played, before = getattr(s, self.field), getattr(s, self.by)
        chosen = next(choice for choice, meant in self.meanings.items() if meant[before] == played)
        return None if chosen == self.choices[0] else chosen


class NumberByKind(NamedTuple):
    """A house rule for a number of each kind; kinds that are left out keep theirs."""

    key: str
    field: str
    names: tuple[str, ...]
    defaults: tuple[int, ...]
    highest: int

    @property
    def printed(self) -> Any:
        """The numbers of the rulebook."""
        return dict(zip(self.names, self.defaults, strict=True))

    @property
    def bounds(self) -> Bounds:
        """What each of them may be."""
        return Bounds(0, self.highest)

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        changed = only_keys(f"house.{self.key}", with_names(given), self.names)
        getattr(s, self.field)[:] = [
            whole(f"house.{self.key}.{name}", changed.get(name, default), 0, self.highest)
            for name, default in zip(self.names, self.defaults, strict=True)
        ]

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        return differing(self.names, getattr(s, self.field), self.defaults) or None


class Number(NamedTuple):
    """A house rule for one number."""

    key: str
    field: str
    printed: int
    lowest: int
    highest: int

    @property
    def bounds(self) -> Bounds:
        """What it may be."""
        return Bounds(self.lowest, self.highest)

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        number = self.printed if given is None else given
        setattr(s, self.field, whole(f"house.{self.key}", number, self.lowest, self.highest))

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        number = getattr(s, self.field)
        return None if number == self.printed else number


class Cost(NamedTuple):
    """A house rule for points that are lost: the minus sign of the rulebook may be left out."""

    key: str
    field: str
    printed: int
    highest: int

    @property
    def bounds(self) -> Bounds:
        """What it may be, with its sign."""
        return Bounds(-self.highest, 0)

    def read(self, s: Row, given: Any) -> None:
        """Into the record."""
        number = self.printed if given is None else given
        setattr(s, self.field, abs(whole(f"house.{self.key}", number, -self.highest, self.highest)))

    def written(self, s: Snapshot) -> Any:
        """Out of the record."""
        cost = getattr(s, self.field)
        return None if cost == abs(self.printed) else -cost


class Own(NamedTuple):
    """A house rule of a form that only this game has."""

    key: str
    printed: Any
    bounds: Bounds | Listing  # of every number, or of every list, in it
    read: Callable[[Row, Any], None]
    written: Callable[[Snapshot], Any]


def no_check(s: Row) -> None:
    """Any options that can be read can be played."""


class OptionTable:
    """All options of a game; `check` refuses those with which no game could be played."""

    def __init__(
        self,
        choices: Sequence[Choice | Switch | EitherNumber | Ruling] = (),
        house: Sequence[NumberByKind | Number | Cost | Own] = (),
        check: Callable[[Row], None] = no_check,
        check_positions: bool = True,  # or a position may be one that no deal gives
    ) -> None:
        self.choices, self.house, self.check = choices, house, check
        self.check_positions = check_positions
        keys = [choice.key.partition(".")[0] for choice in choices]
        self._keys = tuple(dict.fromkeys([*keys, *(["house"] if house else [])]))
        self._house_keys = tuple(rule.key for rule in house)

    def set(self, states: Records, i: int, options: Mapping[str, Any]) -> None:
        """Write the options of a match into its record; they must allow a game."""
        self._write(states, i, options)
        self.check(row(states, i))

    def set_in_position(self, states: Records, i: int, options: Mapping[str, Any]) -> None:
        """The same for a position."""
        self._write(states, i, options)
        if self.check_positions:
            self.check(row(states, i))

    def _write(self, states: Records, i: int, options: Mapping[str, Any]) -> None:
        given = only_keys("options", options, self._keys)
        s = row(states, i)
        groups: dict[str, list[str]] = {key: [] for key in self._keys}  # keys of a mapping
        for choice in self.choices:
            key, _, inner = choice.key.partition(".")
            groups[key].append(inner)
        inside = {key: only_keys(key, given.get(key), inner) for key, inner in groups.items() if any(inner)}
        for choice in self.choices:
            key, _, inner = choice.key.partition(".")
            choice.read(s, inside[key].get(inner) if inner else given.get(key))
        house = only_keys("house", given.get("house"), self._house_keys)
        for rule in self.house:
            rule.read(s, house.get(rule.key))

    def get(self, states: Records, i: int) -> dict[str, Any]:
        """The options of a match as people write them; what has its default is left out."""
        s = snapshot(states, i)
        options: dict[str, Any] = {}
        for choice in self.choices:
            if (written := choice.written(s)) is not None:
                key, _, inner = choice.key.partition(".")
                if inner:
                    options.setdefault(key, {})[inner] = written
                else:
                    options[key] = written
        house = {rule.key: written for rule in self.house if (written := rule.written(s)) is not None}
        return {**options, "house": house} if house else options

    @property
    def offered(self) -> dict[str, Sequence[str | int | bool]]:
        """What can be chosen, besides house rules; the first is usual. A dot leads into a mapping."""
        return {choice.key: choice.choices for choice in self.choices}

    @property
    def printed(self) -> dict[str, Any]:
        """The numbers of the rulebook, as house rules would write them."""
        return {rule.key: rule.printed for rule in self.house}

    @property
    def bounds(self) -> dict[str, dict[str, Any]]:
        """What the numbers of each house rule may be, or what its lists may hold."""
        return {rule.key: rule.bounds._asdict() for rule in self.house}


NO_OPTIONS = OptionTable()


def with_names(given: Any) -> Any:
    """The same mapping with its keys as text: YAML reads the key 3 as a number, JSON as text."""
    return {str(key): value for key, value in given.items()} if isinstance(given, Mapping) else given
