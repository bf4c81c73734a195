"""The numbers of the table, against what the games say."""

import csv
from collections.abc import Sequence
from io import StringIO

import numpy as np
import pytest

from motherlode.arena import cells
from motherlode.arena.report import as_page
from motherlode.arena.results import Failing, Result, Thinking
from motherlode.arena.standings import course_of, standings_of
from motherlode.arena.tally import Tally
from motherlode.words import LANGUAGES, Words
from tests.arena.leagues import alike, plan_of, played


def game(deal: int, turn: int, places: Sequence[int], **more: object) -> Result:
    return Result(0, deal, turn, tuple(places), tuple(100 - 10 * place for place in places), 30, **more)  # type: ignore[arg-type]


def tally_of(names: Sequence[str], *results: Result) -> Tally:
    tally = Tally(plan_of(names, len(names)))
    tally.add(results)
    return tally


def test_a_win_that_is_shared_counts_in_part() -> None:
    tally = tally_of("abc", game(0, 0, [1, 1, 3]), game(0, 1, [1, 2, 3]), game(1, 0, [1, 1, 1]))
    by_name = {one.bot: one for one in standings_of(tally)}
    assert by_name["a"].share == pytest.approx((1 / 2 + 1 + 1 / 3) / 3)
    assert by_name["b"].share == pytest.approx((1 / 2 + 1 / 3) / 3)
    assert sum(one.share for one in by_name.values()) == pytest.approx(1)
    assert by_name["c"].place == pytest.approx(7 / 3)
    assert by_name["c"].score == pytest.approx(100 - 70 / 3)
    assert by_name["c"].fair_share == pytest.approx(1 / 3)


def test_a_bot_in_three_seats_has_three_seats_and_meets_itself_never() -> None:
    tally = tally_of(["a", "b", "b", "b"], *(game(0, turn, [1, 2, 3, 4]) for turn in range(4)))
    one, three = standings_of(tally)
    assert (one.bot, one.seats, three.seats) == ("a", 4, 12)
    assert three.share == 0
    assert tally.beaten[0].tolist() == [[0, 12], [0, 0]]


def test_the_best_placed_bot_stands_first() -> None:
    tally = tally_of("abc", *(game(deal, turn, [2, 3, 1]) for deal in range(9) for turn in range(3)))
    assert [one.bot for one in standings_of(tally)] == ["c", "a", "b"]


def test_a_game_that_is_known_already_is_not_counted_again() -> None:
    first = game(0, 0, [1, 2])
    tally = tally_of("ab", first)
    assert tally.add([first, game(0, 1, [1, 2])]) == [game(0, 1, [1, 2])]
    assert tally.games == 2


def test_whole_deals_are_counted_without_a_gap() -> None:
    tally = tally_of("ab", *(game(deal, turn, [1, 2]) for deal in (0, 1, 3) for turn in range(2)), game(2, 0, [1, 2]))
    assert (tally.whole_deals, tally.deals) == (2, 4)
    tally.add([game(2, 1, [1, 2])])
    assert tally.whole_deals == 4


def test_time_is_told_by_decision() -> None:
    thoughts = (Thinking(10, 2.0, 0.9), Thinking(0, 0.0, 0.0))
    tally = tally_of("ab", game(0, 0, [1, 2], thinking=thoughts), game(0, 1, [1, 2], thinking=thoughts))
    first, second = standings_of(tally)
    assert (first.decisions, first.thinking, first.longest) == (20, pytest.approx(0.2), 0.9)
    assert second.thinking is None


def test_a_bot_that_has_failed_stands_last_and_its_line_ups_end() -> None:
    plan = plan_of("abc", 2)
    tally = Tally(plan)
    tally.add(Result(number, 0, turn, (2, 1), (8, 9), 30) for number in range(3) for turn in range(2))
    assert [one.bot for one in standings_of(tally)] == ["c", "b", "a"]
    assert tally.playing == [0, 1, 2]
    failing = Failing(1, 5, "hung", "so long")
    tally.add([Result(1, 1, 0, moves=4, failings=(failing,))])
    assert tally.out == {2}
    assert [plan.line_ups[number] for number in tally.playing] == [(0, 1)]
    *ranked, last = standings_of(tally)
    assert [(one.bot, one.failed) for one in ranked] == [("b", False), ("a", False)]
    assert (last.bot, last.failings, last.rating) == ("c", (failing,), None)
    assert tally.games == 6, "the game that was broken off is in no sum"


def test_the_course_ends_where_the_standings_are() -> None:
    tally = played(plan_of("abc", 3), 200, alike)
    for bot, name in enumerate("abc"):
        course = course_of(tally, bot)
        [standing] = [one for one in standings_of(tally) if one.bot == name]
        assert course.points[-1] == (tally.games, pytest.approx(standing.share))
        assert course.bands[-1] == pytest.approx((standing.share_low, standing.share_high))
        widths = np.diff(course.bands).ravel()
        assert widths[-1] < widths[0]


