"""The conformance kit passes a game that keeps its contract, and catches each way of breaking it."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.declarations import About, EventKind, Question, RefusalReason, Span
from motherlode.games.kit.game import Game
from motherlode.games.kit.layout import Layout
from motherlode.games.kit.moves import Move, MoveTable
from motherlode.games.quarry import GAME as QUARRY
from motherlode.games.quartz import GAME
from motherlode.games.quartz.events import DAY_BEGAN
from motherlode.games.quartz.moves import ALLOW, ASK_REACT, ASK_STORE, LEAVE, MINE, REACT
from motherlode.games.quartz.pieces import THIEVERY
from motherlode.testing import check_game
from tests.toys.nuggets import GAME as NUGGETS

RULES = GAME.rules
GAMES = 30 if not INTERPRETED else 6

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"edition": "pt"},
    {"rulings": {"own-turn-reactions": "allowed", "thievery": "must"}, "house": {"cards": {"not-mine-either": 20}}},
    {"rulings": {"chain": "forbidden"}, "house": {"cards": {"not-mine-either": 20}}},
    {"edition": "ru", "thrill": True},
    {"thrill": True},
    {"house": {"days": 2, "hand": 0, "chest": 0, "cards": {"here-we-go": 0, "thievery": 12}}},
    {
        "edition": "pt",
        "thrill": True,
        "house": {"days": 3, "hand": 9, "chest": 5, "digs": 1, "crystals": {"obsidian": 3}},
    },
    {"house": {"crystals": {"quartz": 2, "amethyst": 0, "emerald": 1, "sapphire": 0, "obsidian": 40}, "days": 7}},
)


@pytest.mark.parametrize(
    "options",
    [pytest.param(OPTIONS[1::3], id="some options"), pytest.param(OPTIONS, id="all", marks=pytest.mark.thorough)],
)
def test_quartz_keeps_its_contract(options: tuple[dict[str, Any], ...]) -> None:
    report = check_game(GAME, games=len(options) * 10 // 3 if not INTERPRETED else 6, options=options)
    assert report.games >= 3 * len(options)
    assert report.different_worlds > 0.9 * report.worlds
    assert report.trades > 100
    assert report.steps > 10 * report.uncovering_steps > 0
    assert report.engines >= len(options)
    assert str(report).startswith(f"quartz: {report.games} games and {report.states} states")


class Written(Layout):
    """A layout whose result is spoilt."""

    def __init__(self, layout: Layout, spoil: Callable[[Any], Any]) -> None:
        self.layout, self.spoil = layout, spoil

    def write(self, *arguments: Any) -> bytes:
        return json.dumps(self.spoil(json.loads(self.layout.write(*arguments)))).encode()


def broken(**entries: Any) -> Game:
    """Quartz with some entry points replaced."""
    return replace(GAME, rules=replace(RULES, **entries))


def check(game: Game, games: int = GAMES, **arguments: Any) -> None:
    check_game(game, games=games, engines=False, **arguments)


def caught(game: Game, words: str, games: int = GAMES, **arguments: Any) -> None:
    """The kit finds the fault, and says it in these words after the name of the game."""
    with pytest.raises(AssertionError, match=f"^quartz.*{words}"):
        check(game, games, **arguments)


def test_a_fault_is_reported_with_seats_options_seed_and_move() -> None:
    game = replace(GAME, bounds=replace(GAME.bounds, longest=20))
    where = r"^quartz, 3 seats with \{'thrill': True\}, seed 9, after move 21: the game goes on"
    with pytest.raises(AssertionError, match=where):
        check(game, options=[{"thrill": True}], seed=9)


# --- tables


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"moves": MoveTable(*GAME.moves.rows[:-1], Move("mine"))}, "action table repeats mine"),
        ({"moves": MoveTable(*GAME.moves.rows, Move("sing"))}, "no question can be answered with 'sing'"),
        ({"questions": (*GAME.questions, Question("turn", 0, 1))}, "questions repeat turn"),
        ({"questions": (*GAME.questions, Question("sing", 50, 99))}, "'sing' has no range of answers"),
        ({"events": (*GAME.events, EventKind("mined", ()))}, "events repeat mined"),
        ({"events": (*GAME.events, EventKind("sang", (("song", "song"),)))}, "unknown 'song'"),
        ({"events": (*GAME.events, EventKind("hid-it", (("card", "card"),), private="card"))}, "does not say whose"),
        ({"events": (*GAME.events, EventKind("all", (("a", "seat"),) * 4))}, "has 4 arguments"),
        ({"reasons": (*GAME.reasons, RefusalReason("whim", ""))}, "reason 'whim' names no rule"),
        ({"sight": {key: value for key, value in GAME.sight.items() if key != "deck"}}, "same fields: deck"),
        ({"sight": {**GAME.sight, "deck": "secret"}}, "'deck' is 'secret'"),
        ({"sight": {**GAME.sight, "rng": "open"}}, "random stream is not hidden"),
        ({"hidden": False}, "declares that nothing is hidden"),
        ({"observation": (*GAME.observation, Span("bag", 1, "again"))}, "observation repeats bag"),
        ({"observation": (*GAME.observation, Span("nothing", 0, "none"))}, "has no size"),
        ({"fewest": 6}, "6 to 5 players is no range"),
    ],
)
def test_tables_that_make_no_sense_are_caught(changes: dict[str, Any], words: str) -> None:
    caught(replace(GAME, **changes), words)


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"longest": 40}, "the game goes on; declared are 40 moves at most"),
        ({"highest_score": 20}, "scores are .* declared are 0 to 20"),
        ({"lowest_score": 30}, "scores are .* declared are 30 to"),
        ({"lowest_score": 10**6}, "lowest score it declares is above the highest"),
        ({"record_bytes": 256}, "declared are 256"),
    ],
)
def test_bounds_that_do_not_hold_are_caught(changes: dict[str, int], words: str) -> None:
    caught(replace(GAME, bounds=replace(GAME.bounds, **changes)), words)


def test_more_events_than_declared_are_caught() -> None:
    """In a toy: rules are compiled anew for every size of the buffer."""
    bounds = replace(NUGGETS.bounds, events=3)
    with pytest.raises(AssertionError, match=r"^tests\.toys\.nuggets.*declared are 3 at most"):
        check(replace(NUGGETS, bounds=bounds))


def test_chance_that_is_not_declared_is_caught() -> None:
    caught(replace(GAME, chance=False), "is chance, and the game declares that there is none")


def test_chance_that_never_happens_is_caught() -> None:
    events = tuple(event._replace(chance=False, reveal=event.chance or event.reveal) for event in GAME.events)
    caught(replace(GAME, events=events), "no event of chance was ever emitted", games=3)


def test_an_observation_longer_than_declared_is_caught() -> None:
    caught(replace(GAME, observation=GAME.observation[:-1]), "is longer than declared")


def test_an_observation_shorter_than_declared_is_caught() -> None:
    longer = (*GAME.observation, Span("weather", 1, "rain underground"))
    caught(replace(GAME, observation=longer), "number 248 of the observation of seat 1 is not written")


# --- moves


def test_a_mask_with_a_move_too_many_is_caught() -> None:
    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        count = RULES.legal(states, i, seat, mask)
        if count and not states["token"][i, seat] and states["question"][i] == 0:
            mask[GAME.action("use token")] = 1
            count += 1
        return count

    caught(broken(legal=legal), "'use token' of seat . is marked legal, but there is a reason to refuse it")


def test_a_mask_with_a_move_too_few_is_caught() -> None:
    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        count = RULES.legal(states, i, seat, mask)
        if count > 1 and mask[LEAVE]:
            mask[LEAVE] = 0
            count -= 1
        return count

    caught(broken(legal=legal), "'leave' of seat . is not marked legal, but there is no reason to refuse it")


def test_a_mask_that_is_not_cleared_is_caught() -> None:
    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        before = mask[-1]
        count = RULES.legal(states, i, seat, mask)
        mask[-1] = before
        return count

    caught(broken(legal=legal), "says neither yes nor no to 'stop'")


def test_a_wrong_count_of_legal_moves_is_caught() -> None:
    caught(broken(legal=lambda *call: RULES.legal(*call) + 1), "legal moves, but .* are counted")


def test_an_answer_to_another_question_is_caught() -> None:
    questions = (Question("turn", 0, 8), *GAME.questions[1:-1], Question("dig", 9, GAME.questions[-1].last))
    caught(replace(GAME, questions=questions), "may make a move that is no answer to 'turn'")


def test_a_seat_that_is_not_asked_but_may_move_is_caught() -> None:
    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        return RULES.legal(states, i, int(states["asked"][i]), mask)

    caught(broken(legal=legal), "is not asked, but may")


def test_a_seat_that_is_asked_and_has_no_move_is_caught() -> None:
    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        count = RULES.legal(states, i, seat, mask)
        if states["question"][i] == ASK_STORE:
            mask[:] = count = 0
        return count

    caught(broken(legal=legal), "is asked and has no legal move")


def test_two_seats_asked_at_once_without_notice_are_caught() -> None:
    caught(broken(asked=lambda *call: RULES.asked(*call) | 1 if RULES.asked(*call) else 0), "2 seats are asked at once")


def test_seats_that_do_not_play_are_not_asked() -> None:
    caught(broken(asked=lambda *call: RULES.asked(*call) | 1 << 6 if RULES.asked(*call) else 0), "that do not play")


def test_a_refused_move_that_leaves_a_trace_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        if emitted < 0:
            states["coins"][i, seat] += 1
        return emitted

    caught(broken(apply=apply), "was refused, but changed the state")


def test_a_refused_move_that_draws_a_random_number_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        if emitted < 0:
            states["rng"][i, 0] += 1
        return emitted

    caught(broken(apply=apply), "was refused, but changed the state")


def test_a_move_that_touches_another_game_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        states["coins"][0, 0] = 7
        return RULES.apply(states, i, seat, action, events)

    caught(broken(apply=apply), "changes another row of the array")


def test_a_refusal_without_a_reason_is_caught() -> None:
    def apply(*call: Any) -> int:
        emitted = RULES.apply(*call)
        return emitted if emitted >= 0 else -1

    caught(broken(apply=apply), "should be refused with -.*, and gives -1")


def test_a_refused_move_that_tells_something_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        events["count"][0] = abs(emitted)
        return emitted

    caught(broken(apply=apply), "was refused, but emitted events")


# --- pieces, events, the end


def test_a_lost_crystal_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        if action == LEAVE and emitted > 0 and states["bag"][i, 0]:
            states["bag"][i, 0] -= 1
        return emitted

    caught(broken(apply=apply), "pieces are not conserved")


def test_an_event_that_is_not_in_the_table_is_caught() -> None:
    caught(replace(GAME, events=GAME.events[:DAY_BEGAN]), f"emits an event that is not in the table: {DAY_BEGAN}")


def test_an_event_about_a_piece_that_is_not_in_the_box_is_caught() -> None:
    pieces = {**GAME.pieces, "crystal": GAME.pieces["crystal"][:-1]}
    caught(replace(GAME, pieces=pieces), "'.*' names a crystal that does not exist: 6")


def test_a_wrong_count_of_events_is_caught() -> None:
    def apply(*call: Any) -> int:
        emitted = RULES.apply(*call)
        return emitted + 1 if emitted > 0 else emitted

    caught(broken(apply=apply), "emits .* events, but returns")


def test_places_that_nobody_could_have_are_caught() -> None:
    def ranks(states: Any, i: int, out: Any) -> None:
        RULES.ranks(states, i, out)
        out[: int(states["seats"][i])] += 1

    caught(broken(ranks=ranks), "has place . among")


def test_a_game_without_end_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        states["day"][i] = min(states["day"][i], 3)
        return emitted

    caught(replace(broken(apply=apply), bounds=replace(GAME.bounds, longest=400)), "the game goes on")


# --- writing


def test_a_position_that_forgets_something_is_caught() -> None:
    def forget(position: Any) -> Any:
        for seat in position["seats"]:
            seat.pop("token")
        return position

    caught(replace(GAME, position=Written(GAME.position, forget)), "position is read back with other token")


def test_a_position_that_cannot_be_read_is_caught() -> None:
    rain = Written(GAME.position, lambda position: {**position, "weather": "rain"})
    caught(replace(GAME, position=rain), "position it wrote cannot be read: .*“weather”")


def test_options_that_are_not_written_are_caught() -> None:
    game = replace(GAME, get_options=lambda states, i: {"edition": "en"})
    caught(
        game,
        "options that are read from it are not .*: they differ in thrill",
        options=[{"thrill": True}],
    )


# --- sight


def test_a_deck_left_in_a_view_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        RULES.redact(states, i, seat, views, j)
        views["deck"][j] = states["deck"][i]

    caught(broken(redact=redact), "the view of seat 1 shows 'deck', which is hidden")


def test_a_stream_left_in_a_view_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        RULES.redact(states, i, seat, views, j)
        views["rng"][j] = states["rng"][i]

    caught(broken(redact=redact), "shows 'rng', which is hidden")


def test_something_open_left_out_of_a_view_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        RULES.redact(states, i, seat, views, j)
        views["bag"][j] = 0

    caught(broken(redact=redact), "the view of seat 1 does not show 'bag', which is open")


def test_a_view_that_keeps_what_stood_there_before_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        before = views["unseen"][j].copy()
        RULES.redact(states, i, seat, views, j)
        views["unseen"][j] |= before

    caught(broken(redact=redact), "redact leaves something of an earlier view in unseen")


def test_a_view_that_changes_when_redacted_again_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        deck_is_there = states["deck"][i].any()
        RULES.redact(states, i, seat, views, j)
        if not deck_is_there:
            views["unseen"][j] = 0

    caught(broken(redact=redact), "redacted twice, the view of seat 1 changes in unseen")


def show_the_next_hand_on_the_first_day(states: Any, i: int, seat: int, views: Any, j: int) -> None:
    RULES.redact(states, i, seat, views, j)
    if seat < 0 or states["day"][i] > 1:
        return
    other = (seat + 1) % int(states["seats"][i])
    if states["deck"][i].any():
        views["hand"][j, other] = states["hand"][i, other]
        views["unseen"][j] -= states["hand"][i, other] - states["known"][i, other]
    else:  # redacted before
        views["hand"][j] = states["hand"][i]
        views["unseen"][j] = states["unseen"][i]


def test_a_view_of_another_hand_is_caught_even_if_the_guess_agrees_with_it() -> None:
    words = (
        "seat . of . sees every exchange between seat . and seat ., .* times: a view shows what only its owner may see"
    )
    caught(broken(redact=show_the_next_hand_on_the_first_day), words, games=40, options=[{"house": {"days": 1}}])


def test_a_view_in_words_that_shows_another_hand_is_caught() -> None:
    remembered: dict[str, Any] = {}

    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        RULES.redact(states, i, seat, views, j)
        remembered["hands"] = states["hand"][i].tolist()

    leaking = Written(GAME.view, lambda view: {**view, "hands": remembered["hands"]})
    game = replace(broken(redact=redact), view=leaking)
    caught(game, "is sent another view of a world that fits its view")


def test_a_guess_that_ignores_known_cards_is_caught() -> None:
    def guess(views: Any, j: int, seat: int, value: int) -> None:
        for other in range(int(views["seats"][j])):
            if other != seat:
                views["unseen"][j] += views["hand"][j, other]
                views["hand"][j, other] = 0
        RULES.guess(views, j, seat, value)

    caught(broken(guess=guess), "no possible world: .*known names a card that is not in the hand")


def move_a_card(views: Any, j: int, seat: int) -> tuple[int, int]:
    one, other = (other for other in range(int(views["seats"][j])) if other != seat and other < 3)
    spare = np.flatnonzero(views["hand"][j, one] - views["known"][j, one])
    if len(spare):
        views["hand"][j, one, spare[0]] -= 1
        views["hand"][j, other, spare[0]] += 1
    return one, other


def test_a_guess_that_deals_a_card_too_many_is_caught() -> None:
    def guess(views: Any, j: int, seat: int, value: int) -> None:
        RULES.guess(views, j, seat, value)
        move_a_card(views, j, seat if 0 <= seat < 3 else 2)

    caught(broken(guess=guess), "no possible world: .*is read back with other hand_size")


def test_a_guess_that_changes_hand_sizes_is_caught() -> None:
    def guess(views: Any, j: int, seat: int, value: int) -> None:
        RULES.guess(views, j, seat, value)
        one, other = move_a_card(views, j, seat if 0 <= seat < 3 else 2)
        views["hand_size"][j, [one, other]] = views["hand"][j, [one, other]].sum(axis=1)

    caught(broken(guess=guess), "does not fit its view: .*hand_size")


def test_a_guess_that_loses_cards_is_caught() -> None:
    def guess(views: Any, j: int, seat: int, value: int) -> None:
        RULES.guess(views, j, seat, value)
        views["deck"][j] = 0

    caught(broken(guess=guess), "does not fit its view: unseen")


def test_a_guess_that_is_not_made_from_its_seed_is_caught() -> None:
    whim = iter(range(10**9))
    game = broken(guess=lambda views, j, seat, value: RULES.guess(views, j, seat, next(whim)))
    caught(game, "is not made of its view and the seed alone")


def test_a_guess_that_is_always_the_truth_is_caught() -> None:
    truth: dict[bytes, Any] = {}

    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        RULES.redact(states, i, seat, views, j)
        if states["rng"][i, 0]:
            truth[views[j : j + 1].tobytes()] = states[i : i + 1].copy()

    def guess(views: Any, j: int, seat: int, value: int) -> None:
        world = truth[views[j : j + 1].tobytes()]
        for field in ("hand", "deck", "unseen"):
            views[field][j] = world[field][0]
        RULES.reseed(views, j, value)

    caught(broken(redact=redact, guess=guess), "worlds it guessed only .* are not the true one", games=3)


def test_looking_that_changes_the_state_is_caught() -> None:
    class Meddling(Written):
        def write(self, states: Any, *rest: Any) -> bytes:
            states["rng"][0, 0] += np.uint64(1)
            return super().write(states, *rest)

    caught(
        replace(GAME, position=Meddling(GAME.position, lambda position: position)), "looking at the state changes it"
    )


# --- two worlds


def holds_thievery(states: Any, i: int, seat: int) -> bool:
    """Whether the next seat holds a certain card, which this seat cannot know."""
    return bool(states["hand"][i, (seat + 1) % int(states["seats"][i]), THIEVERY] > 0)


def test_legal_moves_that_depend_on_another_hand_are_caught() -> None:
    def may_not(states: Any, i: int, seat: int, action: int) -> bool:
        return action == MINE and holds_thievery(states, i, seat)

    def refusal(states: Any, i: int, seat: int, action: int) -> int:
        why = RULES.refusal(states, i, seat, action)
        return why or (4 if may_not(states, i, seat, action) else 0)

    def legal(states: Any, i: int, seat: int, mask: Any) -> int:
        count = RULES.legal(states, i, seat, mask)
        if mask[MINE] and may_not(states, i, seat, MINE):
            mask[MINE] = 0
            count -= 1
        return count

    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        if why := refusal(states, i, seat, action):
            events["count"][0] = 0
            return -why
        return RULES.apply(states, i, seat, action, events)

    game = broken(refusal=refusal, legal=legal, apply=apply)
    caught(game, "legal moves of seat . depend on|changes its legal moves")


def test_a_reason_that_depends_on_another_hand_is_caught() -> None:
    def refusal(states: Any, i: int, seat: int, action: int) -> int:
        why = RULES.refusal(states, i, seat, action)
        return 1 + why % 2 if why and holds_thievery(states, i, seat) else why

    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = RULES.apply(states, i, seat, action, events)
        return emitted if emitted >= 0 else -refusal(states, i, seat, action)

    caught(broken(refusal=refusal, apply=apply), "the reason why seat . may not '.*' depends on what it cannot know")


def test_an_observation_of_another_hand_is_caught() -> None:
    def observe(states: Any, i: int, seat: int, out: Any) -> None:
        RULES.observe(states, i, seat, out)
        out[0] += holds_thievery(states, i, max(seat, 0))

    caught(broken(observe=observe), "the observation of seat . depends on")


def test_a_question_about_a_hidden_card_is_caught() -> None:
    sly = About("sly", "count", lambda s: s.hand[1][THIEVERY])
    caught(replace(GAME, about=(*GAME.about, sly)), "what the question is about depends on")


def answer_at_once(states: Any, i: int, seat: int, action: int, events: Any) -> int:
    """Who has no reaction is not asked for one: the classic leak."""
    emitted = RULES.apply(states, i, seat, action, events)
    if emitted > 0 and states["question"][i] == ASK_REACT:
        target = int(states["asked"][i])
        if RULES.refusal(states, i, target, REACT):
            rows = events["rows"][0]
            first = rows[:emitted].copy()
            more = RULES.apply(states, i, target, ALLOW, events)
            rows[emitted : emitted + more] = rows[:more].copy()
            rows[:emitted] = first
            events["count"][0] = emitted = emitted + more
    return emitted


def test_asking_only_those_who_hold_the_card_is_caught() -> None:
    caught(broken(apply=answer_at_once), "after 'seat .' of seat . .* sees .*allowed .*, by what it cannot know")


def test_a_move_that_writes_a_secret_on_the_table_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        sly = holds_thievery(states, i, seat)
        emitted = RULES.apply(states, i, seat, action, events)
        if emitted > 0 and action == LEAVE:
            states["coins"][i, seat] += sly
        return emitted

    caught(broken(apply=apply), "after 'leave' of seat . the view of .* depends on what it could not know")


def test_a_draw_from_the_open_bag_that_depends_on_a_hand_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        if action == MINE and holds_thievery(states, i, seat) and not RULES.refusal(states, i, seat, action):
            states["rng"][i, 0] += np.uint64(12345)
        return RULES.apply(states, i, seat, action, events)

    caught(broken(apply=apply), "after 'mine' of seat . .* sees 'mined .*' or 'mined .*', by what it cannot know")


def test_an_event_that_gives_a_drawn_card_away_is_caught() -> None:
    events = tuple(event._replace(private="") for event in GAME.events)
    caught(replace(GAME, events=events), "'drew-card' tells seat . what its view of 'hand' does not know")


# --- sealed answers


def quarry_with(**changes: Any) -> Game:
    """The Quarry, where all vote at once and in secret, with something changed."""
    entries = {name: change for name, change in changes.items() if hasattr(QUARRY.rules, name)}
    others = {name: change for name, change in changes.items() if name not in entries}
    return replace(QUARRY, rules=replace(QUARRY.rules, **entries), **others)


def test_an_event_that_tells_a_sealed_answer_is_caught() -> None:
    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        emitted = QUARRY.rules.apply(states, i, seat, action, events)
        for row in events["rows"][0, : max(emitted, 0)]:
            if QUARRY.events[row[0]].name == "voted":
                row[2] = action
        return emitted

    telling = tuple(
        event._replace(arguments=(*event.arguments, ("vote", "count"))) if event.name == "voted" else event
        for event in QUARRY.events
    )
    words = "after 'vote .' of seat . seat . sees 'voted . .' or 'voted . .', by what it cannot know"
    with pytest.raises(AssertionError, match=f"^quarry.*{words}"):
        check(quarry_with(apply=apply, events=telling))


def test_a_view_that_shows_a_sealed_answer_is_caught() -> None:
    def redact(states: Any, i: int, seat: int, views: Any, j: int) -> None:
        QUARRY.rules.redact(states, i, seat, views, j)
        views["vote"][j] = states["vote"][i]

    with pytest.raises(AssertionError, match=r"^quarry.*after 'vote .' of seat . the view of seat . depends on"):
        check(quarry_with(redact=redact))


def test_a_sealed_question_to_a_single_seat_has_nothing_to_keep_from_anybody() -> None:
    questions = tuple(question._replace(sealed=question.reaction) for question in GAME.questions)
    check(replace(GAME, questions=questions), games=3)


# --- chance and repetition


def test_chance_from_outside_is_caught() -> None:
    whim = iter(range(10**9))

    def apply(states: Any, i: int, seat: int, action: int, events: Any) -> int:
        if not RULES.refusal(states, i, seat, action):
            states["rng"][i, 0] ^= np.uint64(next(whim))
        return RULES.apply(states, i, seat, action, events)

    caught(broken(apply=apply), "give other bytes|by what it cannot know")


def test_a_reseed_that_does_nothing_is_caught() -> None:
    caught(broken(reseed=lambda states, i, value: None), "two seeds give the same random stream")


def test_a_reseed_that_changes_the_table_is_caught() -> None:
    def reseed(states: Any, i: int, value: int) -> None:
        RULES.reseed(states, i, value)
        states["first"][i] = 0

    caught(broken(reseed=reseed), "a new seed changes more than the random stream")


def test_a_reseed_that_depends_on_the_old_stream_is_caught() -> None:
    def reseed(states: Any, i: int, value: int) -> None:
        states["rng"][i, 0] ^= np.uint64(value + 1)

    caught(broken(reseed=reseed), "the same seed gives two random streams")


def test_a_deal_that_leaves_something_of_the_last_game_is_caught() -> None:
    def new(states: Any, i: int, value: int, events: Any) -> int:
        coins = states["coins"][i].copy()
        emitted = RULES.new(states, i, value, events)
        states["coins"][i] = coins
        return emitted

    caught(broken(new=new), "a game dealt into a used record is not the same")


# --- engines

OTHER_GAME = """
from dataclasses import replace
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.quartz import GAME as QUARTZ

def observe(states, i, seat, out):
    QUARTZ.rules.observe(states, i, seat, out)
    out[0] += INTERPRETED

GAME = replace(QUARTZ, name="elsewhere.othergame", rules=replace(QUARTZ.rules, observe=observe))
"""


def test_rules_that_differ_when_interpreted_are_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "elsewhere"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "othergame.py").write_text(OTHER_GAME)
    monkeypatch.syspath_prepend(tmp_path)
    from elsewhere.othergame import GAME as OTHER

    with pytest.raises(AssertionError, match=r"othergame, 3 seats, seed 1: .* the games are not the same bytes"):
        check_game(OTHER, games=3)


def test_a_game_that_a_second_process_cannot_find_says_so() -> None:
    with pytest.raises(AssertionError, match="not the GAME of a module"):
        check_game(replace(NUGGETS), games=3)
