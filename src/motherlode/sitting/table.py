"""A table as the people at one terminal have it, in this process or on a server: both can do the same."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from motherlode.coach.advice import Advice
from motherlode.games.kit.game import Game
from motherlode.games.kit.records import Records
from motherlode.match import Asked, Event, Log, RefusedMove
from motherlode.words.narration import About, Result


class SeenMove(NamedTuple):
    """A move as a seat may know it, with the answers that complete it; what it was about, where that is known."""

    number: int  # from 1
    seat: int
    move: str  # `?` as long as it is covered
    events: Sequence[Event]
    about: About = MappingProxyType({})
    completes: bool = False


class Note(NamedTuple):
    """Something else at a table: the message `KEY`, about a seat, from somebody, or about the table."""

    key: str
    seat: int = 0
    name: str = ""
    text: str = ""
    quick: str = ""


class SittingTable(Protocol):
    """What a sitting needs of a table. Seats are counted from 1."""

    game: Game
    can_undo: bool
    is_shared: bool  # others act while somebody here thinks
    is_away: bool  # the connection to it is lost, and tried again

    @property
    def names(self) -> Sequence[str]:
        """The players by seat."""

    @property
    def own(self) -> Sequence[int]:
        """The seats of the people here; none for spectators."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def moves(self) -> int:
        """How many moves were made."""

    @property
    def questions(self) -> Sequence[Asked]:
        """The open questions."""

    @property
    def result(self) -> Result:
        """Places and scores, when the game is over."""

    @property
    def has_coach(self) -> bool:
        """Whether the coach is ready."""

    def view(self, seat: int) -> Records:
        """What a seat of ours, or a spectator (0), may know."""

    def legal(self, seat: int) -> Sequence[str]:
        """The moves that a seat of ours may make."""

    def completions(self, seat: int) -> Mapping[str, Sequence[tuple[str, ...]]]:
        """By legal move, the ways to complete it."""

    def refusal(self, seat: int, move: str) -> RefusedMove:
        """Why a move of the game that is not legal cannot be made now."""

    def play(self, seat: int, moves: Sequence[str]) -> None:
        """Make a move, and complete it."""

    def arrived(self) -> Any:
        """What others have done already, to be given to `take`; None for nothing."""

    def wait(self) -> Any:
        """Until others have done something: what it is, to be given to `take`. Changes nothing, and may take long."""

    def take(self, done: Any) -> None:
        """Now it has happened here too."""

    def dealt(self, seat: int) -> Sequence[Event]:
        """What happened when the game was dealt, or last before it was opened here."""

    def happened(self, seat: int, since: int) -> Sequence[SeenMove]:
        """The moves after that many, as a seat may know them."""

    def notes(self) -> Sequence[Note]:
        """What else has happened since this was asked last."""

    def prepare_coach(self) -> None:
        """Do what the first advice would wait for."""

    def advise(self, seat: int) -> Advice:
        """What the coach says to a seat that is asked."""

    def undo(self) -> None:
        """Take the last move back."""

    def log(self) -> Log:
        """The whole match, to be kept; a server gives it away when the game is over."""

    def say(self, seat: int, text: str) -> None:
        """Say something to everybody at the table, where there are others."""

    def hand_to_bot(self, seat: int) -> None:
        """Let a bot play on with the same hand, or play again oneself; where others wait."""

    def close(self) -> None:
        """Nobody here looks any more."""
