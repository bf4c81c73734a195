"""Every mistake that the program can raise, read from its source: the key, and the arguments that each place gives."""

import ast
from collections.abc import Iterator
from pathlib import Path

import motherlode

SOURCE = Path(motherlode.__file__).parent


def calls() -> Iterator[tuple[str, set[str]]]:
    """The key and the argument names of every `Mistake(…)`."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Mistake":
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{file}:{node.lineno}: a mistake has a key that can be found"
                assert not any(map(is_prose, node.keywords)), f"{file}:{node.lineno}: sentences stand in the catalogs"
                yield str(key.value), {keyword.arg for keyword in node.keywords if keyword.arg}


def is_prose(argument: ast.keyword) -> bool:
    """Whether a reason is a text of several words, which would be English in every language."""
    if argument.arg != "why" or not isinstance(argument.value, ast.Constant | ast.JoinedStr):
        return False
    return len(ast.unparse(argument.value).split()) > 1


def mistakes() -> dict[str, set[str]]:
    """The arguments that a mistake always has, by its key."""
    always: dict[str, set[str]] = {}
    for key, arguments in calls():
        always[key] = always.get(key, arguments) & arguments
    return always
