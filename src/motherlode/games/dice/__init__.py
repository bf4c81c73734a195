"""Quartz: The Dice Game: six rounds of mining, five dice rolled up to three times, and black crystals for the others.

The modules follow the rulebook: pieces, moves, events (the tables), state, seats, setup, rolling, acting, rounds,
end, turns (legal moves and their answers); then sight (who knows what), and options and position (how people write
it down).
"""

from motherlode.games.dice import end, sight, turns
from motherlode.games.dice.events import EVENTS, REASONS
from motherlode.games.dice.moves import ABOUT, COLOUR_SLUGS, MOVES, QUESTIONS
from motherlode.games.dice.options import OPTIONS
from motherlode.games.dice.pieces import CRYSTALS, FACES, FEWEST_SEATS, MOST_SEATS, PAIR, RECONSTRUCTED, UNSTABLE
from motherlode.games.dice.position import POSITION, VIEW, conserved, question_about, read_position
from motherlode.games.dice.setup import set_up
from motherlode.games.dice.state import SIGHT, STATE
from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.game import Bounds, Game
from motherlode.games.kit.plain import guess_open

GAME = Game(
    name="dice",
    version=1,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    hidden=False,
    chance=True,
    simultaneous=False,
    # The longest game is a tournament of last-will-be-first: a turn takes at least one crystal out of the bag, and four
    # eliminations put 70 back at most, so a day has at most 350 turns, of at most 14 decisions and a marker's reroll.
    bounds=Bounds(longest=16_000, lowest_score=-132, highest_score=873, record_bytes=512, events=32),
    state=STATE,
    sight=SIGHT,
    questions=QUESTIONS,
    about=ABOUT,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    pieces={"crystal": COLOUR_SLUGS, "face": FACES},
    observation=sight.OBSERVATION,
    rules=entries_of(
        "dice",
        set_up=set_up,
        seats_asked=turns.seats_asked,
        mark_legal=turns.mark_legal,
        refusal=turns.refusal,
        answer=turns.answer,
        score=end.score,
        beats=end.beats,
        redact=sight.redact,
        guess=guess_open,
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
    derived={"pair": PAIR, "pairs": (CRYSTALS[UNSTABLE].copies - 1) // PAIR},  # one lies in the bag from the start
    reconstructed=RECONSTRUCTED,
    companions={
        "greedy": "motherlode.bots.greedy.dice",
        "values": "motherlode.bots.values.dice",
        "levels": "motherlode.bots.levels.dice",
        "odds": "motherlode.coach.odds.dice",
        "reasons": "motherlode.coach.reasons.dice",
    },
)
