"""The greedy bot is a rule of thumb: it reads what its seat may know, changes nothing, and does the obvious thing."""

from typing import Any

import numpy as np
import pytest

from motherlode.bots import answer, find, greedy, stream_of
from motherlode.bots.companions import companion
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.compile import INTERPRETED, bound, unbound
from motherlode.games.kit.game_loop import mask_words
from motherlode.games.kit.records import Records, records
from motherlode.match import Match
from motherlode.testing.random_games import Policy

estimate: Any = unbound
at_random: Any = unbound

OPTIONS = [
    ("quartz", {}),
    ("quartz", {"edition": "pt", "thrill": True}),
    ("quartz", {"edition": "ru", "house": {"crystals": {"obsidian": 40}, "hand": 6}}),
    ("dice", {}),
    ("dice", {"ending": "last-will-be-first"}),
    ("dice", {"days": 3, "house": {"values": {"quartz": 0}, "reckless": 0, "rolls": 1}}),
    ("dice", {"ending": "last-will-be-first", "house": {"limit": 1, "crystals": {"unstable": 100}}}),
    ("quarry", {}),
    ("quarry", {"house": {"hand": 9, "values": {"circle-ore": 7, "diamond-gem": 0}}}),
]


def estimate_move(states: Records, seat: int, action: int) -> Any:
    """A template: what a page says of a move."""
    return estimate(states[0], seat, action)


def draws(states: Records) -> Any:
    """A template: whether a page draws at random."""
    return at_random(states[0])


def way_in(game: str) -> tuple[Any, Any, Any]:
    """What Python can call: the player's choice, the page's estimate, and whether it draws at random."""
    page: Any = companion(find_game(game), "greedy")
    player = greedy.player_of(find_game(game))
    assert player is not None
    estimating = bound(estimate_move, f"tested_{game}", estimate=page.estimate, asked=find_game(game).rules.asked)
    drawing = bound(draws, f"tested_{game}", at_random=getattr(page, "at_random", greedy.never_at_random))
    return player.choose, estimating, drawing


@pytest.mark.parametrize(("name", "options"), OPTIONS)
def test_it_says_the_same_of_a_state_and_of_the_seats_view_and_changes_neither(
    name: str, options: dict[str, Any]
) -> None:
    game = find_game(name)
    choose, estimating, drawing = way_in(name)
    rules, events, view = game.rules, game.event_buffer(), records(game.state, 1)
    words = np.zeros(mask_words(game) + 1, np.uint64)
    mask = words.view(np.int8)
    for seats in range(game.fewest, game.most + 1):
        states = game.blank(seats, options)
        policy = Policy(game, seats)
        rules.new(states, 0, seats, events)
        moves = 0
        while (waiting := rules.asked(states, 0)) and moves < (40 if INTERPRETED else 400):
            moves += 1
            seat = (waiting & -waiting).bit_length() - 1
            words[:] = 0
            count = rules.mark(states, 0, seat, mask)
            rules.redact(states, 0, seat, view, 0)
            before, seen = states.tobytes(), view.tobytes()
            first = game.questions[int(states["question"][0])].first
            chosen = choose(view, 0, seat, words, first, count, stream_of(moves, seat))
            assert choose(states, 0, seat, words, first, count, stream_of(moves, seat)) == chosen
            assert mask[chosen], game.actions[chosen]
            legal = [int(action) for action in mask.nonzero()[0]]
            estimates = [int(estimating(states, seat, action)) for action in legal]
            assert estimates == [estimating(view, seat, action) for action in legal]
            if drawing(states):
                assert estimates[legal.index(chosen)] > 0
            else:
                assert count == 1 or estimates[legal.index(chosen)] == max(estimates)
            assert (states.tobytes(), view.tobytes()) == (before, seen)
            likes = policy.below(2) and count > 1
            rules.apply(states, 0, seat, chosen if likes else legal[policy.below(len(legal))], events)


@pytest.mark.skipif(INTERPRETED, reason="many games")
@pytest.mark.parametrize(("name", "wins"), [("quartz", 32), ("dice", 37), ("quarry", 20)])
def test_it_beats_three_that_play_at_random(name: str, wins: int) -> None:
    game = find_game(name)
    better, random = find("greedy", game), find("random", game)
    won = 0
    for seed in range(40):
        match, own = Match.new(name, seats=4, seed=seed), 1 + seed % 4
        streams = [stream_of(seed, seat) for seat in range(5)]
        while not match.over:
            seat = match.asked[0]
            match.play(seat, answer(match, seat, better if seat == own else random, streams[seat]))
        won += own in match.winners
    assert won >= wins, "of 40 games, with a fair share of 10"


