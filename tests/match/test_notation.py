"""A match as text: what is written reads back to the same log, and what cannot be read is named."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Entry, Log, Match
from motherlode.match.fairness import Fairness
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


FAIR = f"""\
mine: 1
game: quartz
rules: 1
seats: 3
seed: 7
match: "12"
fairness: {{commitment: "{"1" * 64}", nonces: ["1e10", "", "007"], secret: "{"2" * 64}"}}

1 leave @ 3
"""


def test_the_id_and_the_fairness_of_a_match_are_kept() -> None:
    log = read(FAIR)
    assert log.match == "12"
    assert log.fairness == Fairness("1" * 64, ("1e10", "", "007"), "2" * 64)
    assert write(log) == FAIR


def test_a_secret_that_is_not_shown_yet_is_not_written() -> None:
    log = read(FAIR)
    log.fairness = Fairness("1" * 64, ("", "", ""))
    assert "secret" not in write(log)
    assert read(write(log)) == log


def test_files_without_fairness_are_as_before() -> None:
    log = read(EXAMPLE)
    assert (log.match, log.fairness) == ("", None)
    assert "match" not in write(log)
    assert "fairness" not in write(log)


def digits(fewest: int) -> st.SearchStrategy[str]:
    """Hexadecimal digits, and often such as YAML takes for a number."""
    whole, half, most = st.text("0123456789", min_size=1), st.text("0123456789abcdef"), 64
    numbers = st.builds("{}e{}".format, whole, whole) | st.builds("0{}".format, whole) | st.just("0e0") | whole
    padded = (numbers | half).map(lambda text: text[:most].rjust(fewest, "0"))
    return padded | padded.map(lambda text: text[::-1]) | (st.just("") if fewest == 0 else st.nothing())


@given(
    commitment=digits(64),
    nonces=st.lists(digits(0), min_size=3, max_size=3),
    secret=digits(64) | st.just(""),
    name=st.from_regex(r"[0-9A-Za-z._-]{1,64}", fullmatch=True)
    | digits(1)
    | st.sampled_from(["null", "yes", "~", "1.5"]),
)
def test_digits_stay_digits_whatever_yaml_would_make_of_them(
    commitment: str, nonces: list[str], secret: str, name: str
) -> None:
    log = read(FAIR)
    log.match = name.replace("~", "-")
    log.fairness = Fairness(commitment, tuple(nonces), secret)
    assert read(write(log)) == log


def header(line: str) -> str:
    return f"mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n{line}\n"


def fairness(text: str) -> str:
    return header(f"fairness: {{{text}}}".replace("HEX", f"'{'a' * 64}'"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (header("match: 12"), "in quotes, not 12"),
        (header("match: ''"), "the id of a match is 1 to 64"),
        (header("match: 'a b'"), "the id of a match"),
        (header('match: "ab\\n"'), "the id of a match"),
        (header(f"match: {'a' * 65}"), "the id of a match"),
        (header("match: [k7]"), "the id of a match"),
        (header("match:"), "the id of a match"),
        (header("fairness: 3"), "fairness must be a mapping"),
        (header("fairness: [1, 2]"), "fairness must be a mapping"),
        (header("fairness:"), "needs “fairness.commitment”"),
        (fairness("nonces: ['', '', '']"), "needs “fairness.commitment”"),
        (fairness("commitment: HEX"), "needs “fairness.nonces”"),
        (fairness("commitment: HEX, nonces: 'ab'"), "“nonces” in the header"),
        (fairness("commitment: HEX, nonces: {1: 'ab'}"), "“nonces” in the header"),
        (fairness("commitment: HEX, nonces: ['', '']"), "one nonce for each of 3 seats, not 2"),
        (fairness("commitment: HEX, nonces: ['', '', '', '']"), "one nonce for each of 3 seats, not 4"),
        (fairness("commitment: HEX, nonces: [12, '', '']"), "nonce of seat 1 .* in quotes, not 12"),
        (fairness("commitment: HEX, nonces: ['', xyz, '']"), "nonce of seat 2"),
        (fairness(f"commitment: HEX, nonces: ['', '', '{'0' * 65}']"), "nonce of seat 3"),
        (fairness("commitment: HEX, nonces: ['', '', [ab]]"), "nonce of seat 3"),
        (fairness("commitment: ab, nonces: ['', '', '']"), "commitment must be 64 digits"),
        (fairness("commitment: 12, nonces: ['', '', '']"), "commitment must be 64 digits"),
        (fairness(f"commitment: {'G' * 64}, nonces: ['', '', '']"), "commitment must be 64 digits"),
        (fairness("commitment: HEX, nonces: ['', '', ''], secret: 12"), "secret must be 64 digits"),
        (fairness("commitment: HEX, nonces: ['', '', ''], secret:"), "secret must be 64 digits"),
        (fairness("commitment: HEX, nonces: ['', '', ''], seed: 4"), "fairness has no “seed”"),
        (header("\n1 mine @ 9223372036854775808"), "line 7 is not a move"),
        (header(f"\n1 mine @ {'9' * 5000}"), "line 7 is not a move"),
        (header(f"\n{'9' * 5000} mine"), "line 7 is not a move"),
        (header(f"options: {'9' * 5000}"), "cannot be read"),
        (header("options: 2020-99-99"), "cannot be read"),
    ],
)
def test_fairness_that_cannot_be_read_is_named(text: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        read(text)


def test_comments_stand_on_a_line_of_their_own_or_behind_a_move() -> None:
    log = read("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\n1 leave # tired\n")
    assert log.entries == [Entry(1, "leave", comment="tired")]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "must begin with “mine: 1”"),
        ("game: quartz\n", "must begin with “mine: 1”"),
        ("mine: 1\ngame: quartz\n", "needs “rules”"),
        ("mine: 1\ngame: [\n", "cannot be read"),
        ("mine: 1\nshaft: 3\n", "has no “shaft”"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\noptions: 3\n", "“options”"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\nmine\n", "line 7 is not a move"),
        ("mine: 1\ngame: quartz\nrules: 1\nseats: 3\nseed: 1\n\n1 mine @ x\n", "line 7 is not a move"),
    ],
)
def test_what_cannot_be_read_is_named(text: str, words: str) -> None:
    with pytest.raises(Mistake, match=words):
        read(text)
