"""What HTTP requests bring and get, apart from what the socket's language has a word for already."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from motherlode.coach.review import Balance
from motherlode.server.http.requests import Text
from motherlode.server.protocol import (
    Asking,
    Create,
    GameEvent,
    Invite,
    Json,
    Name,
    Number,
    Played,
    Seat,
    Sit,
    TableId,
    Viewer,
)

MatchId = Annotated[
    str, Meta(min_length=4, max_length=40, pattern="^[A-Za-z0-9._-]+$(?!\\n)", description="of a table, or imported")
]
MOST_STEPS = 100

EXAMPLE = "mine: 1\ngame: quartz\nrules: 2\nseats: 3\nseed: 7\n\n3 mine > mined 3 amethyst\n1 mine > mined 1 obsidian\n"
NOTATION = Text("text/plain", "a match as a `.mine` file", EXAMPLE)
NUMBERS = Text("text/plain", "what Prometheus reads")


def form(name: str, command: type[Struct], left_out: tuple[str, ...], *more: tuple[str, Any, Any]) -> type[Struct]:
    """A body with the fields of a command of the socket, less those that the address says already."""
    fields = [field_of(field) for field in msgspec.structs.fields(command) if field.name not in left_out]
    about = {"__doc__": command.__doc__}
    return msgspec.defstruct(
        name, [*fields, *more], frozen=True, forbid_unknown_fields=True, kw_only=True, namespace=about
    )


def field_of(field: msgspec.structs.FieldInfo) -> Any:
    """A field of a struct, as a new struct takes it."""
    if field.required:
        return field.name, field.type
    if field.default is not msgspec.NODEFAULT:
        return field.name, field.type, field.default
    return field.name, field.type, msgspec.field(default_factory=field.default_factory)


NewTable = form("NewTable", Create, ("id",), ("name", Name, ""))
NewSeat = form("NewSeat", Sit, ("id", "table", "seat"))
NewInvitation = form("NewInvitation", Invite, ("id", "table", "seat"))


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new."""

    name: Name = ""


# --- in the address


class AtTable(Struct, frozen=True):
    """A table."""

    table: TableId


class AtSeat(AtTable, frozen=True):
    """A seat of a table."""

    seat: Seat


class OfMatch(Struct, frozen=True):
    """A match: of a table here, or one that was imported."""

    match: MatchId


class OfGame(Struct, frozen=True):
    """A game that is played here."""

    game: Annotated[str, Meta(max_length=32, pattern="^[a-z]+$(?!\\n)")]


class SeenBy(Struct, frozen=True, forbid_unknown_fields=True):
    """As which seat; 0 is a spectator."""

    seat: Viewer = 0


class Steps(SeenBy, frozen=True, forbid_unknown_fields=True):
    """Which steps: the first (0 is the deal), and how many; `whole` shows the whole table."""

    move: Number = 0
    count: Annotated[int, Meta(ge=1, le=MOST_STEPS)] = 1
    view: Literal["seat", "whole"] = "seat"


class Against(Struct, frozen=True, forbid_unknown_fields=True):
    """The commitment that a player wrote down before the match."""

    commitment: Annotated[str, Meta(pattern="^([0-9a-f]{64})?$(?!\\n)")] = ""


# --- answers


class Alive(Struct, frozen=True):
    """The server answers."""

    alive: bool = True


class Ready(Struct, frozen=True):
    """Whether everything can be played: the store can be written to, and every game is compiled."""

    ready: bool
    store: bool
    games: dict[str, bool]


Choice = str | int | bool


class Strength(Struct, frozen=True):
    """A level of bots: Elo points from four-seat tables, random play being 0, and how sure they are (95 %).

    Of two levels, the one that is 100 points higher finishes ahead of the other in 64 of 100 games. Where rating and
    uncertainty are both 0 at every level, nobody has measured them.
    """

    name: str
    rating: int
    give_or_take: int
    bot: str  # the bot behind it, as in `greedy~25%`
    kind: str  # how it chooses: random, greedy (rules of thumb), search
    slips: int  # moves in a hundred that it makes at random
    playouts: int  # possible worlds that it plays on for each move; 0 for those that do not search
    milliseconds: int  # that a decision took where it was measured


class HouseRule(Struct, frozen=True, omit_defaults=True):
    """What every number of a house rule may be; or, where it has lists, which words they hold, and how many at most."""

    lowest: int | None = None
    highest: int | None = None
    choices: list[str] = []
    most: int = 0


class DeclaredArgument(Struct, frozen=True):
    """What stands behind the words of a move: `most` of the values at most, in any order."""

    name: str
    kind: str  # seat, count, or a kind of piece
    values: list[str]  # as a phrase writes them
    most: int


class DeclaredMove(Struct, frozen=True):
    """A kind of move: its phrases are its words, followed by a value of each argument."""

    words: str
    arguments: list[DeclaredArgument]
    answers: str  # a kind of piece: the move is made with the one that answers what the question is about


