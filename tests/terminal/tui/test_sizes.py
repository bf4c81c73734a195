"""Every screen at 80 by 24, in every language: nothing is cut."""

from collections.abc import Iterator

import pytest

from harness.server_thread import ServerThread
from motherlode.games.catalog import GAMES
from motherlode.sitting import lobby
from motherlode.sitting.connection import Connection
from motherlode.sitting.lobby import NewGame
from motherlode.terminal.tui.gathering import GatheringScreen
from motherlode.terminal.tui.lesson import LessonScreen
from motherlode.words import LANGUAGES, Words
from tests.amounts import usually
from tests.server.async_tests import awaited
from tests.terminal.person import NAMES
from tests.terminal.tui.pilot import visiting
from tests.terminal.tui.screens import SCREENS, SMALLEST, OneScreen, cut, lesson


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerThread]:
    server = ServerThread(tmp_path_factory.mktemp("server") / "m.db", pace=0, window=0)
    yield server
    server.stop()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", SCREENS)
@awaited
async def test_nothing_is_cut(name: str, language: str) -> None:
    app = OneScreen(words := Words(language), SCREENS[name](words))
    async with visiting(app, SMALLEST) as visitor:
        await visitor.until(app.is_shown)
        await visitor.pilot.pause()
        assert cut(app.only) == [], visitor.text
        assert len(visitor.text.splitlines()) <= SMALLEST[1]


@pytest.mark.parametrize(
    ("name", "size"), [("new-game", (80, 12)), ("table-quartz", (80, 16)), ("lesson-dice", (80, 10))]
)
@awaited
async def test_what_is_cut_is_found(name: str, size: tuple[int, int]) -> None:
    app = OneScreen(words := Words("en"), SCREENS[name](words))
    async with visiting(app, size) as visitor:
        await visitor.until(app.is_shown)
        await visitor.pilot.pause()
        assert cut(app.only) != []


@awaited
async def test_a_question_too_long_for_its_frame_stands_above_the_moves() -> None:
    app = OneScreen(words := Words("ru"), SCREENS["table-quartz"](words))
    async with visiting(app, SMALLEST) as visitor:
        await visitor.until(app.is_shown)
        question = app.only.sitting.question(app.only.sitting.asked)
        await visitor.sees("│ " + " ".join(question.split()[:4]))
        await visitor.pilot.resize_terminal(160, 24)
        await visitor.sees(f"─ {question} ─")


@pytest.mark.parametrize("language", LANGUAGES)
@awaited
async def test_nothing_is_cut_where_people_gather(language: str, server: ServerThread) -> None:
    connection = Connection(server.page, name=NAMES[0]).open()
    table = lobby.create(connection, NewGame("dice", 6, [], open_seats=5))
    app = OneScreen(words := Words(language), GatheringScreen(table, words))
    async with visiting(app, SMALLEST) as visitor:
        await visitor.sees(table.code, words.say("tui-start"))
        await visitor.pilot.pause()
        assert cut(app.only) == [], visitor.text
        app.exit()
    table.close()
    connection.close()


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
@awaited
async def test_everything_that_a_teacher_says_can_be_read(game: str, language: str) -> None:
    screen: LessonScreen = lesson(game)(Words(language))
    app = OneScreen(screen.words, screen)
    async with visiting(app, SMALLEST) as visitor:
        await visitor.until(app.is_shown)
        while screen.walk.scene:
            await visitor.pilot.pause()
            assert cut(screen) == [], visitor.text
            await read_to_the_end(visitor, screen)
            screen.take(screen.walk.wanted)


async def read_to_the_end(visitor, screen: LessonScreen) -> None:  # type: ignore[no-untyped-def]
    """By the keys that stand there, where there are any."""
    teacher = screen.query_one("#teacher")
    assert ("PgDn" in visitor.text) == (teacher.max_scroll_y > 0)
    if teacher.max_scroll_y:
        pages = 1 + teacher.max_scroll_y // max(1, teacher.content_size.height - 1)
        await visitor.press(*["pagedown"] * (pages + 1))
        assert teacher.scroll_y == teacher.max_scroll_y
        last = screen.walk.teaching().split()[-1]
        assert last in visitor.text
        await visitor.press(*["pageup"] * (pages + 1))
        assert teacher.scroll_y == 0
