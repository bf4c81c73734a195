"""Everybody meets everybody, in every seat, with the same deals, as often as anybody else."""

from collections import Counter
from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from motherlode.arena.schedule import Task, line_ups, member_at, tasks, turns_of
from motherlode.games.kit.mistakes import Mistake

LINE_UPS = st.lists(st.integers(0, 3), min_size=2, max_size=6).map(tuple)


@given(LINE_UPS)
def test_in_all_turns_together_every_bot_sits_in_every_seat_equally_often(line_up: tuple[int, ...]) -> None:
    seats, turns = len(line_up), turns_of(line_up)
    for bot in set(line_up):
        sat = Counter(
            seat for turn in range(turns) for seat in range(seats) if line_up[member_at(seat, turn, seats)] == bot
        )
        assert {sat[seat] for seat in range(seats)} == {line_up.count(bot) * turns // seats}


@given(LINE_UPS)
def test_no_two_turns_are_the_same_table(line_up: tuple[int, ...]) -> None:
    seats = len(line_up)
    tables = [
        tuple(line_up[member_at(seat, turn, seats)] for seat in range(seats)) for turn in range(turns_of(line_up))
    ]
    assert len(set(tables)) == len(tables)


def test_as_many_bots_as_seats_are_one_line_up() -> None:
    assert line_ups([0, 1, 1, 1], 4) == ((0, 1, 1, 1),)


def test_of_more_bots_every_choice_plays_once() -> None:
    chosen = line_ups([0, 1, 2, 3, 4], 3)
    assert set(chosen) == set(combinations(range(5), 3))
    assert line_ups([0, 1, 0], 2) == ((0, 1), (0, 0)), "equals are interchangeable"


def test_of_fewer_bots_each_meets_a_table_of_each_other() -> None:
    assert set(line_ups([0, 1, 2], 4)) == {(a, b, b, b) for a in range(3) for b in range(3) if a != b}


def test_a_bot_alone_is_no_league() -> None:
    with pytest.raises(Mistake, match="two different bots"):
        line_ups([0], 3)
    assert line_ups([0, 0, 0], 3) == ((0, 0, 0),), "but it may fill a table"


def test_any_prefix_of_whole_deals_is_balanced() -> None:
    teams = line_ups([0, 1, 2], 2)
    games = list(islice(tasks(teams, (), deals=5), 12))
    assert [task.deal for task in games] == [0] * 6 + [1] * 6
    assert Counter((task.line_up, task.turn) for task in games) == {
        (number, turn): 2 for number in range(3) for turn in range(2)
    }


def test_compiled_line_ups_play_all_turns_in_blocks() -> None:
    assert list(tasks(((0, 1), (0, 2)), {0, 1}, deals=150)) == [
        Task(0, 0, 100),
        Task(1, 0, 100),
        Task(0, 100, 50),
        Task(1, 100, 50),
    ]


def test_beside_others_they_keep_step_deal_by_deal() -> None:
    assert list(tasks(((0, 1), (0, 2)), {0}, deals=2)) == [
        Task(0, 0, 1),
        Task(1, 0, 1, 0),
        Task(1, 0, 1, 1),
        Task(0, 1, 1),
        Task(1, 1, 1, 0),
        Task(1, 1, 1, 1),
    ]
