"""A module imports nothing, has the digest of its rules in it, and is never run beside facts of other rules."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from harness.rules_engine import beside, ended
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.declared import declared
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from motherlode.webassembly import modules
from motherlode.webassembly.compiler import for_webassembly, linked, object_code, with_section
from motherlode.webassembly.facts import packed, record_of
from motherlode.webassembly.modules import build, facts_beside, module_digest, module_of
from tests import running
from tests.toys import nuggets

DIGEST = """
from motherlode.webassembly.modules import module_digest
import my_game
print(module_digest(my_game.GAME))
"""
LEB_LIMIT = 0x80
IMPORTS = 2  # the number of a section


def sections(module: bytes) -> list[tuple[int, bytes]]:
    """The sections of a module, by their numbers."""
    assert module[:8] == b"\0asm\1\0\0\0"
    found, at = [], 8
    while at < len(module):
        number, length, shift, at = module[at], 0, 0, at + 1
        while True:
            byte = module[at]
            length |= (byte & (LEB_LIMIT - 1)) << shift
            shift, at = shift + 7, at + 1
            if byte < LEB_LIMIT:
                break
        found.append((number, module[at : at + length]))
        at += length
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_module_imports_nothing_and_has_the_digest_of_its_rules(name: str) -> None:
    module = module_of(find(name)).read_bytes()
    parts = sections(module)
    assert not [content for number, content in parts if number == IMPORTS]
    assert parts[-1] == (0, b"\x0amotherlode" + module_digest(find(name)).encode())
    assert b"python" not in module.lower()
    assert b"NRT" not in module


CALLS_ANOTHER = """
declare i32 @another(i32)
define i32 @entry(i32 %given) {
  %found = call i32 @another(i32 %given)
  ret i32 %found
}
"""


def test_a_function_that_nobody_brings_is_an_error_of_the_build(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        linked(object_code(for_webassembly(CALLS_ANOTHER, {"entry"})), ["entry"])
    assert "undefined symbol: another" in capfd.readouterr().err
    with_it = CALLS_ANOTHER.replace("declare i32 @another(i32)", "define i32 @another(i32 %one) {\n ret i32 %one\n}")
    assert linked(object_code(for_webassembly(with_it, {"entry"})), ["entry"])


@pytest.mark.parametrize("change", ["facts", "module"])
def test_a_module_of_other_rules_is_refused(change: str, tmp_path: Path) -> None:
    module, facts = beside("quarry")
    other = "0" * len(facts["digest"])
    if change == "facts":
        process = ended("quarry", "finals", seats=3, games=1, facts={**facts, "digest": other})
    else:
        changed = tmp_path / "other.wasm"
        unsigned = Path(module).read_bytes()[: -len(with_section(b"", "motherlode", other))]
        changed.write_bytes(with_section(unsigned, "motherlode", other))
        process = ended("quarry", "finals", seats=3, games=1, module=str(changed))
    assert process.returncode != 0
    assert "OtherRules" in process.stderr


def test_a_module_without_a_digest_is_refused(tmp_path: Path) -> None:
    module, facts = beside("quarry")
    bare = tmp_path / "bare.wasm"
    bare.write_bytes(Path(module).read_bytes()[: -len(with_section(b"", "motherlode", facts["digest"]))])
    process = ended("quarry", "finals", seats=3, games=1, module=str(bare))
    assert process.returncode != 0
    assert "OtherRules" in process.stderr


def test_a_changed_rule_changes_the_digest(tmp_path: Path) -> None:
    """So what was compiled from other rules is not even found."""
    digests = set()
    for holds in (12, 13):
        game = tmp_path / str(holds) / "my_game.py"
        game.parent.mkdir()
        game.write_text(Path(nuggets.__file__).read_text(encoding="utf-8").replace("4, 3, 12", f"4, 3, {holds}"))
        done = running.run([sys.executable, "-c", DIGEST], cwd=game.parent, text=True)
        assert done.returncode == 0, done.stderr
        digests.add(done.stdout)
    assert len(digests) == 2


def test_the_facts_are_what_the_game_declares(tmp_path: Path) -> None:
    game = find("quartz")
    built = build(game, tmp_path)
    facts = json.loads(built.facts.read_text(encoding="utf-8"))
    assert facts["module"] == built.module.name == f"quartz-{facts['digest']}.wasm"
    assert facts["declared"] == json.loads(json.dumps(declared(game)))
    assert facts["phrases"] == list(game.actions)
    assert {field["name"]: field["sight"] for field in facts["record"]["fields"]} == dict(game.sight)


def test_a_position_becomes_a_record(tmp_path: Path) -> None:
    match = Match.new("quarry", seats=3, seed=5)
    assert record_of(match.game, match.position()) != packed(match.states)  # the random stream is not in a position
    match.game.rules.reseed(match.states, 0, 0)
    states = match.game.read_position(match.position())
    match.game.rules.reseed(states, 0, 0)
    assert packed(states) == packed(match.states)


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("MOTHERLODE_CACHE", str(tmp_path))
    monkeypatch.setattr(modules, "PACKAGED", tmp_path)
    monkeypatch.setattr(modules, "find_spec", lambda name: None)
    with pytest.raises(Mistake, match=r"motherlode\[page\]"):
        module_of(find("quarry"))


def test_modules_of_the_package_are_taken_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    name = f"quarry-{module_digest(find('quarry'))}.wasm"
    (tmp_path / name).write_bytes(b"made before")
    monkeypatch.setattr(modules, "PACKAGED", tmp_path)
    assert module_of(find("quarry")).read_bytes() == b"made before"


def test_games_of_others_have_modules_too() -> None:
    assert facts_beside(find("tests.toys.nuggets"))["levels"]["miner"]["player"] == "search"
