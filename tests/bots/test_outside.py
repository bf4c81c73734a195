"""A program from outside plays by what its seat may know, and when it fails it is ended and the match goes on."""

import json
import shlex
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path
from textwrap import dedent
from typing import Any

import numpy as np
import pytest

from motherlode.bots import answer, outside, seat_view_of, stream_of
from motherlode.bots.outside import LONGEST_LINE, Fault, OutsideBot, Program, settled
from motherlode.bots.seat_view import SeatView
from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.match import Match
from motherlode.match.log import Entry
from tests.bots.worlds import other_world

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "outside_bot.py"
SOON = 30.0  # seconds: half of what a program here would sleep, and much more than a busy machine needs


def command(script: Path) -> str:
    return shlex.join([sys.executable, "-I", str(script)])


class Bots:
    """Programs written for a test, all ended with it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: list[OutsideBot] = []

    def write(self, source: str) -> str:
        script = self.folder / f"bot_{len(list(self.folder.iterdir()))}.py"
        script.write_text(dedent(source))
        return command(script)

    def example(self, game: str, limit: float = 20.0) -> OutsideBot:
        self.made.append(OutsideBot(command(EXAMPLE), find_game(game), limit))
        return self.made[-1]

    def failing(self, body: str, limit: float = 0.3) -> OutsideBot:
        """A program that answers by the function `answer(question)`, which the body defines."""
        source = """
            import json, os, signal, subprocess, sys, time
            {body}
            for line in sys.stdin:
                message = json.loads(line)
                if message["type"] == "question":
                    print(answer(message), flush=True)
            """
        text = dedent(source).replace("{body}", dedent(body).strip())
        self.made.append(OutsideBot(self.write(text), find_game("quartz"), limit))
        return self.made[-1]


@pytest.fixture
def bots(tmp_path: Path) -> Iterator[Bots]:
    made = Bots(tmp_path)
    yield made
    for bot in made.made:
        bot.close()


def a_seat_view(seed: int = 1) -> SeatView:
    match = Match.new("quartz", seats=3, seed=seed)
    return seat_view_of(match, match.asked[0], with_log=True)


def runs(process: int) -> bool:
    """Whether a process is there and does something; one that has ended but was not fetched does nothing."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def fault_of(bot: OutsideBot) -> tuple[Fault, int]:
    """How a program fails at its first question, and the number of its process."""
    numbers = []
    began = Program.__init__

    def noted(self: Program, *given: Any) -> None:
        began(self, *given)
        numbers.append(self.process.pid)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Program, "__init__", noted)
        with pytest.raises(Fault) as caught:
            bot.choose(a_seat_view(), stream_of(1, 1))
    return caught.value, numbers[0]


# --- playing


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_whole_games_against_itself(game: str, bots: Bots) -> None:
    match = Match.new(game, seats=3, seed=5)
    seated = {seat: bots.example(game) for seat in (1, 2, 3)}
    while not match.over:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, seated[seat], stream_of(5, seat)))
    assert match.winners


def test_the_example_plays_several_games_and_better_than_chance(bots: Bots) -> None:
    bot, lead = bots.example("quartz"), 0
    for seed in range(8):
        match = Match.new("quartz", seats=3, seed=seed)
        chance = np.random.default_rng(seed)
        while not match.over:
            seat = match.asked[0]
            if seat == 1:
                match.play(1, answer(match, 1, bot, stream_of(seed, 1)))
            else:
                legal = match.legal(seat)
                match.play(seat, legal[int(chance.integers(len(legal)))])
        lead += 2 * match.scores[1] - match.scores[2] - match.scores[3]
    assert lead > 0


def test_the_docs_quote_the_example() -> None:
    assert f"```python\n{EXAMPLE.read_text()}```" in (DOCS / "outside-bots.md").read_text()
    assert len(EXAMPLE.read_text().splitlines()) <= 30


