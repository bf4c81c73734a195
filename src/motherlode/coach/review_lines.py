"""A reviewed match in words: each move, what it changed, and what would have been better."""

from motherlode.coach.evaluation import MARGIN
from motherlode.coach.review import Balance, Chances, Review, Step
from motherlode.coach.sentences import percent, sentence
from motherlode.match import REFEREE, Match
from motherlode.words.narration import Narration

COLUMNS = ("review-player", "review-score", "review-luck", "review-loss", "review-decisions", "review-slips")
BARE = ("only", "even", "more")  # reasons that say nothing beyond the numbers
MOST_POINTS = 9  # of the match at which the chances are listed


def what_happened(narration: Narration, match: Match, step: Step) -> str:
    """A move and what came of it; a sealed answer, of which only the giving was seen, is named now."""
    events = narration.events(match.events_of(step.number, REFEREE))
    if events and step.question not in narration.game.sealed:
        return " ".join(events)
    chose = narration.words.say("chose", seat=narration.seat(step.seat), move=narration.move(step.move, step.about))
    return " ".join([chose, *events[1:]])


def stroke_of_luck(narration: Narration, step: Step) -> str:
    """What chance did: whose chances it changed most, from what the move promised to what came of it."""
    seat = step.lucky
    if seat is None:
        return ""
    after, luck = step.after.win[seat], step.luck.win[seat]
    before = max(0.0, after - luck)
    words = narration.words
    change = words.say(
        "review-change", seat=narration.seat(seat + 1), before=percent(words, before), after=percent(words, after)
    )
    return words.say("labelled", label=words.say("review-luck"), text=change) + "."


def verdict(narration: Narration, step: Step) -> str:
    """What would have been better and why; nothing where nothing was."""
    decision = step.decision
    if decision is None or (not decision.loss and not decision.lead):
        return ""
    words = narration.words
    why = [sentence(narration, decision.reason, step.about)] if decision.reason.key not in BARE else []
    if decision.lead:
        return " ".join([words.say("review-right", lead=percent(words, decision.lead)), *why])
    margin = percent(words, MARGIN * decision.error)
    better = narration.move(decision.best, step.about)
    advice = words.say("review-better", move=better, loss=percent(words, decision.loss), margin=margin)
    return " ".join([advice, *why])


def head(narration: Narration) -> list[str]:
    """The heading of the table of sums."""
    return [narration.words.say(column) for column in COLUMNS]


def sums(narration: Narration, balance: Balance) -> list[str]:
    """A seat's row in it."""
    words = narration.words
    margin = words.say("number-1", number=round(100 * MARGIN * balance.luck_error, 1))
    return [
        narration.seat(balance.seat).name,
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
