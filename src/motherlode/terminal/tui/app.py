"""The program on the screen: from the lobby through its doors and back."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from textual import work
from textual.app import App

from motherlode.games.catalog import GAMES
from motherlode.match import Log, Match, notation
from motherlode.sitting import lobby
from motherlode.sitting.afterwards import AGAIN, LOOKING, REPLAY, REVIEW, SAVE, afterwards
from motherlode.sitting.connection import Connection
from motherlode.sitting.doors import DOORS
from motherlode.sitting.files import read_text
from motherlode.sitting.lessons import LessonWalk, has_lesson
from motherlode.sitting.past import Past
from motherlode.sitting.problems import PROBLEMS, said
from motherlode.sitting.remote_table import GATHERING, RemoteTable
from motherlode.sitting.rule_pages import page_text
from motherlode.sitting.sitting import Sitting
from motherlode.terminal.choices import player_names, usual_names
from motherlode.terminal.game_lookup import find_game_of
from motherlode.terminal.opening import new_log, opened
from motherlode.terminal.review import reviewed
from motherlode.terminal.tui.gathering import GatheringScreen
from motherlode.terminal.tui.lesson import LessonScreen
from motherlode.terminal.tui.lobby import ChoiceScreen, LobbyScreen, NewGameScreen
from motherlode.terminal.tui.panels import Line, Lines, Progress
from motherlode.terminal.tui.past import PastScreen
from motherlode.terminal.tui.table import PACE, TableScreen
from motherlode.words import LANGUAGES, Words

TAKES = {door.name: door.takes for door in DOORS}


class MotherlodeApp(App[None]):
    """Motherlode in a terminal; with a connection, at a server."""

    CSS_PATH = Path(__file__).with_name("motherlode.tcss")
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Motherlode"

    def __init__(self, words: Words, connection: Connection | None = None, pace: float = PACE) -> None:
        super().__init__()
        self.words, self.connection, self.pace = words, connection, pace

    def on_mount(self) -> None:
        """Begin."""
        self.begin()

    def begin(self) -> None:
        """In the lobby, or where the person was when the connection was lost."""
        self.go_around()

    @work
    async def go_around(self) -> None:
        """Through the doors of the lobby and back."""
        if self.connection:
            await self.tried(self.back)
        while (name := await self.push_screen_wait(LobbyScreen(self.words, self.connection is not None))) != "quit":
            if name is None:
                break
            door: Callable[[], Awaitable[None]] = getattr(self, name)
            await self.tried(door)
        self.exit()

    async def tried(self, door: Callable[[], Awaitable[None]]) -> None:
        """Whatever cannot be is said in a sentence."""
        try:
            await door()
        except PROBLEMS as problem:
            await self.read("Motherlode", [said(self.words, problem)])

    async def read(self, title: str, lines: list[str]) -> None:
        """Lines in a panel, until they are read."""
        await self.push_screen_wait(Lines(title, lines, self.words.say("page-close")))

    async def ask(self, key: str) -> str | None:
        """A line that is typed."""
        return await self.push_screen_wait(Line(self.words.say(key)))

    async def choose(self, key: str, choices: list[tuple[str, str]]) -> str | None:
        """One of a list."""
        return await self.push_screen_wait(ChoiceScreen(self.words.say(key), "", choices))

    async def which_game(self, key: str, having: Callable[[str], bool] = lambda game: True) -> str | None:
        """A game."""
        return await self.choose(key, [(name, self.words.game(name)) for name in GAMES if having(name)])

    # --- the doors

    async def play(self) -> None:
        """A new game, here or on the server."""
        name = self.connection.name if self.connection else ""
        wanted = await self.push_screen_wait(NewGameScreen(self.words, self.connection is not None, name))
        following: str | None = AGAIN if wanted else None
        while wanted and following == AGAIN:
            if self.connection:
                await self.sit(await asyncio.to_thread(lobby.create, self.connection, wanted))
                return
            log = new_log(self.words, wanted)
            with ExitStack() as stack:
                local = stack.enter_context(opened(self.words, log, wanted.own, wanted.bots, beside=True))
                following = await self.play_at(Sitting(local, self.words), self.pace)

    async def sit(self, table: RemoteTable) -> None:
        """At a table of the server, and at those where the same people play again, until the person goes."""
        assert self.connection, "only at a server"
        following: str | None = AGAIN
        while following == AGAIN:
            try:
                if table.status == GATHERING and not await self.push_screen_wait(GatheringScreen(table, self.words)):
                    return
                following = await self.play_at(Sitting(table, self.words), 0)
            finally:
                table.close()
            if following == AGAIN:
                table = await asyncio.to_thread(lobby.again, self.connection, table)

    async def play_at(self, sitting: Sitting, pace: float) -> str | None:
        """One game, and what comes after it: that the match is looked at or saved is not the end."""
        following: str | None = await self.push_screen_wait(TableScreen(sitting, pace))
        while following in (*LOOKING, SAVE):
            if following == SAVE:
                if name := await self.ask("door-file"):
                    await self.read(self.words.say("tui-save"), await asyncio.to_thread(sitting.do, SAVE, name))
            else:
                await self.look_back(following, await asyncio.to_thread(sitting.table.log))
            choices = [(one.name, self.words.say(one.words)) for one in afterwards(sitting.table)]
            following = await self.choose("game-over", choices)
        return following

    async def back(self) -> None:
        """Where the person has a seat."""
        assert self.connection, "only at a server"
        own = await asyncio.to_thread(lobby.own_tables, self.connection)
        if own:
            await self.sit(await asyncio.to_thread(lobby.join, self.connection, own[0]["table"]))

    async def join(self) -> None:
        """A table whose code is known."""
        assert self.connection, "only at a server"
        if code := await self.ask("page-code"):
            await self.sit(await asyncio.to_thread(lobby.join, self.connection, code))

    async def tables(self) -> None:
        """A table that everybody may see."""
        assert self.connection, "only at a server"
        tables = await asyncio.to_thread(lobby.public_tables, self.connection)
        choices = [(table["table"], lobby.listed(self.words, table)) for table in tables]
        if not choices:
            await self.read(self.words.say("page-live"), [self.words.say("page-live-none")])
        elif chosen := await self.choose("page-live", choices):
            await self.sit(await asyncio.to_thread(lobby.join, self.connection, chosen))

    async def learn(self) -> None:
        """A lesson."""
        if game := await self.which_game("door-learn", has_lesson):
            walk = await asyncio.to_thread(LessonWalk, self.words, game, usual_names(self.words, 6))
            await self.push_screen_wait(LessonScreen(walk))

    async def rules(self) -> None:
        """The rules to read."""
        if game := await self.which_game("door-rules"):
            await self.read(self.words.game(game), page_text(self.words, game))

    async def replay(self) -> None:
        """A file, move by move."""
        await self.look_back(REPLAY, await self.file())

    async def review(self) -> None:
        """A file, with the coach."""
        await self.look_back(REVIEW, await self.file())

    async def file(self) -> Log | None:
        """The match in a file."""
        name = await self.ask("door-file")
        if not name:
            return None
        log = notation.read(read_text(name))
        find_game_of(name, log, None)
        return log

    async def look_back(self, how: str | None, log: Log | None) -> None:
        """A match again."""
        if log is None or how not in (REPLAY, REVIEW):
            return
        if how == REPLAY:
            await self.push_screen_wait(PastScreen(self.words, Past(self.words, log, self.names_of(log))))
            return
        progress = Progress(self.words.say("review-looking"), partial(self.words.say, "tui-move-of"))
        await self.push_screen(progress)
        lines = await asyncio.to_thread(
            reviewed, self.words, log, self.names_of(log), partial(self.call_from_thread, progress.advance)
        )
        self.pop_screen()
        await self.read(self.words.say("door-review"), lines)

    def names_of(self, log: Log) -> tuple[str, ...]:
        """The players of a match."""
        seats = Match.replay(log, 0).seats
        return player_names(log.names, usual_names(self.words, seats))

    async def language(self) -> None:
        """Another language."""
        choices = [(language, self.words.say(f"language-{language}")) for language in LANGUAGES]
        if chosen := await self.choose("page-language", choices):
            self.words = Words(chosen)
