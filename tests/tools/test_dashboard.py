"""The dashboard and the page about watching a server name what the server exports, and nothing else."""

import re

from motherlode.server.metrics import Numbers, page_of
from tools.dashboard import COMMAND, FILE, text
from tools.site.pages import ROOT

NAMED = re.compile(r"motherlode_[a-z_]+")
MADE = "_created"  # when a counter began: nobody watches it


def exported() -> set[str]:
    """The names under which Prometheus finds what the server counts."""
    lines = page_of(Numbers()).decode().splitlines()
    return {found[0] for line in lines if (found := NAMED.match(line)) and not found[0].endswith(MADE)}


def test_the_file_is_what_the_table_says() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), f"run: {COMMAND}"


def test_the_dashboard_shows_all_that_is_exported_and_no_more() -> None:
    histogram = {"motherlode_command_seconds_sum", "motherlode_command_seconds_count"}
    assert set(NAMED.findall(text())) == exported() - histogram


def test_the_page_names_what_is_exported() -> None:
    page = (ROOT / "docs" / "hosting-care.md").read_text(encoding="utf-8")
    named = set(NAMED.findall(page))
    assert len(named) > 5
    assert named <= exported() | {"motherlode_command_seconds"}
