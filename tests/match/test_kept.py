"""Matches that were played once and must come out the same forever.

A log is the truth about a match, so no later version of the program may play it otherwise, neither draws nor scores.
Every file of `kept/` says which version of the rules it was played by. When the rules get a new version, these files
stay as they are and must still replay, by the rules of their own version; new files are added beside them.
The `miner` and `random` bots have played them; of each version of the rules, one at least has seeds that can be
verified. `quartz-3` has, by rules 1, a reaction on the own turn, which rules 2 would not ask for; of those by rules 2
one is in the Russian edition and one has rulings.
"""

import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from motherlode.games.catalog import FORMER, GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.match.fairness import verify
from motherlode.match.notation import read, write

KEPT = sorted((Path(__file__).parent / "kept").glob("*.mine"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
def test_a_kept_match_replays_forever(file: Path) -> None:
    """To the same end: if this fails, it is the program that has to change, never the file."""
    text = file.read_text(encoding="utf-8")
    log = read(text)
    assert write(log) == text
    match = Match.replay(log)
    assert match.over
    assert log.closing == f"scores: {' '.join(map(str, match.scores.values()))}"
    if log.fairness:
        verdict = verify(log, log.fairness.commitment)
        assert verdict.problem is None
        assert (verdict.seeds, verdict.moves, verdict.over) == (len(log.entries) + 1, len(log.entries), True)


def test_two_matches_by_every_version_of_the_rules_are_kept_one_of_them_fair() -> None:
    logs = [read(file.read_text(encoding="utf-8")) for file in KEPT]
    fair = {(log.game, log.rules, log.fairness is not None) for log in logs}
    versions = [*FORMER, *((game, find(game).version) for game in GAMES)]
    assert fair >= {(*version, is_fair) for version in versions for is_fair in (True, False)}


def test_a_log_is_played_by_the_rules_of_its_own_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "former_quartz", SimpleNamespace(GAME=replace(find("quartz"), version=0)))
    monkeypatch.setitem(FORMER, ("quartz", 0), "former_quartz")
    assert Match.replay(Log("quartz", 0, 3, seed=7)).game.version == 0
    assert Match.replay(Log("quartz", 1, 3, seed=7)).game.version == 1
    with pytest.raises(Mistake, match="rules 99 of quartz"):
        Match.replay(Log("quartz", 99, 3, seed=7))
