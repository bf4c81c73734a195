"""Chance that can be checked: seeds follow from the secret, and whatever is changed afterwards is found and named."""

import re
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.games.catalog import GAMES
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.match.fairness import Fairness, Verdict, commitment_of, new_secret, seed_of, verify
from motherlode.match.notation import read, write
from tests import running
from tests.match.fair_play import SECRET, fair_match, usual_match

PAGE = (Path(__file__).parents[2] / "docs" / "fairness.md").read_text(encoding="utf-8")
OTHER = "0dd5" * 16
NONCES = st.lists(st.text("0123456789abcdef", max_size=64), min_size=2, max_size=6)


@pytest.fixture(scope="module")
def log() -> Log:
    return usual_match("quartz").log


def found(log: Log, commitment: str = "") -> str:
    """What is found to be wrong, in words."""
    problem = verify(log, commitment).problem
    assert problem is not None
    return f"{problem.key}: {problem}"


# --- the scheme


def test_the_scheme_never_changes() -> None:
    """Worked out with sha256sum and openssl, by the text in docs/fairness.md: what was played must verify forever."""
    secret = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    assert commitment_of(secret) == "6af62c89306482a826669ab6bad9f32591b140c7d6a8f02fca84b9f3e6cced56"
    assert seed_of(secret, "k7", ("ab", "", "c"), 0) == 0x4F06BF7DDD81A79C
    assert seed_of(secret, "k7", ("ab", "", "c"), 12) == 0x6AA5DAD6F93876A8


@given(nonces=NONCES, number=st.integers(0, 10_000))
def test_a_seed_is_a_seed_of_a_match(nonces: list[str], number: int) -> None:
    assert 0 <= seed_of(SECRET, "k7", nonces, number) < 2**63


@given(nonces=NONCES, others=NONCES)
def test_other_nonces_give_other_seeds(nonces: list[str], others: list[str]) -> None:
    same = seed_of(SECRET, "k7", nonces, 0) == seed_of(SECRET, "k7", others, 0)
    assert same == (nonces == others)


@given(nonces=NONCES, cuts=st.data())
def test_how_the_digits_are_split_into_nonces_counts(nonces: list[str], cuts: st.DataObject) -> None:
    digits = "".join(nonces)
    cut = cuts.draw(st.integers(0, len(digits)))
    other = cuts.draw(st.integers(0, len(digits)))
    seeds = {seed_of(SECRET, "k7", (digits[:at], digits[at:]), 0) for at in (cut, other)}
    assert len(seeds) == len({cut, other})


def test_ab_and_c_are_not_a_and_bc() -> None:
    assert seed_of(SECRET, "k7", ("ab", "c"), 1) != seed_of(SECRET, "k7", ("a", "bc"), 1)
    assert seed_of(SECRET, "k7", ("ab", ""), 1) != seed_of(SECRET, "k7", ("", "ab"), 1)
    assert seed_of(SECRET, "k7", ("ab",), 1) != seed_of(SECRET, "k7", ("ab", ""), 1)


def test_another_table_another_move_and_another_secret_have_other_seeds() -> None:
    seeds = {
        seed_of(secret, match, ("ab", "c"), number)
        for secret in (SECRET, OTHER)
        for match in ("k7", "k8", "")
        for number in range(50)
    }
    assert len(seeds) == 2 * 3 * 50


def test_secrets_are_long_and_never_the_same() -> None:
    secrets = {new_secret() for _ in range(100)}
    assert len(secrets) == 100
    assert all(re.fullmatch("[0-9a-f]{64}", secret) for secret in secrets)


@pytest.mark.parametrize("secret", ["", "ab", "x" * 64, SECRET.upper(), SECRET + "00", SECRET + "\n"])
def test_a_secret_that_is_none_is_refused(secret: str) -> None:
    for use in (lambda: commitment_of(secret), lambda: seed_of(secret, "k7", (), 0)):
        with pytest.raises(Mistake, match="secret must be 64 digits"):
            use()


def test_the_program_of_the_docs_recomputes_the_seeds(tmp_path: Path, log: Log) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert len(program.splitlines()) <= 15
    (tmp_path / "seeds.py").write_text(program)
    assert log.fairness is not None
    done = running.run(
        [sys.executable, "-I", tmp_path / "seeds.py", SECRET, log.match, str(len(log.entries)), *log.fairness.nonces],
        text=True,
    )
    first, *seeds = done.stdout.splitlines()
    assert first == f"commitment {log.fairness.commitment}"
    logged = [log.seed, *(entry.seed for entry in log.entries)]
    assert seeds == [f"{number} {seed}" for number, seed in enumerate(logged)]


