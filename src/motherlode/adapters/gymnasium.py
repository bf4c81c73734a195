"""Gymnasium: one seat is the agent, and bots have the others.

`SeatEnv` is one game, against any bots that play here. `SeatVectorEnv` is many at once, against bots that are compiled
(`random`, `greedy`, with slips or without): all games are stepped in one call, on all cores.

    env = gymnasium.make("motherlode.adapters.gymnasium:motherlode/quartz-v2", bots="greedy")
    many = gymnasium.make_vec("motherlode.adapters.gymnasium:motherlode/quartz-v2", num_envs=1024)

The number of a version is that of the game's rules. `seat=None` gives the agent another seat in every game.
"""

from collections.abc import Mapping
from secrets import randbits
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from motherlode.adapters.opponents import Opponents, seated_names
from motherlode.adapters.played_game import REFUSED, RENDER_MODES, SEED_BITS, PlayedGame, checked_render_mode
from motherlode.adapters.rewards import reward_of
from motherlode.adapters.spaces import masked_observation
from motherlode.batch.seat_games import SeatGames
from motherlode.bots import player_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Options
from motherlode.games.kit.mistakes import Mistake

Observed = dict[str, np.ndarray[Any, Any]]
BOTS = "greedy"  # who plays at the other seats when nobody is named


