"""Every refusal that the server can give, read from its source: the key, and the arguments that each place gives."""

import ast
from collections.abc import Iterator
from pathlib import Path

import motherlode.server
from motherlode.server.permissions import NOT_THEM

SOURCE = Path(motherlode.server.__file__).parent
# Where the key is not written out: the expression, and the keys it stands for.
KEYS_OF = {"NOT_THEM[permission.who]": set(NOT_THEM.values())}


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    """The whole source of the server, as a tree."""
    for file in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


def called(node: ast.AST, name: str) -> bool:
    """Whether this calls a function or a class of that name, or a method."""
    if not isinstance(node, ast.Call):
        return False
    function = node.func
    return (isinstance(function, ast.Name) and function.id == name) or (
        isinstance(function, ast.Attribute) and function.attr == name
    )


def refusals() -> Iterator[tuple[str, set[str], str]]:
    """The key and the argument names of every `Refusal(…)`, of every `Refuse(…)` with its own key, and where."""
    for file, node in nodes():
        for name, place in (("Refusal", 0), ("Refuse", 1)):
            if not called(node, name) or len(node.args) <= place:
                continue
            key, where = node.args[place], f"{file.name}:{node.lineno}"
            arguments = {keyword.arg for keyword in node.keywords if keyword.arg}
            if isinstance(key, ast.Constant):
                yield str(key.value), arguments, where
            elif (written := ast.unparse(key)) in KEYS_OF:
                yield from ((one, arguments, where) for one in KEYS_OF[written])
            else:
                assert isinstance(key, ast.JoinedStr) or written == "refusal.reason", f"{where}: a key to be found"


def closings() -> set[str]:
    """The reason of every `hang_up(…)` and `Closing(…)`."""
    reasons = (node.args[0] for _, node in nodes() if called(node, "hang_up") or called(node, "Closing"))
    return {str(reason.value) for reason in reasons if isinstance(reason, ast.Constant)}
