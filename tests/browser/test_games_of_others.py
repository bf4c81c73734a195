"""A game of somebody else with a long name and no words of its own: offered, created and played on the page."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE

import pytest
from playwright.sync_api import Browser, expect

from harness.chromium import INSTANT
from harness.page_play import answers, by_mouse, choose_seats, play_to_the_end
from motherlode.games.catalog import LONGEST_NAME, add
from motherlode.games.kit.mistakes import Mistake
from tests.browser.conftest import PATIENCE, Visitor
from tests.running import INTERPRETED, start, surroundings

PIG = (Path(__file__).parents[1] / "toys" / "pig.py").read_text(encoding="utf-8")
NAME = "games_for_long_evenings.written_by_friends_of_ours.pig"
TOO_LONG = f"games.{'x' * LONGEST_NAME}"


def put(folder: Path, name: str) -> None:
    """Pig, as a module of that name."""
    file = folder / f"{name.replace('.', '/')}.py"
    file.parent.mkdir(parents=True)
    file.write_text(PIG.replace("tests.toys.pig", name), encoding="utf-8")


@pytest.fixture
def page_address(tmp_path: Path) -> Iterator[str]:
    put(tmp_path, NAME)
    serve = [sys.executable, "-m", "motherlode", "serve", "--port", "0", "--store", str(tmp_path / "motherlode.db")]
    with start(
        [*serve, "--game", NAME], cwd=tmp_path, env={**surroundings(), **INTERPRETED}, stdout=PIPE, text=True
    ) as process:
        assert process.stdout is not None
        yield re.search(r"http://[\d.:]+", process.stdout.readline())[0]  # type: ignore[index]


def is_asked_in_a_new_game(visitor: Visitor) -> bool:
    """Begin one; a lucky bot may have won before anybody else had a turn."""
    page = visitor.go()
    choice = page.locator(f"label.game[data-game='{NAME}']")
    expect(choice).to_contain_text("Pig")
    choice.click()
    choose_seats(page, 2)
    page.locator("form.bots button.big").click()
    page.wait_for_selector("ml-generic")
    answers(page).or_(page.locator("section.end")).first.wait_for()
    return page.locator("section.end").count() == 0


def test_a_game_without_words_is_played_to_its_end_by_the_names_in_its_tables(
    chromium: Browser, page_address: str
) -> None:
    context = chromium.new_context(locale="pt-BR", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(INSTANT)
    visitor = Visitor(context, type("Address", (), {"page": page_address})())  # type: ignore[arg-type]
    page = visitor.page
    while not is_asked_in_a_new_game(visitor):
        pass
    asked: list[str] = []

    def look(question: str) -> None:
        asked.append(question)
        expect(page.locator("section.ask")).to_contain_text("turn")
        assert set(answers(page).all_inner_texts()) <= {"roll", "bank"}
        expect(page.locator("ml-generic")).to_contain_text("Banked")

    assert play_to_the_end(page, by_mouse, look) > 0
    assert asked == ["turn"]
    expect(page.locator("section.end li")).to_have_count(2)
    expect(page.locator("section.log")).to_contain_text(re.compile(r"rolled: seat .+, pips \d"))
    assert visitor.faults == []
    context.close()


def test_a_game_whose_name_no_client_could_send_is_not_offered() -> None:
    with pytest.raises(Mistake, match="too long"):
        add(TOO_LONG)
