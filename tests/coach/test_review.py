"""A review separates luck from decisions, and finds what a person would find."""

import json
import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from html.parser import HTMLParser

import pytest

from motherlode.bots import answer, find, stream_of
from motherlode.coach.json_data import as_json_data
from motherlode.coach.odds import Odds, Prospect, odds_of
from motherlode.coach.page import review_page
from motherlode.coach.review import Review, chances_of, has_escaped, review
from motherlode.games.kit.compile import INTERPRETED
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import REFEREE, Match
from motherlode.terminal.review import lines_of
from motherlode.words import LANGUAGES, Words
from motherlode.words.narration import Narration
from tests.coach.positions import LAST_CHANCE

PLAYOUTS = 60 if not INTERPRETED else 4
NAMES = ("Ana", "<b>Bia & Co</b>", "Caio")
pytestmark = pytest.mark.skipif(INTERPRETED, reason="a review is thousands of games")


def played(name: str, seed: int, bot: str = "random", **options: object) -> Match:
    """A whole match by bots that make mistakes."""
    match = Match.new(name, seats=3, seed=seed, names=NAMES, **options)
    player = find(bot, match.game)
    streams = [stream_of(seed, seat) for seat in range(4)]
    while not match.over:
        seat = match.asked[0]
        match.play(seat, answer(match, seat, player, streams[seat]))
    return match


def last_chance(*moves: str, drawing: str = "") -> Match:
    """A match from the last chance, in which seat 1 draws that."""
    for seed in range(50):
        match = Match.from_position(LAST_CHANCE, seed)
        for move in moves:
            seat, _, phrase = move.partition(" ")
            if not match.over:
                match.play(int(seat), phrase)
        if not drawing or match.log.entries[0].drawn == (f"mined 1 {drawing}",):
            return match
    raise AssertionError(f"no seed draws {drawing}")


@cache
def short_match() -> Match:
    return played("quartz", 5, house={"days": 2})


@cache
def reviewed() -> Review:
    return review(short_match(), PLAYOUTS)


# --- what a person would find


def test_a_blunder_costs_what_the_best_move_would_have_won() -> None:
    found = review(last_chance("1 leave"), 400)
    [step] = found.steps
    assert step.decision is not None
    assert step.decision.best == "mine"
    assert abs(step.decision.loss - 0.5) < 4 * step.decision.error
    assert found.worst == 1
    assert found.best is None
    assert found.turning_points == (1,)
    balance = found.balances[0]
    assert (balance.slips, balance.decisions, balance.loss) == (1, 1, step.decision.loss)
    assert balance.luck == 0, "nothing was drawn"


def test_a_lucky_escape_is_luck_and_a_good_decision() -> None:
    found = review(last_chance("1 mine", "2 leave", drawing="ruby"), 400)
    step = found.steps[0]
    assert step.escaped
    assert found.escapes == (1,)
    assert step.risk == pytest.approx(0.5)
    assert abs(step.luck.win[0] - 0.5) < 4 * step.luck.error[0]
    assert step.luck.win[1] == pytest.approx(-step.luck.win[0])
    assert step.decision is not None
    assert step.decision.loss == 0
    assert abs(step.decision.lead - 0.5) < 0.2
    assert found.best == 1
    assert found.worst is None
    assert step.after.win == (1, 0, 0)


@pytest.mark.parametrize(("disaster", "spared"), [(True, True), (False, False)])
def test_one_escapes_from_what_the_page_of_odds_calls_a_disaster(disaster: bool, spared: bool) -> None:
    """Whatever the danger is called: a game of others has one of its own."""
    match = last_chance("1 mine", drawing="ruby")
    [entry, *_] = match.log.entries
    odds = Odds(danger="flood", disaster=disaster, prospects=(Prospect("mine", risk=Fraction(1, 2)),))
    assert has_escaped(match.game, odds, entry, match.events_of(1, REFEREE), match.states) == spared


def test_an_accident_is_no_escape() -> None:
    found = review(last_chance("1 mine", drawing="obsidian"), 200)
    assert found.escapes == ()
    assert found.steps[0].luck.win[0] < -0.3
    assert found.winners == (2,)


def test_the_luck_of_a_draw_averages_to_nothing() -> None:
    """What a draw promises is what its outcomes are worth, each as often as it comes."""
    position = {**LAST_CHANCE, "bag": {"ruby": 2, "quartz": 3, "amber": 1, "obsidian": 3}, "day": 4}
    match = Match.from_position(position)
    game = match.game
    expected = chances_of(game, match.states, 4000, game.action("mine"), 1)
    worth: dict[str, tuple[float, ...]] = {}
    for seed in range(100):
        drawn = Match.from_position(position, seed)
        [mined, *_] = [event.arguments["crystal"] for event in drawn.play(1, "mine") if event.name == "mined"]
        if mined not in worth:
            worth[mined] = chances_of(game, drawn.states, 4000, -1, seed).win
    chances = odds_of(game, match.redacted(1), 0, [game.action("mine")]).next
    assert set(worth) == set(chances)
    for seat in range(3):
        mean = sum(float(chance) * worth[colour][seat] for colour, chance in chances.items())
        assert abs(mean - expected.win[seat]) < 4 * 2 * expected.error[seat]


