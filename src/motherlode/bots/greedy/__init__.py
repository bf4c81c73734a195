"""The greedy bot: a rule of thumb for each game, on one page, the game's `greedy` module.

A page has a rule `estimate(s, seat, action)`: what a move is likely to bring, as a whole number, so that every machine
makes the same choice. It reads only what the seat may know, so it gives the same for a state and for the seat's view.
The move with the highest estimate is made; among equals the stream decides. A page may bring two things more:

- `survey(s, seat)`, what is computed once for all the moves of a decision, and `weigh(s, seat, action, survey)`, which
  gives the same as `estimate` with less work;
- `at_random(s)`: whether a player who can be predicted loses here. Then a move is drawn, weighted by its estimate.
"""

from functools import cache
from types import ModuleType
from typing import Any

import numpy as np

from motherlode.bots.companions import companion
from motherlode.games.kit.chance import below
from motherlode.games.kit.compile import bound, inline, unbound
from motherlode.games.kit.game import Game, Rules
from motherlode.games.kit.game_loop import Player
from motherlode.games.kit.records import Record

# The names of the templates below, bound by `player_from` and `weighing_functions`.
estimate: Any = unbound  # (s, seat, action): the page's own
survey: Any = unbound  # (s, seat): the page's own, or `survey_nothing`
weigh: Any = unbound  # (s, seat, action, surveyed): the page's own, or `weigh_alone`
at_random: Any = unbound  # (s): the page's own, or `never_at_random`
draw: Any = unbound  # draw_by_weight
best: Any = unbound  # best_of


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
    """A template: the legal move with the highest estimate, or one drawn at random."""
    mask = words.view(np.int8)
    action = marked_from(words, mask, first)
    if count == 1:
        return action
    if at_random(views[v]):
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
    """For a page that estimates every move on its own."""
    return 0


def weigh_alone(s: Record, seat: int, action: int, surveyed: int) -> Any:
    """A template: such a page's estimate."""
    return estimate(s, seat, action)


@inline
def weigh_nothing(s: Record, seat: int, action: int, surveyed: int) -> int:
    """For a game without a page."""
    return 0


@inline
def never_at_random(s: Record) -> bool:
    """For a page whose best move is always best."""
    return False


def name_of(page: ModuleType) -> str:
    """A name for what is compiled for a page: two pages in one program share none."""
    return page.__name__.replace(".", "_")


def weighing_functions(page: ModuleType | None) -> dict[str, Any]:
    """The `survey` and `weigh` of a page, or what stands for them; without a page, all moves promise the same."""
    if page is None:
        return {"survey": survey_nothing, "weigh": weigh_nothing}
    if hasattr(page, "survey"):
        return {"survey": page.survey, "weigh": page.weigh}
    return {"survey": survey_nothing, "weigh": bound(weigh_alone, name_of(page), estimate=page.estimate)}


@cache
def player_from(page: ModuleType, rules: Rules) -> Player:
    """The player that a page describes."""
    name, weighing = name_of(page), weighing_functions(page)
    parts: dict[str, Any] = {
        "at_random": getattr(page, "at_random", never_at_random),
        "draw": bound(draw_by_weight, name, **weighing),
        "best": bound(best_of, name, **weighing),
        "asked": rules.asked,  # not called, but a page is compiled anew when the rules change
    }
    return Player("greedy", bound(choose_best, name, **parts))


def player_of(game: Game) -> Player | None:
    """The greedy player of a game, if the game has such a page."""
    page = companion(game, "greedy")
    return player_from(page, game.rules) if page else None
