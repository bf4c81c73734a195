"""The review as a page: a graph of everybody's chances, luck and decisions as bars, the turning points, every move.

Each move has its own place on the page, `#move-41`, and the tables lead there.
"""

from functools import partial

from motherlode.coach.review import Review, Step
from motherlode.coach.review_lines import head, stroke_of_luck, sums, verdict, what_happened
from motherlode.coach.sentences import percent
from motherlode.match import Match
from motherlode.report.charts import Bar, Series, bars, lines
from motherlode.report.markup import Markup, element, joined, text
from motherlode.report.page import columns_of_charts, figure, page, paragraph, row, section, table, table_of
from motherlode.report.scales import Axis
from motherlode.words import numbers
from motherlode.words.narration import Narration


def review_page(narration: Narration, match: Match, review: Review) -> str:
    """The whole page, in the reader's language."""
    words = narration.words
    game = words.game(narration.game.name)
    title = words.say("review-title", game=game)
    parts = [
        paragraph(words.say("review-heading", game=game, playouts=review.playouts), quiet=True),
        section(words.say("review-chances"), graph(narration, review)),
        section(words.say("review-sums"), balances(narration, review)),
        section(words.say("review-highlights"), highlights(narration, match, review)),
        section(words.say("review-turning-points"), turning_points(narration, match, review)),
        section(words.say("review-every-move"), every_move(narration, match, review)),
    ]
    return page(title, *parts, language=words.language)


def graph(narration: Narration, review: Review) -> Markup:
    """One line for each seat."""
    words = narration.words
    chances = [review.steps[0].before, *(step.after for step in review.steps)]
    series = [
        Series(
            narration.seat(balance.seat).name, [(number, c.win[balance.seat - 1]) for number, c in enumerate(chances)]
        )
        for balance in review.balances
    ]
    drawn = lines(
        series,
        Axis(words.say("review-move"), low=0, high=len(review.steps)),
        Axis(words.say("review-chance"), partial(numbers.percent, words, places=0), low=0, high=1),
        level=1 / len(series),
        title=words.say("review-chances"),
    )
    return figure(words.say("review-chances"), drawn, series, words.say("review-about-chances"))


def balances(narration: Narration, review: Review) -> Markup:
    """Luck and losses by seat, as bars and as a table."""
    words = narration.words
    luck = [bar(narration, balance.seat, balance.luck, signed=True) for balance in review.balances]
    loss = [bar(narration, balance.seat, balance.loss) for balance in review.balances]
    drawn = [
        figure(words.say(key), bars(rows, Axis("", partial(numbers.percent, words, places=0)), title=words.say(key)))
        for key, rows in (("review-luck", luck), ("review-loss", loss))
    ]
    return joined(
        columns_of_charts(*drawn),
        *(paragraph(words.say(f"review-about-{key}"), quiet=True) for key in ("luck", "loss")),
        table(head(narration), [sums(narration, balance) for balance in review.balances]),
    )


def bar(narration: Narration, seat: int, share: float, signed: bool = False) -> Bar:
    """One seat's bar."""
    return Bar(narration.seat(seat).name, share, percent(narration.words, share, signed))


def highlights(narration: Narration, match: Match, review: Review) -> Markup:
    """The best and the costliest move, and the closest escapes."""
    words = narration.words
    rows = []
    for label, number in (("review-best-move", review.best), ("review-worst-move", review.worst)):
        if number:
            rows.append((review.step(number), words.say(label), verdict(narration, review.step(number))))
    for number in review.escapes:
        risk = words.say(f"coach-risk-{review.danger}", chance=percent(words, review.step(number).risk))
        rows.append((review.step(number), words.say("review-escapes"), risk))
    body = [move_row(narration, match, step, label, why) for step, label, why in rows]
    return table_of([words.say("review-move"), words.say("review-what"), "", ""], body, numbers=False)


def turning_points(narration: Narration, match: Match, review: Review) -> Markup:
    """What turned the match."""
    words = narration.words
    steps = [review.step(number) for number in review.turning_points]
    body = [
        move_row(narration, match, step, stroke_of_luck(narration, step), verdict(narration, step)) for step in steps
    ]
    return table_of([words.say("review-move"), words.say("review-what"), "", ""], body, numbers=False)


def move_row(narration: Narration, match: Match, step: Step, *cells: str) -> Markup:
    """A row with a link to a move, and its events."""
    number = element("a", text(str(step.number)), href=f"#move-{step.number}")
    return row(number, [what_happened(narration, match, step), *cells])


def every_move(narration: Narration, match: Match, review: Review) -> Markup:
    """All moves, each with its anchor, everybody's chances after it, and what luck and the decision made of it."""
    words = narration.words
    names = [narration.seat(balance.seat).name for balance in review.balances]
    body = []
    for step in review.steps:
        shares = [percent(words, share) for share in step.after.win]
        happened, luck = what_happened(narration, match, step), stroke_of_luck(narration, step)
        cells = [happened, *shares, luck, verdict(narration, step)]
        body.append(row(text(str(step.number)), cells, id=f"move-{step.number}"))
    return table_of([words.say("review-move"), words.say("review-what"), *names, "", ""], body, numbers=False)