# --- what always holds


def test_the_chances_of_all_seats_make_one_victory_from_the_first_move_to_the_last() -> None:
    match, found = short_match(), reviewed()
    assert [step.number for step in found.steps] == list(range(1, len(match.log.entries) + 1))
    for earlier, later in zip(found.steps, found.steps[1:], strict=False):
        assert earlier.after == later.before
    for step in found.steps:
        assert sum(step.before.win) == pytest.approx(1)
        assert sum(step.luck.win) == pytest.approx(0, abs=1e-9)
        if not step.drawn:
            assert not any(step.luck.win)
    winners = [seat for seat, win in enumerate(found.steps[-1].after.win, 1) if win > 0]
    assert winners == match.winners == list(found.winners)


def test_decisions_are_judged_and_forced_moves_are_not() -> None:
    match, found = short_match(), reviewed()
    again = Match.replay(match.log, 0)
    judged = 0
    for step, entry in zip(found.steps, match.log.entries, strict=True):
        legal = again.legal(entry.seat)
        assert (step.decision is not None) == (len(legal) > 1)
        if step.decision:
            judged += 1
            assert sorted(evaluated.move for evaluated in step.decision.moves) == sorted(legal)
            assert step.decision.loss in (0.0, step.decision.gap)
            assert step.decision.gap >= 0
        again.play(entry.seat, entry.move, seed=entry.seed)
    assert judged > 10
    assert sum(balance.decisions for balance in found.balances) == judged


def test_the_threads_do_not_matter() -> None:
    done: list[tuple[int, int]] = []
    assert review(short_match(), PLAYOUTS, 2, lambda *so_far: done.append(so_far)) == reviewed()
    assert done == [(number, len(reviewed().steps)) for number in range(1, len(reviewed().steps) + 1)]


@pytest.mark.parametrize(("name", "options"), [("dice", {"house": {"rounds": 1}}), ("quarry", {})])
def test_the_other_games_are_reviewed_too(name: str, options: dict[str, object]) -> None:
    match = played(name, 2, **options)
    found = review(match, 12)
    assert len(found.steps) == len(match.log.entries)
    assert lines_of(Narration(Words("en"), match.game, NAMES, None), match, found)


def test_an_unfinished_match_is_not_reviewed() -> None:
    with pytest.raises(Mistake, match="not over yet"):
        review(Match.new("quartz", seats=3), PLAYOUTS)


# --- as data, as text, as a page


def test_the_review_is_plain_data() -> None:
    data = json.loads(json.dumps(as_json_data(reviewed())))
    assert data["steps"][0]["move"] == short_match().log.entries[0].move
    assert {balance["seat"] for balance in data["balances"]} == {1, 2, 3}
    assert all(re.fullmatch(r"\d+(/\d+)?", step["risk"]) for step in data["steps"])


def narration(language: str) -> Narration:
    return Narration(Words(language), short_match().game, NAMES, None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_holds_everything(language: str) -> None:
    lines = lines_of(narration(language), short_match(), reviewed())
    text = "\n".join(lines)
    assert all(name in text for name in NAMES)
    for heading in ("review-best-move", "review-worst-move", "review-escapes", "review-turning-points"):
        assert f"{Words(language).say(heading)}:" in lines
    for number in reviewed().turning_points:
        assert any(line.startswith(f"{number}. ") for line in lines)


class Outline(HTMLParser):
    """Which elements are open, which places there are, and where links lead."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.places: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        if tag != "meta":
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.places.append(str(value))
            if name == "href":
                self.links.append(str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_place_for_every_move_and_leads_there(language: str) -> None:
    text = review_page(narration(language), short_match(), reviewed())
    outline = Outline(text)
    assert outline.open == []
    assert outline.places == [f"move-{step.number}" for step in reviewed().steps]
    assert outline.links
    assert {link.removeprefix("#") for link in outline.links} <= set(outline.places)
    assert {"polyline", "rect"} <= outline.tags
    assert not outline.tags & {"script", "b", "img", "link"}, "nothing is run or fetched, and names are text"
    assert f'lang="{language}"' in text


def colours(text: str) -> Iterator[str]:
    return iter(re.findall(r'<polyline[^>]*stroke="([^"]+)"', text))


def test_every_seat_has_its_line() -> None:
    text = review_page(narration("en"), short_match(), reviewed())
    assert len(set(colours(text))) == 3
