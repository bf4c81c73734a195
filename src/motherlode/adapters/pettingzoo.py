"""PettingZoo: every seat is an agent, `seat_1` to `seat_N`.

`env` asks one agent after the other (AEC). It asks whoever the rules ask; when several are asked at once, as in a
secret vote, they answer in the order of their seats, and none of them sees an answer before all are in.

`parallel_env` takes an answer of every agent at each step. An agent that is not asked has one legal move, the last
one, `wait`: it may be left out, and does nothing. In a question to one seat all others wait; in a vote all seats that
are asked answer at once.

Observations are those of `observe`, masks those of `legal`, for the agent that looks: nothing in them depends on what
it cannot know. `state()` is everybody's observations one after the other, all hands included. It is for training only,
for a critic that may see everything; an agent that plays by it cheats.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Discrete
from pettingzoo import AECEnv, ParallelEnv

from motherlode.adapters.played_game import REFUSED, RENDER_MODES, SEED_BITS, PlayedGame, checked_render_mode
from motherlode.adapters.spaces import masked_observation, observation_box
from motherlode.games.kit.game import Options
from motherlode.games.kit.mistakes import Mistake

ILLEGAL = -1.0  # what an agent is paid for a move that is not legal


def env(game: str = "quartz", seats: int | None = None, options: Options | None = None, **settings: Any) -> "raw_env":
    """The game as PettingZoo's own classic games are: a move that is not legal ends it, and its agent is paid −1.

    PettingZoo's wrappers would do the same, and take nine tenths of the time.
    """
    return raw_env(game, seats, options, **settings, illegal_ends=True)


class Seats:
    """What both kinds of environment share: a game, names for its seats, and their spaces."""

    game: PlayedGame
    metadata: dict[str, Any]

    def __init__(
        self,
        game: str = "quartz",
        seats: int | None = None,
        options: Options | None = None,
        rewards: str = "places",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.game = PlayedGame(game, seats, options)
        self.reward_kind, self.max_cycles = rewards, max_cycles
        self.render_mode, self.language = checked_render_mode(render_mode), language
        self.moves = len(self.game.game.actions)
        declared = self.game.game
        self.metadata = {
            "name": f"{declared.short_name}_v{declared.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"seat_{number}" for number in range(1, self.game.seats + 1)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces: dict[str, Any] = {}
        self.action_spaces: dict[str, Any] = {}
        self.state_space: Box = observation_box(declared, self.game.seats)
        self.next_seed: int | None = None

    def make_spaces(self, moves: int) -> None:
        """Each agent has spaces of its own, which it may seed."""
        for agent in self.possible_agents:
            self.observation_spaces[agent] = masked_observation(self.game.game, moves)
            self.action_spaces[agent] = Discrete(moves)

    def deal(self, seed: int | None) -> None:
        """Deal the game of that seed; without one, the game after the last one dealt, or any."""
        if seed is None:
            seed = randbits(SEED_BITS) if self.next_seed is None else self.next_seed
        self.game.deal(seed)
        self.next_seed = seed + 1
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The moves of the game by their numbers."""
        return self.action_spaces[agent]

    def state(self) -> np.ndarray[Any, np.dtype[np.int32]]:
        """What all seats see, one after the other. For training only: it holds every hand."""
        return np.concatenate([self.game.observation(seat) for seat in range(self.game.seats)])

    def render(self) -> str | None:
        """The table as a spectator sees it, in words: given back (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        text = self.game.in_words(language=self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is held."""


class raw_env(Seats, AECEnv[str, Any, Any]):  # noqa: N801 (PettingZoo's name for it)
    """One agent after the other. A move that is not legal is refused: `infos[agent]["refused"]` says why, and the
    same agent is asked again; where `illegal_ends`, the game is over instead.

    With `max_cycles`, the game is broken off after that many answers for each seat.
    """

    def __init__(self, *arguments: Any, illegal_ends: bool = False, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.illegal_ends = illegal_ends
        self.make_spaces(self.moves)

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal a game."""
        self.deal(seed)
        self.answers = 0
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection: Any = None
        self.agent_selection = self.possible_agents[self.game.asked()[0]]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and its legal moves: none while it is not asked."""
        seat = self.seat_of[agent]
        return {"observation": self.game.observation(seat), "action_mask": self.game.mask(seat)}

    def step(self, action: int | None) -> None:
        """Make the move of the agent that is asked; one that has finished steps with None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Mistake("move", game=self.game.name, move="None")
        if not 0 <= action < self.moves:
            raise Mistake("move", game=self.game.name, move=str(action))
        reason = self.game.play(self.seat_of[agent], action)
        self.infos[agent] = {REFUSED: self.game.refusal(reason)} if reason else {}
        self._cumulative_rewards[agent] = 0.0
        self.answers += 1
        asked = self.game.asked()
        if not asked:
            self._end(self.game.rewards(self.reward_kind))
        elif reason and self.illegal_ends:
            self._end([ILLEGAL if other == agent else 0.0 for other in self.agents])
        else:
            self.agent_selection = self.possible_agents[asked[0]]
            if self.max_cycles is not None and self.answers >= self.max_cycles * self.game.seats:
                self.truncations = dict.fromkeys(self.agents, True)

    def _end(self, paid: list[float]) -> None:
        """Nobody is asked any more: the agents are paid, and step once more, one after the other."""
        self.rewards = dict(zip(self.agents, paid, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def close(self) -> None:
        """Nothing is held."""


class parallel_env(Seats, ParallelEnv[str, Any, int]):  # noqa: N801 (PettingZoo's name for it)
    """An answer of every agent at each step. What is not legal changes nothing, and `infos[agent]["refused"]` says why.

    With `max_cycles`, the game is broken off after that many steps.
    """

    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self.wait = self.moves  # the number of the move of those who are not asked
        self.make_spaces(self.moves + 1)

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Deal a game."""
        self.deal(seed)
        self.steps = 0
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the moves of the agents that are asked, in the order of their seats; the others wait.

        An answer counts while its question is open: where the answer of one seat changes what another one is asked,
        the other answers it at the next step.
        """
        game = self.game
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        asked = game.asked()
        question = int(game.states["question"][0])
        for seat in asked:
            agent = self.possible_agents[seat]
            if seat not in game.asked() or int(game.states["question"][0]) != question:
                break
            if agent not in actions:
                raise Mistake("no-move", agent=agent)
            if reason := game.play(seat, actions[agent]):
                infos[agent][REFUSED] = game.refusal(reason)
        self.steps += 1
        over = not game.asked()
        broken_off = not over and self.max_cycles is not None and self.steps >= self.max_cycles
        paid = game.rewards(self.reward_kind) if over else [0.0] * game.seats
        observed, rewards = self._observed(), dict(zip(self.agents, paid, strict=True))
        ended, truncated = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, broken_off)
        if over or broken_off:
            self.agents = []
        return observed, rewards, ended, truncated, infos

    def _observed(self) -> dict[str, Any]:
        """What each agent may know, with its legal moves: to wait, where it is not asked."""
        asked = self.game.asked()
        observed = {}
        for agent in self.agents:
            seat = self.seat_of[agent]
            mask = np.zeros(self.moves + 1, np.int8)
            if seat in asked:
                mask[: self.moves] = self.game.mask(seat)
            else:
                mask[self.wait] = 1
            observed[agent] = {"observation": self.game.observation(seat), "action_mask": mask}
        return observed
