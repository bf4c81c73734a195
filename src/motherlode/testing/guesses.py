"""A guess is as likely as the truth, and the events of the deal show no more than the views after it know.

*At the deal* nobody has moved, so nothing but the deal itself has made one world likelier than another, and the true
world can be laid beside a guess (`evidence.py`). Later this is not so: a seat that plays a card shows that it had one,
and which moves a seat has depends on its hand.

*What the deal shows.* If an event says something of what the view hides, then in the deals that had this event the true
world leans and the guess does not. Every event that a viewer saw is tried against everything that is
counted. An event marked `reveal` says openly that it shows something hidden; it is not tried.

*Later in a game* a guess can be held against another guess. Whatever has happened, the worlds that fit the view of a
spectator hold those that fit the view of a seat. So take one of them for the truth, let a seat look at it, and guess
from there: these two are draws from the same distribution again. This finds a guess that is uneven from different
seats, or only once the game has begun; one that is uneven for everybody in the same way is found at the deal.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.events import event_rows
from motherlode.games.kit.game import Game, Options
from motherlode.games.kit.records import records
from motherlode.testing.evidence import Signs, Worlds, from_the_viewer, joined, leaning, secret_fields, signs
from motherlode.testing.moment import Moment
from motherlode.testing.sight import redacted, world_from

DEALS = 2400 if not INTERPRETED else 1200  # of all settings together
AGREEING = 8  # guesses held against each other at one state
OTHER_SEEDS = 1 << 40  # guesses have seeds of their own: the stream of a deal would guess that deal
RARE = 40  # deals with an event; of fewer, none leans too far

SeenEvent = tuple[int, ...]  # a row as a viewer sees it: kind and numbers, with seats counted from the viewer
UNKNOWN = -(1 << 31)  # stands for a number that the viewer may not know


class Pairs(NamedTuple):
    """True worlds, and a guess beside each."""

    truths: list[Worlds]
    guesses: list[Worlds]


def deal_is_fair(game: Game, settings: Sequence[tuple[int, Options]], seed: int) -> int:
    """Deals of all settings: guesses do not lean, and neither do the worlds behind an event; how many were dealt."""
    if not secret_fields(game):
        return 0
    pairs, seen = deal_often(game, settings, seed)
    counted = signs(game, joined(pairs.truths), joined(pairs.guesses))
    guesses_do_not_lean(game, counted, "at the deal")
    events_show_nothing_hidden(game, counted, seen)
    return len(seen)


def deal_often(game: Game, settings: Sequence[tuple[int, Options]], seed: int) -> tuple[Pairs, list[set[SeenEvent]]]:
    """Many deals, with a guess for each and what the viewer saw; seats and spectator take turns."""
    pairs = Pairs([], [])
    seen: list[set[SeenEvent]] = []
    events = game.event_buffer()
    for seats, options in settings:
        viewers = [*range(seats), -1]
        for viewer in viewers:
            count = -(-DEALS // (len(settings) * len(viewers)))
            states, worlds = game.blank(seats, options, count), records(game.state, count)
            for number in range(count):
                game.rules.new(states, number, seed + len(seen), events)
                game.rules.redact(states, number, viewer, worlds, number)
                game.rules.guess(worlds, number, viewer, OTHER_SEEDS + seed + len(seen))
                seen.append({seen_by(game, row, seats, viewer) for row in event_rows(events)})
            pairs.truths.append(from_the_viewer(game, states, seats, viewer))
            pairs.guesses.append(from_the_viewer(game, worlds, seats, viewer))
    return pairs, seen


def seen_by(game: Game, row: Sequence[int], seats: int, viewer: int) -> SeenEvent:
    """A row as the viewer sees it, with seats counted from the viewer."""
    kind = game.events[row[0]]
    seen = [row[0]]
    for (name, stands_for), number in zip(kind.arguments, row[1:], strict=False):
        if name == kind.private and row[1] != viewer:
            seen.append(UNKNOWN)
        else:
            seen.append((number - max(viewer, 0)) % seats if stands_for == "seat" and number >= 0 else number)
    return tuple(seen)


def guesses_do_not_lean(game: Game, counted: Signs, when: str) -> None:
    """What is counted is as often more in the truth as in the guess."""
    found = leaning(counted.table.sum(axis=0, dtype=np.int64), np.abs(counted.table).sum(axis=0, dtype=np.int64))
    if found:
        raise AssertionError(
            f"{game.name}: its guesses {when} are not as likely as the truth: {counted.what[found.place]} "
            f"{found.truth} times in the true world alone, {found.guess} times in the guess alone, "
            "with seats counted from the viewer, who is 0"
        )


def events_show_nothing_hidden(game: Game, counted: Signs, seen: list[set[SeenEvent]]) -> None:
    """In the deals in which a viewer saw something, the truth leans no more than in the others."""
    deals_with: dict[SeenEvent, list[int]] = defaultdict(list)
    for deal, rows in enumerate(seen):
        for row in rows:
            deals_with[row].append(deal)
    tried = [row for row, deals in deals_with.items() if len(deals) >= RARE and not game.events[row[0]].reveal]
    happened = np.zeros((len(tried), len(seen)), np.float32)
    for place, row in enumerate(tried):
        happened[place, deals_with[row]] = 1
    table = counted.table.astype(np.float32)
    found = leaning(happened @ table, happened @ np.abs(table)) if counted.what else None
    if found:
        event, what = divmod(found.place, len(counted.what))
        raise AssertionError(
            f"{game.name}: at the deal '{in_words(game, tried[event])}' tells a viewer what its view does not know: "
            f"then {counted.what[what]} {found.truth} times in the true world alone, {found.guess} times in a guess "
            "alone, with seats counted from the viewer, who is 0"
        )


def in_words(game: Game, row: SeenEvent) -> str:
    """The row by its names."""
    kind = game.events[row[0]]
    words = [
        "-" if number < 0 else game.pieces[stands_for][number] if stands_for in game.pieces else str(number)
        for (_, stands_for), number in zip(kind.arguments, row[1:], strict=False)
    ]
    return " ".join([kind.name, *words])


def guess_from_a_guess(at: Moment, viewer: int, value: int, pairs: Pairs) -> None:
    """Take some worlds that fit a spectator's view for the truth; a seat looks at each, and guesses."""
    public = redacted(at, -1)
    for number in range(AGREEING):
        truth = world_from(at, -1, public, OTHER_SEEDS + 2 * (AGREEING * value + number))
        view = redacted(at.instead(truth), viewer)
        guess = world_from(at, viewer, view, OTHER_SEEDS + 2 * (AGREEING * value + number) + 1)
        pairs.truths.append(from_the_viewer(at.game, truth, at.seats, viewer))
        pairs.guesses.append(from_the_viewer(at.game, guess, at.seats, viewer))


def guesses_agree(game: Game, pairs: Pairs) -> None:
    """What a seat guesses is as likely as what a spectator guesses, wherever in a game."""
    if pairs.truths and secret_fields(game):
        guesses_do_not_lean(game, signs(game, joined(pairs.truths), joined(pairs.guesses)), "in the middle of a game")
