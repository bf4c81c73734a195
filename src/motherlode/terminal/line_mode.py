"""A sitting in lines: what has happened, the question, the answer. A screen reader and a pipe can follow."""

from collections.abc import Sequence

from motherlode.match import Asked
from motherlode.sitting.commands import COMMANDS
from motherlode.sitting.move_input import Chosen, bare_words
from motherlode.sitting.sitting import Leaving, Option, Sitting
from motherlode.terminal.console import Console
from motherlode.terminal.preparation import prepare
from motherlode.words.mistakes import short

TAKES = frozenset(command.name for command in COMMANDS if command.takes)
CURTAIN = 60  # empty lines, on a terminal: what was said before is not for the next one


class LineMode:
    """One sitting at a console."""

    def __init__(self, sitting: Sitting, console: Console) -> None:
        self.sitting, self.console = sitting, console
        self.table, self.words = sitting.table, sitting.words
        self.commands = {name: name for name in sitting.called}
        self.commands |= {bare_words(word): name for name, word in sitting.called.items()}

    def run(self) -> None:
        """Play to the end, and name the winner."""
        self.console.say(["", *self.sitting.opening()])
        while not self.table.over:
            asked = self.sitting.asked
            if asked is None:
                with self.console.unseen():
                    self.table.take(self.table.wait())
            elif asked.seat != self.sitting.reader:
                self.hand_over(asked.seat)
            elif only := self.sitting.only_answer(asked):
                self.console.say(self.sitting.give_only_answer(asked, only))
            elif answer := self.ask(asked):
                self.sitting.play(asked, answer)
            self.table.take(self.table.arrived())  # before anybody waits for more: it may have been the last
            self.console.say(self.sitting.news())
        self.console.say(["", *self.sitting.results()])

    def hand_over(self, seat: int) -> None:
        """Somebody else comes to this terminal: nobody reads what was said to another."""
        self.sitting.hand_over(seat)
        name = self.sitting.narration.seat(seat).name
        self.console.say(["", self.words.say("hand-over", name=name)])
        if self.console.ask(self.words.say("prompt-hand-over", name=name)) is None:
            raise Leaving
        if self.console.has_person:
            self.console.say([""] * CURTAIN)

    # --- the question

    def ask(self, asked: Asked) -> Sequence[str] | None:
        """The answer to a question, whole; None when it must be put again, because something has changed."""
        if lines := self.sitting.on_turn(asked):
            self.console.say(["", *lines])
        self.put(asked)
        prompt = self.words.say("prompt-move")
        while True:
            text = self.console.ask(prompt)
            if text is None:
                raise Leaving
            if not self.still(asked):
                self.console.say(self.words.say("too-late", text=short(text)) if text else [])
                return None
            before = self.table.moves
            if self.is_help(text):
                self.console.say(self.sitting.help())
            elif done := self.command(text):
                self.do(*done)
            elif text:
                understood = self.sitting.understand(asked, text)
                if isinstance(understood, Chosen):
                    return self.complete(asked, understood.move)
                self.console.say(self.sitting.explain(asked, text, understood))
                prompt = self.words.say("prompt-again")
                continue
            if self.table.moves != before or not self.still(asked):
                return None
            self.put(asked)

    def still(self, asked: Asked) -> bool:
        """Say what others have done while somebody typed; whether the question is still the same."""
        moves = self.table.moves
        self.table.take(self.table.arrived())
        own = any(move.seat == asked.seat for move in self.table.happened(asked.seat, moves))
        self.console.say(self.sitting.news())
        return self.sitting.asked == asked and not own and not self.table.over

    def is_help(self, text: str) -> bool:
        """Whether somebody asks for help."""
        return text.startswith("?") or bare_words(text) in ("help", bare_words(self.words.say("command-help")))

    def command(self, text: str) -> tuple[str, str] | None:
        """The command that is typed, and what stands behind it; what only a few take is a move elsewhere."""
        word, _, rest = text.partition(" ")
        name = self.commands.get(bare_words(word))
        return (name, rest.strip()) if name and (not rest.strip() or name in TAKES) else None

    def do(self, name: str, argument: str) -> None:
        """Carry a command out."""
        if name == "hint" and self.table.has_coach:
            prepare(self.words, [self.table.prepare_coach])
        self.console.say(self.sitting.do(name, argument))

    def complete(self, asked: Asked, move: str) -> Sequence[str] | None:
        """The move with what completes it: asked for where there is a choice; None for another move."""
        ways = self.sitting.ways(asked, move)
        while len(ways) > 1:
            self.console.say(self.sitting.ways_question(asked, move))
            self.number(ways)
            answer = self.console.ask(self.words.say("prompt-complete"))
            if answer is None or self.commands.get(bare_words(answer)) == "quit":
                raise Leaving
            if not answer:
                return None
            meant = [way for number, way in enumerate(ways, 1) if answer == str(number)]
            meant = meant or [way for way in ways if self.sitting.game.canonical(answer) in way.answer]
            meant = meant or [way for way in ways if bare_words(way.text).startswith(bare_words(answer))]
            if not meant:
                self.console.say(self.sitting.no_such_number(answer, len(ways)))
            ways = meant or ways
        return ways[0].answer

    def put(self, asked: Asked) -> None:
        """The question, what helps to answer it, and the numbered moves."""
        self.console.say(self.sitting.situation(asked))
        self.console.say(self.sitting.question(asked))
        self.number(self.sitting.options(asked))
        self.console.say(self.sitting.how_to_say(asked))

    def number(self, options: Sequence[Option]) -> None:
        """A numbered list."""
        for number, option in enumerate(options, 1):
            self.console.say(self.words.say("option", number=number, move=option.text))
