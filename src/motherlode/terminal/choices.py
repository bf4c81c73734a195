"""What people write behind an option: whole numbers, one word of a list, names, house rules."""

from argparse import Namespace
from collections.abc import Iterable, Sequence
from decimal import Decimal, InvalidOperation
from difflib import get_close_matches
from typing import Any

import yaml

from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log
from motherlode.sitting.files import read_data
from motherlode.terminal.match_options import MATCH_OPTIONS, NUMBER, PAIRS
from motherlode.words import Words

LONGEST_NAME = 40
MOST_DAYS = 99


def whole_number(where: str, given: str, lowest: int, highest: int) -> int:
    """A whole number, also written as `1e6` or `10_000`.

    >>> whole_number("--games", "1e6", 1, 10**9), whole_number("--games", "10_000", 1, 10**9)
    (1000000, 10000)
    """
    try:
        number = Decimal(given)
    except InvalidOperation:
        number = Decimal("NaN")
    if not number.is_finite() or not lowest <= number <= highest or number != number.to_integral_value():
        raise Mistake("number", where=where, lowest=lowest, highest=highest, given=given)
    return int(number)


def one_of(what: str, given: str, known: Iterable[str]) -> str:
    """The word that was given, if it is a known one; a near miss is named."""
    known = list(known)
    if given in known:
        return given
    if given.lower() in known:
        return given.lower()
    near = get_close_matches(given.lower(), known, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"there is {', '.join(known)}"
    raise Mistake("choice", what=what, given=given, hint=hint, near=near[0] if near else "none", known=", ".join(known))


def usual_players(game: Game) -> int:
    """The number of players when none is given."""
    return min(max(4, game.fewest), game.most)


def usual_names(words: Words, seats: int) -> list[str]:
    """The names of players without a given name."""
    keys = [f"bot-name-{number}" for number in range(1, seats + 1)]
    return [words.say(key) if words.has(key) else str(number) for number, key in enumerate(keys, 1)]


def seats_of(game: Game, log: Log) -> int:
    """The number of players of a match, if it can be played at all. Nothing is compiled for this."""
    if log.start is not None:
        return int(game.read_position(log.start)["seats"][0])
    check_options(game, log.seats, log.options)
    return log.seats


def check_options(game: Game, seats: int, options: Options) -> None:
    """Whether a match can have these seats and options. An option that belongs to another game is named."""
    try:
        game.blank(seats, options)
    except Mistake as mistake:
        if mistake.key != "unknown-key" or mistake.arguments["where"] != "options":
            raise
        option, known = mistake.arguments["key"], mistake.arguments["known"] or "none"
        raise Mistake("game-option", game=game.name, option=option, known=known) from None


def player_names(given: Sequence[str], usual: Sequence[str]) -> tuple[str, ...]:
    """Names by seat; a seat that is left out has a usual one.

    >>> player_names(["Ana", "", "Bia"], ["Gravelina", "Pickerton", "Huffkin", "Bia"])
    ('Ana', 'Gravelina', 'Bia', 'Pickerton')
    """
    if len(given) > len(usual):
        raise Mistake("too-many-names", names=len(given), seats=len(usual))
    for name in given:
        if not name.isprintable() or len(name) > LONGEST_NAME:
            raise Mistake("name", longest=LONGEST_NAME)
        if name and given.count(name) > 1:
            raise Mistake("same-name", name=name)
    left = iter([name for name in usual if name not in given])
    return tuple(name or next(left) for name in [*given, *[""] * (len(usual) - len(given))])


def match_options(given: Namespace) -> Options:
    """The options of a match, as far as they were given."""
    options = house_rules(given.option or [])
    for name, form in MATCH_OPTIONS.items():
        value = getattr(given, name)
        if not value or name == "option":
            continue
        if form == PAIRS:
            value = house_rules(value)
        elif form == NUMBER:
            value = whole_number(f"--{name}", value, 1, MOST_DAYS)
        options[name] = value
    return options


def house_rules(parts: Sequence[str]) -> dict[str, Any]:
    """House rules from files and from `key=value`, where a key may have dots in it: `values.ruby=7`."""
    house: dict[str, Any] = {}
    for part in parts:
        key, is_pair, value = part.partition("=")
        if is_pair:
            _set(house, part, key.strip().split("."), _value(part, value))
        else:
            data = read_data(part)
            if isinstance(data, dict) and set(data) == {"house"}:
                data = data["house"]
            if not isinstance(data, dict):
                raise Mistake("house-file", path=part)
            for name, changed in data.items():
                _set(house, part, [str(name)], changed)
    return house


def _value(part: str, text: str) -> Any:
    try:
        return yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError, ValueError):
        raise Mistake("house", given=part) from None


def _set(house: dict[str, Any], part: str, path: list[str], value: Any) -> None:
    """Put a value where its dotted path leads; tables that meet are put together."""
    here = house
    for step in path[:-1]:
        here = here.setdefault(step, {})
        if not isinstance(here, dict):
            raise Mistake("house", given=part)
    if isinstance(value, dict) and isinstance(here.get(path[-1]), dict):
        here[path[-1]] |= value
    else:
        here[path[-1]] = value
