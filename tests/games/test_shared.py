"""What two games have alike stands in the kit, and what two boards have alike in a module of all boards."""

import ast
import keyword
import re
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import motherlode
from motherlode.games.catalog import GAMES

SOURCE = Path(motherlode.__file__).parent
RUN = 6  # lines
THIN = 5  # letters; a line with fewer is punctuation
PASSED_OVER = ("from ", "import ", "#", "//", "*")
# Rows of what every game lists, which are alike in their form by design (decision 0060).
ROW = re.compile(
    r"[A-Z_]+ = [A-Z]+\.add\(.*"  # a question, an event, a reason, a move
    r"|\w*\(\"[\w -]+\", .*"  # a field, a kind of piece, a house rule
    r"|[\w.]+: \{.*\},?"  # what an answer does
    r"|s\.\w+ = (?:0|NOTHING)|clear\(s\.\w+\)"  # what set-up puts back
)
WORD = re.compile(r"\"[^\"]*\"|[A-Za-z_]\w*|\d+")
GRAMMAR = frozenset(keyword.kwlist)


def runs_of(files: list[Path]) -> Iterator[tuple[str, ...]]:
    """Every run of lines in these files, without imports and lines that say nothing of their own."""
    for file in files:
        lines = [line.strip() for line in file.read_text(encoding="utf-8").splitlines()]
        kept = [line for line in lines if len(line) >= THIN and not line.startswith(PASSED_OVER)]
        yield from zip(*(kept[start:] for start in range(RUN)), strict=False)


def of_game(folder: Path, game: str, ending: str) -> list[Path]:
    return sorted([*(folder / game).rglob(f"*.{ending}"), *folder.glob(f"{game}.{ending}")])


@pytest.mark.parametrize(("folder", "ending"), [("games", "py"), ("web/app/games", "js")])
def test_no_run_of_lines_stands_in_two_games(folder: str, ending: str) -> None:
    files = {game: of_game(SOURCE / folder, game, ending) for game in GAMES}
    assert sum(map(bool, files.values())) > 1, "a game may have no board of its own, but there is something to compare"
    runs = {game: set(runs_of(of_one)) for game, of_one in files.items()}
    assert [both for one, other in combinations(GAMES, 2) for both in runs[one] & runs[other]] == []


def shape_of(line: str) -> str:
    """A line in which every name, number and text is alike."""
    return WORD.sub(lambda word: word[0] if word[0] in GRAMMAR else "x", line)


def shapes_of(files: list[Path]) -> Iterator[tuple[str, ...]]:
    """Every run of lines by their shapes, without imports, docstrings and the rows of tables."""
    for file in files:
        text = file.read_text(encoding="utf-8")
        said: set[int] = set()
        for node in ast.walk(ast.parse(text)):
            is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
            if is_text or isinstance(node, ast.Import | ast.ImportFrom):
                said.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
        lines = [line.strip() for number, line in enumerate(text.splitlines(), 1) if number not in said]
        kept = [
            line for line in lines if len(line) >= THIN and not line.startswith(PASSED_OVER) and not ROW.fullmatch(line)
        ]
        yield from zip(*(map(shape_of, kept[start:]) for start in range(RUN)), strict=False)


def test_no_two_games_play_a_rule_by_lines_of_the_same_shape() -> None:
    shapes = {game: set(shapes_of(of_game(SOURCE / "games", game, "py"))) for game in GAMES}
    assert min(map(len, shapes.values())) > 100, "there is something to compare"
    assert [both for one, other in combinations(GAMES, 2) for both in shapes[one] & shapes[other]] == []
