"""One sitting: the people at a terminal, the table they sit at, and everything that is said to the one who reads."""

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from motherlode.coach.sentences import advice_lines
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import SPECTATOR, Asked, Event
from motherlode.match.notation import write
from motherlode.sitting.commands import COMMANDS
from motherlode.sitting.files import are_served, check_free, write_text
from motherlode.sitting.move_input import Chosen, Label, NoNumber, NotNow, Several, Understood, Unknown, understand
from motherlode.sitting.problems import PROBLEMS, said
from motherlode.sitting.rule_pages import has_page, rule_text
from motherlode.sitting.screens import Spoken, screen_of
from motherlode.sitting.table import Note, SeenMove, SittingTable
from motherlode.words import Words
from motherlode.words.mistakes import short
from motherlode.words.narration import Narration

NAMED = 6  # moves that are named when several are meant


class Leaving(Exception):
    """The person has quit, or there is nothing more to read."""


class Option(NamedTuple):
    """A move, or a way to complete one, as it stands in a list."""

    answer: tuple[str, ...]
    text: str


class Sitting:
    """The people here, one of whom reads (seat 0: a spectator)."""

    def __init__(self, table: SittingTable, words: Words, file: str | None = None) -> None:
        self.table, self.words, self.file = table, words, file
        self.game = table.game
        self.screen = screen_of(self.game.name)
        self.reader = table.own[0] if table.own else SPECTATOR
        self.read = dict.fromkeys(table.own or (SPECTATOR,), table.moves)  # by seat: how many moves it has read of
        self.refused: list[str] = []
        self.given: set[int] = set()  # places in the log of answers that were given automatically

    @property
    def narration(self) -> Narration:
        """The match in words, for the one who reads."""
        return Narration(self.words, self.game, self.names, self.reader)

    @property
    def names(self) -> list[str]:
        """The players by seat; a bot of a server has a name in the reader's language."""
        keys = [f"bot-name-{number}" for number in range(1, len(self.table.names) + 1)]
        usual = [self.words.say(key) if self.words.has(key) else f"{number}" for number, key in enumerate(keys, 1)]
        return [name or other for name, other in zip(self.table.names, usual, strict=True)]

    @property
    def shared(self) -> bool:
        """Whether several people sit at this terminal."""
        return len(self.table.own) > 1

    # --- what has happened

    def opening(self) -> list[str]:
        """How the game begins, or where it stands."""
        return self.narration.events(self.table.dealt(self.reader))

    def news(self) -> list[str]:
        """What has happened since the reader last asked."""
        fresh = self.table.happened(self.reader, self.read[self.reader])
        self.read[self.reader] += len(fresh)
        lines = [line for whole in whole_moves(fresh) for line in self.narrated(whole)]
        lines += [line for note in self.table.notes() for line in self.noted(note)]
        refused, self.refused = self.refused, []
        return [*refused, *lines]

    def noted(self, note: Note) -> list[str]:
        """What somebody said, or what became of a seat."""
        if note.quick:
            text = self.words.say(f"quick-{note.quick}")
            return [self.words.say("note-said", name=note.name or "?", text=text)]
        if note.text:
            return [self.words.say("note-said", name=note.name or "?", text=note.text)]
        if not self.words.has(note.key):
            return []
        about = {"seat": self.narration.seat(note.seat)} if note.seat else {}
        return [self.words.say(note.key, **about)]

    def narrated(self, whole: Sequence[SeenMove]) -> list[str]:
        """A whole move in lines; an empty one before a new chapter. A choice that changes nothing yet is only named."""
        seen = [event for happening in whole for event in happening.events]
        if not seen:
            first = whole[0]
            if first.move == "?":
                return []
            narration = self.narration
            move = narration.move(first.move, first.about)
            return [self.words.say("chose", seat=narration.seat(first.seat), move=move)]
        return self.chapters(seen)

    def chapters(self, seen: Sequence[Event]) -> list[str]:
        """Events, with an empty line before a new chapter."""
        lines: list[str] = []
        for begins, chapter in groupby(seen, key=lambda event: event.kind.chapter):
            lines += [*[""] * begins, *self.narration.events(list(chapter))]
        return lines

    def results(self) -> list[str]:
        """Places, scores and the winner."""
        return self.narration.results(self.table.result)

    # --- the question

    @property
    def asked(self) -> Asked | None:
        """The question to somebody here: to the one who reads, if that seat is asked."""
        own = [asked for asked in self.table.questions if asked.seat in self.table.own]
        return next((asked for asked in own if asked.seat == self.reader), own[0] if own else None)

    def hand_over(self, seat: int) -> None:
        """Somebody else here reads from now on."""
        self.reader = seat

    def only_answer(self, asked: Asked) -> str | None:
        """The answer, where there is only one. An automatic reaction would show that there was only one."""
        legal = self.table.legal(asked.seat)
        return legal[0] if len(legal) == 1 and asked.question not in self.game.reactions else None

    def give_only_answer(self, asked: Asked, move: str) -> str:
        """Give it, and say so."""
        self.given.add(self.table.moves)
        self.play(asked, [move])
        return self.words.say("only-answer", move=self.narration.move(move, asked.about))

    def on_turn(self, asked: Asked) -> list[str]:
        """The table, before the questions that need it."""
        if self.screen.questions is None or asked.question in self.screen.questions:
            return self.screen.on_turn(self.narration, self.table.view(asked.seat))
        return []

    def situation(self, asked: Asked) -> list[str]:
        """What helps to answer."""
        return self.screen.before_answer(self.narration, self.table.view(asked.seat), asked.question, asked.seat - 1)

    def question(self, asked: Asked) -> str:
        """The question itself."""
        return self.narration.question(asked)

    def options(self, asked: Asked, every: bool = False) -> list[Option]:
        """The moves that have a number, or every move."""
        legal, spoken = self.table.legal(asked.seat), self.spoken(asked)
        listed = [move for move in legal if move in spoken.listed] if spoken and not every else legal
        narration, view = self.narration, self.table.view(asked.seat)
        return [Option((move,), self.screen.move(narration, view, move, asked.about)) for move in listed]

    def how_to_say(self, asked: Asked) -> list[str]:
        """How to say the moves that have no number."""
        spoken = self.spoken(asked)
        if spoken is None or len(self.table.legal(asked.seat)) <= len(spoken.listed):
            return []
        return spoken.how(self.narration, self.table.view(asked.seat))

    def spoken(self, asked: Asked) -> Spoken | None:
        """How answers are said in words, where there are too many for a list."""
        return self.screen.spoken.get(asked.question)

    def ways(self, asked: Asked, move: str) -> list[Option]:
        """The ways to complete a move, such as what it is paid with; one that says nothing where there is no choice."""
        narration, view = self.narration, self.table.view(asked.seat)
        ways = self.table.completions(asked.seat).get(move, [()])
        return [Option((move, *way), self.screen.way(narration, view, way) if way else "") for way in ways]

    def ways_question(self, asked: Asked, move: str) -> str:
        """Which of them?"""
        narration, label = self.narration, self.narration.move(move, asked.about)
        own = narration.has("table-complete")
        return narration.say("table-complete", move=label) if own else self.words.say("complete-how", move=label)

    def play(self, asked: Asked, answer: Sequence[str]) -> bool:
        """Answer, which a server may refuse: why it does comes with the news."""
        try:
            self.table.play(asked.seat, answer)
        except PROBLEMS as problem:
            self.refused.append(said(self.words, problem))
        else:
            return True
        return False

    # --- what somebody types

    def understand(self, asked: Asked, text: str) -> Understood:
        """The move that is meant: as a log writes it, as this question wants it said, or as it is listed."""
        actions, legal, spoken = self.game.actions, self.table.legal(asked.seat), self.spoken(asked)
        said = self.game.canonical(text)
        move = said if said in actions else spoken.read(self.narration, text) if spoken else None
        if move in actions:
            return Chosen(move) if move in legal else NotNow(move)
        listed = [option.answer[0] for option in self.options(asked)]
        return understand(text, asked.seat, legal, actions, self.labels(asked), listed)

    def explain(self, asked: Asked, text: str, understood: Understood) -> str:
        """Why what was typed is not a move, and what would be."""
        label = self.labels(asked)
        if isinstance(understood, NotNow):
            try:
                return self.narration.refusal(self.table.refusal(asked.seat, understood.move), asked.about)
            except PROBLEMS as problem:  # a server says why, where it can be asked
                return said(self.words, problem)
        if isinstance(understood, Several) and self.spoken(asked):
            return "\n".join(self.how_to_say(asked))
        if isinstance(understood, Several):
            moves = [label(move) for move in understood.moves[:NAMED]] + ["…"] * (len(understood.moves) > NAMED)
            return self.words.say("ambiguous-move", text=short(text), moves=", ".join(moves))
        if isinstance(understood, NoNumber):
            return self.no_such_number(understood.number, len(self.options(asked)))
        unknown = self.words.say("unknown-move", text=short(text))
        if isinstance(understood, Unknown) and understood.near:
            near = [self.words.say("quoted", text=label(move)) for move in understood.near]
            return f"{unknown} {self.words.say('did-you-mean', moves=', '.join(near))}"
        return unknown

    def no_such_number(self, number: str, last: int) -> str:
        """A number that is not in a list."""
        return self.words.say("no-such-number", number=short(number), last=last)

    def labels(self, asked: Asked) -> Label:
        """The labels of moves, as long as this question is open."""
        narration = self.narration
        return lambda move: narration.move(move, asked.about)

    # --- commands

    @cached_property
    def called(self) -> dict[str, str]:
        """The commands that there is something to do for, by name: what they are called in the reader's language."""
        named = [command.name for command in COMMANDS if self.serves(command.name)]
        return {name: self.say_of_game(f"command-{name}") for name in named}

    def serves(self, command: str) -> bool:
        """Whether a command has something to show at this table."""
        if command == "cards":
            return self.screen.cards is not None
        if command == "undo":
            return self.table.can_undo
        if command == "save":
            return are_served()
        if command in ("say", "bot"):
            return self.table.is_shared
        return command != "rule" or has_page(self.words, self.game.name)

    def do(self, command: str, argument: str = "") -> list[str]:
        """Carry out a command: what there is to say. A mistake is said too."""
        doing: Callable[[str], list[str]] = getattr(self, f"do_{command}")
        try:
            return doing(argument)
        except PROBLEMS as problem:
            return [said(self.words, problem)]

    def help(self) -> list[str]:
        """What can be typed."""
        rule, asked = self.game.reasons[-1].rule, self.asked
        lines = self.words.say("help", example=self.table.legal(asked.seat)[0] if asked else "").splitlines()
        for name, command in self.called.items():
            arguments = {"example": f"{command} {rule}"} if name == "rule" else {}
            lines.append(self.say_of_game(f"help-{name}", command=command, **arguments))
        return lines

    def say_of_game(self, key: str, **arguments: str) -> str:
        """A message about a command, as this game says it if it has words of its own for it."""
        narration = self.narration
        return (narration if narration.has(key) else self.words).say(key, **arguments)

    def do_table(self, _: str) -> list[str]:
        """Everything that lies open."""
        return self.screen.everything(self.narration, self.table.view(self.reader))

    def do_cards(self, _: str) -> list[str]:
        """The own cards and what they do."""
        assert self.screen.cards, "it is not served without"
        return self.screen.cards(self.narration, self.table.view(self.reader))

    def do_hint(self, _: str) -> list[str]:
        """What the coach would do, and why."""
        asked = self.asked
        if asked is None:
            return []
        if not self.table.has_coach:
            return [self.words.say("refuse-coach-prepares")]
        return ["", *advice_lines(self.narration, self.table.advise(asked.seat), asked.about), ""]

    def do_log(self, _: str) -> list[str]:
        """The events so far."""
        whole = whole_moves(self.table.happened(self.reader, 0))
        return [line for move in whole for line in self.narrated(move) if line]

    def do_rule(self, rule: str) -> list[str]:
        """One rule of the game."""
        return rule_text(self.words, self.game.name, rule or "none")

    def do_undo(self, _: str) -> list[str]:
        """Take the person's last choice back, with what completed it and the answers that followed automatically."""
        if self.table.over:
            return [self.words.say("game-over")]
        while True:
            last = self.table.happened(self.reader, self.table.moves - 1) if self.table.moves else ()
            if last and last[0].seat not in self.table.own:
                raise Mistake("undo-others")
            self.table.undo()
            if self.table.moves not in self.given and not (last and last[0].completes):
                break
            self.given.discard(self.table.moves)
        self.read = {seat: min(read, self.table.moves) for seat, read in self.read.items()}
        return [self.words.say("undone")]

    def do_save(self, name: str) -> list[str]:
        """Write the match to a file."""
        if name and name != self.file:
            check_free(name)
        file = name or self.file
        if file is None:
            raise Mistake("save-where")
        write_text(file, write(self.table.log()))
        self.file = file
        return [self.words.say("saved", file=file)]

    def do_say(self, text: str) -> list[str]:
        """Say something to everybody."""
        self.table.say(self.reader, text)
        return []

    def do_bot(self, _: str) -> list[str]:
        """Let a bot play for a while, or play again."""
        self.table.hand_to_bot(self.reader)
        return []

    def do_quit(self, _: str) -> list[str]:
        """Quit."""
        raise Leaving


def whole_moves(happened: Sequence[SeenMove]) -> list[list[SeenMove]]:
    """Moves together with the answers that complete them."""
    whole: list[list[SeenMove]] = []
    for happening in happened:
        if happening.completes and whole:
            whole[-1].append(happening)
        else:
            whole.append([happening])
    return whole