def test_duplicate_deals_make_luck_cancel_out() -> None:
    def by_deal(deal: int, names: Sequence[str], chance: np.random.Generator) -> list[float]:
        luck = np.random.default_rng(deal).permutation(len(names))  # the deal favours a seat, and all sit there in turn
        turn = by_deal.turn = (getattr(by_deal, "turn", -1) + 1) % len(names)  # type: ignore[attr-defined]
        return [float(luck[(member + turn) % len(names)]) for member in range(len(names))]

    plan = plan_of("abc", 3)
    lucky, chancy = played(plan, 200, by_deal), played(plan, 200, alike)
    widest = max(one.half_width for one in standings_of(chancy))
    for one in standings_of(lucky):
        assert one.share == pytest.approx(1 / 3)
        assert one.half_width <= widest


# --- as text


def test_the_csv_has_every_number_and_any_program_reads_it() -> None:
    tally = played(plan_of(['sly, "quick"', "b"], 2), 20, alike)
    standings = standings_of(tally)
    rows = list(csv.DictReader(StringIO(cells.as_csv(standings))))
    assert [row["bot"] for row in rows] == [one.bot for one in standings]
    assert float(rows[0]["win_share"]) == pytest.approx(standings[0].share, abs=1e-5)
    assert float(rows[0]["rating_low"]) <= float(rows[0]["rating"]) <= float(rows[0]["rating_high"])
    assert rows[0]["seconds_per_decision"] == "", "nobody looked at the clock"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_tells_every_number_of_the_table_in_the_readers_language(language: str) -> None:
    words = Words(language)
    names = ["<b>bold</b>", "random", "c", "d"]
    tally = Tally(plan_of(names, 3))
    line_up = tally.plan.line_ups.index((0, 1, 2))
    tally.add(
        Result(line_up, deal, turn, (1, 3, 2), (30, 10, 20), 30, (Thinking(5, 1.0, 0.5),) * 3)
        for deal in range(12)
        for turn in range(3)
    )
    other = tally.plan.line_ups.index((0, 1, 3))
    tally.add([Result(other, 0, 0, moves=4, failings=(Failing(2, 5, "crashed", "Traceback: <oops>"),))])
    standings = standings_of(tally)
    page = as_page(words, tally, standings)
    for row in cells.rows(words, standings)[1:]:
        for cell in row[1:]:
            assert f"<td>{cell}</td>" in page
    assert cells.rows(words, standings)[-1][:3] == ["d", words.say("arena-failed"), "–"]
    assert "<b>bold</b>" not in page
    assert "Traceback: &lt;oops&gt;" in page
    assert words.say("arena-failed-note") in page
    assert page.count("<svg") >= 4 + 3, "four charts and a legend"


def test_a_page_of_nothing_but_failures_has_no_charts() -> None:
    tally = Tally(plan_of("ab", 2))
    tally.add([Result(0, 0, 0, moves=4, failings=(Failing(0, 5, "hung", "hm"),))])
    page = as_page(Words("en"), tally, standings_of(tally))
    assert "<svg" not in page
    assert "gave no answer in time" in page


def test_the_csv_says_who_failed_and_ranks_it_by_nothing() -> None:
    tally = tally_of("ab", *(game(deal, turn, [1, 2]) for deal in range(5) for turn in range(2)))
    tally.add([Result(0, 5, 0, moves=4, failings=(Failing(0, 5, "hung", "let me\nthink"),))])
    other, failed = csv.DictReader(StringIO(cells.as_csv(standings_of(tally))))
    assert (other["bot"], other["failed"], other["fault"]) == ("b", "0", "")
    assert (failed["bot"], failed["failed"], failed["fault"], failed["last_words"]) == (
        "a",
        "1",
        "hung",
        "let me\nthink",
    )
    numbers = ("rating", "rating_low", "rating_high", "win_share", "win_share_low", "win_share_high")
    assert not any(failed[name] for name in (*numbers, "mean_place", "mean_score"))
    assert other["win_share"]


def test_columns_with_nothing_in_them_are_left_out() -> None:
    words = Words("en")
    plain = cells.rows(words, standings_of(played(plan_of("ab", 2), 5, alike)))
    assert plain[0] == ["Bot", "Rating", "Wins", "Fair", "Place", "Score", "Seats"]


@pytest.mark.parametrize(
    ("time", "written"), [(0.00004, "0.04 ms"), (0.0012, "1.2 ms"), (0.2, "200 ms"), (1.5, "1.50 s"), (31.4, "31.4 s")]
)
def test_times_are_told_with_as_many_digits_as_matter(time: float, written: str) -> None:
    assert cells.seconds(Words("en"), time) == written