def test_the_commands_of_the_docs_say_what_the_program_says() -> None:
    """The page shows one secret with its commitment, and one seed, by `sha256sum` and `openssl`."""
    [text] = re.findall(r"printf '(motherlode fairness 1 commitment [0-9a-f]{64})' \| sha256sum\n([0-9a-f]{64})", PAGE)
    secret = text[0].split()[-1]
    assert commitment_of(secret) == text[1]
    [(message, key, digest)] = re.findall(
        r"printf '(\[.*\])' \| openssl .*hexkey:([0-9a-f]{64})\n.*= ([0-9a-f]{64})", PAGE
    )
    assert message == '["motherlode fairness 1 seed","k7",["ab","","c"],12]'
    assert key == secret
    assert int(digest[:16], 16) % 2**63 == seed_of(secret, "k7", ("ab", "", "c"), 12)


# --- what holds


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_verifies(game: str) -> None:
    match = usual_match(game)
    log = read(write(match.log))
    verdict = verify(log, commitment_of(SECRET))
    moves = len(log.entries)
    assert verdict == Verdict(seeds=moves + 1, moves=moves, draws=verdict.draws, over=True)
    assert verdict.draws >= sum(len(entry.drawn) for entry in log.entries) > 0


def test_nonces_of_a_seat_change_the_deal_and_the_match_still_verifies() -> None:
    first, second = (fair_match("dice", ("ab", own, "")) for own in ("1", "2"))
    assert first.log.seed != second.log.seed
    assert verify(first.log).problem is verify(second.log).problem is None


def test_a_match_whose_end_is_missing_holds_but_is_not_over(log: Log) -> None:
    verdict = verify(replace(log, entries=log.entries[:-3]))
    assert verdict.problem is None
    assert not verdict.over
    assert verify(log).over


def test_a_match_from_a_position_verifies() -> None:
    position = {"game": "quartz", "seats": [{}, {}, {}]}
    match = Match.from_position(position, seed_of(SECRET, "k7", ("", "", ""), 0))
    match.log.match, match.log.fairness = "k7", Fairness(commitment_of(SECRET), ("", "", ""), SECRET)
    match.play(match.asked[0], "mine", seed=seed_of(SECRET, "k7", ("", "", ""), 1))
    assert verify(read(write(match.log))) == Verdict(seeds=2, moves=1, draws=1)


# --- what does not


def changed_entry(number: int, **changes: object) -> Callable[[Log], Log]:
    def change(log: Log) -> Log:
        entries = list(log.entries)
        entries[number - 1] = replace(entries[number - 1], **changes)  # type: ignore[arg-type]
        return replace(log, entries=entries)

    return change


def changed_fairness(**changes: object) -> Callable[[Log], Log]:
    def change(log: Log) -> Log:
        assert log.fairness is not None
        return replace(log, fairness=replace(log.fairness, **changes))  # type: ignore[arg-type]

    return change


def without(*numbers: int) -> Callable[[Log], Log]:
    return lambda log: replace(
        log, entries=[entry for number, entry in enumerate(log.entries, 1) if number not in numbers]
    )


