"""A match as text: what is written reads back to the same log, and what cannot be read is named."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Entry, Log, Match
from motherlode.match.notation import read, write

EXAMPLE = """\
# A short day.
mine: 1
game: quartz
rules: 1
seats: 3
seed: 7
options: {edition: pt, thrill: true, house: {days: 1}}
names: [Ana, 'Bia: #1', Caio]

# Ana is feeling brave,
# as ever.
1 mine @ 4711 > mined 1 ruby
2 leave
# The end.
"""


def play_at_random(match: Match, choice: random.Random, moves: int = 10_000) -> Match:
    while not match.over and len(match.log.entries) < moves:
        seat = choice.choice(match.asked)
        seed = choice.getrandbits(63) if choice.random() < 0.1 else None
        match.play(seat, choice.choice(match.legal(seat)), seed=seed)
    return match


def test_the_text_reads_back_to_the_same_log() -> None:
    log = read(EXAMPLE)
    assert log == Log(
        game="quartz",
        rules=1,
        seats=3,
        seed=7,
        options={"edition": "pt", "thrill": True, "house": {"days": 1}},
        names=("Ana", "Bia: #1", "Caio"),
        comment="A short day.",
        closing="The end.",
        entries=[
            Entry(1, "mine", ("mined 1 ruby",), seed=4711, comment="Ana is feeling brave,\nas ever."),
            Entry(2, "leave"),
        ],
    )
    assert write(log) == EXAMPLE


@given(seed=st.integers(0, 2**63 - 1), seats=st.integers(3, 5), edition=st.sampled_from(["en", "pt", "ru"]))
def test_any_match_is_written_read_and_replayed_to_the_same_bytes(seed: int, seats: int, edition: str) -> None:
    match = play_at_random(
        Match.new("quartz", seats, seed, edition=edition, thrill=bool(seed % 2)), random.Random(seed)
    )
    log = read(write(match.log))
    assert log == match.log
    assert Match.replay(log).states.tobytes() == match.states.tobytes()


def test_a_match_from_a_position_is_written_with_it() -> None:
    middle = play_at_random(Match.new("quartz", 4, 11), random.Random(3), moves=40)
    match = play_at_random(Match.from_position(middle.position(), seed=5), random.Random(4), moves=30)
    log = read(write(match.log))
    assert Match.replay(log).states.tobytes() == match.states.tobytes()


def test_comments_stand_on_a_line_of_their_own_or_behind_a_move() -> None:
    log = read("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\n1 leave # tired\n")
    assert log.entries == [Entry(1, "leave", comment="tired")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must begin with 'mine: 1'"),
        ("game: quartz\n", "must begin with 'mine: 1'"),
        ("mine: 1\ngame: quartz\n", "needs 'rules'"),
        ("mine: 1\ngame: [\n", "cannot be read"),
        ("mine: 1\nshaft: 3\n", "has no 'shaft'"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\noptions: 3\n", "'options'"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\nmine\n", "line 7 is not a move"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\n1 mine @ x\n", "line 7 is not a move"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        read(text)
