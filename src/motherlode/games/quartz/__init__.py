"""Quartz: dwarves mine crystals from a bag for five days; a second obsidian and the day's haul is gone.

The modules follow the rulebook: pieces, moves, happenings (the tables), state, setup, turns, obsidian, cards, night;
then sight (who knows what), options and position (how people write it down), and entries (what the world calls).
"""

from motherlode.games.kit.game import Game, Rules
from motherlode.games.quartz import entries
from motherlode.games.quartz.bounds import BOUNDS
from motherlode.games.quartz.happenings import BONUSES, EVENTS, REASONS
from motherlode.games.quartz.moves import ACTIONS, QUESTIONS
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS, get_options, set_options
from motherlode.games.quartz.pieces import FEWEST_SEATS, MOST_SEATS
from motherlode.games.quartz.position import conserved, question_about, read_position, write_position, write_view
from motherlode.games.quartz.sight import OBSERVATION
from motherlode.games.quartz.state import SIGHT, STATE

GAME = Game(
    name="quartz",
    version=1,
    fewest=FEWEST_SEATS,
    most=MOST_SEATS,
    hidden=True,
    chance=True,
    simultaneous=False,
    bounds=BOUNDS,
    state=STATE,
    sight=SIGHT,
    questions=QUESTIONS,
    actions=ACTIONS,
    events=EVENTS,
    reasons=REASONS,
    pieces={"crystal": COLOUR_SLUGS, "card": CARD_SLUGS, "bonus": BONUSES},
    observation=OBSERVATION,
    rules=Rules(
        new=entries.new,
        reseed=entries.reseed,
        asked=entries.asked,
        legal=entries.legal,
        refusal=entries.refusal,
        apply=entries.apply,
        scores=entries.scores,
        ranks=entries.ranks,
        redact=entries.redact,
        guess=entries.guess,
        observe=entries.observe,
    ),
    set_options=set_options,
    get_options=get_options,
    read_position=read_position,
    write_position=write_position,
    write_view=write_view,
    question_about=question_about,
    conserved=conserved,
)