# What was done to the log, and what is found.
TAMPERED: dict[str, tuple[Callable[[Log], Log], str]] = {
    "fairness left out": (lambda log: replace(log, fairness=None), "fairness-none: .*without a commitment"),
    "another secret": (changed_fairness(secret=OTHER), "fairness-commitment: the secret does not fit the commitment"),
    "another commitment": (changed_fairness(commitment="0" * 64), "fairness-commitment: .* the file says 0000"),
    "another secret with its commitment": (
        changed_fairness(secret=OTHER, commitment=commitment_of(OTHER)),
        "fairness-deal: the seed of the deal should be",
    ),
    "another nonce": (changed_fairness(nonces=("1e10", "ac", "")), "fairness-deal: the seed of the deal should be"),
    "nonces changed about": (changed_fairness(nonces=("1e10", "", "ab")), "fairness-deal: "),
    "a nonce less": (changed_fairness(nonces=("1e10", "ab")), "fairness-deal: "),
    "another id": (lambda log: replace(log, match="k8"), "fairness-deal: "),
    "another deal": (lambda log: replace(log, seed=4), "fairness-deal: the seed of the deal .* but the file says 4"),
    "another seed": (changed_entry(9, seed=5), "fairness-seed: the seed of move 9 should be .* but the file says 5"),
    "another first seed": (changed_entry(1, seed=5), "fairness-seed: the seed of move 1 .* but the file says 5"),
    "a seed left out": (changed_entry(9, seed=None), "fairness-no-seed: move 9 has no seed"),
    "a move left out": (without(7), "fairness-seed: the seed of move 7 should be"),
    "moves left out": (without(7, 8, 9), "fairness-seed: the seed of move 7 should be"),
    "the first move left out": (without(1), "fairness-seed: the seed of move 1 should be"),
    "another draw": (
        changed_entry(9, drawn=("mined 1 ruby",) * 2),
        "fairness-replay: .*; move 9, .* log says mined 1 ruby",
    ),
    "no move of the game": (changed_entry(9, move="dance"), "fairness-replay: .* no move “dance”"),
    "no seat of the match": (changed_entry(9, seat=17), "fairness-replay: .* no seat 17"),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_whatever_is_changed_is_found_and_named(log: Log, what: str) -> None:
    change, named = TAMPERED[what]
    assert re.match(named, found(change(log)))


@pytest.mark.parametrize("game", GAMES)
def test_a_draw_that_is_left_out_or_added_is_found_in_every_move(game: str) -> None:
    log = usual_match(game).log
    for number, entry in list(enumerate(log.entries, 1))[:: max(1, len(log.entries) // 10)]:
        forged = entry.drawn[:-1] if entry.drawn else ("mined 1 ruby",)
        assert f"move {number}, " in found(changed_entry(number, drawn=forged)(log))


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_leads_elsewhere_is_found(game: str) -> None:
    """Another move would have drawn something else, or made a later move impossible. One that did neither is not found:
    that is among the things that docs/fairness.md says are not proved."""
    log = usual_match(game).log
    caught = 0
    for number, entry in list(enumerate(log.entries, 1))[::3]:
        others = [move for move in Match.replay(log, number - 1).legal(entry.seat) if move != entry.move]
        for other in others[:1]:
            forged = changed_entry(number, move=other)(log)
            if (problem := verify(forged).problem) is None:
                assert [step.drawn for step in Match.replay(forged).log.entries] == [step.drawn for step in log.entries]
            else:
                caught += 1
                assert problem.key == "fairness-replay"
                [named] = re.findall(r"logged; move (\d+)", str(problem))
                assert number <= int(named)
    assert caught > 2
    opening = Match.replay(log, 0)
    illegal = set(opening.game.actions) - set(opening.legal(log.entries[0].seat))
    assert "move 1: " in found(changed_entry(1, move=min(illegal))(log))


def test_moves_in_another_order_are_found(log: Log) -> None:
    first, second, *rest = log.entries
    swapped = replace(log, entries=[second, first, *rest])
    assert "seed of move 1" in found(swapped)
    seeds = [entry.seed for entry in log.entries]
    again = [replace(entry, seed=seed) for entry, seed in zip(swapped.entries, seeds, strict=True)]
    if (first.seat, first.move, first.drawn) != (second.seat, second.move, second.drawn):
        named = "fairness-replay: the match does not replay as it is logged; move 1"
        assert found(replace(log, entries=again)).startswith(named)


def test_a_match_made_up_afterwards_fits_its_own_secret_but_not_the_commitment_written_down() -> None:
    made_up = fair_match("dice", ("", "", ""), OTHER).log
    assert verify(made_up).problem is None
    assert verify(made_up, commitment_of(OTHER)).problem is None
    assert found(made_up, commitment_of(SECRET)).startswith("fairness-other-commitment: ")


def test_before_the_end_the_secret_is_not_shown_and_afterwards_it_must_be(log: Log) -> None:
    hidden = changed_fairness(secret="")(log)
    assert found(hidden).startswith("fairness-withheld: the match is over")
    playing = replace(hidden, entries=log.entries[:10])
    assert found(playing).startswith("fairness-early: the match is not over")
    assert found(playing, "0" * 64).startswith("fairness-other-commitment: ")
    assert found(changed_entry(3, move="dance")(playing)).startswith("fairness-replay: ")


def test_a_log_that_cannot_be_dealt_here_gets_no_verdict(log: Log) -> None:
    for change, words in (({"rules": 99}, "rules 99"), ({"game": "chess"}, "no game"), ({"seats": 9}, "3 to 5")):
        with pytest.raises(Mistake, match=words):
            verify(replace(log, **change))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"commitment": "ab"}, "commitment must be 64 digits"),
        ({"commitment": None}, "commitment must be 64 digits"),
        ({"secret": SECRET[:-1]}, "secret must be 64 digits"),
        ({"secret": None}, "secret must be 64 digits"),
        ({"nonces": ("ab", "x", "")}, "the nonce of seat 2 must be at most 64 digits"),
        ({"nonces": ("", "", "0" * 65)}, "the nonce of seat 3"),
        ({"nonces": (12, "", "")}, "the nonce of seat 1 .* in quotes, not 12"),
        ({"nonces": ("AB", "", "")}, "the nonce of seat 1"),
    ],
)
def test_fairness_is_made_of_hexadecimal_digits(data: dict[str, object], words: str) -> None:
    usual: dict[str, object] = {"commitment": "0" * 64, "nonces": ("", "", "")}
    with pytest.raises(Mistake, match=words):
        Fairness(**(usual | data))  # type: ignore[arg-type]