def test_several_play_at_once_in_threads(bots: Bots) -> None:
    seated = [bots.example("quartz") for _ in range(4)]
    seat_views = [a_seat_view(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        moves = list(threads.map(lambda n: seated[n].choose(seat_views[n], stream_of(n, 1)), range(4)))
    assert all(move in seat_view.legal for move, seat_view in zip(moves, seat_views, strict=True))


# --- what is sent


RECORDING = """
    import json, sys
    sent = open({path!r}, "ab")
    for line in sys.stdin.buffer:
        sent.write(line)
        sent.flush()
        message = json.loads(line)
        if message["type"] == "question":
            print(json.dumps({{"answer": message["number"], "move": message["legal"][0]}}), flush=True)
    """


def recorded(bots: Bots, seat_views: list[SeatView]) -> bytes:
    """Everything that a program was sent when it was asked these questions."""
    path = bots.folder / f"sent_{len(list(bots.folder.iterdir()))}"
    bot = OutsideBot(bots.write(RECORDING.format(path=str(path))), seat_views[0].game, 20.0)
    for seat_view in seat_views:
        bot.choose(seat_view, stream_of(0, seat_view.seat))
    bot.close()
    return path.read_bytes()


@pytest.mark.parametrize("game", ["quartz", "quarry"])
def test_worlds_that_differ_only_in_secrets_are_sent_alike(game: str, bots: Bots) -> None:
    match = Match.new(game, seats=3, seed=3)
    chance = np.random.default_rng(3)
    here: list[SeatView] = []
    there: list[SeatView] = []
    differed = 0
    while not match.over and len(here) < 25:
        seat = match.asked[0]
        if seat == 2:
            seat_view = seat_view_of(match, 2, with_log=True)
            other, differs = other_world(match, 2, len(here), with_log=True)
            differed += differs
            here.append(seat_view)
            there.append(other)
        legal = match.legal(seat)
        match.play(seat, legal[int(chance.integers(len(legal)))])
    assert differed > len(here) // 2, "most worlds are other worlds"
    assert recorded(bots, here) == recorded(bots, there)


def phrases(moves: list[dict[str, Any]]) -> set[str]:
    """All phrases of a grammar, made from what a program is sent and nothing else."""
    found = set()
    for move in moves:
        *before, last = [move["words"]], *[argument["values"] for argument in move["arguments"]]
        most = move["arguments"][-1]["most"] if move["arguments"] else 1
        for times in range(1, most + 1):
            found |= {" ".join(words) for words in product(*before, *[last] * times)}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_program_is_told_how_every_move_of_its_game_is_written(game: str, bots: Bots) -> None:
    """The grammar gives the phrases of the game; several pieces may be named in any order, and the table has one."""
    match = Match.new(game, seats=3, seed=5)
    [hello, *_] = map(json.loads, recorded(bots, [seat_view_of(match, match.asked[0], with_log=True)]).splitlines())
    assert {match.game.canonical(phrase) for phrase in phrases(hello["moves"])} == set(match.game.actions)


def test_what_is_sent_is_the_view_the_question_and_each_move_once(bots: Bots) -> None:
    match = Match.new("quarry", seats=3, seed=2)
    seat_views = []
    while len(seat_views) < 4:
        seat = match.asked[-1]
        if seat == 1:
            seat_views.append(seat_view_of(match, 1, with_log=True))
        match.play(seat, match.legal(seat)[0])
    sent = [json.loads(line) for line in recorded(bots, seat_views).splitlines()]
    assert [message["type"] for message in sent] == ["hello", *["question"] * 4, "bye"]
    hello, first, *others = sent[:-1]
    assert (hello["game"], hello["seats"], hello["seat"], hello["options"]) == ("quarry", 3, 1, {})
    assert {move for message in sent[1:-1] for move in message["legal"]} <= phrases(hello["moves"])
    assert first["log"] == [], "the votes of the others are sealed"
    assert first["view"] == match.game.write_view(seat_views[0].record, 0, 0)
    assert (first["number"], first["question"]) == (1, "vote")
    answered = [(move["seat"], move["move"]) for message in others for move in message["log"]]
    assert answered[:3] == [(3, "vote A"), (2, "vote A"), (1, "vote A")]
    assert answered == [(move.seat, move.move) for move in settled(seat_views[-1].log)]


def test_a_sealed_answer_holds_back_what_follows_it() -> None:
    log = [Entry(1, "pass"), Entry(2, "?"), Entry(1, "vote A")]
    assert settled(log) == log[:1]


# --- failing


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("crashed", "def answer(question): sys.exit('no idea')"),
        ("crashed", "def answer(question): os.close(1); time.sleep(60)"),
        ("crashed", "raise ValueError('no idea')"),
        ("hung", "def answer(question): time.sleep(60)"),
        ("hung", "signal.signal(signal.SIGTERM, signal.SIG_IGN)\ndef answer(question): time.sleep(60)"),
        ("hung", "def answer(question):\n    while True: print('no idea', file=sys.stderr)"),
        ("hung", "def answer(question):\n    while True: print(json.dumps({'answer': 0, 'move': 'mine'}))"),
        ("illegal", "def answer(question): return json.dumps({'answer': question['number'], 'move': 'cheat'})"),
        ("illegal", "def answer(question): return json.dumps({'answer': question['number'], 'move': 'vote A'})"),
        ("garbled", "def answer(question): return 'mine'"),
        ("garbled", "def answer(question): return '[' * 50000"),
        ("garbled", "def answer(question): return json.dumps({'answer': True, 'move': 'mine'})"),
        ("garbled", "def answer(question): return json.dumps({'answer': 2, 'move': 'mine'})"),
        ("garbled", "def answer(question): return json.dumps({'answer': question['number'], 'move': 7})"),
        ("garbled", "def answer(question):\n    while True: sys.stdout.write('mine')"),
        ("garbled", "def answer(question): os.write(1, bytes([255, 10])); time.sleep(60)"),
    ],
)
def test_a_program_that_fails_is_ended_and_says_why(kind: str, body: str, bots: Bots, monkeypatch) -> None:
    bot = bots.failing(body)
    if kind == "hung":
        monkeypatch.setattr(outside, "STARTING", 1.0)
    began = time.monotonic()
    fault, process = fault_of(bot)
    assert time.monotonic() - began < outside.STARTING + SOON
    assert fault.kind == kind, fault
    assert not runs(process)
    if "no idea" in body:
        assert any("no idea" in line for line in fault.said)
        assert "no idea" in str(fault)


