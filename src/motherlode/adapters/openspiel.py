"""OpenSpiel: the games are registered as `motherlode_quartz`, `motherlode_dice` and `motherlode_quarry`.

    from motherlode.adapters import openspiel
    game = openspiel.load("quartz", seats=4, options={"edition": "pt"})
    game = pyspiel.load_game("motherlode_quartz(players=4,options=edition:pt)")  # the same

A seat is asked at a time, as in `pettingzoo.env`. What is drawn is explicit: before the deal, and between a move that
draws and what comes of it, stands a chance node with `chance` equally likely outcomes. Outcome k of the first deals
`motherlode.new(…, seed=k)`; an outcome of the others reseeds the game. So a history decides a state to the byte.

An observation is what `observe` or the view says; an information state is the view, and a digest of all views and own
moves before it. `resample_from_infostate` deals a world that the seat cannot tell from the true one, by `guess`.
"""

from functools import cache
from hashlib import blake2b
from threading import local
from typing import Any

import numpy as np
import pyspiel
import yaml

from motherlode.adapters.played_game import SPECTATOR, PlayedGame
from motherlode.adapters.rewards import reward_of
from motherlode.games.catalog import GAMES, find
from motherlode.games.kit.game import Options

PREFIX = "motherlode_"
CHANCE = 1024  # outcomes of a chance node
SEEDS = (1 << 63) - 1
DIGEST = 16  # bytes
NOT_DEALT = b""
UNKNOWN = 10**6  # in place of bounds, which are known for the printed numbers only
UTILITIES = {
    "places": pyspiel.GameType.Utility.ZERO_SUM,
    "victory": pyspiel.GameType.Utility.CONSTANT_SUM,
    "score": pyspiel.GameType.Utility.GENERAL_SUM,
}

Pending = tuple[int, int] | None  # a seat and its move, which has to draw first


# --- options as text: OpenSpiel's parameters are words and numbers, without commas


def options_text(options: Options) -> str:
    """Options in one word.

    >>> options_text({"edition": "pt", "house": {"days": 3, "bravery": [1, 2]}})
    'edition:pt;house.days:3;house.bravery:[1|2]'
    """

    def pairs(prefix: str, value: Any) -> list[str]:
        if isinstance(value, dict):
            return [pair for key, inner in value.items() for pair in pairs(f"{prefix}.{key}" if prefix else key, inner)]
        return [f"{prefix}:{value}".replace(" ", "").replace(",", "|")]

    return ";".join(pairs("", options))


def read_options(text: str) -> Options:
    """And back.

    >>> read_options("edition:pt;house.days:3;house.bravery:[1|2]")
    {'edition': 'pt', 'house': {'days': 3, 'bravery': [1, 2]}}
    """
    options: Options = {}
    for pair in filter(None, text.split(";")):
        path, _, value = pair.partition(":")
        *outer, last = path.split(".")
        place = options
        for key in outer:
            place = place.setdefault(key, {})
        place[last] = yaml.safe_load(value.replace("|", ","))
    return options


# --- the games


def game_type(name: str, rewards: str = "places") -> Any:
    """What OpenSpiel knows of a game before it is loaded."""
    declared, information, chance = find(name), pyspiel.GameType.Information, pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=declared.short_name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if declared.hidden else information.PERFECT_INFORMATION,
        utility=UTILITIES[rewards],
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=declared.most,
        min_num_players=declared.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": declared.fewest,
            "options": "",
            "rewards": "places",
            "chance": CHANCE,
        },
    )


