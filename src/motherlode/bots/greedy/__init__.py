"""The greedy bot: a rule of thumb for each game, on one page. `GREEDY` is the list of pages.

A page is a rule `estimate(s, seat, action)`: what a move is likely to bring, as a whole number, so that every machine
makes the same choice. It reads only what the seat may know, so it says the same of a state and of the seat's view.
The move with the highest estimate is made; among equals the stream decides. A page may bring two things more:

- `survey(s, seat)`, what is reckoned once for all the moves of a decision, and `weigh(s, seat, action, survey)`, which
  says the same as `estimate` with less work;
- `by_lot(s)`: whether whoever can be guessed loses here. Then a move is drawn, and its estimate is its weight.
"""

from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np

from motherlode.games.catalog import find
from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import bound, inline, unbound
from motherlode.games.kit.game_loop import Player
from motherlode.games.kit.records import Record

GREEDY = {  # by game: the module of its page
    "quartz": "motherlode.bots.greedy.quartz",
    "dice": "motherlode.bots.greedy.dice",
    "quarry": "motherlode.bots.greedy.quarry",
}

estimate: Any = unbound
survey: Any = unbound
weigh: Any = unbound
by_lot: Any = unbound
draw: Any = unbound
best: Any = unbound


@inline
def marked_from(words: Any, mask: Any, action: int) -> int:
    """The first legal move from this one on; the mask is walked by words where it is empty."""
    while mask[action] == 0:
        action += 1
        if action & 7 == 0:
            while words[action >> 3] == 0:
                action += 8
    return action


def choose_best(views: Any, v: int, seat: int, words: Any, first: int, count: int, stream: Any) -> Any:
    """A template: the legal move with the highest estimate, or one drawn by lot."""
    mask = words.view(np.int8)
    action = marked_from(words, mask, first)
    if count == 1:
        return action
    if by_lot(views[v]):
        return draw(views[v], seat, words, mask, action, count, stream)
    return best(views[v], seat, words, mask, action, count, stream)


def best_of(s: Record, seat: int, words: Any, mask: Any, action: int, count: int, stream: Any) -> Any:
    """A template: the highest estimate, from the first legal move on."""
    surveyed = survey(s, seat)
    chosen, highest, equals = action, weigh(s, seat, action, surveyed), 1
    for _ in range(count - 1):
        action = marked_from(words, mask, action + 1)
        promised = weigh(s, seat, action, surveyed)
        if promised > highest:
            chosen, highest, equals = action, promised, 1
        elif promised == highest:
            equals += 1
            if below(stream, equals) == 0:
                chosen = action
    return chosen


def draw_by_weight(s: Record, seat: int, words: Any, mask: Any, action: int, count: int, stream: Any) -> Any:
    """A template: a move is the likelier the higher its estimate; a move without one is not made, if another has."""
    surveyed = survey(s, seat)
    chosen, weights = action, max(weigh(s, seat, action, surveyed), 0)
    for _ in range(count - 1):
        action = marked_from(words, mask, action + 1)
        weight = max(weigh(s, seat, action, surveyed), 0)
        weights += weight
        if weight > 0 and below(stream, weights) < weight:
            chosen = action
    return chosen


@inline
def survey_nothing(s: Record, seat: int) -> int:
    """For a page that reckons every move on its own."""
    return 0


def weigh_alone(s: Record, seat: int, action: int, surveyed: int) -> Any:
    """A template: such a page's estimate."""
    return estimate(s, seat, action)


@inline
def weigh_nothing(s: Record, seat: int, action: int, surveyed: int) -> int:
    """For a game without a page."""
    return 0


@inline
def never_by_lot(s: Record) -> bool:
    """For a page whose best move is always best."""
    return False


def name_of(page: ModuleType) -> str:
    """A name for what is compiled for a page: two pages in one program share none."""
    return f"greedy_{page.__name__.rpartition('.')[2]}"


def reckoning(page: ModuleType) -> dict[str, Any]:
    """How a page reckons: its `survey` and `weigh`, or what stands for them."""
    if hasattr(page, "survey"):
        return {"survey": page.survey, "weigh": page.weigh}
    return {"survey": survey_nothing, "weigh": bound(weigh_alone, name_of(page), estimate=page.estimate)}


def reckoning_of(game: str) -> dict[str, Any]:
    """The same for a game; without a page, all moves promise the same."""
    if game not in GREEDY:
        return {"survey": survey_nothing, "weigh": weigh_nothing}
    return reckoning(import_module(GREEDY[game]))


def player_from(page: ModuleType, game: str) -> Player:
    """The player that a page describes."""
    name, reckoned = name_of(page), reckoning(page)
    parts: dict[str, Any] = {
        "by_lot": getattr(page, "by_lot", never_by_lot),
        "draw": bound(draw_by_weight, name, **reckoned),
        "best": bound(best_of, name, **reckoned),
        "asked": find(game).rules.asked,  # not called, but a page is compiled anew when the rules change
    }
    return Player("greedy", bound(choose_best, name, **parts))


@cache
def player_of(game: str) -> Player | None:
    """The greedy player of a game, if somebody has written its page."""
    return player_from(import_module(GREEDY[game]), game) if game in GREEDY else None
