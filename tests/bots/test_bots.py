"""A bot makes legal moves from what its seat may know, and from nothing else."""

import pytest

from motherlode.bots import BOT_NAMES, answer, champion, find, seat_view_of, stream_of
from motherlode.bots.levels import LEVEL_NAMES, levels_of
from motherlode.bots.stream import below
from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from tests.bots.worlds import other_world

MATCHES = {
    "quartz": (
        {"seats": 3},
        {"seats": 4, "edition": "pt", "thrill": True},
        {"seats": 5, "edition": "ru", "thrill": True},
        {"seats": 3, "house": {"crystals": {"obsidian": 0}, "days": 2, "hand": 0}},
        {"seats": 3, "house": {"crystals": {"quartz": 1, "obsidian": 100}}},
    ),
    "dice": (
        {"seats": 3},
        {"seats": 4, "ending": "last-will-be-first"},
        {"seats": 5, "days": 3},
        {"seats": 6, "house": {"rolls": 1, "limit": 1}},
    ),
    "quarry": (
        {"seats": 2},
        {"seats": 3, "house": {"hand": 9}},
        {"seats": 4, "house": {"values": {"gold": 50}}},
        {"seats": 6},
    ),
}
NAMED = ("random", "greedy", "greedy~30%", "search:40")
PLAYED = [(game, name) for game in MATCHES for name in (*NAMED, *(("champion",) if game in champion.games() else ()))]


def matches(game: str) -> list[Match]:
    return [Match.new(game, seed=seed, **options) for seed, options in enumerate(MATCHES[game], 1)]


@pytest.mark.parametrize(("game", "name"), PLAYED)
def test_a_bot_plays_whole_games_and_leaves_its_view_alone(game: str, name: str) -> None:
    bot = find(name, find_game(game))
    for match in matches(game):
        streams = [stream_of(match.log.seed, seat) for seat in range(match.seats + 1)]
        while not match.over:
            seat = match.asked[0]
            seat_view = seat_view_of(match, seat)
            before = seat_view.record.tobytes()
            action = bot.choose(seat_view, streams[seat])
            assert seat_view.record.tobytes() == before
            assert action in seat_view.legal
            match.play(seat, match.game.actions[action])


@pytest.mark.parametrize(("played", "name"), PLAYED)
def test_worlds_that_differ_only_in_secrets_get_the_same_move(played: str, name: str) -> None:
    for match in matches(played)[:3]:
        game = match.game
        bot = find(name, game)
        differed, answers = 0, 0
        while not match.over and answers < 80:
            answers += 1
            seat = match.asked[0]
            chosen = answer(match, seat, bot, stream_of(0, seat))
            for world in range(3):
                seat_view, differs = other_world(match, seat, world)
                differed += differs
                assert game.actions[bot.choose(seat_view, stream_of(0, seat))] == chosen
            match.play(seat, chosen)
        assert differed > answers or not game.hidden, "most worlds are other worlds"


def test_the_same_match_has_the_same_bots() -> None:
    def played(seed: int) -> list[str]:
        match = Match.new("quartz", seats=3, seed=9)
        bot = find("random", match.game)
        streams = [stream_of(seed, seat) for seat in range(4)]
        while not match.over:
            seat = match.asked[0]
            match.play(seat, answer(match, seat, bot, streams[seat]))
        return [entry.move for entry in match.log.entries]

    assert played(1) == played(1) != played(2)


@pytest.mark.parametrize("game", [*GAMES, "tests.toys.pig"])
def test_every_game_has_five_levels(game: str) -> None:
    levels = levels_of(find_game(game))
    assert tuple(level.name for level in levels) == LEVEL_NAMES
    for level in levels:
        find(level.name, find_game(game)).close()


def test_bots_are_found_by_name() -> None:
    quartz = find_game("quartz")
    with pytest.raises(Mistake, match=f"there is no bot “clever”; there is {', '.join(BOT_NAMES)}"):
        find("clever", quartz)
    with pytest.raises(Mistake, match="the bot “greedy” does not play"):
        find("greedy", find_game("tests.toys.pig"))
    with pytest.raises(Mistake, match="does not think"):
        find("greedy:200ms", quartz)
    for nonsense in ("search:", "search:0", "search:0ms", "search:99999s", "greedy~101%", "Greedy!", ""):
        with pytest.raises(Mistake, match=r"a bot is written as|too small or too large"):
            find(nonsense, quartz)


def test_a_stream_is_even() -> None:
    stream = stream_of(1, 1)
    counts = [0] * 6
    for _ in range(6000):
        counts[below(stream, 6)] += 1
    assert min(counts) > 850
