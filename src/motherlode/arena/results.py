"""The results of games, and the folder where they are kept: one line for a game, written when it has ended.

    league.json     the plan
    games.jsonl     one line for each game; nothing in it is ever changed
    standings.csv   the table
    report.html     the same to look at

A league that is stopped, in whatever way, goes on from here. A last line that was torn in two is left out.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, fields
from io import TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple, Self

from motherlode.arena.plan import Plan
from motherlode.games.kit.mistakes import Mistake

DIGITS = 6
PLAN, GAMES, STANDINGS, REPORT = "league.json", "games.jsonl", "standings.csv", "report.html"


class Thinking(NamedTuple):
    """How long a member thought: its decisions, all seconds together, and those of the longest decision."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def and_then(self, seconds: float) -> "Thinking":
        """One more decision."""
        return Thinking(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds))


@dataclass(frozen=True)
class Failing:
    """What an outside bot did wrong: which member it was, before which move of the game, and what it said last."""

    member: int
    move: int
    kind: str
    detail: str


@dataclass(frozen=True)
class Result:
    """One game. Places, scores and thinking are those of the members, in the order of the line-up.

    A game in which a bot failed ended there: it has neither places nor scores.
    """

    line_up: int
    deal: int
    turn: int
    places: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    moves: int = 0
    thinking: tuple[Thinking, ...] = ()  # not measured in a compiled game
    failings: tuple[Failing, ...] = ()
    luck: tuple[float, ...] = ()  # what chance gave each member, in shares of the victory, where that was measured

    def written(self) -> str:
        """One line; empty fields are not written."""
        data = {name: value for name, value in asdict(self).items() if value != ()}
        if self.thinking:
            data["thinking"] = [[one.decisions, round(one.seconds, 6), round(one.longest, 6)] for one in self.thinking]
        if self.luck:
            data["luck"] = [round(one, DIGITS) for one in self.luck]
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def read(cls, line: str) -> Self:
        """The game that was written."""
        data: dict[str, Any] = json.loads(line)
        if not isinstance(data, dict) or not set(data) <= {field.name for field in fields(cls)}:
            raise ValueError(line)
        data["failings"] = tuple(Failing(**one) for one in data.get("failings", ()))
        if not data["failings"] and not (data["places"] and data["scores"]):
            raise ValueError(line)
        data["places"], data["scores"] = tuple(data.get("places", ())), tuple(data.get("scores", ()))
        data["luck"] = tuple(data.get("luck", ()))
        data["thinking"] = tuple(Thinking(*one) for one in data.get("thinking", ()))
        return cls(**data)


class Folder:
    """The folder of a league. Made for a plan, it holds that one and no other."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path = path
        self.games = path / GAMES
        self.file: TextIOWrapper | None = None
        path.mkdir(parents=True, exist_ok=True)
        there = path / PLAN
        if not there.exists():
            if self.games.exists():
                raise Mistake("other-league", folder=path, what=PLAN)
            unfinished = path / f"{PLAN}.unfinished"
            unfinished.write_text(plan.written(), encoding="utf-8")
            unfinished.rename(there)
        elif there.read_text(encoding="utf-8") != plan.written():
            raise Mistake("other-league", folder=path, what=", ".join(differences(there, plan)))

    def results(self) -> Iterator[Result]:
        """The games so far."""
        if not self.games.exists():
            return
        with self.games.open(encoding="utf-8", newline="\n") as lines:
            for number, line in enumerate(lines, 1):
                if not line.endswith("\n"):  # its end was never written
                    return
                try:
                    yield Result.read(line)
                except (ValueError, TypeError, KeyError) as error:
                    raise Mistake("league-line", file=self.games, line=number) from error

    def keep(self, results: Iterable[Result]) -> None:
        """Write down some games; when this returns, they are on the disk of the system."""
        if self.file is None:
            cut_torn_end(self.games)
            self.file = self.games.open("a", encoding="utf-8", newline="\n")
        self.file.write("".join(f"{result.written()}\n" for result in results))
        self.file.flush()

    def close(self) -> None:
        """No more games for now."""
        if self.file is not None:
            self.file.close()
            self.file = None


def cut_torn_end(file: Path) -> None:
    """Leave out what stands behind the last whole line."""
    if file.exists():
        with file.open("rb+") as raw:
            raw.truncate(file.read_bytes().rfind(b"\n") + 1)


def differences(there: Path, plan: Plan) -> list[str]:
    """In which points the plan of a folder is another one."""
    try:
        kept = asdict(Plan.read(there.read_text(encoding="utf-8")))
    except (ValueError, TypeError, KeyError):
        return [PLAN]
    return [name for name, value in asdict(plan).items() if kept[name] != value] or [PLAN]
