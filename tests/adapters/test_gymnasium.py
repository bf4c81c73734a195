import pickle
import random
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from motherlode.adapters import gymnasium as door
from motherlode.batch.seat_games import SeatGames
from motherlode.bots import player_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game_loop import RANDOM, Player
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import from_bytes
from tests.adapters.settings import OF_ONE_GAME, Setting
from tests.adapters.worlds import HIDING, two_worlds
from tests.amounts import usually

MANY = 6
COPIES = pytest.mark.parametrize(
    "copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)


def random_move(observed: dict[str, Any], chance: random.Random) -> int:
    return chance.choice(np.flatnonzero(observed["action_mask"]).tolist())


def random_moves(observed: dict[str, Any], chance: random.Random) -> np.ndarray[Any, Any]:
    return np.array([random_move({"action_mask": mask}, chance) for mask in observed["action_mask"]])


# --- Gymnasium's own tests


@pytest.mark.parametrize("setting", OF_ONE_GAME)
def test_gymnasium_finds_its_api(setting: Setting) -> None:
    game = find(setting.game)
    made = f"motherlode.adapters.gymnasium:motherlode/{setting.game}-v{game.version}"
    settings = {"seats": setting.seats, "options": setting.options, "bots": "greedy~30%"}
    env = gymnasium.make(made, **settings)
    check_env(env.unwrapped)
    many = gymnasium.make_vec(made, num_envs=MANY, **settings)
    assert many.spec is not None
    assert many.spec.id in made
    observed, _ = many.reset(seed=3)
    assert observed in many.observation_space
    observed, rewards, ended, broken_off, _ = many.step(many.action_space.sample())
    assert observed in many.observation_space
    assert {array.shape for array in (rewards, ended, broken_off)} == {(MANY,)}


# --- one game


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bots", ["greedy", "search:20, random*2"])
def test_a_game_is_played_against_bots_to_its_end(name: str, bots: str) -> None:
    env, chance = door.SeatEnv(name, 4, seat=2, bots=bots, rewards="victory"), random.Random(2)
    observed, info = env.reset(seed=5)
    ended, rewards = False, []
    while not ended:
        assert env.game.asked()[0] == 1
        assert info == {"seat": 2}
        observed, reward, ended, _, info = env.step(random_move(observed, chance))
        rewards.append(reward)
    assert not any(rewards[:-1])
    assert rewards[-1] == env.game.rewards("victory")[1]
    assert not observed["action_mask"].any()
    with pytest.raises(Mistake, match="over"):
        env.step(0)
    env.close()


@pytest.mark.parametrize("name", GAMES)
@COPIES
def test_a_copy_goes_on_from_the_same_place_with_the_same_chance(name: str, copied: Any) -> None:
    env = door.SeatEnv(name, bots="search:20,greedy" if find(name).fewest == 3 else "search:20")
    env.reset(seed=4)
    play_on(env, random.Random(1), 3)
    twin = copied(env)
    assert play_on(env, random.Random(9), 12) == play_on(twin, random.Random(9), 12)


def play_on(env: door.SeatEnv, chance: random.Random, moves: int) -> list[Any]:
    """Random moves, and all that came of them."""
    seen: list[Any] = []
    observed = env._observed()
    for _ in range(moves):
        if not env.game.asked():
            observed, _ = env.reset()
        observed, reward, ended, _, _ = env.step(random_move(observed, chance))
        seen += [observed["observation"].tobytes(), observed["action_mask"].tobytes(), reward, ended]
    return seen


def test_a_move_that_is_not_legal_changes_nothing_and_says_why() -> None:
    env = door.SeatEnv("quartz")
    observed, _ = env.reset(seed=1)
    action = int(np.flatnonzero(observed["action_mask"] == 0)[0])
    before = env.game.states.tobytes()
    _, reward, ended, _, info = env.step(action)
    assert (reward, ended, env.game.states.tobytes()) == (0.0, False, before)
    assert info["refused"].endswith(")")


def test_the_agent_can_have_another_seat_in_every_game() -> None:
    env = door.SeatEnv("dice", 4, seat=None)
    seats = [env.reset(seed=seed)[1]["seat"] for seed in range(8)]
    assert seats == [1, 2, 3, 4] * 2
    many = door.SeatVectorEnv("dice", 8, 4, seat=None)
    many.reset(seed=0)
    assert (many.games.seats + 1).tolist() == seats


def test_what_is_asked_for_is_checked() -> None:
    for made in (door.SeatEnv, door.SeatVectorEnv):
        with pytest.raises(Mistake, match="1 to 3"):
            made("quartz", seat=4)
        with pytest.raises(Mistake, match="2 bots, not 3"):
            made("quartz", bots="greedy*3")
        with pytest.raises(Mistake, match="nobody"):
            made("quartz", bots="nobody")
        with pytest.raises(Mistake, match="score"):
            made("quartz", rewards="gold")
    with pytest.raises(Mistake, match="ansi"):
        door.SeatEnv("quartz", render_mode="rgb_array")
    with pytest.raises(Mistake, match="SeatEnv"):
        door.SeatVectorEnv("quartz", bots="search:20")
    with pytest.raises(Mistake, match="random"):
        door.SeatVectorEnv("quartz", seat=None, bots="greedy,random")


def test_the_table_is_shown_in_words_as_the_agent_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = door.SeatEnv("quartz", render_mode="human")
    env.reset(seed=1)
    env.render()
    shown = capsys.readouterr().out
    env.render_mode = "ansi"
    assert env.render() == shown.rstrip("\n")


# --- many games


@pytest.mark.parametrize("name", usually(["dice"], GAMES))
def test_many_games_are_one_game_each(name: str) -> None:
    """Every game of the vector, alone, gives the same bytes; and its rewards are those of its last state."""
    many = door.SeatVectorEnv(name, MANY, rewards="score")
    alone = [door.SeatVectorEnv(name, 1, rewards="score") for _ in range(MANY)]
    chance = random.Random(5)
    observed, _ = many.reset(seed=40)
    for place, env in enumerate(alone):
        env.reset(seed=40 + place)
    ends = 0
    while ends < MANY:
        moves = random_moves(observed, chance)
        observed, rewards, ended, _, infos = many.step(moves)
        assert "refused" not in infos
        for place, env in enumerate(alone):
            if env.games.backend.pool["number"][0] != 40 + place:
                continue  # its game is over: the next one is another
            seen, reward, over, _, info = env.step(moves[place : place + 1])
            assert (reward[0], over[0]) == (rewards[place], ended[place])
            if over[0]:
                ends += 1
                assert (info["final_obs"][0]["observation"] == infos["final_obs"][place]["observation"]).all()
            else:
                assert (seen["observation"][0] == observed["observation"][place]).all()


@pytest.mark.parametrize("name", usually(["dice"], GAMES))
def test_players_at_the_other_seats_are_those_of_a_run(name: str) -> None:
    """Where the caller plays at random from the games' own stream, the games are those of `batch.run`."""
    from motherlode import batch

    game, games = find(name), 8
    greedy = player_of("greedy", game)
    assert greedy
    players = tuple(RANDOM if seat == 1 else greedy for seat in range(3))
    tables = SeatGames(game, games, 3, players, seat=1, seed=60)
    scores, played = np.zeros((games, 3), np.int64), np.zeros(games, bool)
    while not played.all():
        tables.choose()
        tables.step()
        for place in np.flatnonzero(tables.ended):
            if not played[place]:
                scores[place], played[place] = tables.scores[place], True
    expected = batch.run(game, games, 3, seed=60, players=players)
    assert scores.sum(axis=0).tolist() == [spread.total for spread in expected.scores]


def test_a_player_that_makes_illegal_moves_is_found_out() -> None:
    from motherlode.games.kit.compile import inline

    @inline
    def cheat(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> int:
        return 1_000_000

    with pytest.raises(Mistake, match="not legal"):
        SeatGames("quarry", 2, 3, Player("cheat", cheat), seat=2)


@COPIES
def test_a_copy_of_many_games_goes_on_from_the_same_place(copied: Any) -> None:
    env, chance = door.SeatVectorEnv("quarry", MANY), random.Random(4)
    observed, _ = env.reset(seed=1)
    for _ in range(5):
        observed = env.step(random_moves(observed, chance))[0]
    twin = copied(env)
    for _ in range(30):
        moves = random_moves(observed, chance)
        observed, *rest = env.step(moves)
        seen, *same = twin.step(moves)
        assert all((observed[key] == seen[key]).all() for key in observed)
        assert (rest[0] == same[0]).all()


def test_without_a_copy_observations_are_the_games_own_memory() -> None:
    env = door.SeatVectorEnv("dice", MANY, copy=False)
    first, _ = env.reset(seed=1)
    assert np.shares_memory(first["observation"], env.games.observations)
    kept, _ = door.SeatVectorEnv("dice", MANY).reset(seed=1)
    assert (kept["observation"] == first["observation"]).all()


# --- secrets


@pytest.mark.parametrize("name", HIDING)
def test_the_agent_cannot_tell_two_worlds_apart(name: str) -> None:
    """Observation, mask, info, refusals and render are the same bytes where only what it cannot know is different."""
    seats = find(name).fewest + 1
    options = {"thrill": True} if name == "quartz" else {}
    env = door.SeatEnv(name, seats, options=options, render_mode="ansi")
    env.reset(seed=1)
    many = door.SeatVectorEnv(name, 1, seats, options=options)
    compared = 0
    for at, viewer, world in two_worlds(name):
        if viewer < 0:
            continue
        shown = []
        for states in (at.states, world):
            env.game.bind(from_bytes(states.dtype, states.tobytes()))
            env.seat = viewer
            shown.append(all_that_is_shown(env) + shown_of_many(many, states, viewer))
        assert shown[0] == shown[1], f"{at}, to viewer {viewer}"
        compared += 1
    assert compared > 20


def all_that_is_shown(env: door.SeatEnv) -> list[Any]:
    """Everything that leaves for the agent."""
    seen: list[Any] = [part.tobytes() for part in env._observed().values()]
    if env.seat in env.game.asked():
        seen += [env.step(action)[4] for action in np.flatnonzero(env.game.mask(env.seat) == 0).tolist()]
    return [*seen, env._info(), env.render()]


def shown_of_many(many: door.SeatVectorEnv, states: Any, viewer: int) -> list[Any]:
    """The same where many games are played, if it is the viewer's turn."""
    pool = many.games.backend.pool
    for field in states.dtype.names:
        pool.view(np.ndarray)[field] = states.view(np.ndarray)[field]
    asked = many.games.game.rules.asked(states, 0)
    if asked & -asked != 1 << viewer:
        return []
    many.games._show()
    return [part.tobytes() for part in many._observed().values()]
