import pickle
import random
from copy import deepcopy
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import parallel_to_aec

from motherlode.adapters import pettingzoo as door
from motherlode.adapters.played_game import SPECTATOR
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.records import from_bytes
from motherlode.match import Match
from tests import amounts
from tests.adapters.settings import SETTINGS, Setting
from tests.adapters.worlds import HIDING, two_worlds

CYCLES = 200 if amounts.thorough else 40
# PettingZoo knows which of its own environments have a mask in their observations; of others it warns.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",  # of an agent that has finished
)


def random_move(mask: np.ndarray[Any, Any], chance: random.Random) -> int:
    return chance.choice(np.flatnonzero(mask).tolist())


# --- PettingZoo's own tests


@MASKED
@pytest.mark.parametrize("setting", SETTINGS)
def test_pettingzoo_finds_its_api(setting: Setting) -> None:
    api_test(door.env(*setting), num_cycles=CYCLES)
    api_test(door.raw_env(*setting), num_cycles=CYCLES)
    parallel_api_test(door.parallel_env(*setting), num_cycles=CYCLES)


@MASKED
@pytest.mark.parametrize("setting", SETTINGS)
def test_a_seed_decides_everything(setting: Setting) -> None:
    seed_test(partial(door.env, *setting), num_cycles=CYCLES)
    parallel_seed_test(partial(door.parallel_env, *setting), num_cycles=CYCLES)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_game_is_broken_off_after_so_many_cycles(setting: Setting) -> None:
    """The test counts on every agent acting in every cycle, so it gets PettingZoo's AEC form of the parallel one."""
    parallel = partial(door.parallel_env, *setting)
    max_cycles_test(
        SimpleNamespace(parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    )


@pytest.mark.parametrize("setting", SETTINGS)
def test_it_is_rendered(setting: Setting) -> None:
    render_test(partial(door.env, *setting))


@MASKED
@pytest.mark.parametrize("setting", SETTINGS)
def test_the_state_lies_in_its_space(setting: Setting) -> None:
    state_test(door.env(*setting), door.parallel_env(*setting))


@pytest.mark.thorough
@pytest.mark.parametrize("setting", SETTINGS)
def test_pettingzoo_measures_its_speed(setting: Setting, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(door.env(*setting))
    assert float(capsys.readouterr().out.split(" turns per second")[0].split()[-1]) > 0


# --- ours


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_the_match_of_that_seed(name: str) -> None:
    env, chance = door.env(name), random.Random(3)
    env.reset(seed=11)
    match = Match.new(name, env.game.seats, seed=11)
    for agent in env.agent_iter():
        seen, reward, ended, _, _ = env.last()
        if ended:
            assert (reward == max(env.game.rewards("places"))) == (int(agent[-1]) in match.winners)
            env.step(None)
            continue
        assert match.asked[0] == int(agent[-1])
        legal = [match.game.actions[action] for action in np.flatnonzero(seen["action_mask"])]
        assert legal == match.legal(match.asked[0])
        move = random_move(seen["action_mask"], chance)
        match.play(match.asked[0], match.game.actions[move])
        env.step(move)
    assert match.over


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
def test_a_copy_goes_on_from_the_same_place_with_the_same_chance(name: str, copied: Any) -> None:
    for made in (door.env(name), door.parallel_env(name)):
        made.reset(seed=4)
        chance = random.Random(1)
        play_on(made, chance, 12)
        twin = copied(made)
        value = chance.random()
        assert play_on(made, random.Random(value), 60) == play_on(twin, random.Random(value), 60)


def play_on(env: Any, chance: random.Random, moves: int) -> list[bytes]:
    """Random moves, and what everybody saw."""
    seen = []
    for _ in range(moves):
        if isinstance(env, door.parallel_env):
            if not env.agents:
                break
            observed = env._observed()
            actions = {agent: random_move(observed[agent]["action_mask"], chance) for agent in env.agents}
            observed = env.step(actions)[0]
            seen += [view["observation"].tobytes() for view in observed.values()]
        else:
            view, _, ended, _, _ = env.last()
            if ended:
                break
            env.step(random_move(view["action_mask"], chance))
            seen.append(view["observation"].tobytes())
    return seen


def test_seats_that_vote_answer_at_once() -> None:
    env = door.parallel_env("quarry", 4)
    observed, _ = env.reset(seed=2)
    chance = random.Random(8)
    asked_together = set()
    while env.agents:
        asked = [agent for agent in env.agents if not observed[agent]["action_mask"][env.wait]]
        asked_together.add(len(asked))
        before = [observed[agent]["observation"].tobytes() for agent in env.agents]
        actions = {agent: random_move(observed[agent]["action_mask"], chance) for agent in asked}
        observed, _, _, _, infos = env.step(actions)
        assert before != [view["observation"].tobytes() for view in observed.values()]
        assert not any(infos.values())
    assert {1, 4} <= asked_together


def test_a_move_that_is_not_legal_ends_the_game_or_is_refused() -> None:
    for made in (door.env("quartz"), door.raw_env("quartz")):
        made.reset(seed=1)
        agent = made.agent_selection
        made.step(int(np.flatnonzero(made.observe(agent)["action_mask"] == 0)[0]))
        assert made.infos[agent]["refused"].endswith(")")
        assert made.terminations[agent] == made.illegal_ends
        assert made.rewards[agent] == (-1.0 if made.illegal_ends else 0.0)
        assert made.illegal_ends or made.agent_selection == agent


def test_what_is_asked_for_is_checked() -> None:
    with pytest.raises(Mistake, match="score"):
        door.env("quartz", rewards="gold").game.rewards("gold")
    with pytest.raises(Mistake, match="ansi"):
        door.env("quartz", render_mode="rgb_array")
    with pytest.raises(Mistake, match="3 to 5"):
        door.env("quartz", 9)
    env = door.parallel_env("quarry")
    env.reset(seed=1)
    with pytest.raises(Mistake, match="seat_"):
        env.step({})


@pytest.mark.parametrize("name", HIDING)
def test_no_agent_can_tell_two_worlds_apart(name: str) -> None:
    """Observation, mask, info and render are the same bytes where only what a seat cannot know is different."""
    compared = told_apart_in_training = 0
    seats = find(name).fewest + 1
    options = {"thrill": True} if name == "quartz" else {}
    one, parallel = door.raw_env(name, seats, options, render_mode="ansi"), door.parallel_env(name, seats, options)
    for env in (one, parallel):
        env.reset(seed=1)
    for at, viewer, world in two_worlds(name):
        shown, everything = [], []
        for states in (at.states, world):
            for env in (one, parallel):
                env.game.bind(from_bytes(states.dtype, states.tobytes()))
            shown.append(all_that_is_shown(one, parallel, viewer))
            everything.append(one.state().tobytes())
        assert shown[0] == shown[1], f"{at}, to viewer {viewer}"
        compared += 1
        told_apart_in_training += everything[0] != everything[1]
    assert compared > 30
    assert told_apart_in_training > compared / 2, "a critic sees every hand"


def all_that_is_shown(one: door.raw_env, parallel: door.parallel_env, viewer: int) -> list[Any]:
    """Everything that leaves for an agent, or for a spectator."""
    if viewer == SPECTATOR:
        return [one.render()]
    agent = one.possible_agents[viewer]
    seen = [*one.observe(agent).values(), *parallel._observed()[agent].values()]
    refusals = []
    if viewer in one.game.asked():
        one.agent_selection = agent
        for action in np.flatnonzero(one.game.mask(viewer) == 0).tolist():
            one.step(action)
            refusals.append(one.infos[agent])
    return [[part.tobytes() for part in seen], refusals, one.render()]