def chosen_in(position: dict[str, Any], seat: int = 1) -> str:
    """What the greedy bot does in a position."""
    match = Match.from_position(position)
    return answer(match, seat, find("greedy", match.game), stream_of(0, seat))


@pytest.mark.parametrize(
    ("seats", "move"),
    [
        ([{"cart": {"amber": 2, "ruby": 2, "obsidian": 1}}, {}, {}], "leave"),
        ([{"cart": {}}, {}, {}], "mine"),
        ([{"cart": {"obsidian": 1}}, {}, {}], "mine"),
        ([{"hand": ["not-yours"]}, {"cart": {"amber": 2}}, {}], "play not-yours"),
        ([{"hand": ["not-yours"]}, {"cart": {"quartz": 2}}, {}], "mine"),
    ],
)
def test_in_quartz_it_does_what_a_person_would(seats: list[dict[str, Any]], move: str) -> None:
    assert chosen_in({"game": "quartz", "day": 2, "seats": seats}) == move


def test_in_quartz_a_card_is_played_on_the_last_day_rather_than_kept() -> None:
    own = {"hand": ["here-we-go"], "cart": {"amber": 2, "obsidian": 1}}
    assert chosen_in({"game": "quartz", "day": 5, "seats": [own, {}, {}]}) == "play here-we-go"


def test_in_quartz_a_token_is_used_when_it_saves_something() -> None:
    for cart, move in (({"amber": 1, "obsidian": 1}, "use token"), ({"obsidian": 1}, "accept")):
        seats = [{"cart": cart, "token": True}, {}, {}]
        match = Match.from_position({"game": "quartz", "bag": {"obsidian": 1}, "seats": seats})
        match.play(1, "mine")
        assert answer(match, 1, find("greedy", match.game), stream_of(0, 1)) == move


FIVE_THIEVES = ["steal"] * 5
LAST_ROUND: dict[str, Any] = {"game": "dice", "round": 6, "leader": 2, "turn": 1, "phase": "act"}


@pytest.mark.parametrize(
    ("change", "seats", "move"),
    [
        ({"dice": FIVE_THIEVES}, [{}, {"cart": {"amber": 4}}, {}], "use steal 5"),
        ({"dice": ["pickaxe"] * 5, "bag": {"amber": 6}}, [{}, {}, {}], "use pickaxe 5"),
        ({"dice": ["pickaxe"] * 5, "bag": {"unstable": 9}}, [{}, {}, {}], "end turn"),
        ({"dice": ["transfer"] * 4 + ["chest"]}, [{"cart": {"unstable": 3}}, {}, {}], "use transfer 4"),
        ({"dice": ["chest"] * 2 + ["transfer"] * 3}, [{"cart": {"quartz": 1}}, {}, {}], "use chest 2"),
        ({"dice": ["steal"] * 2 + ["helmet"] * 2 + ["chest"]}, [{}, {"cart": {"amber": 3}}, {}], "use steal 3"),
    ],
)
def test_in_the_dice_game_it_uses_what_brings_most(
    change: dict[str, Any], seats: list[dict[str, Any]], move: str
) -> None:
    assert chosen_in({**LAST_ROUND, **change, "seats": seats}) == move


@pytest.mark.parametrize(
    ("dice", "seats", "move"),
    [
        (FIVE_THIEVES, [{}, {"cart": {"amber": 4}}, {}], "stand"),
        (["transfer"] * 5, [{}, {}, {}], "reroll transfer transfer transfer transfer transfer"),
        (["steal"] * 3 + ["transfer"] * 2, [{}, {"cart": {"amber": 4}}, {}], "reroll transfer transfer"),
    ],
)
def test_in_the_dice_game_it_rolls_again_what_is_of_no_use(
    dice: list[str], seats: list[dict[str, Any]], move: str
) -> None:
    position = {**LAST_ROUND, "phase": "roll", "rolls_left": 2, "dice": dice, "bag": {"ruby": 5, "unstable": 2}}
    assert chosen_in({**position, "seats": seats}) == move


