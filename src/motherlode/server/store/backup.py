"""Everything in a store as one file, and back: gzip over lines of JSON, readable without this program.

The first line says what the file is, the last one how much there was, so that a file that was cut is noticed. Each
match is followed by its events. Export reads one snapshot while servers go on; import is one transaction: all or
nothing.
"""

import gzip
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Any

import msgspec
from sqlalchemy import Connection, Engine, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store.backup_lines import (
    FORMAT,
    VERSION,
    Count,
    Ending,
    Event,
    Header,
    Holding,
    Line,
    Match,
    Row,
    Setting,
    bare,
    wrapped,
)
from motherlode.server.store.database import IMMEDIATE, POSTGRESQL, insert_if_absent, reading
from motherlode.server.store.records import StoredMatch
from motherlode.server.store.schema import EVENT, HOLDING, MATCH, SETTING

LONGEST_LINE = 64 * 1024 * 1024  # bytes; an event has some hundred
ROWS_AT_ONCE = 1000
MATCHES = select(*(MATCH.c[field] for field in StoredMatch._fields)).order_by(MATCH.c.id)
EVENTS = select(EVENT.c.match, EVENT.c.seq, EVENT.c.at, EVENT.c.body).order_by(EVENT.c.match, EVENT.c.seq)
HOLDINGS = select(HOLDING.c.identity, HOLDING.c.match).order_by(HOLDING.c.identity, HOLDING.c.match)
SETTINGS = select(SETTING.c.name, SETTING.c.value).order_by(SETTING.c.name)

Progress = Callable[[int, int], object]  # done, of how many


def no_progress(done: int, of: int) -> None:
    """Progress that nobody watches."""


# --- export


def export(engine: Engine, path: Path, progress: Progress = no_progress) -> Count:
    """Write everything into a file, which takes its name only when it is complete; an earlier backup is replaced."""
    check_replaceable(path)
    with reading(), engine.connect() as connection, new_file(path) as file:
        if engine.dialect.name == POSTGRESQL:
            connection.execution_options(isolation_level="REPEATABLE READ")
        with connection.begin(), gzip.open(file, "wb", compresslevel=6) as packed:
            return write_lines(connection, packed, progress)


def write_lines(connection: Connection, packed: Any, progress: Progress) -> Count:
    """All lines of a backup."""
    count = Count()
    encode = msgspec.json.Encoder().encode
    packed.write(encode(Header(FORMAT, VERSION)) + b"\n")
    of = connection.execute(select(func.count()).select_from(MATCH)).scalar_one()
    for line in lines_of(connection):
        count.add(line)
        packed.write(encode(line) + b"\n")
        if isinstance(line, Match):
            progress(count.matches, of)
    packed.write(encode(Ending(**msgspec.structs.asdict(count))) + b"\n")
    return count


def lines_of(connection: Connection) -> Iterator[Row]:
    """Settings, then each match with its events, then who holds which."""
    for name, value in rows(connection, SETTINGS):
        yield Setting(name, *wrapped(value))
    events = rows(connection, EVENTS)
    event = next(events, None)
    for row in rows(connection, MATCHES):
        match = Match(*row)
        yield match
        while event is not None and event.match == match.id:  # both come in the same order
            yield Event(event.seq, event.at, *wrapped(event.body))
            event = next(events, None)
    if event is not None:
        raise RuntimeError(f"an event of match {event.match} was not reached")
    for identity, held in rows(connection, HOLDINGS):
        yield Holding(identity, held)


def rows(connection: Connection, query: Any) -> Iterator[Any]:
    """The rows of a query, a part at a time."""
    yield from connection.execution_options(yield_per=ROWS_AT_ONCE).execute(query)


def check_replaceable(path: Path) -> None:
    """An earlier backup may be replaced; any other file, such as the database itself, may not."""
    with suppress(FileNotFoundError):
        if path.stat().st_size == 0 and path.is_file():
            return
        try:
            with gzip.open(path, "rb") as packed:
                header = msgspec.json.decode(packed.readline(LONGEST_LINE), type=Header)
        except (OSError, EOFError, zlib.error, msgspec.MsgspecError):
            header = None
        if header is None or header.format != FORMAT:
            raise Mistake("file-exists", path=str(path))


