"""The settings of a server: times in milliseconds, sizes in bytes. `chosen_settings` reads those that were changed."""

from dataclasses import dataclass, field

from motherlode.server.store import DEFAULT_STORE

SECOND = 1000
PUSH_SERVICES = (
    "fcm.googleapis.com",
    "updates.push.services.mozilla.com",
    "*.push.apple.com",
    "*.notify.windows.com",
)


@dataclass(frozen=True)
class Limits:
    """What one connection, one person and one address may ask of the server."""

    frame: int = 32 * 1024  # the longest command
    body: int = 1024 * 1024  # the longest HTTP body: an imported match
    bodies: int = 4 * 1024 * 1024  # bytes of the HTTP bodies of one address at a time
    requests: float = 100.0  # HTTP requests a second, for one address; more wait for their turn
    requests_burst: int = 1000  # as many before that: a first visit makes sixty
    requests_peak: float = 400.0  # HTTP requests a second, for one address, before that
    requests_peak_burst: int = 64  # as many in the same moment
    frames: float = 60.0  # WebSocket frames a second, for one connection, of any kind; beyond that it is closed
    frames_burst: int = 600  # as many at once
    fragments: int = 64  # frames of one message; with more, the connection is closed
    bytes: float = 64 * 1024  # a second, for one connection; beyond that it is read more slowly
    bytes_burst: int = 512 * 1024  # as many at once
    callers: int = 448  # TCP connections of one address, from the first packet on: its sockets, and six for every page
    calls: float = 32.0  # new TCP connections a second, for one address; more are cut off at once
    calls_burst: int = 512  # as many at once
    commands: float = 20.0  # a second, for one connection
    commands_burst: int = 60  # as many at once
    talk: float = 0.5  # lines of talk a second, for one person
    talk_burst: int = 6  # as many at once
    talk_here: float = 2.0  # lines of talk a second, for one address
    talk_here_burst: int = 24  # as many at once
    talk_table: float = 3.0  # lines of talk a second, for all spectators of one table together
    talk_table_burst: int = 40  # as many at once
    changes: float = 0.5  # lines around the game a second, for one person: sitting down, standing up, bots, mutes
    changes_burst: int = 20  # as many at once
    changes_here: float = 4.0  # the same for one address
    changes_here_burst: int = 80  # as many at once
    guesses: float = 0.2  # wrong table codes a second, for one address
    guesses_burst: int = 20  # as many at once
    openings: float = 0.5  # tables a second, for one address
    openings_burst: int = 20  # as many at once
    heavy: float = 1.0  # expensive requests a second, for one person
    heavy_burst: int = 24  # as many at once: a page shared by six people opens seven streams
    heavy_here: float = 8.0  # the same for one address, behind which there may be several people
    heavy_here_burst: int = 96  # as many at once
    connections: int = 64  # sockets of one address
    streams: int = 24  # of one connection
    queue: int = 256  # messages waiting for a slow reader; beyond that it gets a snapshot instead
    queue_bytes: int = 1024 * 1024  # the same in bytes
    strikes: int = 200  # refusals for being too fast before the connection is closed


@dataclass(frozen=True)
class Settings:
    """Everything that can be chosen about a server."""

    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 is every address of this machine
    port: int = 8421  # 0 takes any that is free
    store: str = DEFAULT_STORE  # a file, or postgresql://user@host/database
    workers: int = 1  # processes that serve together; more than one need a store in PostgreSQL
    base_path: str = ""  # under which everything is, as in /motherlode; a proxy may strip it
    proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-For is believed; nobody else's is
    origins: tuple[str, ...] = ()  # other pages that may open a socket; the server's own page always may
    window: int = 1500  # how long answers to a vote or a reaction stay covered, at least
    pace: int = 700  # before a bot answers; with one person alone, after that person has seen everything
    patience: int = 8 * SECOND  # how much longer a bot waits for that, at most
    nudge: int = 15 * SECOND  # between the end of somebody's time and the move that is made for them
    grace: int = 20 * SECOND  # before somebody who has disconnected counts as missing
    countdown: int = 30 * SECOND  # before a bot takes over for somebody who is missing
    idle: int = 300 * SECOND  # before a table without people is closed in memory
    heartbeat: int = 20 * SECOND  # between two pings; a client that has not answered the last one is disconnected
    header: int = 10 * SECOND  # for the head of an HTTP request to arrive
    response: int = 120 * SECOND  # for a request to be answered, and the answer to be read
    tail: int = 200  # lines that are resent one by one; a reader that missed more gets a snapshot
    threads: int = 3  # threads for bots; one address never has them all
    readers: int = 2  # threads for replaying matches over HTTP; one address never has them all
    compilers: int = 2  # processes that compile after a first start; 0: everything is compiled at its first call
    review_playouts: int = 800  # for each estimate of a review: a game of Quartz takes about 16 seconds of one core
    review_longest: int = 300 * SECOND  # after which a review is given up: house rules may let games go on forever
    reviews_waiting: int = 8  # matches in the queue, with the one under review
    reviews_here: int = 4  # of them, matches of one address
    reviews_kept: int = 32  # finished reviews in memory, about 150 kB each
    push_services: tuple[str, ...] = PUSH_SERVICES  # hosts that call people who are away; empty: nobody is called
    push_contact: str = "mailto:operator@example.org"  # how a push service reaches you: put your own address
    push_after: int = 20 * SECOND  # before somebody who is not at the table is called
    limits: Limits = field(default_factory=Limits)
