"""Brings a database up to date when it is opened: the steps are in `migrations/`, and Alembic takes them in order."""

import threading
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store.database import IMMEDIATE, POSTGRESQL, shown

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x6D696E65  # of PostgreSQL: a process that migrates holds this number
ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it is doing in globals


def migrate(engine: Engine) -> None:
    """Take the steps that a database lacks; one that has steps unknown here was written by a newer program."""
    with ONE_AT_A_TIME, engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
        config.attributes["connection"] = connection  # for `migrations/env.py`
        if is_current(connection, config):
            return
        connection.rollback()
        connection.execution_options(**IMMEDIATE)
        with connection.begin():  # all steps or none; a second process waits here, and finds nothing to do
            if engine.dialect.name == POSTGRESQL:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            if not is_current(connection, config):
                command.upgrade(config, "head")


def is_current(connection: Connection, config: Config) -> bool:
    """Whether the database has taken every step."""
    steps = ScriptDirectory.from_config(config)
    taken = set(MigrationContext.configure(connection).get_current_heads())
    known = {step.revision for step in steps.walk_revisions()}
    if not taken <= known:
        raise Mistake("store-newer", store=shown(connection.engine.url))
    return taken == set(steps.get_heads())
