"""Whole games on the screen, with keys, in every language."""

import random
import threading

import pytest

from motherlode.bots import Bot, SeatView, Stream, find
from motherlode.games.catalog import is_module
from motherlode.match import Match
from motherlode.sitting.local_table import LocalTable
from motherlode.sitting.sitting import Sitting
from motherlode.terminal.tui.app import MotherlodeApp
from motherlode.terminal.tui.panels import Lines
from motherlode.terminal.tui.table import TableScreen
from motherlode.words import Words
from tests.server.async_tests import awaited
from tests.terminal.person import NAMES
from tests.terminal.tui.pilot import LONGEST_WAIT, Visitor, visiting

SHORT = {"quartz": {"house": {"days": 1}}, "dice": {"house": {"rounds": 2}}}


def sitting_at(match: Match, *own: int, language: str = "en") -> Sitting:
    bots = dict.fromkeys(
        range(1, match.seats + 1), find("random" if is_module(match.game.name) else "greedy", match.game)
    )
    return Sitting(LocalTable(match, own, bots, NAMES[: match.seats]), Words(language))


async def play_to_the_end(visitor: Visitor, screen: TableScreen, chance: random.Random) -> None:
    """Any move, by its number or by arrows, until the game is over."""
    while not screen.table.over:
        await visitor.until(lambda: screen.chosen or screen.table.over or visitor.app.screen is not screen)
        if visitor.app.screen is not screen:
            await visitor.press("enter")  # a curtain
        elif screen.chosen and not screen.table.over:
            before, place = screen.chosen, chance.randrange(len(screen.options))
            if place < 9 and chance.random() < 0.5:
                await visitor.press(str(place + 1))
            else:
                await visitor.press(*["down"] * place, "enter")
            await visitor.until(lambda before=before: screen.chosen is not before)


class OneTable(MotherlodeApp):
    """The program with one table open."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.words, pace=0)
        self.only = TableScreen(sitting, pace=0)
        self.following: str | None = None

    def begin(self) -> None:
        self.push_screen(self.only, self.leave)

    def leave(self, following: str | None) -> None:
        self.following = following
        self.exit()


@pytest.mark.parametrize(
    ("language", "game", "seats"),
    [("en", "tests.toys.pig", 2), ("en", "quartz", 3), ("pt", "dice", 3), ("ru", "quarry", 3)],
)
@awaited
async def test_a_whole_game_is_played_with_keys(language: str, game: str, seats: int) -> None:
    match = Match.new(game, seats=seats, seed=3, **SHORT.get(game, {}))
    app = OneTable(sitting_at(match, 2, language=language))
    async with visiting(app) as visitor:
        await play_to_the_end(visitor, app.only, random.Random(1))
        await visitor.sees(Words(language).say("tui-again"), app.only.sitting.results()[0])
        assert match.over


class WaitingBot(Bot):
    """Thinks until it may answer; what it is asked is counted."""

    reads_log = False

    def __init__(self) -> None:
        self.may_answer, self.asked = threading.Event(), 0

    def choose(self, view: SeatView, stream: Stream) -> int:
        self.asked += 1
        assert self.may_answer.wait(LONGEST_WAIT)
        return int(view.legal[0])


@awaited
async def test_a_move_is_taken_back_while_a_bot_thinks_about_it() -> None:
    match, bot = Match.new("quartz", seats=3, seed=8, **SHORT["quartz"]), WaitingBot()
    own = match.asked[0]
    app = OneTable(Sitting(LocalTable(match, [own], dict.fromkeys([1, 2, 3], bot), NAMES[:3]), Words("en")))
    async with visiting(app) as visitor:
        await visitor.until(lambda: app.only.chosen)
        await visitor.press(str(1 + [option.answer[0] for option in app.only.options].index("leave")))
        await visitor.until(lambda: bot.asked)
        await visitor.press("u")
        await visitor.until(lambda: app.only.taking_back)
        bot.may_answer.set()
        await visitor.until(lambda: app.only.chosen)
        assert match.log.entries == []
        assert match.asked[0] == own
        await visitor.sees("Taken back.")
        asked = bot.asked
        await play_to_the_end(visitor, app.only, random.Random(1))
        assert bot.asked > asked
        taken_back = len(match.log.entries)
        await visitor.press("u")
        await visitor.until(lambda: isinstance(app.screen, Lines))
        assert app.screen.lines == [Words("en").say("game-over")]
        assert len(match.log.entries) == taken_back, "what is over is over"
