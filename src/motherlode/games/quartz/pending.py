"""The key `pending` of a position: the open question when it is not a plain turn, and the end of the game."""

from collections.abc import Iterator, Mapping
from typing import Any

from motherlode.games.kit.forms import Counts, Flag, Number, Seat, Seats, Slug
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.layout import Entries, Entry, Is, IsNot, Some
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Row
from motherlode.games.quartz.moves import ASK_TOKEN, ASK_TURN, QUESTIONS
from motherlode.games.quartz.options import CARD_SLUGS, COLOUR_SLUGS
from motherlode.games.quartz.pieces import (
    COME_CLOSER,
    EUREKA,
    NOT_MINE,
    NOT_MINE_EITHER,
    NOT_YOURS,
    OBSIDIAN,
    THIEVERY,
)
from motherlode.games.quartz.reactions import can_react

QUESTION_NAMES = tuple(question.name for question in QUESTIONS)

# What a question in mid-chain cannot be without, and the cards it can be about.
NEEDED = {
    "react": ("target",),
    "keep": ("table",),
    "store": ("last", "left"),
    "thrill": ("last",),
    "dig": ("last", "left"),
}
ABOUT = {
    "target": ("come-closer", "gimme-a-hand", "not-yours", "not-mine", "not-mine-either"),
    "react": ("gimme-a-hand", "not-yours", "not-mine", "not-mine-either"),
    "hide": ("what-crystal",),
    "take": ("eureka", "come-closer", "gimme-a-hand", "not-yours", "thievery"),
    "give": ("eureka", "come-closer"),
    "keep": ("here-we-go",),
}
AT_NIGHT = ("store", "thrill", "dig")

# How it is written: nothing for a plain turn.
_OPEN_QUESTION = (IsNot("question", (ASK_TURN,)), Is("over", (1,)))
PENDING: Entries = (
    Entry("over", Flag("over"), when=[Is("over", (1,))]),
    Entry("question", Slug("question", QUESTION_NAMES), when=[IsNot("question", (ASK_TURN,)), Is("over", (0,))]),
    Entry("asked", Seat("asked"), when=[IsNot("question", (ASK_TURN,)), Is("over", (0,))]),
    Entry("card", Slug("card", CARD_SLUGS), when=[_OPEN_QUESTION, IsNot("card", (NOTHING,))]),
    Entry("target", Seat("target"), when=[_OPEN_QUESTION, IsNot("target", (NOTHING,))]),
    Entry("giver", Seat("giver"), when=[_OPEN_QUESTION, IsNot("giver", (NOTHING,))]),
    Entry("last", Seat("last"), when=[_OPEN_QUESTION, IsNot("last", (NOTHING,))]),
    Entry("held", Seats("held"), when=[_OPEN_QUESTION, Some("held")]),
    Entry("table", Counts("table", COLOUR_SLUGS), when=[_OPEN_QUESTION, Some("table")]),
    Entry("picked", Slug("picked", COLOUR_SLUGS), when=[_OPEN_QUESTION, IsNot("picked", (NOTHING,))]),
    Entry("left", Number("left"), when=[_OPEN_QUESTION, Some("left")]),
)


def settle_question(s: Row, pending: Mapping[str, Any]) -> None:
    """The open question has what it needs, and is put to the seat whose turn it is, unless another one is named."""
    for key in NEEDED.get(QUESTION_NAMES[s.question], ()):
        if not pending.get(key):
            asked = pending["question"]
            raise Mistake("pending", question=asked, needed=key)
    if s.over:
        s.asked = NOTHING
    elif "asked" not in pending:
        s.asked = s.turn


def check_possible(s: Row) -> None:
    """A position that cannot be is an error that says so."""
    inside = sum(s.inside)
    if s.last == NOTHING and not s.over and inside < 2:
        raise Mistake("inside", inside=inside)
    if s.question == ASK_TURN and not s.over and not s.inside[s.turn]:
        raise Mistake("turn-outside", seat=s.turn + 1)
    for seat in range(s.seats):
        if s.cart[seat, OBSIDIAN] > 1 and not (s.question == ASK_TOKEN and s.asked == seat):
            raise Mistake("obsidian", seat=seat + 1)
    for why in contradictions(s):
        raise Mistake("pending-cannot-be", why=why)


def contradictions(s: Row) -> Iterator[str]:
    """What in the open question does not go together."""
    name = QUESTION_NAMES[s.question]
    idle = s.card == NOTHING and s.target == NOTHING and s.giver == NOTHING and s.picked == NOTHING
    if s.over or name == "turn":
        if not idle or any(s.table) or any(s.held) or s.left:
            yield "nothing lies on the table, and no card is played, when no question is open but a turn"
        if not s.over and s.asked != s.turn:
            yield "only the seat whose turn it is can be asked for its turn"
    if (name in AT_NIGHT) != (s.last != NOTHING) and not s.over and name != "token":
        yield "there is a last dwarf when the day is over, and only then"
    if name in ABOUT and (s.card == NOTHING or CARD_SLUGS[s.card] not in ABOUT[name]):
        yield f"the question '{name}' is about one of {', '.join(ABOUT[name])}"
    if name in ABOUT and name != "react" and s.asked != s.turn and s.card not in (NOT_MINE_EITHER, THIEVERY):
        yield f"the question '{name}' is put to the seat whose turn it is"
    gives = (name, s.card) in (("target", COME_CLOSER), ("take", EUREKA), ("give", EUREKA))
    if gives and not any(s.cart[s.asked, :OBSIDIAN]):
        yield "there is no valuable on the cart to give"
    robbed = s.card in (COME_CLOSER, NOT_YOURS) and name in ("react", "give", "take")
    if robbed and (s.target == NOTHING or not any(s.cart[s.target, :OBSIDIAN])):
        yield "the target has a valuable on its cart"
    elif robbed and s.card == NOT_YOURS and name == "take" and not 1 <= s.left <= sum(s.cart[s.target, :OBSIDIAN]):
        yield "what is left to take lies on the target's cart"
    if name == "react" and (s.asked != s.target or s.asked == (s.giver if s.giver != NOTHING else s.turn)):
        yield "whoever is aimed at by another is asked to react"
    if name == "react" and not interpreted(can_react)(s, s.asked):
        yield "by the rulings of this match nobody reacts to this"
    if name == "token" and not (s.token[s.asked] and s.cart[s.asked, OBSIDIAN] == 2):
        yield "a token is asked for when its owner has two obsidians on the cart"
    chosen = (name, s.card) in (("give", EUREKA), ("take", COME_CLOSER))
    if chosen != (s.picked != NOTHING) or (chosen and s.table[s.picked] == 0):
        yield "what was picked lies on the table, until something is given or taken for it"
    if s.card == NOT_MINE_EITHER and name in ("target", "react") and s.table[OBSIDIAN] != 1:
        yield "the passed obsidian lies on the table"
    if s.card == NOT_MINE and name == "react" and s.table[OBSIDIAN] != 1:
        yield "the passed obsidian lies on the table"
    if s.card == NOT_MINE and name == "target" and s.cart[s.asked, OBSIDIAN] == 0:
        yield "there is no obsidian on the cart to pass"
