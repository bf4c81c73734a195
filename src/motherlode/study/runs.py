"""A study being made: the same deals are played as they are and in every variant, and the differences are added up.

Chunk by chunk, so that memory does not grow, and a study that is stopped has the same number of games in every table.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from motherlode.batch import chunks, device_of
from motherlode.bots import player_of
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.game_loop import Player
from motherlode.games.kit.mistakes import Mistake
from motherlode.study.estimates import Estimate, Mean, share_estimate
from motherlode.study.instruments import MOST_AT_STAKE, QUARTERS, SETTINGS, Settings, studied
from motherlode.study.measures import NUMBER, SHARE, Games, measures_of, quarter_measures, seat_measures
from motherlode.study.variants import OPTIONS, WORTH, Sweep, Variant, variants_of

DEVICES = ("cpu", "gpu")
PILOT = 200  # games that are played before, to see how long they are
FACTS, SEATS, LEAD, RISK = "facts", "seats", "lead", "risk"  # tables, besides those of the variants
DANGERS = ("without", "with")  # measures: whether the dangerous piece was among those at stake
CHANGED = "changed"  # the share of the games that end otherwise
FEWEST_RISKED = 100  # times, or nothing is said about it
MOST_IN_CHUNK = 1 << 18  # whose final states are kept until they are added up


class Finding(NamedTuple):
    """One number that a study has found."""

    table: str
    bot: str
    subject: str
    measure: str
    form: str
    estimate: Estimate


Key = tuple[str, str, str, str]  # table, subject, measure, form


class Sheet:
    """The findings about one bot, which plays every seat."""

    def __init__(
        self,
        game: Game,
        seats: int,
        bot: str,
        player: Player,
        options: Options,
        variants: Sequence[Variant],
        **where: Any,
    ) -> None:
        self.game, self.seats, self.bot, self.player, self.options = game, seats, bot, player, options
        self.variants, self.where = variants, where
        self.means: dict[Key, Mean] = defaultdict(Mean)
        self.tried = self.lost = np.zeros((2, MOST_AT_STAKE), np.int64)
        self.quarters: tuple[int, ...] = ()
        self.devices: dict[Variant | None, Any] = {}

    def prepare(self, seed: int) -> None:
        """Compile, and see how long a game usually is."""
        pilot = Games.of(self.seats, self.device(self.options, Settings()).finals(seed, PILOT))
        usual = float(np.median(pilot.length))
        self.quarters = tuple(round(usual * part / (QUARTERS + 1)) for part in range(1, QUARTERS + 1))
        self.devices[None] = self.device(self.options, Settings(self.quarters))
        for variant in self.variants:
            settings = Settings(self.quarters, variant.place, variant.kind)
            self.devices[variant] = self.device(variant.options, settings)

    def device(self, options: Options, settings: Settings) -> Any:
        """What plays the games."""
        return device_of(
            game=studied(self.game),
            seats=self.seats,
            options={**options, SETTINGS: settings},
            players=self.player,
            **self.where,
        )

    @property
    def chunk(self) -> int:
        """How many games are played at once."""
        return min(int(self.devices[None].chunk), MOST_IN_CHUNK)

    def play(self, first: int, games: int) -> Iterator[None]:
        """The same deals as they are and in every variant, one after the other; they count when all are played."""
        new: dict[Key, Mean] = defaultdict(Mean)
        usual = self.games(None, first, games)
        self.measure_usual(usual, new)
        yield
        for variant in self.variants:
            self.measure_variant(variant, self.games(variant, first, games), usual, new)
            yield
        self.tried, self.lost = self.tried + usual.tried, self.lost + usual.lost
        for key, mean in new.items():
            self.means[key].merge(mean)

    def games(self, variant: Variant | None, first: int, games: int) -> Games:
        """Some games, played and counted."""
        return Games.of(self.seats, self.devices[variant].finals(first, games))

    def measure_usual(self, games: Games, means: dict[Key, Mean]) -> None:
        """The game as it is."""
        for measure in measures_of(self.game):
            means[FACTS, "", measure.key, measure.form].add(measure.of(games))
        for seat in range(self.seats):
            for measure in seat_measures(seat):
                means[SEATS, str(seat + 1), measure.key, measure.form].add(measure.of(games))
        for quarter in range(QUARTERS):
            subject = f"{(quarter + 1) * 100 // (QUARTERS + 1)}%"
            for measure in quarter_measures(quarter):
                means[LEAD, subject, measure.key, measure.form].add(measure.of(games))

    def measure_variant(self, variant: Variant, games: Games, usual: Games, means: dict[Key, Mean]) -> None:
        """What is otherwise, deal by deal; of a house rule, how it is."""
        table, subject = variant.table, variant.subject
        if table == WORTH:
            given = games.given
            means[table, subject, "score", NUMBER].add((games.own(games.scores) - usual.own(usual.scores))[given])
            means[table, subject, "wins", SHARE].add((games.own(games.wins) - usual.own(usual.wins))[given])
            return
        if table == OPTIONS:
            changed = (games.scores != usual.scores).any(axis=1)
            means[table, subject, CHANGED, SHARE].add(changed.astype(float))
        for measure in measures_of(self.game):
            of_usual = measure.of(usual) if table == OPTIONS else 0.0
            means[table, subject, measure.key, measure.form].add(measure.of(games) - of_usual)

    def findings(self) -> Iterator[Finding]:
        """Everything that has been found so far."""
        for (table, subject, measure, form), mean in self.means.items():
            if mean.trials:
                yield Finding(table, self.bot, subject, measure, form, mean.estimate())
        for danger, name in enumerate(DANGERS):
            for held, tried in enumerate(self.tried[danger].tolist()):
                if tried >= FEWEST_RISKED:
                    estimate = share_estimate(int(self.lost[danger][held]), tried)
                    yield Finding(RISK, self.bot, str(held), name, SHARE, estimate)


class Study:
    """A game, and all that is to be found out about it."""

    def __init__(
        self,
        game: Game,
        seats: int,
        bots: Sequence[str],
        options: Options | None = None,
        sweeps: Sequence[Sweep] = (),
        seed: int = 0,
        device: str = "cpu",
        **settings: Any,
    ) -> None:
        if device not in DEVICES:
            raise Mistake("device", known=", ".join(DEVICES), device=device)
        self.game, self.seats, self.options, self.seed = game, seats, options or {}, seed
        self.games = 0
        game.blank(seats, self.options)
        variants = variants_of(game, seats, self.options, sweeps)
        self.sheets = [
            Sheet(game, seats, bot, player_named(bot, game), self.options, variants, device=device, **settings)
            for bot in dict.fromkeys(bots)
        ]

    @property
    def steps(self) -> list[Callable[[], object]]:
        """What is done before the first game: things are compiled."""
        return [partial(sheet.prepare, self.seed) for sheet in self.sheets]

    @property
    def rounds(self) -> int:
        """How often each deal is played."""
        return sum(1 + len(sheet.variants) for sheet in self.sheets)

    def play(self, games: int, progress: Callable[[int], object] = lambda played: None) -> None:
        """Play `games` deals; `progress` is given how many games have been played."""
        played = 0
        chunk = min(sheet.chunk for sheet in self.sheets)
        for first, deals in chunks(self.seed, games, chunk):
            for sheet in self.sheets:
                for _ in sheet.play(first, deals):
                    played += deals
                    progress(played)
            self.games += deals

    def findings(self) -> list[Finding]:
        """Everything that has been found, bot by bot."""
        return [finding for sheet in self.sheets for finding in sheet.findings()]


def player_named(bot: str, game: Game) -> Player:
    """A bot that plays in a batch: one compiled function."""
    player = player_of(bot, game)
    if player is None:
        raise Mistake("study-bot", bot=bot)
    return player
