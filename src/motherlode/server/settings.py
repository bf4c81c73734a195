"""How a server is run: times in milliseconds, sizes in bytes. `motherlode serve` sets some of them."""

from dataclasses import dataclass, field

from motherlode.server.store import DEFAULT_STORE

SECOND = 1000


@dataclass(frozen=True)
class Limits:
    """What one connection, one person and one address may ask of the server."""

    frame: int = 32 * 1024  # the longest command
    body: int = 1024 * 1024  # the longest HTTP body: an imported match
    frames: float = 60.0  # WebSocket frames a second, for one connection, whatever is in them; then it is closed
    frames_burst: int = 600
    fragments: int = 64  # frames of one message
    bytes: float = 64 * 1024  # a second, for one connection; then it is read more slowly
    bytes_burst: int = 512 * 1024
    callers: int = 448  # TCP connections of one address, from the first packet on: its sockets, and six for every page
    commands: float = 20.0  # a second, for one connection
    commands_burst: int = 60
    talk: float = 0.5  # lines a second, for one person
    talk_burst: int = 6
    talk_here: float = 2.0  # the same for one address
    talk_here_burst: int = 24
    talk_table: float = 3.0  # the same for one table, which keeps every line
    talk_table_burst: int = 40
    guesses: float = 0.2  # codes a second that are no table's, for one address
    guesses_burst: int = 20
    openings: float = 0.5  # tables a second, for one address
    openings_burst: int = 20
    heavy: float = 1.0  # requests a second that cost the server real work, for one person
    heavy_burst: int = 12
    heavy_here: float = 8.0  # the same for one address, behind which there may be several people
    heavy_here_burst: int = 96
    connections: int = 64  # of one address
    streams: int = 24  # of one connection
    queue: int = 256  # messages that wait for a slow reader; then it falls back to a snapshot
    strikes: int = 200  # refusals for haste before the connection is closed


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"
    port: int = 8421
    store: str = DEFAULT_STORE
    origins: tuple[str, ...] = ()  # other pages that may open a socket; the server's own page always may
    window: int = 1500  # how long answers to a vote or a reaction stay covered, at least
    pace: int = 700  # a bot answers no sooner
    nudge: int = 15 * SECOND  # between the end of somebody's time and the move that is made for them
    grace: int = 20 * SECOND  # before somebody who is gone is called missing
    countdown: int = 30 * SECOND  # before a bot steps in for them
    idle: int = 300 * SECOND  # before a table without people is put away
    heartbeat: int = 20 * SECOND
    header: int = 10 * SECOND  # for the head of an HTTP request to arrive
    response: int = 120 * SECOND  # for a request to be answered, and the answer to be read
    tail: int = 200  # lines that are sent again one by one; a reader that missed more gets a snapshot
    threads: int = 2  # for bots that think
    compilers: int = 2  # processes that compile beside a new server; 0: what is called first is compiled then
    review_playouts: int = 800  # for each estimate of a review: a game of Quartz takes some 16 seconds of a core
    review_longest: int = 300 * SECOND  # then a review is given up: somebody's house rules may let games go on forever
    reviews_waiting: int = 8  # matches in line, with the one that is looked at
    reviews_kept: int = 32  # of those that are done, some 150 kB each
    limits: Limits = field(default_factory=Limits)
