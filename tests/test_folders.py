"""Which folders of the repository may import which: the rooms of `src` are import-linter's, these are ours."""

import ast
import re
from collections import Counter
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
# Words that stood for several classes each; a class that is another thing has a name of its own.
ONE_CLASS = ("Table", "Tables", "Reason", "Happening", "Refused", "Refusal")
CLASS = re.compile(r"^(?:export )?class (\w+)", re.MULTILINE)
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


@pytest.mark.parametrize("ending", ["py", "js"])
def test_a_word_that_everybody_needs_names_one_class(ending: str) -> None:
    files = [file for file in (ROOT / "src").rglob(f"*.{ending}") if "vendor" not in file.parts]
    classes = Counter(name for file in files for name in CLASS.findall(file.read_text(encoding="utf-8")))
    assert len(classes) > 50
    assert {name: classes[name] for name in ONE_CLASS if classes[name] > 1} == {}
