"""Why a command is refused: one row for each reason. `words/*/refusals.ftl` says them to people as `refuse-KEY`.

Reasons that begin with `mistake-` are not here: they are the keys of `Mistake`s, about games, bots, options and
positions, and `words/*/mistakes.ftl` has the sentences.
"""

from typing import NamedTuple

MISTAKE = "mistake-"


class CommandReason(NamedTuple):
    """The names of a refusal's arguments, and what it means."""

    arguments: tuple[str, ...]
    meaning: str


REFUSALS: dict[str, CommandReason] = {
    # the language itself
    "malformed": CommandReason(("why",), "not a command of this protocol; `why` says where, in English"),
    "protocol": CommandReason(("protocol",), "another version is spoken here: this one"),
    "hello-first": CommandReason((), "the first command is `hello`"),
    "already-greeted": CommandReason((), "`hello` was said before; another person needs another connection"),
    "bad-token": CommandReason((), "this server did not make that token"),
    "duplicate-id": CommandReason((), "a command with this id was sent before; it is not carried out again"),
    "too-fast": CommandReason(("wait",), "too much at once; `wait` says in how many milliseconds to try again"),
    "too-many-streams": CommandReason(("most",), "a connection reads at most this many streams; `quiet` closes one"),
    # tables and seats
    "too-many-sockets": CommandReason(("most",), "your address has this many sockets, and gets no more"),
    "no-such-table": CommandReason((), "no table has this id or code"),
    "no-such-seat": CommandReason(("seat", "seats"), "the table has only `seats` seats"),
    "not-your-seat": CommandReason(("seat",), "somebody else holds the seat, or nobody"),
    "not-at-the-table": CommandReason(("seat",), "only a person who holds a seat here may do it"),
    "not-your-table": CommandReason(("seat",), "only the table's owner may do it"),
    "not-now": CommandReason(("status",), "not while the table is gathering, playing or over"),
    "not-awaited": CommandReason(("seat",), "no seat is kept for you here"),
    "table-deleted": CommandReason((), "its owner took the table away before the game began"),
    "seat-taken": CommandReason(("seat",), "somebody has the seat"),
    "seat-kept": CommandReason(("seat", "name"), "the seat is kept for the person who had it before the rematch"),
    "seat-open": CommandReason(("seat",), "nobody has the seat"),
    "seats-open": CommandReason(("seats",), "these seats are still open"),
    "places": CommandReason(("places", "seats"), "the position has another number of seats than there are places"),
    "options-twice": CommandReason((), "a position says its options itself; leave `options` out"),
    "pieces-missing": CommandReason((), "a position has all pieces: leave bag or deck out, and it gets the rest"),
    "endless": CommandReason(("decisions",), "the house rules or the position showed no end after this many decisions"),
    "bot-too-slow": CommandReason(("bot", "playouts", "seconds"), "the bot would think longer than allowed here"),
    "bot-slips": CommandReason(("bot",), "how often a bot slips is decided by its level here, as in `digger`"),
    "nothing-said": CommandReason((), "the text has no visible character, or there is nothing to clear"),
    "muted": CommandReason(("seat",), "the table's owner lets this seat, or spectators, say nothing"),
    "muted-already": CommandReason(("seat",), "it is so already: this seat is muted, or is not"),
    "invisible-name": CommandReason((), "the name has no visible character"),
    "stacked-marks": CommandReason(("most",), "a letter of a name or a text has more marks than `most`"),
    "not-a-subscription": CommandReason((), "the endpoint is of no push service that is used here, or a key is none"),
    # the game
    "stale-question": CommandReason(("question",), "the open question has this number; yours was answered meanwhile"),
    "not-asked": CommandReason(("seat",), "the open question is for other seats"),
    "already-answered": CommandReason(("seat",), "the seat has answered; an answer cannot be changed"),
    "illegal": CommandReason(("why", "rule", "move"), "the rules do not allow it: the words are `GAME-refusal-WHY`"),
    "bot-plays": CommandReason(("seat",), "a bot plays for the seat; `take-back` first"),
    "resigned": CommandReason(("seat",), "the person of the seat gave the match up; the bot plays to the end"),
    "you-play": CommandReason(("seat",), "no bot plays for the seat"),
    "no-odds-here": CommandReason((), "the table was set up without the coach"),
    "coach-prepares": CommandReason((), "the server was just started, and its coach is not compiled yet"),
    "coach-busy": CommandReason((), "others are asking already, and you did not want to wait"),
    "no-such-move": CommandReason(("moves",), "only `moves` moves were made so far"),
    "ahead": CommandReason(("n",), "`since` is beyond the last line, which has this number: resume without it"),
    # over HTTP only
    "no-such-page": CommandReason((), "nothing is at this address"),
    "no-module-here": CommandReason(("game",), "the rules of `game` are not compiled for pages here, or not yet"),
    "wrong-method": CommandReason((), "not with this method; `Allow` lists those that work"),
    "other-origin": CommandReason(("origin", "host"), "a page of `origin` asked for it, of a server that is `host`"),
    "too-long": CommandReason(("most", "of"), "more than `most` `of`: bytes, moves, lines, header bytes, seconds"),
    "too-slow": CommandReason((), "the body did not come in time"),
    # the server
    "raced": CommandReason(("n",), "another server process was first; the stream shows what happened, up to this line"),
    "store-unavailable": CommandReason((), "nothing can be stored now; the stream shows whether it was done after all"),
    "table-unreadable": CommandReason((), "another version of the program wrote the table; this one cannot read it"),
    "game-not-offered": CommandReason(("game",), "the table's game is not offered here now; the table is kept"),
    "server-error": CommandReason((), "a fault in the server, which logs it; the stream shows whether it was done"),
}  # fmt: skip

# Why the server closes a connection: the reasons of `closing`.
CLOSINGS: dict[str, str] = {
    "too-fast": "too many commands were refused as `too-fast`",
    "too-slow": "too many answers wait to be read",
}