def test_what_a_program_started_ends_with_it(bots: Bots, monkeypatch) -> None:
    path = bots.folder / "child"
    bot = bots.failing(f"""
        child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
        open({str(path)!r}, "w").write(str(child.pid))
        def answer(question): time.sleep(60)
        """)
    monkeypatch.setattr(outside, "STARTING", 2.0)
    fault, process = fault_of(bot)
    assert fault.kind == "hung"
    child = int(path.read_text())
    until = time.monotonic() + SOON
    while runs(child) and time.monotonic() < until:
        time.sleep(0.01)
    assert not runs(child)
    assert not runs(process)


def test_a_program_that_does_not_end_by_itself_is_ended_at_close(bots: Bots) -> None:
    bot = bots.failing("""
        signal.signal(signal.SIGTERM, signal.SIG_IGN)
        import atexit
        atexit.register(time.sleep, 60)
        def answer(question): return json.dumps({"answer": question["number"], "move": question["legal"][0]})
        """)
    bot.choose(a_seat_view(), stream_of(1, 1))
    assert bot.program
    process = bot.program.process.pid
    began = time.monotonic()
    bot.close()
    assert time.monotonic() - began < SOON
    assert not runs(process)
    bot.close()


def test_a_program_that_is_not_there_is_not_started() -> None:
    for line in ("/no/such/program", "", "'unclosed"):
        with pytest.raises(Fault, match="cannot be started") as caught:
            OutsideBot(line, find_game("quartz")).choose(a_seat_view(), stream_of(1, 1))
        assert caught.value.kind == "unstarted"


def test_after_a_fault_it_is_started_anew(bots: Bots) -> None:
    marks = bots.folder / "marks"
    bot = bots.failing(f"""
        first = not os.path.exists({str(marks)!r})
        open({str(marks)!r}, "w").close()
        def answer(question):
            return json.dumps({{"answer": question["number"], "move": "cheat" if first else question["legal"][0]}})
        """)
    assert fault_of(bot)[0].kind == "illegal"
    seat_view = a_seat_view()
    assert bot.choose(seat_view, stream_of(1, 1)) == seat_view.legal[0]


def test_a_late_answer_is_passed_over_and_phrases_may_be_written_loosely(bots: Bots) -> None:
    bot = bots.failing("""
        def answer(question):
            print(json.dumps({"answer": question["number"] - 1, "move": "leave"}))
            return json.dumps({"answer": question["number"], "move": " mine  "})
        """)
    seat_view = a_seat_view()
    assert seat_view.game.actions[bot.choose(seat_view, stream_of(1, 1))] == "mine"


def test_a_line_may_be_as_long_as_it_is_allowed(bots: Bots) -> None:
    bot = bots.failing(f"""
        def answer(question):
            return json.dumps({{"answer": question["number"], "move": "mine", "why": "x" * {LONGEST_LINE - 100}}})
        """)
    seat_view = a_seat_view()
    assert bot.choose(seat_view, stream_of(1, 1)) in seat_view.legal


def test_a_program_may_answer_a_move_together_with_what_completes_it(bots: Bots) -> None:
    """It is asked once for an action and its payment; what does not fit is forgotten, and it is asked after all."""
    body = """
        def answer(question):
            print(question["question"], file=sys.stderr, flush=True)
            if question["question"] == "act":
                then = ["pay circle-ore", "pay square-ore", "pay square-ore"]
                return json.dumps({"answer": question["number"], "move": "take piggy", "then": then})
            return json.dumps({"answer": question["number"], "move": question["legal"][0]})
        """
    seats = [{"hand": ["circle-ore", "square-ore", "square-gem", "diamond-ore"]}, {}]
    match = Match.from_position({"game": "quarry", "phase": "act", "seats": seats})
    bot, stream = bots.failing(body, limit=20.0), stream_of(0, 1)
    bot.game = match.game
    asked = []
    while match.asked == [1]:
        before = bot.number
        match.play(1, answer(match, 1, bot, stream))
        asked.append(bot.number > before)
    assert [entry.move for entry in match.log.entries] == [
        "take piggy",
        "pay circle-ore",
        "pay square-ore",
        "pay diamond-ore",
    ]
    assert asked == [True, False, False, True]