def test_in_the_dice_game_it_saves_itself_from_elimination_first() -> None:
    position = {**LAST_ROUND, "options": {"ending": "last-will-be-first"}, "bag": {"amber": 2, "unstable": 5}}
    seats = [{"cart": {"amber": 3, "unstable": 2}}, {"cart": {"ruby": 1}}, {}, {}]
    assert chosen_in({**position, "dice": ["pickaxe"] * 3 + ["helmet"] * 2, "seats": seats}) == "end turn"
    seats[0]["cart"]["unstable"] = 3
    dice = ["transfer"] * 2 + ["steal"] * 2 + ["chest"]
    match = Match.from_position({**position, "dice": dice, "seats": seats})
    bot, stream = find("greedy", match.game), stream_of(0, 1)
    while match.asked == [1]:
        match.play(1, answer(match, 1, bot, stream))
    assert not match.view()["seats"][0].get("out")


def test_in_the_dice_game_it_steals_what_completes_a_set_and_stores_the_best() -> None:
    seats = [{"cart": {"emerald": 2, "quartz": 1}}, {"cart": {"emerald": 1, "sapphire": 1}}, {}]
    match = Match.from_position({**LAST_ROUND, "dice": ["steal"] * 2 + ["helmet"] * 3, "seats": seats})
    bot, stream = find("greedy", match.game), stream_of(0, 1)
    for move in ("use steal 3", "seat 2", "take emerald"):
        assert answer(match, 1, bot, stream) == move
        match.play(1, move)
    match = Match.from_position({**LAST_ROUND, "dice": ["chest"] * 2 + ["transfer"] * 3, "seats": seats})
    match.play(1, "use chest 2")
    assert answer(match, 1, bot, stream) == "store emerald"


ACT: dict[str, Any] = {"game": "quarry", "phase": "act", "turn": 1}
CHEAP = ["circle-ore"] * 3


@pytest.mark.parametrize(
    ("change", "hand", "others", "move"),
    [
        ({}, ["circle-ore"] * 2 + ["triangle-ore"] + ["diamond-gem"] * 3, [["circle-ore"]] * 2, "end game"),
        ({}, ["circle-ore"] * 2 + ["triangle-ore"], [["diamond-ore"] * 7, []], "pass"),
        ({"tunnels": {"B": ["diamond-gem"] * 2}}, [*CHEAP, "diamond-ore"], [["diamond-ore"] * 7, []], "collect B"),
        (
            {"tunnels": {"B": ["circle-ore"] * 2}},
            ["circle-gem"] * 2 + ["diamond-gem"],
            [["diamond-ore"] * 7, []],
            "pass",
        ),
        ({}, ["circle-gem"] * 3, [["diamond-ore"] * 9, []], "pass"),
    ],
)
def test_in_the_quarry_it_pays_for_what_is_worth_it(
    change: dict[str, Any], hand: list[str], others: list[list[str]], move: str
) -> None:
    seats = [{"hand": hand}, *({"hand": cards} for cards in others)]
    assert chosen_in({**ACT, **change, "seats": seats}) == move


def test_in_the_quarry_it_pays_with_ore_and_keeps_the_gems() -> None:
    hand = [*CHEAP, "circle-gem", "diamond-ore", "diamond-gem"]
    tunnels = {"A": ["diamond-gem"] * 2}
    match = Match.from_position({**ACT, "tunnels": tunnels, "seats": [{"hand": hand}, {"hand": ["diamond-ore"] * 9}]})
    match.play(1, "collect A")
    bot, stream = find("greedy", match.game), stream_of(0, 1)
    while match.asked == [1] and match.questions[0].question == "pay":
        match.play(1, answer(match, 1, bot, stream))
    assert sorted(match.view(1)["seats"][0]["hand"]).count("circle-gem") == 1
    assert match.view(1)["seats"][0]["hand"].count("diamond-gem") == 3


def test_in_the_quarry_it_votes_at_random_and_never_for_what_is_worth_less_than_a_card() -> None:
    tunnels = {"A": ["diamond-gem"] * 2, "B": ["circle-ore"], "C": ["triangle-gem"]}
    match = Match.from_position({"game": "quarry", "tunnels": tunnels, "seats": [{}, {}, {}, {}]})
    bot, stream = find("greedy", match.game), stream_of(0, 1)
    votes = [answer(match, 1, bot, stream) for _ in range(300)]
    assert votes.count("vote B") == 0
    assert votes.count("vote A") > votes.count("vote C") > 0
    match = Match.from_position({"game": "quarry", "tunnels": {"B": ["circle-ore"]}, "seats": [{}, {}, {}, {}]})
    assert {answer(match, 1, bot, stream) for _ in range(20)} == {"vote draw"}
