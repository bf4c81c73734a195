"""Every question of Quartz and every move that answers one. The answers to a question lie side by side in the table."""

from motherlode.games.kit.declarations import About, NumberedTable
from motherlode.games.kit.moves import MoveTable, pieces, seats
from motherlode.games.kit.multisets import NOTHING
from motherlode.games.kit.snapshots import Snapshot
from motherlode.games.quartz.pieces import ACTION_CARDS, CARD_SLUGS, COLOUR_SLUGS, MOST_SEATS, VALUABLES

_CARD, _SEAT = pieces("card", CARD_SLUGS[:ACTION_CARDS]), seats("other", MOST_SEATS)
_CRYSTAL, _VALUABLE = pieces("crystal", COLOUR_SLUGS), pieces("crystal", COLOUR_SLUGS[:VALUABLES])

# A move about a card, a seat or a colour is its row's number plus that of the card, the seat or the colour.
MOVES = MoveTable()
MINE = MOVES.add("mine")
LEAVE = MOVES.add("leave")
PLAY = MOVES.add("play", _CARD)
USE_TOKEN = MOVES.add("use token")
ACCEPT = MOVES.add("accept")
SEAT = MOVES.add("seat", _SEAT)
REACT = MOVES.add("react", answers="card")
ALLOW = MOVES.add("allow")
HIDE = MOVES.add("hide", _VALUABLE)
DECLINE = MOVES.add("decline")
TAKE = MOVES.add("take", _CRYSTAL)
GIVE = MOVES.add("give", _VALUABLE)
RETURN = MOVES.add("return", _VALUABLE)
DONE = MOVES.add("done")
STORE = MOVES.add("store", _VALUABLE)
TAKE_BONUS = MOVES.add("take bonus")
FORFEIT = MOVES.add("forfeit")
DIG = MOVES.add("dig")
STOP = MOVES.add("stop")

QUESTIONS = NumberedTable(MOVES.question)
ASK_TURN = QUESTIONS.add("turn", "mine", "use token")
ASK_TOKEN = QUESTIONS.add("token", "use token", "accept")
ASK_TARGET = QUESTIONS.add("target", "seat", completes=True, alike=True)
ASK_REACT = QUESTIONS.add("react", "react", "allow", reaction=True)
ASK_HIDE = QUESTIONS.add("hide", "hide", "decline", alike=True)
ASK_TAKE = QUESTIONS.add("take", "decline", "take", alike=True)
ASK_GIVE = QUESTIONS.add("give", "give", alike=True)
ASK_KEEP = QUESTIONS.add("keep", "return", "done", alike=True)
ASK_STORE = QUESTIONS.add("store", "done", "store", alike=True)
ASK_THRILL = QUESTIONS.add("thrill", "take bonus", "forfeit")
ASK_DIG = QUESTIONS.add("dig", "dig", "stop")


def other_end(s: Snapshot) -> int:
    """The seat at the other end of a card: its target, or the seat that played it or passed the obsidian on."""
    if s.question in (ASK_TARGET, ASK_REACT) and s.giver != NOTHING:
        return s.giver
    return int(s.turn if s.asked == s.target else s.target)


ABOUT = (About("card", "card", "card"), About("other", "seat", other_end), About("left", "count", "left"))
