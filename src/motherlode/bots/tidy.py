"""The tidy bot for the dice game: a rule of thumb on half a page. It keeps the dice that can do something, rolls the
others again, uses the face that promises most, and brings the best home first.

Every answer is the one with the highest estimate, in points; among equals the stream decides.
"""

from collections.abc import Callable
from typing import Any

from motherlode.bots.stream import Stream, below
from motherlode.games.dice.moves import ACTIONS, COLOUR_SLUGS, QUESTIONS
from motherlode.games.dice.pieces import (
    CHEST,
    FACES,
    FEWEST_FACES,
    HELMET,
    JACKHAMMER,
    LAST_WILL_BE_FIRST,
    PICKAXE,
    STEAL,
    TRANSFER,
    UNSTABLE,
    VALUABLES,
)
from motherlode.games.kit.records import Records, row

SAFE = 0.6  # what a crystal gains by lying in the chest, in its own points


def choose(view: Records, seat: int, legal: list[int], stream: Stream) -> int:
    """The legal move with the highest estimate."""
    s = row(view, 0)
    estimate = ESTIMATES[QUESTIONS[s.question].name]
    estimates = [estimate(s, seat, *ACTIONS[action].split(" ", 1)) for action in legal]
    equals = [action for action, points in zip(legal, estimates, strict=True) if points == max(estimates)]
    return equals[below(stream, len(equals))] if len(equals) > 1 else equals[0]


def points(s: Any, colour: int) -> float:
    """What a crystal counts."""
    return float(s.values[colour]) if colour < VALUABLES else -float(s.unstable_cost)


def best(s: Any, heap: Any, count: int = 1) -> float:
    """The most valuable crystals of a heap together."""
    each = sorted(points(s, colour) for colour in range(VALUABLES) for _ in range(heap[colour]))
    return sum(each[-count:]) if count > 0 else 0.0


def draw(s: Any, seat: int) -> float:
    """What a crystal from the bag brings; one that eliminates costs everything."""
    total = max(sum(s.bag), 1)
    mean = sum(points(s, colour) * s.bag[colour] for colour in range(VALUABLES + 1)) / total
    last = s.ending == LAST_WILL_BE_FIRST and s.cart[seat][UNSTABLE] + 1 >= s.limit
    return float(mean - (s.bag[UNSTABLE] / total * best(s, s.cart[seat], 9) if last else 0))


def worth(s: Any, seat: int, face: int, number: int) -> float:
    """What so many of a face are likely to bring."""
    others = [s.cart[other] for other in range(s.seats) if other != seat]
    if face == PICKAXE:
        return number * draw(s, seat)
    if face == JACKHAMMER:
        return (number - number // 2) * (draw(s, seat) + 1)
    if face == CHEST:
        return SAFE * best(s, s.cart[seat], number - 1)
    if face == TRANSFER:
        return 2.0 * float(s.unstable_cost * min(number - 1, s.cart[seat][UNSTABLE]))
    return max(best(s, other, number - 1) for other in others) if face == STEAL else 0.0


def roll(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Roll again exactly the dice that can do nothing, as long as that is free; helmets are kept in pairs."""
    again = rest.split()
    useless = [0] * len(FACES)
    for face, fewest in enumerate(FEWEST_FACES):
        shown = s.dice[face]
        useless[face] = shown if shown < fewest or worth(s, seat, face, shown) <= 0 else 0
    useless[HELMET] = s.dice[HELMET] % 2
    if s.rolls_left == 0:
        return 0.0 if again else 1.0
    return -float(sum(abs(again.count(name) - count) for name, count in zip(FACES, useless, strict=True)))


def act(s: Any, seat: int, verb: str, rest: str) -> float:
    """The face that brings most; the end of the turn brings nothing."""
    if verb == "end":
        return 0.0
    face, number = rest.split()
    return worth(s, seat, FACES.index(face), int(number))


def get(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Store and steal the best."""
    return points(s, COLOUR_SLUGS.index(rest)) if verb != "done" else 0.0


def back(s: Any, seat: int, verb: str, rest: str) -> float:
    """Send back what is missed least."""
    return -points(s, COLOUR_SLUGS.index(rest))


def target(s: Any, seat: int, verb: str, rest: str = "") -> float:
    """Whoever has the best cart; to lead, oneself."""
    return best(s, s.cart[int(rest) - 1], 9) + 100 * (int(rest) - 1 == seat) if verb == "seat" else -1.0


ESTIMATES: dict[str, Callable[..., float]] = {
    "roll": roll,
    "act": act,
    "return": back,
    "store": get,
    "give": target,
    "from": target,
    "take": get,
    "leader": target,
}