@contextmanager
def new_file(path: Path) -> Iterator[IO[bytes]]:
    """A file for the owner's eyes only, which is on the disk when it gets its name, and gone if anything fails."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")  # has mode 0600
    except OSError:
        raise Mistake("unwritable", path=str(path)) from None
    try:
        with os.fdopen(handle, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException as error:
        Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):  # the disk is full, say
            raise Mistake("unwritable", path=str(path)) from error
        raise
    with suppress(OSError):  # the name, too; not every system can
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# --- import


def restore(engine: Engine, path: Path, progress: Progress = no_progress) -> tuple[Count, Count]:
    """Add everything that a backup holds: what was added, and what the file held. What is there already stays."""
    with reading(), engine.connect() as connection:
        connection.execution_options(**IMMEDIATE)
        with connection.begin(), path.open("rb") as file:
            return read_into(connection, Backup(file, path), lambda: progress(file.tell(), path.stat().st_size))


def check_is_backup(path: Path) -> None:
    """Before a store is made for it: is there a file, and is it a backup?"""
    if not path.is_file():
        raise Mistake("no-such-file", path=str(path))
    with path.open("rb") as file:
        Backup(file, path).check_header()


class Backup:
    """The lines of a backup file, counted; whatever is wrong with it is said with the line."""

    def __init__(self, file: IO[bytes], path: Path) -> None:
        self.path = path
        self.line = 0
        self.count = Count()
        self._packed = gzip.GzipFile(fileobj=file)
        self._decode = msgspec.json.Decoder(Line).decode

    def check_header(self) -> None:
        """The first line says what this is."""
        try:
            header = msgspec.json.decode(self._next(), type=Header)
        except msgspec.MsgspecError:
            header = None
        if header is None or header.format != FORMAT:
            raise Mistake("backup-format", path=str(self.path))
        if header.version > VERSION:
            raise Mistake("backup-newer", path=str(self.path))

    def lines(self) -> Iterator[Row]:
        """Everything between the first line and the last one, both of which must be right."""
        self.check_header()
        while True:
            try:
                line = self._decode(self._next())
            except msgspec.MsgspecError:
                raise self.broken() from None
            if isinstance(line, Ending):
                break
            self.count.add(line)
            yield line
        if msgspec.structs.asdict(line) != msgspec.structs.asdict(self.count) or self._read():
            raise self.broken()

    def body(self, line: Event | Setting) -> bytes:
        """The bytes that a line stands for."""
        try:
            return bare(line.text, line.base64)
        except ValueError:
            raise self.broken() from None

    def broken(self) -> Mistake:
        """The file cannot be relied on."""
        return Mistake("backup-broken", path=str(self.path), line=self.line)

    def _next(self) -> bytes:
        line = self._read()
        if not line.endswith(b"\n"):
            raise self.broken()
        return line

    def _read(self) -> bytes:
        self.line += 1
        try:
            return self._packed.readline(LONGEST_LINE)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            if self.line == 1:
                raise Mistake("backup-format", path=str(self.path)) from None
            raise self.broken() from None


def read_into(connection: Connection, backup: Backup, progress: Callable[[], object]) -> tuple[Count, Count]:
    """Bring the lines into the tables; what was added, and what there was."""
    added = Count()
    match: Match | None = None
    events: list[Event] = []
    for line in backup.lines():
        if match is not None and not isinstance(line, Event):
            add_match(connection, backup, match, events, added)
            match, events = None, []
            progress()
        if isinstance(line, Match):
            match = line
        elif isinstance(line, Event):
            if match is None or line.seq != len(events) + 1:
                raise backup.broken()
            events.append(line)
        elif isinstance(line, Holding):
            added.holdings += add_holding(connection, backup, line)
        else:
            added.settings += add_setting(connection, backup, line)
    if match is not None:
        add_match(connection, backup, match, events, added)
    return added, backup.count


def add_match(connection: Connection, backup: Backup, match: Match, events: list[Event], added: Count) -> None:
    """A match with its events: new, or the same as the one that is there."""
    bodies = [backup.body(event) for event in events]
    present = list(connection.execute(select(MATCH).where(or_(MATCH.c.id == match.id, MATCH.c.code == match.code))))
    if not present:
        connection.execute(insert(MATCH), msgspec.structs.asdict(match))
        if events:
            written = [
                {"match": match.id, "seq": event.seq, "at": event.at, "body": body}
                for event, body in zip(events, bodies, strict=True)
            ]
            connection.execute(insert(EVENT), written)
        added.matches += 1
        added.events += len(events)
        return
    kept = connection.execute(
        select(EVENT.c.seq, EVENT.c.at, EVENT.c.body).where(EVENT.c.match == match.id).order_by(EVENT.c.seq)
    ).all()
    given = [(event.seq, event.at, body) for event, body in zip(events, bodies, strict=True)]
    same = len(present) == 1 and (present[0].id, present[0].code) == (match.id, match.code)
    if not same or [tuple(row) for row in kept] != given:
        raise Mistake("backup-match", code=match.code)


def add_holding(connection: Connection, backup: Backup, holding: Holding) -> int:
    """Whose a match is; 1 if that is new."""
    row = {"identity": holding.identity, "match": holding.match}
    try:
        added = connection.execute(insert_if_absent(connection.engine, HOLDING).returning(HOLDING.c.match), row)
        return len(added.all())
    except IntegrityError:
        raise backup.broken() from None


def add_setting(connection: Connection, backup: Backup, setting: Setting) -> int:
    """A setting; 1 if it is new. Another value than the present one would make everybody's tokens worthless."""
    value = backup.body(setting)
    present = connection.execute(select(SETTING.c.value).where(SETTING.c.name == setting.name)).scalar_one_or_none()
    if present is None:
        connection.execute(insert(SETTING), {"name": setting.name, "value": value})
        return 1
    if present != value:
        raise Mistake("backup-setting", name=setting.name)
    return 0
