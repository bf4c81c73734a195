import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.tests import games_sim_test

from motherlode.adapters import openspiel as door
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Match
from tests import amounts
from tests.adapters.settings import SETTINGS, Setting
from tests.adapters.worlds import HIDING, two_worlds

SIMULATIONS = 10 if amounts.thorough else 1
if not flags.FLAGS.is_parsed():
    flags.FLAGS(["pytest"])  # OpenSpiel's tests read one


def load(setting: Setting, **settings: Any) -> Any:
    return door.load(setting.game, setting.seats, setting.options, **settings)


def play_on(state: Any, chance: random.Random, moves: int) -> Any:
    """Random moves, and random draws."""
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(random_action(state, chance))
    return state


def random_action(state: Any, chance: random.Random) -> int:
    return chance.randrange(door.CHANCE) if state.is_chance_node() else chance.choice(state.legal_actions())


def dealt(name: str, seed: int = 3, **settings: Any) -> Any:
    state = door.load(name, **settings).new_initial_state()
    state.apply_action(seed)
    return state


# --- OpenSpiel's own tests


@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiel_finds_its_api(setting: Setting) -> None:
    named = {"game": load(setting), "game_name": f"motherlode_{setting.game}"}
    case = type("OurGame", (api_test.EnforceAPIOnPartialTreeBase,), named)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [said for _, said in result.errors + result.failures] == []
    assert not result.skipped


