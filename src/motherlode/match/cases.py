"""Rule cases: a position, some moves, and what must hold afterwards."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from motherlode.games.kit.forms import ByName, Counts, EachSeat, Inserted, Listed, Numbers, Rows, Seats
from motherlode.games.kit.mistakes import Mistake, quoted
from motherlode.games.kit.parsers import only_keys
from motherlode.match.match import Match, RefusedMove

CASE_KEYS = ("case", "rules", "position", "play", "expect")
SEEDS = (1, 2, 3)  # a case must hold whatever chance does


@dataclass(frozen=True)
class Case:
    """One case of a file."""

    file: Path
    name: str
    rules: tuple[str, ...]
    position: Any
    play: tuple[Any, ...]
    expect: Mapping[str, Any]


def find_files(paths: list[Path]) -> list[Path]:
    """Case files: those named, and every YAML file below the folders named."""
    files: list[Path] = []
    for path in paths:
        if path.is_dir():
            found = sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml", ".json"))
            if not found:
                raise Mistake("no-case-files", path=path)
            files += found
        elif path.exists():
            files.append(path)
        else:
            raise Mistake("no-such-file", path=path)
    return files


def read_cases(file: Path) -> list[Case]:
    """The cases of one file."""
    try:
        data = yaml.safe_load(file.read_text(encoding="utf-8"))
    except (yaml.YAMLError, ValueError, RecursionError, OSError) as error:
        where = getattr(error, "problem_mark", None)
        line = f", line {where.line + 1}" if where else ""
        raise Mistake("unreadable", file=file, line=line, why=_first_words(error)) from error
    if isinstance(data, Mapping):
        data = [data]
    if data is not None and not isinstance(data, list):
        raise Mistake("case-list", file=file)
    if not data:
        raise Mistake("no-cases", file=file)
    return [_read_case(file, place, given) for place, given in enumerate(data, 1)]


def _first_words(error: Exception) -> str:
    problem = getattr(error, "problem", None) or getattr(error, "strerror", None) or str(error)
    return " ".join(str(problem).split())


def _read_case(file: Path, place: int, given: Any) -> Case:
    where = f"{file}, case {place}"
    given = only_keys(where, given, CASE_KEYS)
    if "position" not in given:
        raise Mistake("case-position", where=where)
    return Case(
        file=file,
        name=str(given.get("case", f"case {place}")),
        rules=tuple(str(rule) for rule in _list(where, given.get("rules"))),
        position=given["position"],
        play=tuple(_list(where, given.get("play"))),
        expect=only_keys_of_expect(where, given.get("expect")),
    )


def only_keys_of_expect(where: str, given: Any) -> Mapping[str, Any]:
    """Expectations are a mapping; its paths are judged when the case runs."""
    if given is not None and not isinstance(given, Mapping):
        where = f"{where}, expect"
        raise Mistake("not-a-mapping", where=where, given=quoted(given))
    return {str(key): value for key, value in (given or {}).items()}


def _list(where: str, given: Any) -> list[Any]:
    if given is None:
        return []
    if not isinstance(given, list):
        raise Mistake("not-a-list", where=where, given=quoted(given))
    return given


def run_case(case: Case) -> list[str]:
    """What is wrong with a case; nothing when it holds."""
    for seed in SEEDS:
        try:
            match = Match.from_position(case.position, seed)
            for move in case.play:
                match.play(*read_move(move))
            problems = [problem for key, value in case.expect.items() for problem in _checked(match, key, value)]
        except (Mistake, RefusedMove) as error:
            problems = [str(error)]
        if problems:
            return problems
    return []


def read_move(move: Any) -> tuple[int, str]:
    """Seat and phrase of a move as people write it: `1 play eureka`."""
    seat, _, phrase = str(move).strip().partition(" ")
    if not seat.isdigit() or not phrase:
        raise Mistake("move-form", move=move)
    return int(seat), phrase


def _checked(match: Match, key: str, expected: Any) -> list[str]:
    try:
        return list(_check(match, key, expected))
    except Mistake as mistake:
        return [f"{key}: {mistake}"]
    except (AttributeError, TypeError, ValueError):
        return [f"{key} is not in its form: {expected!r}"]


def _check(match: Match, key: str, expected: Any) -> Iterator[str]:
    if key == "asked":
        found = {asked.seat: asked.question for asked in match.questions}
        wanted = {int(seat): question for seat, question in (expected or {}).items()}
        yield from _differ(key, wanted, found)
    elif key == "legal":
        yield from _differ(key, sorted(_moves(match, expected)), sorted(_legal(match)))
    elif key == "includes":
        yield from (f"{move} should be legal" for move in _moves(match, expected) if move not in _legal(match))
    elif key == "excludes":
        yield from (f"{move} should not be legal" for move in _moves(match, expected) if move in _legal(match))
    elif key == "over":
        yield from _differ(key, bool(expected), match.over)
    elif key == "scores":
        found_scores = {seat: match.scores.get(int(seat)) for seat in expected}
        yield from _differ(key, dict(expected), found_scores)
    elif key == "winners":
        yield from _differ(key, sorted(expected or []), match.winners)
    elif key == "refuses":
        yield from (problem for move in _listed(expected) for problem in _check_refused(match, move))
    else:
        if not is_place(match.game.position.entries, key.split("."), match.seats):
            raise Mistake("path", path=key)
        position = match.position()
        yield from _differ(key, comparable(expected), comparable(look_up(position, key)))


def _moves(match: Match, expected: Any) -> list[str]:
    """Moves as the game itself writes them (D80), so that none is missed for its spelling; one it lacks is an error."""
    return [_canonical(match, *read_move(move)) for move in _listed(expected)]


def _canonical(match: Match, seat: int, phrase: str) -> str:
    if not 1 <= seat <= match.seats:
        raise Mistake("seat", seat=quoted(seat), seats=match.seats)
    return f"{seat} {match.game.actions[match.game.action(phrase)]}"


def _listed(expected: Any) -> list[Any]:
    if expected is not None and not isinstance(expected, list):
        raise TypeError("moves are a list")
    return expected or []


def _legal(match: Match) -> list[str]:
    return [f"{seat} {move}" for seat in match.asked for move in match.legal(seat)]


def _check_refused(match: Match, move: Any) -> Iterator[str]:
    seat, phrase = read_move(move)
    before = match.states.tobytes()
    try:
        match.play(seat, phrase)
    except (RefusedMove, Mistake):
        if match.states.tobytes() != before:
            yield f"{move} was refused, but changed the position"
    else:
        yield f"{move} should be refused"
        match.states.view("u1")[:] = bytearray(before)


def _differ(key: str, expected: Any, found: Any) -> Iterator[str]:
    if expected != found:
        yield f"{key} should be {_shown(expected)}, but is {_shown(found)}"


def _shown(value: Any) -> str:
    return yaml.safe_dump(
        {} if value is None else value, default_flow_style=True, width=10_000, allow_unicode=True
    ).strip(" \n.")


def is_place(form: Any, steps: list[str], seats: int) -> bool:
    """Whether positions of a form have such a place, though what is empty there is left out."""
    if not steps or isinstance(form, Inserted):
        return True
    step, *rest = steps
    number = int(step) if step.isdecimal() else 0
    match form:
        case EachSeat(item):
            return 1 <= number <= seats and is_place(item, rest, seats)
        case Rows(_, item):
            return number >= 1 and is_place(item, rest, seats)
        case ByName(names, item):
            return step in names and is_place(item, rest, seats)
        case Counts(_, slugs):
            return step in slugs and not rest
        case Listed() | Numbers() | Seats():
            return number >= 1
        case tuple() if type(form) is tuple:
            return any(entry.key == step and is_place(entry.value, rest, seats) for entry in form)
    return False


def look_up(position: Any, path: str) -> Any:
    """Follow a dotted path; numbers count from 1, as people count seats."""
    here = position
    for step in path.split("."):
        if isinstance(here, list) and step.isdigit() and int(step) > 0:
            here = here[int(step) - 1] if int(step) <= len(here) else None
        elif isinstance(here, Mapping):
            here = here.get(step)
        elif here is None:
            return None
        else:
            raise Mistake("path", path=path)
    return here


def comparable(value: Any) -> Any:
    """A value in the form in which zero, empty, null and left out are equal and pieces have no order."""
    if isinstance(value, Mapping):
        kept = {str(key): comparable(item) for key, item in value.items()}
        return {key: item for key, item in kept.items() if item is not None} or None
    if isinstance(value, list | tuple):
        if value and all(isinstance(item, str) for item in value):
            return comparable(Counter(value))
        items = [comparable(item) for item in value]
        while items and items[-1] is None:
            items.pop()
        return items or None
    return value if value else None
