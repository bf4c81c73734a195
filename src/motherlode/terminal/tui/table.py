"""A table on the screen: the board above, the question with its moves below it, the log beside it."""

import asyncio
from collections.abc import Sequence

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key as KeyEvent
from textual.screen import Screen
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Choice

from motherlode.match import Asked
from motherlode.sitting.afterwards import LOBBY, afterwards
from motherlode.sitting.commands import COMMANDS
from motherlode.sitting.move_input import Chosen
from motherlode.sitting.sitting import Leaving, Option, Sitting
from motherlode.terminal.tui.boards import board_of
from motherlode.terminal.tui.keys import Key, KeyLine, letter_of
from motherlode.terminal.tui.panels import Curtain, Line, Lines
from motherlode.terminal.tui.titles import entitle, show_board

PACE = 0.5  # seconds between the moves of bots
HELP, TYPE = "?", "/"
KEYS = {command.key: command.name for command in COMMANDS}
TAKES = frozenset(command.name for command in COMMANDS if command.takes)
ASKS = frozenset(command.name for command in COMMANDS if command.asks)
Answer = tuple[str, ...]


class TableScreen(Screen[str]):
    """One sitting on the screen. It is dismissed with what comes next."""

    def __init__(self, sitting: Sitting, pace: float = PACE) -> None:
        super().__init__()
        self.sitting, self.pace = sitting, pace
        self.table, self.words = sitting.table, sitting.words
        self.draw_board = board_of(sitting.game.name)
        self.options: Sequence[Option] = ()
        self.question: tuple[str, Sequence[str]] = ("", [])  # as it stands there
        self.cleared = False  # until the next person is here
        self.moved = asyncio.Event()  # something has come from a table that others share
        self.chosen: asyncio.Future[Option | None] | None = None  # while a choice is open; None is another question
        self.thinking = asyncio.Lock()  # held while a bot thinks: the match stays as it is
        self.taking_back = False  # somebody waits for that: what the bot has thought of is no answer any more

    def compose(self) -> ComposeResult:
        """Board, question, log, keys."""
        with VerticalScroll(id="board"):
            yield Static(id="drawing")
        with Horizontal(id="below"):
            with Vertical(id="question"):
                yield Static(id="situation")
                yield OptionList(id="moves", markup=False)
            yield RichLog(id="log", wrap=True, markup=False, min_width=20)
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Draw, and begin."""
        narration = self.sitting.narration
        self.query_one("#log").border_title = Text(self.words.say("page-log"))
        self.query_one("#log").can_focus = False
        self.query_one("#board").can_focus = False
        self.show_keys()
        self.add_to_log([narration.at_the_table(), *self.sitting.opening()])
        self.play_on()

    def on_unmount(self) -> None:
        """Nobody looks any more: what waits for the table goes on."""
        self.table.close()

    # --- the game

    @work
    async def play_on(self) -> None:
        """Until the game is over."""
        listening = asyncio.create_task(self.listen()) if self.table.is_shared else None
        while not self.table.over:
            asked = self.sitting.asked
            self.draw(asked)
            if asked is None:
                await self.others()
            elif asked.seat != self.sitting.reader:
                await self.hand_over(asked.seat)
            elif only := self.sitting.only_answer(asked):
                self.add_to_log([self.words.say("only-answer", move=self.sitting.narration.move(only, asked.about))])
                self.sitting.given.add(self.table.moves)
                await self.play(asked, (only,))
            elif answer := await self.answer(asked):
                await self.play(asked, answer)
            self.add_to_log(self.sitting.news())
        self.draw(None)
        following = await self.end()  # meanwhile it is heard who wants to play again
        if listening:
            self.table.close()
            await listening
        self.dismiss(following)

    async def play(self, asked: Asked, answer: Answer) -> None:
        """Answer; of a table that others share, the answer comes back with what they do."""
        if not self.table.is_shared:
            self.sitting.play(asked, answer)
            return
        self.moved.clear()
        if await asyncio.to_thread(self.sitting.play, asked, answer):
            await self.moved.wait()

    async def listen(self) -> None:
        """Take what comes from a table that others share; a question that has changed is put again."""
        while done := await asyncio.to_thread(self.table.wait):
            before = self.sitting.asked
            self.table.take(done)
            self.moved.set()
            if self.sitting.asked != before:
                self.take(None)
                continue
            self.add_to_log(self.sitting.news())
            if not self.table.over:
                self.draw(before)

    async def others(self) -> None:
        """Wait for what others do, in a thread: bots think."""
        if self.table.is_shared:
            await self.moved.wait()
            self.moved.clear()
            return
        async with self.thinking:
            if self.sitting.asked or self.table.over:  # something was taken back
                return
            done = await asyncio.to_thread(self.table.wait)
            if self.taking_back:
                return
            self.table.take(done)
        await asyncio.sleep(self.pace)

    async def hand_over(self, seat: int) -> None:
        """Somebody else comes to this screen; what another person read is gone from it."""
        name = self.sitting.names[seat - 1]
        self.query_one("#log", RichLog).clear()
        self.query_one("#drawing", Static).update("")
        self.cleared = True
        await self.app.push_screen_wait(
            Curtain([self.words.say("hand-over", name=name)], self.words.say("prompt-hand-over", name=name))
        )
        self.cleared = False
        self.sitting.hand_over(seat)
        self.draw(self.sitting.asked)

    async def answer(self, asked: Asked) -> Answer | None:
        """A move with what completes it; None when the question has to be put again."""
        situation = [" ".join(self.sitting.situation(asked))]
        option = await self.choose(self.sitting.question(asked), situation, self.sitting.options(asked, every=True))
        if option is None or len(option.answer) > 1:
            return option and option.answer
        ways = self.sitting.ways(asked, option.answer[0])
        if len(ways) == 1:
            return ways[0].answer
        title = self.sitting.ways_question(asked, option.answer[0])
        back = Option((), self.words.say("tui-another-move"))
        way = await self.choose(title, [], [*ways, back])
        return way.answer if way and way.answer else None

    async def choose(self, title: str, lines: Sequence[str], options: Sequence[Option]) -> Option | None:
        """Show a list and wait for a choice."""
        self.check_looked_at()
        self.options = options
        self.show_question(title, lines)
        moves = self.query_one("#moves", OptionList)
        moves.clear_options()
        numbered = [
            self.words.say("option", number=number, move=option.text) for number, option in enumerate(options, 1)
        ]
        moves.add_options([Choice(Text(text)) for text in numbered])
        moves.highlighted = 0
        moves.focus()
        self.chosen = asyncio.get_running_loop().create_future()
        try:
            return await self.chosen
        finally:
            self.chosen = None
            if self.is_attached:
                moves.clear_options()

    async def end(self) -> str:
        """The result, and what comes next."""
        results = self.sitting.results()
        self.add_to_log(["", *results])
        options = [Option((one.name,), self.words.say(one.words)) for one in afterwards(self.table)]
        option = None
        while option is None:
            option = await self.choose(self.words.say("game-over"), results, options)
        return option.answer[0]

    # --- what is shown

    def check_looked_at(self) -> None:
        """End whatever goes on for a screen that is no longer there."""
        if not self.is_running or not self.is_attached:
            raise asyncio.CancelledError

    def draw(self, asked: Asked | None) -> None:
        """The board as the reader may see it, and who is waited for."""
        self.check_looked_at()
        narration = self.sitting.narration
        seats = [question.seat for question in self.table.questions]
        drawn = self.draw_board(narration, self.table.view(self.sitting.reader), seats)
        show_board(self, self.words.game(self.sitting.game.name), drawn)
        self.query_one("#board").border_subtitle = (
            Text(self.words.say("page-connection-lost")) if self.table.is_away else ""
        )
        if asked is None:
            waiting = [narration.question(question) for question in self.table.questions[:1]]
            self.show_question(waiting[0] if waiting else self.words.say("game-over"), [])

    def show_question(self, title: str, lines: Sequence[str]) -> None:
        """The question, and the lines above the moves."""
        self.question = (title, lines)
        said = [*entitle(self.query_one("#question"), title), *(Text(line) for line in lines if line)]
        situation = self.query_one("#situation", Static)
        situation.update(Text("\n").join(said))
        situation.display = bool(said)

    def on_resize(self) -> None:
        """Titles may fit now, or fit no more."""
        self.call_after_refresh(self.show_again)

    def show_again(self) -> None:
        """Everything that depends on the room there is."""
        if self.is_attached and not self.cleared:
            self.draw(self.sitting.asked)
            self.show_question(*self.question)

    def add_to_log(self, lines: Sequence[str]) -> None:
        """Lines at the end of the log."""
        if not self.is_running:
            return
        log = self.query_one("#log", RichLog)
        for line in lines:
            log.write(Text(line))

    def show_keys(self) -> None:
        """What the keys do."""
        called = self.sitting.called
        keys = [
            Key(command.key, called[command.name], f"command('{command.name}')")
            for command in COMMANDS
            if command.name in called
        ]
        help_key = Key(HELP, self.words.say("command-help"), "help")
        self.query_one(KeyLine).show([*keys, Key(TYPE, self.words.say("tui-type"), "type"), help_key])

    # --- what is pressed

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A move, by Enter or by the mouse."""
        self.take(self.options[event.option_index])

    def on_key(self, event: KeyEvent) -> None:
        """Numbers of moves, letters of commands."""
        letter = letter_of(event.character)
        if letter.isdecimal() and 1 <= int(letter) <= len(self.options):
            event.stop()
            self.take(self.options[int(letter) - 1])
        elif KEYS.get(letter) in self.sitting.called:
            event.stop()
            self.action_command(KEYS[letter])
        elif letter == HELP:
            event.stop()
            self.action_help()
        elif letter == TYPE:
            event.stop()
            self.action_type()

    def take(self, option: Option | None) -> None:
        """A choice was made; None puts the question again."""
        if self.chosen and not self.chosen.done():
            self.chosen.set_result(option)

    @work
    async def action_command(self, name: str) -> None:
        """Do what a command says."""
        argument: str | None = ""
        if name in TAKES:
            argument = await self.app.push_screen_wait(Line(self.sitting.called[name]))
        if argument is not None:
            await self.do(name, argument)

    async def do(self, name: str, argument: str) -> None:
        """Carry a command out and show what it says; whoever has to be asked is asked in a thread."""
        before = self.table.moves
        try:
            if name in ASKS:
                lines = await self.asked_for(name, argument)
            elif name == "undo":
                lines = await self.take_back()
            else:
                lines = self.sitting.do(name, argument)
        except Leaving:
            self.dismiss(LOBBY)
            return
        if self.table.moves != before:
            self.add_to_log(lines)
            self.take(None)
        elif lines:
            await self.read(self.sitting.called[name], lines)

    async def asked_for(self, name: str, argument: str) -> list[str]:
        """What a server or the coach says; that the coach thinks is seen."""
        question = self.query_one("#question")
        question.border_subtitle = Text(self.words.say("page-coach-thinks") if name == "hint" else "")
        try:
            return await asyncio.to_thread(self.sitting.do, name, argument)
        finally:
            question.border_subtitle = ""

    async def take_back(self) -> list[str]:
        """The last choice, once no bot thinks about the table as it was."""
        self.taking_back = True
        try:
            async with self.thinking:
                return self.sitting.do("undo")
        finally:
            self.taking_back = False

    @work
    async def action_help(self) -> None:
        """What can be typed and pressed."""
        asked = self.sitting.asked
        how = [*self.sitting.how_to_say(asked), ""] if asked else []
        await self.read(self.words.say("command-help"), [self.words.say("tui-help"), "", *how, *self.sitting.help()])

    @work
    async def action_type(self) -> None:
        """Words, understood as in the line mode."""
        text = await self.app.push_screen_wait(Line(self.words.say("prompt-move")))
        asked = self.sitting.asked
        if not text or asked is None:
            return
        understood = self.sitting.understand(asked, text)
        if isinstance(understood, Chosen):
            self.take(Option((understood.move,), text))
        else:
            await self.read(text, [await asyncio.to_thread(self.sitting.explain, asked, text, understood)])

    async def read(self, title: str, lines: Sequence[str]) -> None:
        """Lines in a panel, until they are read."""
        await self.app.push_screen_wait(Lines(title, lines, self.words.say("page-close")))
