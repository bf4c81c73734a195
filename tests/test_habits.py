"""What is done before a commit is what `make` does, and the forms for changes and issues name what is there."""

import re
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[1]
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
HOOKS = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"][0]["hooks"]
FORMS = sorted((ROOT / ".github").rglob("*.md"))
NAMED_FILE = re.compile(r"\b([A-Z]+\.md)\b|`(docs/[\w./]+)`")


@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_makes_something_when_its_files_change(hook: dict[str, str]) -> None:
    program, target = hook["entry"].split()
    assert program == "make"
    assert target in TARGETS
    files = [
        file.relative_to(ROOT).as_posix()
        for folder in ("src", "docs", "tools/site")
        for file in (ROOT / folder).rglob("*.*")
    ]
    assert any(re.search(hook["files"], file) for file in files)


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.name)
def test_a_form_names_what_is_there(form: Path) -> None:
    text = form.read_text(encoding="utf-8")
    assert set(re.findall(r"`make ([a-z-]+)`", text)) <= TARGETS
    assert [name for names in NAMED_FILE.findall(text) for name in names if name and not (ROOT / name).exists()] == []
    if form.parent.name == "ISSUE_TEMPLATE":
        assert {"name", "about"} <= set(yaml.safe_load(text.split("---")[1]))


def test_somebody_who_finds_a_weakness_learns_where_to_go() -> None:
    assert "not open a public issue" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