class SeatEnv(gymnasium.Env[Any, Any]):
    """One game. A move that is not legal changes nothing: `info["refused"]` says why, and the same question stands.

    Seats are counted from 1, as everywhere that people write. The bots are named clockwise from the agent's seat on.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (Gymnasium's own form)

    def __init__(
        self,
        game: str = "quartz",
        seats: int | None = None,
        seat: int | None = 1,
        bots: str = BOTS,
        options: Options | None = None,
        rewards: str = "places",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        self.render_mode, self.language = checked_render_mode(render_mode), language
        self.game = PlayedGame(game, seats, options)
        declared = self.game.game
        if seat is not None and not 1 <= seat <= self.game.seats:
            raise Mistake("seat", seats=self.game.seats, seat=seat)
        self.own, self.bots, self.reward_kind = seat, bots, rewards
        reward_of(rewards)
        self.opponents = Opponents(declared, seated_names(bots, declared, self.game.seats - 1))
        self.observation_space = masked_observation(declared, len(declared.actions))
        self.action_space = Discrete(len(declared.actions))
        self.next_seed: int | None = None
        self.seat = 0  # of this game, counted from 0

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal the game of that seed; without one, the game after the last one dealt, or any."""
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(1 << SEED_BITS)) if self.next_seed is None else self.next_seed
        while not self._deal(seed):  # over before the agent was asked
            seed += 1
        self.next_seed = seed + 1
        return self._observed(), self._info()

    def _deal(self, seed: int) -> bool:
        self.seat = seed % self.game.seats if self.own is None else self.own - 1
        self.game.deal(seed)
        self.opponents.deal(seed)
        return self.opponents.play_to(self.seat, self.game)

    def step(self, action: int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Make a move, and let the others make theirs until the agent is asked again."""
        if not self.game.asked():
            raise Mistake("ended", game=self.game.name)
        if reason := self.game.play(self.seat, int(action)):
            return self._observed(), 0.0, False, False, {**self._info(), REFUSED: self.game.refusal(reason)}
        over = not self.opponents.play_to(self.seat, self.game)
        paid = self.game.rewards(self.reward_kind)[self.seat] if over else 0.0
        return self._observed(), paid, over, False, self._info()

    def _observed(self) -> Observed:
        return {"observation": self.game.observation(self.seat), "action_mask": self.game.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"seat": self.seat + 1}

    def render(self) -> str | None:
        """The table as the agent sees it, in words: given back (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        text = self.game.in_words(self.seat, self.language)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Let the bots go."""
        self.opponents.close()


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many games. One that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`): where `ended`,
    `infos["final_obs"]` is what the agent saw at its end.

    A move that is not legal changes nothing: `infos["refused"]` has the number of the reason in `reasons`, 0 for none.
    Game i is that of seed + i; the next in its place is `num_envs` further. Without `copy`, observations are the
    games' own memory, which the next step overwrites.
    """

    def __init__(
        self,
        game: str = "quartz",
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 1,
        bots: str = BOTS,
        options: Options | None = None,
        rewards: str = "places",
        copy: bool = True,
    ) -> None:
        declared = find(game)
        seats = declared.fewest if seats is None else seats
        if seat is not None and not 1 <= seat <= seats:
            raise Mistake("seat", seats=seats, seat=seat)
        if seat is None and len(set(seated_names(bots, declared, seats - 1))) > 1:
            raise Mistake("one-opponent", bots=bots)
        self.made_of = (game, num_envs, seats, seat, bots, options, rewards, copy)
        players = []
        for name in seated_names(bots, declared, seats - 1):
            player = player_of(name, declared)
            if player is None:
                raise Mistake("compiled-opponents", bot=name)
            players.append(player)
        own = 0 if seat is None else seat - 1
        by_seat = [players[(other - own) % seats - 1] for other in range(seats)]  # the agent's own is never called
        self.num_envs, self.copy, self.pay = num_envs, copy, reward_of(rewards)
        self.autoreset_mode = AutoresetMode.SAME_STEP  # where TorchRL looks, as in Gymnasium's own
        self.metadata = {"autoreset_mode": self.autoreset_mode}
        self.single_observation_space = masked_observation(declared, len(declared.actions))
        self.single_action_space = Discrete(len(declared.actions))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.reasons = tuple(f"{reason.name} ({reason.rule})" for reason in declared.reasons)
        self.games = SeatGames(
            declared, num_envs, seats, tuple(by_seat), None if seat is None else own, options, randbits(SEED_BITS)
        )
        self.never = np.zeros(num_envs, np.bool_)

    def reset(
        self, *, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal all games: those of `seed`, `seed` + 1, …; without a seed, any."""
        super().reset(seed=seed)
        self.games.begin(int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed)
        return self._observed(), {}

    def step(
        self, actions: np.ndarray[Any, Any]
    ) -> tuple[Observed, np.ndarray[Any, Any], np.ndarray[Any, Any], np.ndarray[Any, Any], dict[str, Any]]:
        """Make a move in every game, and let the others make theirs."""
        games = self.games
        seats, rewards = games.seats.copy(), np.zeros(self.num_envs)
        games.moves[:] = actions
        games.step()
        ended = games.ended.astype(np.bool_)
        infos: dict[str, Any] = {}
        if games.refused.any():
            infos |= {REFUSED: games.refused.copy(), f"_{REFUSED}": games.refused > 0}
        if ended.any():
            finals = np.empty(self.num_envs, object)
            for place in np.flatnonzero(ended).tolist():
                rewards[place] = self.pay(games.places[place].tolist(), games.scores[place].tolist())[seats[place]]
                finals[place] = {
                    "observation": games.final_observations[place].copy(),
                    "action_mask": np.zeros(len(games.game.actions), np.int8),
                }
            infos |= {"final_obs": finals, "_final_obs": ended.copy()}
        return self._observed(), rewards, ended, self.never.copy(), infos

    def _observed(self) -> Observed:
        seen = {"observation": self.games.observations, "action_mask": self.games.legal}
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.made_of, self.games.saved(), self._np_random, self._np_random_seed)


def _restored(kind: type[SeatVectorEnv], made_of: tuple[Any, ...], saved: bytes, chance: Any, seed: Any) -> Any:
    """The same games as they stood."""
    env = kind(*made_of)
    env.games.restore(saved)
    env._np_random, env._np_random_seed = chance, seed
    return env


for name in GAMES:
    gymnasium.register(
        f"motherlode/{name}-v{find(name).version}",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}:SeatVectorEnv",
        kwargs={"game": name},
    )
