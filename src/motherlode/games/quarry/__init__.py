"""The Quarry: everyone votes in secret for a tunnel, and only a lone voter collects; the highest hand wins.

The modules follow the rules: pieces, moves, events (the tables), state, setup, voting, acting, end, answers; then
sight and deductions (who knows what), options and position (how people write it down), and bounds (what no game
exceeds).
"""

from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.game import Game
from motherlode.games.quarry import answers, end, sight
from motherlode.games.quarry.bounds import BOUNDS
from motherlode.games.quarry.events import EVENTS, REASONS
from motherlode.games.quarry.moves import ABOUT, MOVES, QUESTIONS
from motherlode.games.quarry.options import CARD_SLUGS, OPTIONS, PAID_ACTION_SLUGS
from motherlode.games.quarry.pieces import BALLOTS, FEWEST_SEATS, MOST_SEATS, RECONSTRUCTED, SHAPES
from motherlode.games.quarry.position import POSITION, VIEW, conserved, question_about, read_position
from motherlode.games.quarry.setup import set_up
from motherlode.games.quarry.state import SIGHT, STATE

GAME = Game(
    name="quarry",
    version=2,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    hidden=True,
    chance=True,
    simultaneous=True,
    bounds=BOUNDS,
    state=STATE,
    sight=SIGHT,
    questions=QUESTIONS,
    about=ABOUT,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    pieces={"card": CARD_SLUGS, "tunnel": BALLOTS, "deed": PAID_ACTION_SLUGS, "shape": SHAPES},
    observation=sight.OBSERVATION,
    rules=entries_of(
        "quarry",
        set_up=set_up,
        seats_asked=answers.seats_asked,
        mark_legal=answers.mark_legal,
        refusal=answers.refusal,
        answer=answers.answer,
        score=end.score,
        beats=end.beats,
        redact=sight.redact,
        guess=sight.guess,
        observe=sight.observe,
    ),
    options=OPTIONS,
    set_options=OPTIONS.set,
    get_options=OPTIONS.get,
    read_position=read_position,
    position=POSITION,
    view=VIEW,
    question_about=question_about,
    conserved=conserved,
    reconstructed=RECONSTRUCTED,
    sealed=frozenset({"vote"}),
    companions={
        "greedy": "motherlode.bots.greedy.quarry",
        "levels": "motherlode.bots.levels.quarry",
        "odds": "motherlode.coach.odds.quarry",
        "reasons": "motherlode.coach.reasons.quarry",
    },
)
