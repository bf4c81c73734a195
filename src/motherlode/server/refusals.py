"""Why a command is refused: one row for each reason. `words/*/refusals.ftl` says them to people as `refuse-KEY`.

Reasons that begin with `mistake-` are not here: they are the keys of `Mistake`s, about games, bots, options and
positions, and `words/*/mistakes.ftl` has the sentences.
"""

from typing import NamedTuple

MISTAKE = "mistake-"


class Reason(NamedTuple):
    """The names of a refusal's arguments, and what it means."""

    arguments: tuple[str, ...]
    meaning: str


REFUSALS: dict[str, Reason] = {
    # the language itself
    "malformed": Reason(("why",), "not a command of this protocol; `why` says where, in English, for programmers"),
    "protocol": Reason(("protocol",), "another version is spoken here: this one"),
    "hello-first": Reason((), "the first command is `hello`"),
    "already-greeted": Reason((), "`hello` was said before; another somebody is another connection"),
    "bad-token": Reason((), "this server did not make that token"),
    "duplicate-id": Reason((), "a command with this id was sent before; it is not carried out again"),
    "too-fast": Reason(("wait",), "too much at once; again in so many milliseconds"),
    "too-many-streams": Reason(("most",), "one connection reads no more streams than this; close one with `quiet`"),
    # tables and seats
    "no-such-table": Reason((), "no table has this id or code"),
    "no-such-seat": Reason(("seat", "seats"), "the table has only so many seats"),
    "not-your-seat": Reason(("seat",), "somebody else holds the seat, or nobody"),
    "not-at-the-table": Reason(("seat",), "only who holds a seat here may do it"),
    "not-your-table": Reason(("seat",), "only who set the table up may do it"),
    "not-now": Reason(("status",), "not while the table is gathering, playing or over"),
    "seat-taken": Reason(("seat",), "somebody has the seat"),
    "seat-open": Reason(("seat",), "nobody has the seat"),
    "seats-open": Reason(("seats",), "these seats are still open"),
    "places": Reason(("places", "seats"), "the position has another number of seats than there are places"),
    "options-twice": Reason((), "a position says its options itself; leave `options` out"),
    "pieces-missing": Reason((), "a position at a table has all pieces; leave bag or deck out, and the rest is there"),
    "endless": Reason(("decisions",), "house rules or a position of which no end was seen after so many decisions"),
    "bot-too-slow": Reason(("bot", "playouts", "seconds"), "the bot would think longer than allowed here"),
    "bot-slips": Reason(("bot",), "how often a bot slips is said by its level here, as in `digger`"),
    "nothing-said": Reason((), "no sign of the text can be seen"),
    # the game
    "stale-question": Reason(("question",), "the open question has this number; yours was answered meanwhile"),
    "not-asked": Reason(("seat",), "the open question is put to others"),
    "already-answered": Reason(("seat",), "the seat has answered; an answer cannot be changed"),
    "illegal": Reason(("why", "rule", "move"), "the rules do not allow it: the words are `GAME-refusal-WHY`"),
    "bot-plays": Reason(("seat",), "a bot plays for the seat; `take-back` first"),
    "you-play": Reason(("seat",), "no bot plays for the seat"),
    "no-odds-here": Reason((), "the table was set up without the coach"),
    "coach-prepares": Reason((), "the server was just started, and its coach is not compiled yet"),
    "no-such-move": Reason(("moves",), "so many moves were made so far"),
    "ahead": Reason(("n",), "`since` is beyond the last line, which has this number: resume without it"),
    # over HTTP only
    "no-such-page": Reason((), "nothing is at this address"),
    "wrong-method": Reason((), "not with this method; `Allow` lists those that work"),
    "other-origin": Reason((), "a page of another origin asked for it"),
    "too-long": Reason(("most", "of"), "at most so many bytes, or moves, or bytes of a header, or seconds of work"),
    "too-slow": Reason((), "the body did not come in time"),
    # the server
    "raced": Reason(("n",), "another server process was first; the stream shows what happened, up to this line"),
    "store-unavailable": Reason((), "nothing can be stored now; the stream shows whether it was done after all"),
    "server-error": Reason((), "a fault of the server's; it is logged there, and nothing was done"),
}  # fmt: skip

# Why the server closes a connection: the reasons of `closing`.
CLOSINGS: dict[str, str] = {
    "too-fast": "so many refusals for haste that nobody seems to read them",
    "too-slow": "so many answers wait to be read that nobody seems to be there",
}