def game_info(name: str, seats: int, options: Options, rewards: str, chance: int) -> Any:
    """What OpenSpiel knows of one that is loaded."""
    declared, house = find(name), "house" in options
    longest = UNKNOWN if house else declared.bounds.longest
    if rewards == "score":
        lowest, highest = declared.bounds.lowest_score, declared.bounds.highest_score
        lowest, highest = (-UNKNOWN, UNKNOWN) if house else (lowest, highest)
    else:
        lowest, highest = (-1 if rewards == "places" else 0), 1
    return pyspiel.GameInfo(
        num_distinct_actions=len(declared.actions),
        max_chance_outcomes=chance,
        num_players=seats,
        min_utility=lowest,
        max_utility=highest,
        utility_sum={"places": 0.0, "victory": 1.0, "score": None}[rewards],
        max_game_length=longest,
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options; each of ours is a class of its own, which OpenSpiel calls by its name."""

    name = ""

    def __init__(self, parameters: dict[str, Any]) -> None:
        name, seats, rewards = self.name, int(parameters["players"]), str(parameters["rewards"])
        options = read_options(str(parameters["options"]))
        reward_of(rewards)
        self.made_of = (name, seats, str(parameters["options"]))
        played(self.made_of)  # what cannot be played is refused now
        self.reward_kind, self.chance = rewards, int(parameters["chance"])
        self.longest = UNKNOWN if "house" in options else find(name).bounds.longest
        info = game_info(name, seats, options, rewards, self.chance)
        super().__init__(game_type(name, rewards), info, parameters)

    def new_initial_state(self) -> "OpenSpielState":
        """Before the deal."""
        return OpenSpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """A deal, and a draw for each move."""
        return self.longest + 1

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (self.name, self.get_parameters())

    def make_py_observer(self, kind: Any = None, parameters: Any = None) -> "SeatObserver":
        """What a seat may know."""
        return SeatObserver(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


class ThreadRecords(local):
    """The records in which this thread plays: a state is brought there, and taken away again."""

    def __init__(self) -> None:
        self.games: dict[tuple[str, int, str], PlayedGame] = {}


_records = ThreadRecords()


def played(made_of: tuple[str, int, str]) -> PlayedGame:
    """The record for games of these seats and options."""
    if made_of not in _records.games:
        name, seats, options = made_of
        _records.games[made_of] = PlayedGame(name, seats, read_options(options))
    return _records.games[made_of]


@cache
def equally_likely(outcomes: int) -> list[tuple[int, float]]:
    """Outcomes of chance, as many as that."""
    return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state: bytes, and what the seats have seen until now. All it holds is plain data, so a clone is exact."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.made_of, self.reward_kind, self.outcomes = game.made_of, game.reward_kind, game.chance
        self.data = NOT_DEALT
        self.pending: Pending = None
        self.seen: tuple[bytes, ...] = (b"",) * game.num_players()  # by seat: a digest of its last view
        self.known: tuple[bytes, ...] = (b"",) * game.num_players()  # and of all views and own moves

    def at_table(self) -> PlayedGame:
        """This state where it can be played."""
        game = played(self.made_of)
        game.states.view(np.ndarray)[:] = np.frombuffer(self.data, game.states.dtype)
        return game

    # --- what OpenSpiel calls

    def current_player(self) -> int:
        """The seat that is asked, chance, or nobody."""
        if self.data == NOT_DEALT or self.pending:
            return int(pyspiel.PlayerId.CHANCE)
        asked = self.at_table().asked()
        return asked[0] if asked else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self.data != NOT_DEALT and not self.pending and not self.at_table().asked()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All equally likely."""
        return equally_likely(self.outcomes)

    def _legal_actions(self, player: int) -> list[int]:
        legal: list[int] = np.flatnonzero(self.at_table().mask(player)).tolist()
        return legal

    def _apply_action(self, action: int) -> None:
        if self.data == NOT_DEALT:
            game = played(self.made_of)
            game.deal(action)
            self._note(game, SPECTATOR, action)
        elif self.pending:
            game, (seat, move) = self.at_table(), self.pending
            draws = int(game.states["rng"][0, 0])
            game.game.rules.reseed(game.states, 0, (draws + action) & SEEDS)
            self._make(game, seat, move)
        else:
            game = self.at_table()
            seat, draws = game.asked()[0], game.states["rng"][0, 0]
            self._make(game, seat, action, draws)

    def _make(self, game: PlayedGame, seat: int, move: int, draws: Any = None) -> None:
        """Make a move. Where chance stood at `draws` and does not any more, the move has drawn: chance comes first."""
        if reason := game.play(seat, move):
            raise ValueError(f"{game.game.actions[move]}: {game.refusal(reason)}")
        if draws is not None and game.states["rng"][0, 0] != draws:
            self.pending = (seat, move)
            return
        self.pending = None
        self._note(game, seat, move)

    def _note(self, game: PlayedGame, mover: int, move: int) -> None:
        """What every seat knows now. One that sees nothing new, and has not moved, has learned nothing."""
        seen, known = list(self.seen), list(self.known)
        for seat in range(game.seats):
            view = blake2b(game.redacted(seat).tobytes(), digest_size=DIGEST).digest()
            if view != seen[seat] or seat == mover:
                own = move.to_bytes(4, "little") if seat == mover else b""
                known[seat] = blake2b(known[seat] + own + view, digest_size=DIGEST).digest()
                seen[seat] = view
        self.data, self.seen, self.known = game.states.tobytes(), tuple(seen), tuple(known)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return played(self.made_of).game.actions[action]

    def returns(self) -> list[float]:
        """What each seat is paid: nothing before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return self.at_table().rewards(self.reward_kind)

    def resample_from_infostate(self, player: int, sampler: Any) -> "OpenSpielState":
        """The same state to that seat; what it cannot know is dealt anew, every world that fits equally likely.

        What the others have seen until now stays noted as it was: their own information states are known from here on.
        """
        world: OpenSpielState = self.clone()
        view = self.at_table().redacted(player)
        find(self.made_of[0]).rules.guess(view, 0, player, int(sampler() * SEEDS))
        world.data = view.tobytes()
        return world

    def __str__(self) -> str:
        if self.data == NOT_DEALT:
            return "before the deal"
        position = self.at_table().game.write_position(self.at_table().states, 0)
        waiting = f" {self.pending[0] + 1} {self._action_to_string(*self.pending)}" if self.pending else ""
        return f"{position}{waiting}"

    # --- what a seat may know

    def view(self, viewer: int) -> dict[str, Any]:
        """The view of a seat or SPECTATOR, as plain data."""
        if self.data == NOT_DEALT:
            return {}
        game = self.at_table()
        return game.game.write_view(game.redacted(viewer), 0, viewer)


class SeatObserver:
    """OpenSpiel's observer: the vector of `observe`, and the view in words."""

    def __init__(self, game: OpenSpielGame, kind: Any) -> None:
        self.kind = kind
        self.whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.whole and not kind.perfect_recall:
            self.tensor = np.zeros(len(played(game.made_of).game.observed()), np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """The vector of what the seat may know."""
        self.tensor[:] = 0 if state.data == NOT_DEALT else state.at_table().observation(player)

    def string_from(self, state: OpenSpielState, player: int) -> str | None:
        """The view in words; with perfect recall, after a digest of all that was seen before."""
        public, private = self.kind.public_info, self.kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        if not public and private == pyspiel.PrivateInfoType.NONE:
            return ""
        shown = state.view(SPECTATOR if private == pyspiel.PrivateInfoType.NONE else player)
        if not public:
            everybody = state.view(SPECTATOR)
            shown = {key: value for key, value in shown.items() if everybody.get(key) != value}
            return f"{shown}" if shown and find(state.made_of[0]).hidden else ""
        return f"{state.known[player].hex()} {shown}" if self.kind.perfect_recall and self.whole else f"{shown}"


def load(name: str = "quartz", seats: int | None = None, options: Options | None = None, **settings: Any) -> Any:
    """A game; the settings are `rewards` and `chance`."""
    seats = find(name).fewest if seats is None else seats
    return loaded(name, {"players": seats, "options": options_text(options or {}), **settings})


def loaded(name: str, parameters: dict[str, Any]) -> Any:
    """The game with these parameters of OpenSpiel's."""
    return pyspiel.load_game(PREFIX + name, parameters)


for game_name in GAMES:
    pyspiel.register_game(game_type(game_name), type(f"{game_name}_game", (OpenSpielGame,), {"name": game_name}))
