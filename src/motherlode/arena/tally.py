"""All games of a league, added up by deal: a deal is what chance gave to everybody alike, and counts as one trial."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from motherlode.arena.plan import Plan
from motherlode.arena.results import Failing, Result, Thinking

FIRST_ROOM = 64  # deals


class Failed(NamedTuple):
    """What a bot did wrong, and in which game. It plays no more, and is not ranked."""

    bot: str
    result: Result
    failing: Failing


class Tally:
    """The sums of a league. Rows are deals, columns are bots; `seats` counts how often a bot sat at a table. A game in
    which a bot failed is done, and is in no sum."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.bots = len(plan.entrants)
        self.games = 0
        self.deals = 0  # up to the last one of which a game is known
        self.seats, self.wins, self.places, self.scores, self.luck = (
            np.zeros((FIRST_ROOM, self.bots)) for _ in range(5)
        )
        self.beaten = np.zeros((FIRST_ROOM, self.bots, self.bots))  # by whom, and who; a tie counts half for each
        self.done = [np.zeros((FIRST_ROOM, turns), np.bool_) for turns in plan.turns]
        self.thinking = [Thinking()] * self.bots
        self.failed: list[Failed] = []
        self._whole = 0

    def add(self, results: Iterable[Result]) -> list[Result]:
        """Add some games; those that were not known before."""
        new: dict[tuple[int, int, int], Result] = {}
        for result in results:
            self._make_room(result.deal + 1)
            if not self.done[result.line_up][result.deal, result.turn]:
                new[result.line_up, result.deal, result.turn] = result
        by_line_up: dict[int, list[Result]] = {}
        for result in new.values():
            by_line_up.setdefault(result.line_up, []).append(result)
        for line_up, some in by_line_up.items():
            self.done[line_up][[result.deal for result in some], [result.turn for result in some]] = True
            self._note_failings(line_up, some)
            if finished := [result for result in some if not result.failings]:
                self._add(line_up, finished)
        return list(new.values())

    def _note_failings(self, number: int, results: Sequence[Result]) -> None:
        """Games of one line-up: which of its bots failed."""
        for result in results:
            for failing in result.failings:
                bot = self.plan.line_ups[number][failing.member]
                self.failed.append(Failed(self.plan.names[bot], result, failing))

    def _add(self, number: int, results: Sequence[Result]) -> None:
        """Games of one line-up that came to their end."""
        line_up = self.plan.line_ups[number]
        deals = np.array([result.deal for result in results])
        places = np.array([result.places for result in results])
        scores = np.array([result.scores for result in results])
        won = places == 1
        shares = won / won.sum(axis=1, keepdims=True)
        for member, bot in enumerate(line_up):
            np.add.at(self.seats[:, bot], deals, 1)
            np.add.at(self.wins[:, bot], deals, shares[:, member])
            np.add.at(self.places[:, bot], deals, places[:, member])
            np.add.at(self.scores[:, bot], deals, scores[:, member])
        if self.plan.luck:
            luck = np.array([result.luck for result in results])
            for member, bot in enumerate(line_up):
                np.add.at(self.luck[:, bot], deals, luck[:, member])
        for one, other in combinations(range(len(line_up)), 2):
            if line_up[one] != line_up[other]:
                points = (places[:, one] < places[:, other]) + 0.5 * (places[:, one] == places[:, other])
                np.add.at(self.beaten[:, line_up[one], line_up[other]], deals, points)
                np.add.at(self.beaten[:, line_up[other], line_up[one]], deals, 1 - points)
        for result in results:
            for member, thought in enumerate(result.thinking):
                total = self.thinking[line_up[member]]
                self.thinking[line_up[member]] = Thinking(
                    total.decisions + thought.decisions,
                    total.seconds + thought.seconds,
                    max(total.longest, thought.longest),
                )
        self.games += len(results)
        self.deals = max(self.deals, int(deals.max()) + 1)

    def _make_room(self, deals: int) -> None:
        room = len(self.seats)
        if deals <= room:
            return
        more = max(deals, 2 * room) - room
        for name in ("seats", "wins", "places", "scores", "luck", "beaten"):
            array = getattr(self, name)
            setattr(self, name, np.concatenate([array, np.zeros((more, *array.shape[1:]))]))
        self.done = [np.concatenate([done, np.zeros((more, done.shape[1]), np.bool_)]) for done in self.done]

    # --- who is still in

    def failings_of(self, bot: int) -> list[Failing]:
        """What a bot did wrong: once at most, unless it failed at several tables at the same time."""
        return [failed.failing for failed in self.failed if failed.bot == self.plan.names[bot]]

    @property
    def out(self) -> set[int]:
        """The bots that have failed."""
        return {self.plan.names.index(failed.bot) for failed in self.failed}

    @property
    def playing(self) -> list[int]:
        """The line-ups that go on."""
        out = self.out
        return [number for number, line_up in enumerate(self.plan.line_ups) if not out.intersection(line_up)]

    @property
    def whole_deals(self) -> int:
        """How many deals have been played by all line-ups that go on, counted from the first without a gap."""
        playing = self.playing
        while self._whole < self.deals and all(self.done[number][self._whole].all() for number in playing):
            self._whole += 1
        return self._whole
