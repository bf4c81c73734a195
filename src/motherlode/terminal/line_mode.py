"""A match in lines: narrate events, put the question, understand the answer. Bots answer for the other seats."""

from collections.abc import Sequence
from itertools import groupby

from motherlode.bots import Bot, answer_with_completion, stream_of
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Asked, Event, Match
from motherlode.match.notation import write
from motherlode.terminal.console import Console
from motherlode.terminal.files import check_free, write_text
from motherlode.terminal.move_input import (
    Chosen,
    Label,
    NoNumber,
    NotNow,
    Several,
    Understood,
    Unknown,
    plain,
    understand,
)
from motherlode.terminal.rules_page import has_page, rule_text
from motherlode.terminal.screens import screen_of
from motherlode.words import Words
from motherlode.words.mistakes import short, spoken
from motherlode.words.narration import Narration, whole_moves

COMMANDS = ("table", "cards", "hint", "log", "rule", "undo", "save", "quit")
NAMED = 6  # moves that are named when several are meant


class Leaving(Exception):
    """The person has had enough, or there is nothing more to read."""


class LineMode:
    """One sitting: a match, the person at it (seat 0 only watches), and bots at the other seats."""

    def __init__(
        self, match: Match, seat: int, bots: dict[int, Bot], narration: Narration, console: Console, file: str | None
    ) -> None:
        self.match = match
        self.seat = seat
        self.bots = bots
        self.narration = narration
        self.words = narration.words
        self.console = console
        self.file = file
        self.screen = screen_of(match.game.name)
        self.streams = {number: stream_of(match.log.seed, number) for number in range(1, match.seats + 1)}
        self.given: set[int] = set()  # places in the log of answers that gave themselves
        self.called = {name: self.command(name) for name in COMMANDS if self.serves(name)}
        self.commands = {name: getattr(self, name) for name in self.called}
        self.commands |= {plain(word): getattr(self, name) for name, word in self.called.items()}

    def run(self) -> None:
        """Play to the end, and name the winner."""
        self.console.say(["", *self.narration.events(self.match.last_events(self.seat))])
        while not self.match.over:
            asked = next((asked for asked in self.match.questions if asked.seat == self.seat), None)
            if asked is None:
                seat = self.match.asked[0]
                self.play(seat, answer_with_completion(self.match, seat, self.bots[seat], self.streams[seat]))
            elif move := self.ask(asked):
                completed = self.complete(asked, move)
                if completed is not None:
                    self.play(self.seat, [move, *completed])
        self.console.say(["", *self.narration.results(self.match)])

    # --- moves

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """Make a move, complete it, and narrate what came of it; a choice that changes nothing yet is only named."""
        label = self.narration.move(moves[0], self.match.questions[0].about)
        before = len(self.match.log.entries)
        self.match.play_all(seat, moves)
        made = range(before + 1, len(self.match.log.entries) + 1)
        seen = [event for number in made for event in self.match.events_of(number, self.seat)]
        self.narrate(seen)
        if not seen and self.match.log_for(self.seat)[-1].move == moves[-1]:
            self.console.say(self.words.say("chose", seat=self.narration.seat(seat), move=label))

    def narrate(self, seen: Sequence[Event]) -> None:
        """Events, with a pause before a new chapter."""
        for begins, chapter in groupby(seen, key=lambda event: event.kind.chapter):
            self.console.say([*[""] * begins, *self.narration.events(list(chapter))])

    # --- the question

    def ask(self, asked: Asked) -> str | None:
        """The answer to a question; None when it must be put again, because something has changed."""
        legal = self.match.legal(self.seat)
        # A reaction that gives itself would show that there was only one.
        if len(legal) == 1 and asked.question not in self.match.game.reactions:
            self.given.add(len(self.match.log.entries))
            self.console.say(self.words.say("only-answer", move=self.labels(asked)(legal[0])))
            return legal[0]
        if self.screen.questions is None or asked.question in self.screen.questions:
            self.console.say(["", *self.screen.on_turn(self.narration, self.match.redacted(self.seat))])
        self.put(asked, legal)
        prompt = self.words.say("prompt-move")
        while True:
            text = self.console.ask(prompt)
            if text is None:
                raise Leaving
            command, _, rest = text.partition(" ")
            before = len(self.match.log.entries)
            if text.startswith("?") or plain(text) in ("help", plain(self.words.say("command-help"))):
                self.help()
            elif (do := self.commands.get(plain(command))) and (not rest.strip() or do in (self.rule, self.save)):
                do(rest.strip())
            elif text:
                understood = self.understand(asked, text, legal)
                if isinstance(understood, Chosen):
                    return understood.move
                self.console.say(self.explain(asked, text, understood))
                prompt = self.words.say("prompt-again")
                continue
            if len(self.match.log.entries) != before:
                return None
            self.put(asked, legal)

    def complete(self, asked: Asked, move: str) -> Sequence[str] | None:
        """What completes a move, as what it is paid with: asked for where there is a choice; None for another move."""
        ways = self.match.completions(self.seat).get(move, [()])
        while len(ways) > 1:
            self.console.say(self.words.say("complete-how", move=self.labels(asked)(move)))
            view = self.match.redacted(self.seat)
            for number, way in enumerate(ways, 1):
                text = self.screen.way(self.narration, view, way)
                self.console.say(self.words.say("option", number=number, move=text))
            answer = self.console.ask(self.words.say("prompt-complete"))
            if answer is None or plain(answer) in ("quit", plain(self.words.say("command-quit"))):
                raise Leaving
            if not answer:
                return None
            meant = [way for number, way in enumerate(ways, 1) if answer == str(number)]
            meant = meant or [way for way in ways if self.match.game.canonical(answer) in way]
            if not meant:
                self.console.say(self.words.say("no-such-number", number=short(answer), last=len(ways)))
            ways = meant or ways
        return ways[0]

    def put(self, asked: Asked, legal: Sequence[str]) -> None:
        """The question, what helps to answer it, and the numbered moves."""
        view = self.match.redacted(self.seat)
        self.console.say(self.screen.before_answer(self.narration, view, asked.question, self.seat - 1))
        self.console.say(self.narration.question(asked))
        for number, move in enumerate(self.listed(asked, legal), 1):
            text = self.screen.move(self.narration, view, move, asked.about)
            self.console.say(self.words.say("option", number=number, move=text))
        if (spoken := self.screen.spoken.get(asked.question)) and len(legal) > len(spoken.listed):
            self.console.say(spoken.how(self.narration, view))

    def listed(self, asked: Asked, legal: Sequence[str]) -> Sequence[str]:
        """The moves that have a number."""
        spoken = self.screen.spoken.get(asked.question)
        return [move for move in legal if move in spoken.listed] if spoken else legal

    def understand(self, asked: Asked, text: str, legal: Sequence[str]) -> Understood:
        """The move that is meant: as a log writes it, as this question wants it said, or as it is listed."""
        actions = self.match.game.actions
        spoken = self.screen.spoken.get(asked.question)
        said = self.match.game.canonical(text)
        move = said if said in actions else spoken.read(self.narration, text) if spoken else None
        if move in actions:
            return Chosen(move) if move in legal else NotNow(move)
        return understand(text, self.seat, legal, actions, self.labels(asked), self.listed(asked, legal))

    def explain(self, asked: Asked, text: str, understood: Understood) -> str:
        """Why what was typed is not a move, and what would be."""
        label = self.labels(asked)
        if isinstance(understood, NotNow):
            refused = self.match.refusal(self.seat, understood.move)
            assert refused is not None, "a move that is not legal is refused"
            return self.narration.refusal(refused, asked.about)
        spoken = self.screen.spoken.get(asked.question)
        if isinstance(understood, Several) and spoken:
            return "\n".join(spoken.how(self.narration, self.match.redacted(self.seat)))
        if isinstance(understood, Several):
            moves = [label(move) for move in understood.moves[:NAMED]] + ["…"] * (len(understood.moves) > NAMED)
            return self.words.say("ambiguous-move", text=short(text), moves=", ".join(moves))
        if isinstance(understood, NoNumber):
            last = len(self.listed(asked, self.match.legal(self.seat)))
            return self.words.say("no-such-number", number=short(understood.number), last=last)
        unknown = self.words.say("unknown-move", text=short(text))
        if isinstance(understood, Unknown) and understood.near:
            near = [self.words.say("quoted", text=label(move)) for move in understood.near]
            return f"{unknown} {self.words.say('did-you-mean', moves=', '.join(near))}"
        return unknown

    def labels(self, asked: Asked) -> Label:
        """The labels of moves, as long as this question is open."""
        return lambda move: self.narration.move(move, asked.about)

    # --- commands

    def help(self) -> None:
        """What can be typed."""
        rule = self.match.game.reasons[-1].rule
        self.console.say(self.words.say("help", example=self.match.legal(self.seat)[0]))
        for name, command in self.called.items():
            arguments = {"example": f"{command} {rule}"} if name == "rule" else {}
            say = self.narration.say if self.narration.has(f"help-{name}") else self.words.say
            self.console.say(say(f"help-{name}", command=command, **arguments))

    def serves(self, command: str) -> bool:
        """Whether a command has something to show in this game."""
        if command == "cards":
            return self.screen.cards is not None
        return command != "rule" or has_page(self.words, self.match.game.name)

    def command(self, name: str) -> str:
        """What a command is called, in this game if it has a name of its own there."""
        return (
            self.narration.say(f"command-{name}")
            if self.narration.has(f"command-{name}")
            else self.words.say(f"command-{name}")
        )

    def table(self, _: str) -> None:
        """Everything that lies open."""
        self.console.say(self.screen.everything(self.narration, self.match.redacted(self.seat)))

    def cards(self, _: str) -> None:
        """The own cards and what they do."""
        if self.screen.cards:
            self.console.say(self.screen.cards(self.narration, self.match.redacted(self.seat)))

    def hint(self, _: str) -> None:
        """What the coach would do, and why."""
        from motherlode.terminal.advise import hint_lines

        self.console.say(hint_lines(self.narration, self.match, self.seat))

    def log(self, _: str) -> None:
        """The events so far."""
        for _number, entry, seen in whole_moves(self.match, self.seat):
            lines = self.narration.events(seen)
            self.console.say(lines or self.words.say("chose", seat=self.narration.seat(entry.seat), move=entry.move))

    def rule(self, rule: str) -> None:
        """One rule of the game."""
        try:
            self.console.say(rule_text(self.words, self.match.game.name, rule or "none"))
        except Mistake as mistake:
            self.console.say(spoken(self.words, mistake))

    def undo(self, _: str) -> None:
        """Take the own last choice back, and with it the answers that followed from it by themselves."""
        entries = self.match.log.entries
        try:
            while True:
                if entries and entries[-1].seat != self.seat:
                    raise Mistake("undo-others")
                self.match.undo()
                if len(entries) not in self.given:
                    break
                self.given.discard(len(entries))
            self.console.say(self.words.say("undone"))
        except Mistake as mistake:
            self.console.say(spoken(self.words, mistake))

    def save(self, name: str) -> None:
        """Write the match to a file."""
        try:
            if name and name != self.file:
                check_free(name)
            file = name or self.file
            if file is None:
                raise Mistake("save-where")
            self.console.say(save(self.words, self.match, file))
            self.file = file
        except Mistake as mistake:
            self.console.say(spoken(self.words, mistake))

    def quit(self, _: str) -> None:
        """Enough for today."""
        raise Leaving


def save(words: Words, match: Match, file: str) -> str:
    """Write a match to a file, and say so."""
    write_text(file, write(match.log))
    return words.say("saved", file=file)
