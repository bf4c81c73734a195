"""A move and what completes it, in one command: one line of the log, one message, all or none."""

import json
from typing import Any

import pytest
from msgspec.structs import replace

from motherlode.match.fairness import verify
from motherlode.match.notation import read, write
from motherlode.server import projection
from motherlode.server.commands import decide
from motherlode.server.protocol import Move, Refusal, ShownMoves
from motherlode.server.table import Table
from motherlode.server.table_events import Clock, Created, Finished, Line, Moved, Sat, Started, decode, encode

PAYMENT = ("pay circle-ore", "pay square-ore", "pay diamond-ore")
BUY = ("take piggy", *PAYMENT)
SPECTATOR, PAYER, OTHER = 0, 1, 2
CLOCK = Clock(bank=60_000, credit=1000)


def table_at(hand: list[str], rules: int = 2, **more: Any) -> Table:
    start = {"game": "quarry", "phase": "act", "seats": [{"hand": hand}, {"hand": ["circle-ore"] * 4}], **more}
    created = Created("table", "CODE12", "quarry", rules, 2, "ana", "ab" * 32, start=start, clock=CLOCK)
    events = [created, Sat(1, "ana", "Ana", "01"), Sat(2, "bia", "Bia"), Started()]
    return Table.of([Line(n, 1000, event) for n, event in enumerate(events, 1)])


def command(move: str, *then: str, question: int = 1, seat: int = PAYER) -> Move:
    return Move(id="1", table="table", seat=seat, question=question, move=move, then=list(then))


def carry_out(table: Table, given: Move, at: int = 1000) -> Line:
    [event] = decide(table, given, "ana" if given.seat == PAYER else "bia", "")
    return table.apply(Line(table.n + 1, at, event))


def test_it_is_one_line_of_the_log_and_every_move_has_its_number() -> None:
    table = table_at(["circle-ore", "square-ore", "diamond-ore"])
    line = carry_out(table, command(*BUY))
    assert line.event == Moved(1, "take piggy", "person", (), PAYMENT)
    assert (line.n, table.n) == (5, 5)
    assert table.question == 5
    assert [entry.move for entry in table.playing.log.entries] == list(BUY)
    assert [entry.seed for entry in table.playing.log.entries] == [table.seed(number) for number in range(1, 5)]
    assert table.by == ["person"] * 4


@pytest.mark.parametrize("viewer", [SPECTATOR, PAYER, OTHER])
def test_it_is_one_message_with_all_that_happened_in_order(viewer: int) -> None:
    table = table_at(["circle-ore", "square-ore", "diamond-ore"])
    line = carry_out(table, command(*BUY))
    shown = projection.message_for(table, line, viewer, 0)
    assert isinstance(shown.event, ShownMoves)
    assert [(played.move, played.completes) for played in shown.event.moves] == [
        ("take piggy", False),
        *((pay, True) for pay in PAYMENT),
    ]
    names = [happened.name for played in shown.event.moves for happened in played.happened]
    assert names == ["chose", "paid", "paid", "paid", "took-piggy"]
    assert json.loads(bytes(shown.view))["piggy"] == 1
    assert projection.snapshot(table, viewer, 0).history == shown.event.moves


def test_a_private_draw_at_its_end_is_shown_to_its_owner_alone() -> None:
    table = table_at(["circle-ore"] * 3)
    line = carry_out(table, command("draw two", *["pay circle-ore"] * 3))
    assert isinstance(line.event, Moved)
    assert line.event.drawn
    cards = {}
    for viewer in (PAYER, OTHER):
        shown = projection.message_for(table, line, viewer, 0).event
        assert isinstance(shown, ShownMoves)
        cards[viewer] = [one.arguments["card"] for one in shown.moves[-1].happened if one.name == "drew"]
    assert all(cards[PAYER])
    assert cards[OTHER] == [None, None]


