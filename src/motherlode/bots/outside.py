"""Bots from outside: a program in any language that reads lines of JSON and writes lines of JSON.

`docs/outside-bots.md` is the protocol, for those who write such a program. Whatever it does, it cannot harm a match: it
is sent what its seat may know and nothing else, its time is limited, and when it fails it is ended with all that it
started, and a `Fault` says why.
"""

import json
import os
import selectors
import shlex
import signal
import subprocess
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from motherlode.bots.sandbox import Sandbox
from motherlode.bots.seat_view import SeatView
from motherlode.bots.stream import Stream, below
from motherlode.games.kit.declared import declared_moves
from motherlode.games.kit.game import Game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match.log import Entry

PROTOCOL = 1
LIMIT = 5.0  # seconds for an answer
STARTING = 10.0  # seconds more for the first one: a program has to be loaded
PARTING = 0.3  # seconds to end by itself after `bye`
LONGEST_LINE = 1 << 16  # bytes of an answer
KEPT_LINES, KEPT_BYTES = 10, 1 << 13  # of what the program says on standard error
LONGEST_SAID = 200  # characters of a line in a report
LAST_WORDS = 0.1  # seconds
READ_AT_ONCE = 1 << 16
SEEDS = 1 << 31
UNKNOWN = "?"  # in a log: a sealed answer
FAULTS = ("unstarted", "crashed", "hung", "illegal", "garbled")


class Fault(Exception):
    """A program has failed. `kind` is one of `FAULTS`; `detail` says it in a sentence, and ends with the last lines
    that the program wrote on standard error."""

    def __init__(self, kind: str, sentence: str, said: Sequence[str] = ()) -> None:
        self.kind = kind
        self.said = tuple(said)
        self.detail = sentence + (f"; it said: {' | '.join(said)}" if said else "")
        super().__init__(self.detail)