@pytest.mark.parametrize("rewards", ["places", "victory", "score"])
@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiel_plays_at_random(setting: Setting, rewards: str) -> None:
    """Clones, serialized states, masks, observations, histories and sums of returns, at every move."""
    pyspiel.random_sim_test(load(setting, rewards=rewards), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.parametrize("setting", SETTINGS)
def test_openspiel_pickles_games_and_states(setting: Setting) -> None:
    games_sim_test.GamesSimTest("sim_game").sim_game(load(setting))


# --- ours


@pytest.mark.parametrize("name", GAMES)
def test_the_first_chance_deals_the_match_of_that_seed(name: str) -> None:
    state = dealt(name, seed=11)
    match = Match.new(name, find(name).fewest, seed=11)
    while not state.is_chance_node():
        seat = state.current_player() + 1
        assert match.asked[0] == seat
        legal = [state.action_to_string(action) for action in state.legal_actions()]
        assert legal == match.legal(seat)
        assert state.view(seat - 1) == match.view(seat)
        state.apply_action(state.legal_actions()[0])
        if not state.is_chance_node():
            match.play(seat, legal[0])


def test_what_is_drawn_is_as_likely_as_in_the_bag() -> None:
    """The first crystal out of the bag, for every outcome of chance."""
    state = dealt("quartz")
    state.apply_action(find("quartz").action("mine"))
    assert state.is_chance_node()
    before = state.view(-1)["bag"]
    drawn = dict.fromkeys(before, 0)
    for outcome, likely in state.chance_outcomes():
        assert likely == 1 / door.CHANCE
        after = state.child(outcome).view(-1)["bag"]
        [crystal] = [kind for kind, count in before.items() if after.get(kind, 0) < count]
        drawn[crystal] += 1
    crystals = sum(before.values())
    for kind, count in before.items():
        share, expected = drawn[kind] / door.CHANCE, count / crystals
        assert abs(share - expected) < 4.5 * (expected * (1 - expected) / door.CHANCE) ** 0.5, kind


@pytest.mark.parametrize("name", GAMES)
def test_a_history_decides_a_state(name: str) -> None:
    state = play_on(dealt(name), random.Random(6), 40)
    again = state.get_game().new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert again.data == state.data
    assert again.known == state.known


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_goes_on_from_the_same_place_with_the_same_chance(name: str) -> None:
    state = play_on(dealt(name), random.Random(2), 25)
    for twin in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert twin.data == state.data
        one, other = (play_on(a_state.clone(), random.Random(8), 60) for a_state in (state, twin))
        assert (one.data, one.known, one.history()) == (other.data, other.known, other.history())


def test_a_game_is_unpickled_in_another_process() -> None:
    data = pickle.dumps(door.load("quarry", 4, {"house": {"hand": 4}}, rewards="victory"))
    said = subprocess.check_output([sys.executable, "-c", f"import pickle; print(pickle.loads({data!r}))"], text=True)
    assert said.strip() == "motherlode_quarry(chance=1024,options=house.hand:4,players=4,rewards=victory)"


def test_options_are_those_of_a_match() -> None:
    options = {"edition": "ru", "thrill": True, "house": {"days": 2, "bravery": [3, 2, 1]}}
    game = door.load("quartz", 4, options)
    assert door.read_options(game.get_parameters()["options"]) == options
    state = game.new_initial_state()
    state.apply_action(5)
    assert state.view(0) == Match.new("quartz", 4, seed=5, **options).view(1)
    play_on(state, random.Random(1), 100_000)
    assert state.is_terminal()
    with pytest.raises(Mistake, match="3 to 5"):
        door.load("quartz", 4, {}).__class__({**game.get_parameters(), "players": 9})


@pytest.mark.parametrize("name", HIDING)
def test_a_resampled_world_looks_the_same_to_the_seat(name: str) -> None:
    state, chance, different = dealt(name), random.Random(4), 0
    rules = find(name)
    for number in range(60):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            seat = state.current_player()
            world = state.resample_from_infostate(seat, chance.random)
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_string(seat) == state.observation_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            assert world.legal_actions() == state.legal_actions()
            assert rules.conserved(world.at_table().states, 0) == rules.conserved(state.at_table().states, 0)
            different += any(world.view(other) != state.view(other) for other in range(state.num_players()))
            if number % 20 == 0:
                assert play_on(world, chance, 100_000).is_terminal()
        state.apply_action(random_action(state, chance))
    assert different > 3


def test_an_information_state_remembers_what_was_seen_before() -> None:
    """Two ways to the same view are two information states; what a seat has not seen makes no difference to it."""
    first, second = dealt("quarry"), dealt("quarry")
    moves = first.legal_actions()
    first.apply_action(moves[0])
    second.apply_action(moves[1])
    assert first.information_state_string(0) != second.information_state_string(0)
    assert first.information_state_string(1) == second.information_state_string(1)


@pytest.mark.parametrize(
    ("name", "bot_of"),
    [
        ("quartz", lambda game: ISMCTSBot(game, RandomRolloutEvaluator(1), 1.0, 20)),
        ("quarry", lambda game: ISMCTSBot(game, RandomRolloutEvaluator(1), 1.0, 20)),
        ("dice", lambda game: MCTSBot(game, 1.0, 5, RandomRolloutEvaluator(1))),
    ],
)
def test_openspiels_search_plays(name: str, bot_of: Any) -> None:
    game, chance = door.load(name), random.Random(1)
    bot, state = bot_of(game), game.new_initial_state()
    answered = 0
    while answered < 3:
        if state.is_player_node() and state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            answered += 1
            state.apply_action(int(action))
        else:
            state.apply_action(random_action(state, chance))


# --- secrets


@pytest.mark.parametrize("name", HIDING)
def test_no_seat_can_tell_two_worlds_apart(name: str) -> None:
    """All that OpenSpiel shows of a state to a seat is the same where only what the seat cannot know is different."""
    seats = find(name).fewest + 1
    game = door.load(name, seats, {"thrill": True} if name == "quartz" else {})
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    compared = 0
    for at, viewer, world in two_worlds(name):
        shown = []
        for states in (at.states, world):
            state = game.new_initial_state()
            state._note(state_at(state, states), -1, 0)
            parts = [door.SeatObserver(game, public).string_from(state, max(viewer, 0))]
            if viewer >= 0:
                parts += [state.observation_string(viewer), state.information_state_string(viewer)]
                parts += [state.observation_tensor(viewer), door.SeatObserver(game, private).string_from(state, viewer)]
                parts += [state.legal_actions(viewer), state.current_player()]
            shown.append(parts)
        assert shown[0] == shown[1], f"{at}, to viewer {viewer}"
        compared += 1
    assert compared > 30


def state_at(state: Any, states: Any) -> Any:
    """The table as it stands there."""
    game = door.played(state.made_of)
    game.states.view(np.ndarray)[:] = states.view(np.ndarray)
    return game
