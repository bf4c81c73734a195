"""Which folders of the repository may import which: the rooms of `src` are import-linter's, these are ours."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = {"bench", "harness", "tests", "tools"}
MAY_IMPORT = {
    "src": set(),
    "harness": {"harness"},
    "bench": {"bench", "harness"},
    "tools": {"tools", "harness"},
    "tests": {"tests", "harness"},
}
TESTS_OF_TOOLS = ("tests/tools/", "tests/web/test_art.py")


def imported(path: Path) -> Iterator[str]:
    """The outermost packages that a file imports from."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module.partition(".")[0]


@pytest.mark.parametrize("folder", MAY_IMPORT)
def test_a_folder_imports_only_what_it_may(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        file = path.relative_to(ROOT).as_posix()
        if "node_modules" in path.parts:
            continue
        others = set(imported(path)) & FOLDERS
        allowed = MAY_IMPORT[folder] | ({"tools"} if file.startswith(TESTS_OF_TOOLS) else set())
        assert others <= allowed, f"{file} imports {others - allowed}; what is shared belongs into harness/"
