"""Quartz: dwarves mine crystals from a bag for five days; a second obsidian and the day's haul is gone.

The modules follow the rulebook: pieces, moves, events (the tables), state, setup, turns, obsidian, cards,
reactions, night; then sight (who knows what), options, position and pending (how people write it down), and bounds
(what no game exceeds). Rules 1, for the matches that were played by them, are in former.
"""

from motherlode.games.kit.entries import entries_of
from motherlode.games.kit.game import Game
from motherlode.games.quartz import night, sight, turns
from motherlode.games.quartz.bounds import BOUNDS
from motherlode.games.quartz.events import BONUSES, EVENTS, REASONS
from motherlode.games.quartz.moves import ABOUT, MOVES, QUESTIONS
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS, OPTIONS
from motherlode.games.quartz.pieces import ANSWERS, FEWEST_SEATS, MOST_SEATS, RECONSTRUCTED
from motherlode.games.quartz.position import POSITION, VIEW, conserved, question_about, read_position
from motherlode.games.quartz.setup import set_up
from motherlode.games.quartz.state import SIGHT, STATE

GAME = Game(
    name="quartz",
    version=2,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    hidden=True,
    chance=True,
    simultaneous=False,
    bounds=BOUNDS,
    state=STATE,
    sight=SIGHT,
    questions=QUESTIONS,
    about=ABOUT,
    moves=MOVES,
    events=EVENTS,
    reasons=REASONS,
    pieces={"crystal": COLOUR_SLUGS, "card": CARD_SLUGS, "bonus": BONUSES},
    observation=sight.OBSERVATION,
    rules=entries_of(
        "quartz",
        set_up=set_up,
        seats_asked=turns.seats_asked,
        mark_legal=turns.mark_legal,
        refusal=turns.refusal,
        answer=turns.answer,
        score=night.score,
        beats=night.beats,
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
    answers=ANSWERS,
    rates={"accidents-per-day": ("accident", "day-began")},
    reconstructed=RECONSTRUCTED,
    reactions=frozenset({"react"}),
    companions={
        "greedy": "motherlode.bots.greedy.quartz",
        "values": "motherlode.bots.values.quartz",
        "levels": "motherlode.bots.levels.quartz",
        "odds": "motherlode.coach.odds.quartz",
        "reasons": "motherlode.coach.reasons.quartz",
    },
)