def test_the_log_gives_the_same_table_and_a_match_that_can_be_verified() -> None:
    table = table_at(["circle-ore"] * 5 + ["triangle-ore"])
    carry_out(table, command("draw two", *["pay circle-ore"] * 3))
    carry_out(table, command("pass", question=5, seat=OTHER))
    carry_out(table, command("end game", "pay circle-ore", "pay triangle-ore", "pay circle-ore", question=6))
    table.apply(Line(table.n + 1, 1000, Finished()))
    again = Table.of([Line(line.n, line.at, decode(encode(line.event))) for line in table.lines])
    assert again.playing.states.tobytes() == table.playing.states.tobytes()
    assert again.lines == table.lines
    exported = read(write(table.log()))
    assert verify(exported, table.commitment).problem is None


def test_a_line_written_before_there_were_such_commands_is_read() -> None:
    assert decode(b'{"kind":"moved","seat":1,"move":"pass","drawn":[]}') == Moved(1, "pass", "person", ())
    assert encode(Moved(1, "pass", "person", ())) == b'{"kind":"moved","seat":1,"move":"pass","drawn":[]}'


def test_the_time_it_took_is_taken_once() -> None:
    table = table_at(["circle-ore", "square-ore", "diamond-ore"])
    carry_out(table, command(*BUY), at=1000 + 1000 + 7000)
    assert table.chair(1).bank == CLOCK.bank - 7000


@pytest.mark.parametrize(
    ("given", "reason", "arguments"),
    [
        (["take piggy", "pay circle-ore", "pay square-gem"], "illegal", {"move": "pay square-gem", "rule": "R21"}),
        (["take piggy", "pay diamond-ore"], "illegal", {"move": "pay diamond-ore", "rule": "R51"}),
        (["take piggy", *PAYMENT, "pass"], "mistake-completes-nothing", {"move": "pass"}),
        (["pass", "pass"], "mistake-completes-nothing", {"move": "pass"}),
        (["take piggy", "dance"], "mistake-move", {"move": "dance"}),
    ],
)
def test_a_refusal_says_which_move_it_is_about_and_changes_nothing(
    given: list[str], reason: str, arguments: dict[str, str]
) -> None:
    table = table_at(["circle-ore", "square-ore", "diamond-ore"])
    before = table.playing.states.tobytes()
    with pytest.raises(Refusal) as refused:
        decide(table, command(*given), "ana", "")
    assert refused.value.reason == reason
    assert arguments.items() <= refused.value.arguments.items()
    assert table.playing.states.tobytes() == before
    assert table.n == 4


def test_a_covered_answer_is_completed_by_nothing() -> None:
    table = table_at([], phase="vote")
    with pytest.raises(Refusal) as refused:
        decide(table, command("vote A", "pass"), "ana", "")
    assert refused.value.reason == "mistake-completes-nothing"


def test_what_is_refused_does_not_hang_on_a_draw_to_come() -> None:
    """Otherwise a refusal would show what is going to be drawn: the same is refused whatever the secret is."""
    reasons = set()
    for secret in range(30):
        table = table_at(["circle-ore"] * 6, deck={"circle-ore": 1, "diamond-ore": 8})
        table.created = replace(table.created, secret=f"{secret:064x}")
        with pytest.raises(Refusal) as refused:
            decide(table, command("draw two", *["pay circle-ore"] * 3, "take pickaxe"), "ana", "")
        reasons.add((refused.value.reason, *refused.value.arguments.items()))
    assert len(reasons) == 1


def test_by_the_former_rules_a_choice_completes_an_action() -> None:
    table = table_at(["circle-ore", "square-ore", "square-gem", "diamond-ore"], rules=1)
    asked = projection.message_for(table, table.lines[-1], PAYER, 0).asking
    assert asked
    assert asked.completions == {"take piggy": [("pay square-ore",), ("pay square-gem",)]}
    carry_out(table, command("take piggy", "pay square-gem"))
    assert table.playing.view(SPECTATOR)["piggy"] == 1
    assert table.question == 3
