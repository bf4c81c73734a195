"""The tables in a page send what the server sends: after the same commands, the same lines, to everybody."""

import asyncio
import json
from itertools import zip_longest

import pytest

from harness.exchanges import Sent, by_page, by_server
from harness.recorded_exchanges import COMMAND, FOLDER, exchanges, step_of, written

SHOWN = 160  # letters around a difference
ALL = [pytest.param(name, settings, id=name) for name, _, _, settings in exchanges()]


def kept(name: str) -> list[str]:
    return (FOLDER / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()


def difference(page: Sent, server: Sent) -> str:
    """The first message that is not the same, from where it differs."""
    pairs = zip_longest(page, server, fillvalue=("nobody", ""))
    (who, one), (other_who, other) = next((mine, theirs) for mine, theirs in pairs if mine != theirs)
    same = next((at for at, letters in enumerate(zip(one, other, strict=False)) if len({*letters}) > 1), 0)
    part = slice(max(0, same - SHOWN), same + SHOWN)
    return f"the page sends {who} …{one[part]}\nthe server sends {other_who} …{other[part]}"


@pytest.mark.parametrize(("name", "settings"), ALL)
def test_a_page_and_a_server_send_the_same(name: str, settings: dict[str, int]) -> None:
    """The file is what both are held to: so what one of them sends cannot change without the other."""
    lines = kept(name)
    steps = [step_of(line) for line in lines]
    server = asyncio.run(by_server(steps, **settings))
    page = by_page(steps, **settings)
    for step, line, one, other in zip(steps, lines, page, server, strict=True):
        if one != other:
            pytest.fail(f"after {step}\n{difference(one, other)}", pytrace=False)
        assert written(step, other) == line, f"the server sends something else than before; if that is meant: {COMMAND}"


def test_every_game_is_recorded_with_every_number_of_seats() -> None:
    assert sorted(file.stem for file in FOLDER.iterdir()) == sorted(name for name, *_ in exchanges())


def test_a_page_says_that_a_champion_plays_at_a_server_only() -> None:
    hello = {"type": "hello", "protocol": 1, "name": "Ana"}
    wanted = {"type": "create", "game": "quartz", "places": ["me", "champion", "open"]}
    steps = [{"who": "ana", "comes": True}, {"who": "ana", "send": hello}, {"who": "ana", "send": wanted}]
    *_, (_, refused) = by_page(steps, **ALL[0].values[1])[-1]
    refusal = {"type": "refuse", "reason": "needs-server-bot", "arguments": {"bot": "champion"}}
    assert refusal.items() <= json.loads(refused).items()
