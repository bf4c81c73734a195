"""A reviewed match in words: each move, what it changed, and what would have been better."""

from motherlode.coach.evaluation import MARGIN
from motherlode.coach.review import Balance, Chances, Review, Step
from motherlode.coach.wording import Teller, percent, sentence
from motherlode.match import REFEREE, Match

COLUMNS = ("review-player", "review-score", "review-luck", "review-loss", "review-decisions", "review-slips")
BARE = ("only", "even", "more")  # reasons that say nothing beyond the numbers
MOST_POINTS = 9  # of the match at which the chances are told in a table


def what_happened(teller: Teller, match: Match, step: Step) -> str:
    """A move and what came of it; a sealed answer, which was only seen to be given, is told now."""
    happened = teller.happened(match.events_of(step.number, REFEREE))
    if happened and step.question not in teller.game.sealed:
        return " ".join(happened)
    chose = teller.words.say("chose", seat=teller.seat(step.seat), move=teller.move(step.move, step.about))
    return " ".join([chose, *happened[1:]])


def stroke_of_luck(teller: Teller, step: Step) -> str:
    """What chance did: whose chances it changed most, from what the move promised to what came of it."""
    seat = step.lucky
    if seat is None:
        return ""
    after, luck = step.after.win[seat], step.luck.win[seat]
    before = max(0.0, after - luck)
    words = teller.words
    told = words.say(
        "review-change", seat=teller.seat(seat + 1), before=percent(words, before), after=percent(words, after)
    )
    return words.say("labelled", label=words.say("review-luck"), text=told) + "."


def verdict(teller: Teller, step: Step) -> str:
    """What would have been better and why; nothing where nothing was."""
    decision = step.decision
    if decision is None or (not decision.loss and not decision.lead):
        return ""
    words = teller.words
    why = [sentence(teller, decision.reason, step.about)] if decision.reason.key not in BARE else []
    if decision.lead:
        return " ".join([words.say("review-right", lead=percent(words, decision.lead)), *why])
    margin = percent(words, MARGIN * decision.error)
    better = teller.move(decision.best, step.about)
    told = words.say("review-better", move=better, loss=percent(words, decision.loss), margin=margin)
    return " ".join([told, *why])


def head(teller: Teller) -> list[str]:
    """The heading of the table of sums."""
    return [teller.words.say(column) for column in COLUMNS]


def sums(teller: Teller, balance: Balance) -> list[str]:
    """A seat's row in it."""
    words = teller.words
    margin = words.say("number-1", number=round(100 * MARGIN * balance.luck_error, 1))
    return [
        teller.seat(balance.seat).name,
        words.say("number", number=balance.score),
        f"{percent(words, balance.luck, signed=True)} ± {margin}",
        percent(words, balance.loss),
        words.say("number", number=balance.decisions),
        words.say("number", number=balance.slips),
    ]


def moments(review: Review) -> list[tuple[int, Chances]]:
    """Some points of the match, evenly spread, from before the first move to after the last."""
    chances = [review.steps[0].before, *(step.after for step in review.steps)]
    last = len(chances) - 1
    points = sorted({last * part // (MOST_POINTS - 1) for part in range(MOST_POINTS)})
    return [(point, chances[point]) for point in points]