class ViewKey(Struct, frozen=True, omit_defaults=True):
    """A key of a view, and in which form its value is written."""

    key: str
    form: str  # as in games/kit/layout.py: number, flag, seat, slug, counts, listed, each-seat…
    pieces: str = ""  # the kind of piece that the slugs are of
    slugs: list[str] = []
    inside: list["ViewKey"] = []  # of an object; one without a key is the item itself


class DeclaredGame(Struct, frozen=True):
    """A game as data: the words for everything in it are in the catalogs, by these names."""

    name: str
    short_name: str  # what its messages begin with
    words: bool  # whether it has a catalog, `SHORT-NAME.ftl`
    board: str  # how the page draws it: its own board, or `generic`
    lesson: bool
    rules_page: bool
    view: list[ViewKey]  # the keys of a view, for the generic board
    rules: int
    fewest: int
    most: int
    events: dict[str, list[tuple[str, str]]]  # the arguments of each: a name and its kind
    together: dict[str, list[str]]  # arguments in which events in a row may differ and still be narrated as one
    chapters: list[str]  # events with which a new part of the game begins: a log shows them as headings
    repeated: list[str]  # events that a later one says again, and more: an account of several moves leaves them out
    pieces: dict[str, list[str]]  # slugs by kind
    questions: list[str]
    about: dict[str, str]  # what a question can concern: names and their kinds
    moves: list[DeclaredMove]
    windows: list[str]  # questions whose answers stay covered until everybody has answered
    reactions: list[str]  # those of them that are put to a seat whether or not it holds an answer
    levels: list[Strength]
    options: dict[str, list[Choice]]  # the first is what is usual; `rulings.chain` is written as {rulings: {chain: …}}
    answers: dict[str, str]  # the card that answers a card
    printed: dict[str, Any]  # the numbers of the rules, in the form in which house rules change them
    house: dict[str, HouseRule]  # what can be changed of them, by key
    reconstructed: list[str]  # house keys whose printed numbers are lost; `bravery.3` is the third of `bravery`


class DeclaredGames(Struct, frozen=True):
    """The games that are played here."""

    games: list[DeclaredGame]


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """A moment of a lesson: what led here, how it looks to the learner, what is said, and the move that leads on.

    `say`, and what `instead` has for moves by how they begin, are keys of `page-learn-GAME-…` in the catalogs.
    """

    say: str
    view: Json
    played: list[Played] = []
    asking: Asking | None = None
    wanted: str = ""
    point: str = ""  # the part of the screen to point at
    rules: list[str] = []  # ids
    instead: dict[str, str] = {}


class Lesson(Struct, frozen=True):
    """A scripted part of a match, seen from the learner's seat; `position` is the whole table at its end."""

    game: str
    seats: int
    learner: Seat
    steps: list[LessonStep]
    position: Json


class Guest(Struct, frozen=True):
    """A new identity. The token stands for it: keep it, and show it to nobody else."""

    token: str
    name: str


class SocketFree(Struct, frozen=True):
    """A socket would be opened."""

    free: bool = True


class TableMade(Struct, frozen=True):
    """A new table, the seats that are yours, and the link for friends."""

    table: str
    code: str
    seats: list[int]
    link: str


class Seated(Struct, frozen=True):
    """The seat is yours."""

    table: str
    seat: int


class Invitation(Struct, frozen=True):
    """The seat is held for the bearer of this token."""

    token: str


class Kept(Struct, frozen=True):
    """The match was imported, or had been before."""

    match: str
    game: str
    moves: int
    over: bool


class Step(Struct, frozen=True):
    """The game after a move: who made it (seat 0 and no move: the deal), what happened, and who is asked what next."""

    number: int
    seat: int
    move: str
    happened: list[GameEvent]
    view: Json
    asked: list[int]
    question: str
    about: Json


class Replay(Struct, frozen=True):
    """Some steps of a match, and what it was; scores and places once it is over."""

    game: str
    rules: int
    seats: int
    options: Json
    names: list[str]
    moves: int
    over: bool
    scores: list[int]
    ranks: list[int]
    winners: list[int]
    steps: list[Step]


class Problem(Struct, frozen=True, omit_defaults=True):
    """What did not hold: a key and arguments, as in a refusal."""

    reason: str
    arguments: Json = {}


class Verified(Struct, frozen=True):
    """How much of a match was recomputed, and the first thing that did not hold."""

    holds: bool
    seeds: int
    moves: int
    draws: int
    over: bool
    commitment: str
    problem: Problem | None


class Reviewed(Struct, frozen=True):
    """The review of a match, as `motherlode review --json` writes it. Moves are numbered from 1."""

    game: str
    names: list[str]
    winners: list[int]
    playouts: int
    margin: float  # standard errors that are written behind a ±
    danger: str
    steps: list[Json]  # every move: everybody's chances before and after, luck, and what the decision was worth
    balances: list[Balance]
    escapes: list[int]
    turning_points: list[int]
    best: int | None
    worst: int | None


class Reviewing(Struct, frozen=True):
    """The review is not there yet: how many moves of how many are done, and how many matches come before this one."""

    done: int
    of: int
    ahead: int