class Program:
    """A running program and the pipes to it. It leads a process group of its own, which ends with it."""

    def __init__(self, command: str, sandbox: Sandbox | None = None) -> None:
        self.command = command
        self.unsent = bytearray()  # for the program to read
        self.unread = bytearray()  # what it has written
        self.stderr = bytearray()  # the end of what it said on standard error
        pipe = subprocess.PIPE
        before, environment = (sandbox.command(), sandbox.environment()) if sandbox else ([], None)
        try:
            self.process = subprocess.Popen(
                [*before, *shlex.split(command)],
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                bufsize=0,
                start_new_session=True,
                env=environment,
            )
        except (OSError, ValueError, IndexError) as error:
            raise Fault("unstarted", f"'{command}' cannot be started: {error}") from None
        streams = (self.process.stdin, self.process.stdout, self.process.stderr)
        self.inlet, self.outlet, self.complaints = (stream.fileno() for stream in streams if stream)
        self.pipes = selectors.DefaultSelector()
        for place in (self.inlet, self.outlet, self.complaints):
            os.set_blocking(place, False)
        self.pipes.register(self.outlet, selectors.EVENT_READ)
        self.pipes.register(self.complaints, selectors.EVENT_READ)

    def send(self, message: dict[str, Any]) -> None:
        """Put a line into the pipe; what does not fit follows while an answer is awaited."""
        self.unsent += json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        if self.inlet not in self.pipes.get_map():
            self.pipes.register(self.inlet, selectors.EVENT_WRITE)

    def line(self, until: float) -> bytes:
        """The next line that it writes."""
        while (end := self.unread.find(b"\n")) < 0:
            if len(self.unread) > LONGEST_LINE:
                raise self.fault("garbled", f"has written more than {LONGEST_LINE} bytes without the end of a line")
            if monotonic() >= until:
                raise self.fault("hung", "has not answered in time")
            if not self.exchange(until):
                raise self.fault("crashed", "has ended or closed its output")
        line = bytes(self.unread[:end])
        del self.unread[: end + 1]
        return line

    def exchange(self, until: float) -> bool:
        """Wait until something can be read or written, and do it; False when it will never write again."""
        for key, _ in self.pipes.select(max(until - monotonic(), 0)):
            if key.fd == self.inlet:
                self._write_on()
            elif not (read := _read(key.fd)):
                self.pipes.unregister(key.fd)
            elif key.fd == self.outlet:
                self.unread += read
            else:
                self.stderr = (self.stderr + read)[-KEPT_BYTES:]
        return self.outlet in self.pipes.get_map()

    def _write_on(self) -> None:
        """As much as fits; a program that no longer reads is noticed when it does not answer."""
        try:
            del self.unsent[: os.write(self.inlet, self.unsent)]
        except BlockingIOError:
            return
        except OSError:
            self.unsent.clear()
        if not self.unsent:
            self.pipes.unregister(self.inlet)

    def fault(self, kind: str, what: str) -> Fault:
        """The program is ended, and this is why."""
        self._read_last_errors()
        self.end()
        lines = self.stderr.decode(errors="replace").splitlines()
        return Fault(kind, f"'{self.command}' {what}", [line[:LONGEST_SAID] for line in lines[-KEPT_LINES:]])

    def _read_last_errors(self) -> None:
        """Its last words on standard error: a program that has crashed may still be writing them."""
        until = monotonic() + LAST_WORDS
        while self.complaints in self.pipes.get_map() and monotonic() < until:
            self.exchange(until)
            self.unread.clear()

    def say_bye(self) -> None:
        """Say `bye`, give it a moment to end by itself, and end what is left."""
        until = monotonic() + PARTING
        self.send({"type": "bye"})
        while self.exchange(until) and monotonic() < until:
            self.unread.clear()
            if not self.unsent and self.process.stdin:
                self.process.stdin.close()
        self.end()

    def end(self) -> None:
        """End it with everything that it started, and leave nothing open. It is not waited for before, so that its
        number still stands for it and for nobody else."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.pipes.close()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream:
                stream.close()


def _read(place: int) -> bytes:
    """What is there; nothing at the end."""
    try:
        return os.read(place, READ_AT_ONCE)
    except OSError:
        return b""


class OutsideBot:
    """A program at a table. It is started when it is first asked, and greeted when another game begins."""

    reads_log = True

    def __init__(self, command: str, game: Game, limit: float = LIMIT, sandbox: Sandbox | None = None) -> None:
        self.command, self.game, self.limit, self.sandbox = command, game, limit, sandbox
        self.program: Program | None = None
        self.number = 0  # of the last question
        self.greeting: dict[str, Any] = {}  # the game and the seat of its last `hello`
        self.sent: list[Entry] = []  # the moves that it was sent
        self.length = 0  # of the log when it was last asked
        self.then: list[str] = []  # what it has answered already, to complete its last move

    def choose(self, view: SeatView, stream: Stream) -> int:
        """The move that the program answers; `Fault` when it does not."""
        if (action := self._answered(view)) is not None:
            return action
        program = self.start()
        seconds = self.limit if self.greeting else self.limit + STARTING
        try:
            self._ask(program, view, stream)
            return self._answer(program, view, monotonic() + seconds)
        except Fault:
            self.program = None
            raise

    def start(self) -> Program:
        """The program, started if it is not running; `Fault` when it cannot be."""
        if self.program is None:
            self.program, self.greeting = Program(self.command, self.sandbox), {}
        return self.program

    def _answered(self, view: SeatView) -> int | None:
        """The answer that came with the last move, where this completes it; what does not fit any more is forgotten."""
        completes = view.game.questions[int(view.record["question"][0])].completes
        if completes and self.then:
            with suppress(Mistake):
                if (action := self.game.action(self.then.pop(0))) in view.legal:
                    return action
        self.then = []
        return None

    def close(self) -> None:
        """Say `bye`, and end the program."""
        if self.program:
            self.program.say_bye()
            self.program = None
        if self.sandbox:
            self.sandbox.close()

    def _ask(self, program: Program, view: SeatView, stream: Stream) -> None:
        """The question, and before it `hello` when it is of another game."""
        greeting = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": view.game.name,
            "seats": int(view.record["seats"][0]),
            "seat": view.seat + 1,
            "options": view.game.get_options(view.record, 0),
            "limit": self.limit,
        }
        known = settled(view.log)
        if greeting != self.greeting or not self._goes_on(view, known):
            self.greeting, self.sent = greeting, []
            program.send({**greeting, "seed": below(stream, SEEDS), "moves": declared_moves(view.game)})
        self.number += 1
        program.send(
            {
                "type": "question",
                "number": self.number,
                "seat": view.seat + 1,
                "question": view.game.questions[int(view.record["question"][0])].name,
                "about": view.game.question_about(view.record, 0),
                "legal": [view.game.actions[action] for action in view.legal],
                "log": [as_data(entry) for entry in known[len(self.sent) :]],
                "view": view.game.write_view(view.record, 0, view.seat),
            }
        )
        self.sent, self.length = known, len(view.log)

    def _goes_on(self, view: SeatView, known: list[Entry]) -> bool:
        """Whether it is the game of the last question: what was sent still holds, and the answer was made."""
        answered = any(entry.seat == view.seat + 1 for entry in view.log[self.length :])
        return answered and known[: len(self.sent)] == self.sent

    def _answer(self, program: Program, view: SeatView, until: float) -> int:
        """The answer to the last question. One to an earlier question comes too late, and is passed over."""
        while True:
            line = program.line(until)
            try:
                answer = json.loads(line)
                number, move, then = answer["answer"], answer["move"], answer.get("then", [])
            except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
                raise program.fault("garbled", f"has written what is no answer: {shown(line)}") from None
            phrases = [move, *then] if isinstance(then, list) else [None]
            if type(number) is not int or number > self.number or not all(isinstance(one, str) for one in phrases):
                raise program.fault("garbled", f"has written what is no answer: {shown(line)}")
            if number == self.number:
                break
        with suppress(Mistake):
            if (action := self.game.action(move)) in view.legal:
                self.then = then
                return action
        raise program.fault("illegal", f"may not do what it answered: {shown(line)}")


def settled(log: Sequence[Entry]) -> list[Entry]:
    """The moves up to the first sealed answer: those behind it follow when it is open, so nothing sent changes."""
    sealed = next((number for number, entry in enumerate(log) if entry.move == UNKNOWN), len(log))
    return list(log[:sealed])


def as_data(entry: Entry) -> dict[str, Any]:
    """A move as the program reads it."""
    return {"seat": entry.seat, "move": entry.move, "drawn": list(entry.drawn)}


def shown(line: bytes) -> str:
    """The beginning of a line that a program wrote, for people to read."""
    return ascii(line[:LONGEST_SAID].decode(errors="replace"))
