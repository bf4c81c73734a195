"""docs/add-a-game.md, followed literally: its blocks are a game, and everything that it says can be done is done."""

import json
import re
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import PIPE, CompletedProcess

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, sync_playwright

from harness.chromium import INSTANT
from harness.page_play import answers, by_keyboard, choose_seats, play_to_the_end
from tests.browser.conftest import Visitor, launch
from tests.running import INTERPRETED, run, start, surroundings

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
BLOCK = re.compile(r"^`([\w./]+)`\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FILES = dict(BLOCK.findall(PAGE))
COMMANDS = next(text for text in re.findall(r"^```sh\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)).splitlines()
NAME = "examples.lanterns"
ENGLISH = {**surroundings(), "LC_ALL": "en_US.UTF-8"}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder, with what stands on the page."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def command(beginning: str) -> list[str]:
    """A command of the page, as it is written there."""
    [found] = [line for line in COMMANDS if line.startswith(beginning)]
    program, *arguments = found.split()
    return [sys.executable, *(["-m", "motherlode"] if program == "motherlode" else []), *arguments]


def followed(folder: Path, beginning: str, typed: str | None = None, **more: str) -> CompletedProcess[bytes]:
    done = run(command(beginning), typed and typed.encode(), cwd=folder, env={**ENGLISH, **more})
    assert done.returncode == 0, done.stderr.decode()
    return done


def test_the_page_is_the_shipped_example() -> None:
    shipped = {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for file in (ROOT / "examples" / "lanterns").rglob("*")
        if file.suffix in (".py", ".ftl")
    }
    translated = {name for name in shipped if "/words/pt/" in name or "/words/ru/" in name}
    assert {name: text for name, text in FILES.items() if name.startswith("examples/")} == {
        name: text for name, text in shipped.items() if name not in translated
    }, "run: python tools/example_page.py"


def test_the_words_say_the_same_in_every_language() -> None:
    words = ROOT / "examples" / "lanterns" / "words"
    texts = {
        language: (words / language / "lanterns.ftl").read_text(encoding="utf-8") for language in ("en", "pt", "ru")
    }
    keys = {language: re.findall(r"^([a-z-]+|    \.[a-z]+) =", text, re.MULTILINE) for language, text in texts.items()}
    assert keys["en"] == keys["pt"] == keys["ru"]


def test_every_command_of_the_page_is_followed_here() -> None:
    followed_here = ("python -m pytest", *(f"motherlode {name}" for name in ("simulate", "play", "arena", "serve")))
    assert [line for line in COMMANDS if not line.startswith(followed_here)] == []


def test_the_contract(folder: Path) -> None:
    assert b"1 passed" in followed(folder, "python -m pytest").stdout


def test_simulate(folder: Path) -> None:
    assert "Lanterns" in followed(folder, "motherlode simulate").stdout.decode()


def test_play_in_the_terminal(folder: Path) -> None:
    said = followed(folder, "motherlode play", "1\n" * 40, **INTERPRETED).stdout.decode()
    assert "Your turn: float a lantern, or fish them all out?" in said
    assert re.search(r"the night is over\.", said)
    assert re.search(r"wins?[ !]", said)


def test_arena_with_search(folder: Path) -> None:
    assert "search:20" in followed(folder, "motherlode arena").stdout.decode()


# --- a server, and a browser


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The server of the page, at any port; its address."""
    wanted = [*command("motherlode serve"), "--port", "0"]
    with start(wanted, cwd=folder, env=ENGLISH, stdout=PIPE, text=True) as process:
        assert process.stdout is not None
        yield re.search(r"http://[\d.:]+", process.stdout.readline())[0]  # type: ignore[index]


@pytest.fixture(scope="module")
def address(folder: Path) -> Iterator[str]:
    with served(folder) as address:
        yield address


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
        return text


def test_the_server_lists_it_from_its_declaration(address: str) -> None:
    games = {game["name"]: game for game in json.loads(fetched(f"{address}/api/games"))["games"]}
    assert list(games) == ["quartz", "dice", "quarry", NAME]
    lanterns = games[NAME]
    assert (lanterns["short_name"], lanterns["board"], lanterns["lesson"], lanterns["rules_page"]) == (
        *("lanterns", "generic"),
        *(False, False),
    )
    assert [key["key"] for key in lanterns["view"]] == ["turn", "over", "left", "river", "seats"]
    assert [game["board"] for game in games.values()] == ["quartz", "dice", "quarry", "generic"]


def test_its_words_are_served_and_english_stands_in(address: str) -> None:
    english = fetched(f"{address}/web/words/en/lanterns.ftl")
    assert "lanterns-name = Lanterns" in english
    assert fetched(f"{address}/web/words/ru/lanterns.ftl") == english


@pytest.mark.parametrize(
    ("named", "complaint"),
    [
        ("lantern", "there is no game “lantern”"),
        ("examples.candles", "no module “examples.candles”"),
        ("examples.lanterns.rules", "nothing in it is called GAME"),
        ("impostors.quartz", "“impostors.quartz” and “quartz” end alike"),
    ],
)
def test_nonsense_is_refused_in_one_sentence(folder: Path, named: str, complaint: str) -> None:
    impostor = (ROOT / "tests" / "toys" / "one_card.py").read_text(encoding="utf-8")
    (folder / "impostors").mkdir(exist_ok=True)
    (folder / "impostors" / "quartz.py").write_text(impostor.replace("tests.toys.one_card", "impostors.quartz"))
    wanted = [*command("motherlode serve")[:-1], named]
    done = run(wanted, cwd=folder, env={**ENGLISH, **INTERPRETED})
    assert done.returncode == 2
    assert complaint in done.stderr.decode()
    assert len(done.stderr.decode().splitlines()) == 1


SIZES = """() => [...document.querySelectorAll('.generic .panel-of-seat, .generic .middle, .generic .pile')]
  .map((one) => { const { width, height } = one.getBoundingClientRect(); return `${width} ${height}`; })"""


# A group of answers: its heading, and the words that its moves begin with.
KINDS = """groups => groups.map((group) => {
  const words = [...group.querySelectorAll("button")].map(({ dataset }) => dataset.move.split(" ")[0]);
  return `${group.getAttribute("aria-label") ?? ""}: ${[...new Set(words)].join(" ")}`;
})"""


@pytest.mark.parametrize(
    ("width", "height", "light"), [(360, 740, "dark"), pytest.param(1280, 900, "light", marks=pytest.mark.thorough)]
)
def test_a_whole_game_in_the_browser(address: str, width: int, height: int, light: str) -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=light,
            locale="en-US",
            reduced_motion="reduce",
            bypass_csp=True,  # axe brings styles along
        )
        context.set_default_timeout(60_000)
        context.add_init_script(INSTANT)
        visitor = Visitor(context, type("Address", (), {"page": address})())
        page = visitor.go()
        page.locator(f"label.game[data-game='{NAME}']").click()
        choose_seats(page, 3)
        assert page.locator("a.learn").count() == 0, "it has no lesson"
        page.locator("select[name=level]").select_option("apprentice")
        page.locator("form.bots button.big").click()
        page.wait_for_selector("ml-generic")
        answers(page).first.wait_for()
        assert page.locator(".own [data-pile=hand] .chip:not([data-none])").count() > 0
        assert page.locator(".others [data-pile=hand]").count() == 0, "nobody else's hand is there"
        sizes = page.evaluate(SIZES)
        looked: list[str] = []
        kinds: set[tuple[str, ...]] = set()

        def look(question: str) -> None:
            found = Axe().run(page)
            assert found.violations_count == 0, found.generate_report()
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            looked.append(question)

        def choose(page: Page) -> None:
            assert page.evaluate(SIZES) == sizes, "nothing grows or shrinks while others play"
            kinds.add(tuple(page.locator("[data-grouped] > .group").evaluate_all(KINDS)))
            by_keyboard(page)

        assert play_to_the_end(page, choose, look) > 0
        assert looked == ["turn"]
        assert ("Float: float", ": fish") in kinds, "lanterns to float together, and apart from them what ends it"
        assert page.locator("section.end li").count() == 3
        assert "the night is over" in page.locator("section.log").inner_text()
        assert visitor.faults == []
        browser.close()
