"""How a table begins: the first events of a new one and of a rematch, and whether there can be a game at all."""

from typing import NamedTuple

from msgspec.structs import replace

from motherlode.games.catalog import GAMES
from motherlode.games.catalog import find as find_game
from motherlode.games.kit.mistakes import Mistake
from motherlode.match import Log, Match
from motherlode.server.commands import known_bot
from motherlode.server.protocol import Create, Refusal
from motherlode.server.table import Table
from motherlode.server.table_events import FORMAT, AnyTableEvent, BotSat, Created, Kept, Sat, Started
from motherlode.server.termination import LONGEST, ends
from motherlode.server.typed_text import name_of

ME, OPEN = "me", "open"


class Beginning(NamedTuple):
    """What a new table begins with; `created` gets its id and code when it is written."""

    created: Created
    events: list[AnyTableEvent]


def new_table(command: Create, identity: str, name: str, secret: str) -> Beginning:
    """What `create` asks for. Where no seat is open, the game begins at once."""
    if command.game not in GAMES:
        raise Refusal("mistake-game", game=command.game, known=", ".join(sorted(GAMES)))
    events: list[AnyTableEvent] = []
    for seat, place in enumerate(command.places, 1):
        if place == ME:
            called = name_of(command.names[seat - 1]) if seat <= len(command.names) else name
            events.append(Sat(seat, identity, called, command.nonce))
        elif place != OPEN:
            events.append(BotSat(seat, known_bot(place, command.game)))
    if OPEN not in command.places:
        events.append(Started())
    created = Created(
        table="",
        code="",
        game=command.game,
        rules=find_game(command.game).version,
        seats=len(command.places),
        owner=identity,
        secret=secret,
        options=command.options,
        start=command.position,
        clock=command.clock,
        odds=command.odds,
        public=command.public,
    )
    return Beginning(created, events)


def rematch_of(table: Table, secret: str, asker: str, nonce: str) -> Beginning:
    """The same bots, options and position, by the present rules; seats are kept for the same people.

    The person who asked owns the table. Where nobody else has to come, it begins at once.
    """
    events: list[AnyTableEvent] = []
    for seat, chair in enumerate(table.chairs, 1):
        if chair.identity == asker:
            events.append(Sat(seat, asker, chair.name, nonce))
        elif chair.identity:
            events.append(Kept(seat, chair.identity, chair.name))
        else:
            events.append(BotSat(seat, chair.bot))
    if not any(isinstance(event, Kept) for event in events):
        events.append(Started())
    rules = find_game(table.created.game).version
    created = replace(table.created, table="", code="", rules=rules, owner=asker, secret=secret, format=FORMAT)
    return Beginning(created, events)


def check_playable(created: Created) -> None:
    """Whether there can be a game with these seats, options and position at all; a mistake says why not."""
    if created.start is not None and created.options:
        raise Refusal("options-twice")  # a position has its own; what nobody reads is not kept
    if created.start is not None and created.start.get("game") != created.game:
        raise Mistake("position-game")
    log = Log(created.game, created.rules, created.seats, 0, created.options, created.start)
    match = Match.replay(log)
    if match.seats != created.seats:
        raise Refusal("places", places=created.seats, seats=match.seats)
    if created.start is not None:
        check_whole(match)
    if (created.options or created.start) and not ends(match):
        raise Refusal("endless", decisions=LONGEST)


def check_whole(match: Match) -> None:
    """Of a position, no piece of the box is missing, and its options allow a deal: else it might have no end."""
    game = match.game
    dealt = Match.new(game.name, match.seats, **game.get_options(match.states, 0))
    if game.conserved(match.states, 0) != game.conserved(dealt.states, 0):
        raise Refusal("pieces-missing")
