"""The key `pending` of a position: the open question when it is not a plain turn, and the end of the game."""

from collections.abc import Iterator, Mapping
from typing import Any

from motherlode.games.kit.forms import Counts, Flag, Number, Seat, Seats, Slug
from motherlode.games.kit.interpret import interpreted
from motherlode.games.kit.layout import Entries, Entry, Is, IsNot, Some
from motherlode.games.kit.mistakes import Mistake
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.records import Row
from motherlode.games.quartz import pieces
from motherlode.games.quartz.moves import ASK_TOKEN, ASK_TURN, QUESTIONS
from motherlode.games.quartz.reactions import can_react

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
    Entry("question", Slug("question", QUESTIONS.names), when=[IsNot("question", (ASK_TURN,)), Is("over", (0,))]),
    Entry("asked", Seat("asked"), when=[IsNot("question", (ASK_TURN,)), Is("over", (0,))]),
    Entry("card", Slug("card", pieces.CARD_SLUGS), when=[_OPEN_QUESTION, IsNot("card", (NOTHING,))]),
    Entry("target", Seat("target"), when=[_OPEN_QUESTION, IsNot("target", (NOTHING,))]),
    Entry("giver", Seat("giver"), when=[_OPEN_QUESTION, IsNot("giver", (NOTHING,))]),
    Entry("last", Seat("last"), when=[_OPEN_QUESTION, IsNot("last", (NOTHING,))]),
    Entry("held", Seats("held"), when=[_OPEN_QUESTION, Some("held")]),
    Entry("table", Counts("table", pieces.COLOUR_SLUGS), when=[_OPEN_QUESTION, Some("table")]),
    Entry("picked", Slug("picked", pieces.COLOUR_SLUGS), when=[_OPEN_QUESTION, IsNot("picked", (NOTHING,))]),
    Entry("left", Number("left"), when=[_OPEN_QUESTION, Some("left")]),
)


def settle_question(s: Row, pending: Mapping[str, Any]) -> None:
    """The open question has what it needs, and is put to the seat whose turn it is, unless another one is named."""
    for key in NEEDED.get(QUESTIONS.names[s.question], ()):
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
        if s.cart[seat, pieces.OBSIDIAN] > 1 and not (s.question == ASK_TOKEN and s.asked == seat):
            raise Mistake("obsidian", seat=seat + 1)
    for mistake in contradictions(s):
        raise mistake


def contradictions(s: Row) -> Iterator[Mistake]:
    """What in the open question does not go together."""
    name = QUESTIONS.names[s.question]
    idle = s.card == NOTHING and s.target == NOTHING and s.giver == NOTHING and s.picked == NOTHING
    if s.over or name == "turn":
        if not idle or any(s.table) or any(s.held) or s.left:
            yield Mistake("pending-idle")
        if not s.over and s.asked != s.turn:
            yield Mistake("pending-turn", seat=s.turn + 1)
    if (name in AT_NIGHT) != (s.last != NOTHING) and not s.over and name != "token":
        yield Mistake("pending-last")
    if name in ABOUT and (s.card == NOTHING or pieces.CARD_SLUGS[s.card] not in ABOUT[name]):
        yield Mistake("pending-card", question=name, cards=", ".join(ABOUT[name]))
    if (
        name in ABOUT
        and name != "react"
        and s.asked != s.turn
        and s.card not in (pieces.NOT_MINE_EITHER, pieces.THIEVERY)
    ):
        yield Mistake("pending-asked", question=name, seat=s.turn + 1)
    gives = (name, s.card) in (("target", pieces.COME_CLOSER), ("take", pieces.EUREKA), ("give", pieces.EUREKA))
    if gives and not any(s.cart[s.asked, : pieces.OBSIDIAN]):
        yield Mistake("pending-nothing-to-give", seat=s.asked + 1)
    robbed = s.card in (pieces.COME_CLOSER, pieces.NOT_YOURS) and name in ("react", "give", "take")
    if robbed and (s.target == NOTHING or not any(s.cart[s.target, : pieces.OBSIDIAN])):
        yield Mistake("pending-target")
    elif (
        robbed
        and s.card == pieces.NOT_YOURS
        and name == "take"
        and not 1 <= s.left <= sum(s.cart[s.target, : pieces.OBSIDIAN])
    ):
        yield Mistake("pending-taken")
    if name == "react" and (s.asked != s.target or s.asked == (s.giver if s.giver != NOTHING else s.turn)):
        yield Mistake("pending-react")
    if name == "react" and not interpreted(can_react)(s, s.asked):
        yield Mistake("pending-nobody-reacts")
    if name == "token" and not (s.token[s.asked] and s.cart[s.asked, pieces.OBSIDIAN] == 2):
        yield Mistake("pending-token", seat=s.asked + 1)
    chosen = (name, s.card) in (("give", pieces.EUREKA), ("take", pieces.COME_CLOSER))
    if chosen != (s.picked != NOTHING) or (chosen and s.table[s.picked] == 0):
        yield Mistake("pending-picked")
    if s.card == pieces.NOT_MINE_EITHER and name in ("target", "react") and s.table[pieces.OBSIDIAN] != 1:
        yield Mistake("pending-obsidian")
    if s.card == pieces.NOT_MINE and name == "react" and s.table[pieces.OBSIDIAN] != 1:
        yield Mistake("pending-obsidian")
    if s.card == pieces.NOT_MINE and name == "target" and s.cart[s.asked, pieces.OBSIDIAN] == 0:
        yield Mistake("pending-no-obsidian", seat=s.asked + 1)
