"""Every question of Quartz and every move that answers one. The answers to a question lie side by side in the table."""

from motherlode.games.kit.declarations import Question
from motherlode.games.kit.moves import Move, MoveTable, pieces, seats
from motherlode.games.quartz.pieces import ACTION_CARDS, CARDS, COLOURS, CRYSTALS, MOST_SEATS, VALUABLES

COLOUR_SLUGS = tuple(crystal.slug for crystal in CRYSTALS)

_CARD, _SEAT = pieces("card", [card.slug for card in CARDS[:ACTION_CARDS]]), seats("other", MOST_SEATS)
_CRYSTAL, _VALUABLE = pieces("crystal", COLOUR_SLUGS[:COLOURS]), pieces("crystal", COLOUR_SLUGS[:VALUABLES])

MOVES = MoveTable(
    Move("mine"),
    Move("leave"),
    Move("play", _CARD),
    Move("use token"),
    Move("accept"),
    Move("seat", _SEAT),
    Move("react", answers="card"),
    Move("allow"),
    Move("hide", _VALUABLE),
    Move("decline"),
    Move("take", _CRYSTAL),
    Move("give", _VALUABLE),
    Move("return", _VALUABLE),
    Move("done"),
    Move("store", _VALUABLE),
    Move("take bonus"),
    Move("forfeit"),
    Move("dig"),
    Move("stop"),
)

_first = MOVES.first
MINE, LEAVE, USE_TOKEN, ACCEPT = _first("mine"), _first("leave"), _first("use token"), _first("accept")
REACT, ALLOW, DECLINE, DONE = _first("react"), _first("allow"), _first("decline"), _first("done")
TAKE_BONUS, FORFEIT, DIG, STOP = _first("take bonus"), _first("forfeit"), _first("dig"), _first("stop")
# A move about a card, a seat or a colour is one of these plus the number of the card, seat or colour.
PLAY, SEAT, HIDE, TAKE = _first("play"), _first("seat"), _first("hide"), _first("take")
GIVE, RETURN, STORE = _first("give"), _first("return"), _first("store")

QUESTIONS = (
    Question("turn", *MOVES.run("mine", "use token")),
    Question("token", *MOVES.run("use token", "accept")),
    Question("target", *MOVES.run("seat", "seat"), alike=True),
    Question("react", *MOVES.run("react", "allow")),
    Question("hide", *MOVES.run("hide", "decline"), alike=True),
    Question("take", *MOVES.run("decline", "take"), alike=True),
    Question("give", *MOVES.run("give", "give"), alike=True),
    Question("keep", *MOVES.run("return", "done"), alike=True),
    Question("store", *MOVES.run("done", "store"), alike=True),
    Question("thrill", *MOVES.run("take bonus", "forfeit")),
    Question("dig", *MOVES.run("dig", "stop")),
)
ABOUT = (("card", "card"), ("other", "seat"), ("left", "count"))  # the card, the seat at the other end, how many more
(
    ASK_TURN,
    ASK_TOKEN,
    ASK_TARGET,
    ASK_REACT,
    ASK_HIDE,
    ASK_TAKE,
    ASK_GIVE,
    ASK_KEEP,
    ASK_STORE,
    ASK_THRILL,
    ASK_DIG,
) = range(len(QUESTIONS))
