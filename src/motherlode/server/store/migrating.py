"""Brings a database up to date when it is opened: the steps are in `migrations/`, and Alembic takes them in order."""

import threading
from pathlib import Path

from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from motherlode.games.kit.mistakes import Mistake
from motherlode.server.store.database import IMMEDIATE, POSTGRESQL, shown

STEPS = Path(__file__).parent / "migrations"
LOCK = 0x6D696E65  # of PostgreSQL: whoever migrates holds this number
ONE_AT_A_TIME = threading.Lock()  # Alembic keeps what it is doing in globals


def migrate(engine: Engine) -> None:
    """Take the steps that a database lacks; one that has steps unknown here was written by a newer program."""
    with ONE_AT_A_TIME, engine.connect() as connection:
        config = Config()
        config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
        steps = ScriptDirectory.from_config(config)
        if is_current(connection, steps):
            return
        connection.rollback()
        connection.execution_options(**IMMEDIATE)
        with connection.begin():  # all steps or none; who comes second waits here, and finds nothing to do
            if engine.dialect.name == POSTGRESQL:
                connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            if not is_current(connection, steps):
                take_steps(connection, config, steps)


def take_steps(connection: Connection, config: Config, steps: ScriptDirectory) -> None:
    """From where the database is to the newest step, within the transaction of the connection."""
    with EnvironmentContext(config, steps, fn=lambda taken, _context: steps._upgrade_revs("head", taken)) as alembic:
        alembic.configure(connection=connection)
        alembic.run_migrations()


def is_current(connection: Connection, steps: ScriptDirectory) -> bool:
    """Whether the database has taken every step."""
    taken = set(MigrationContext.configure(connection).get_current_heads())
    known = {step.revision for step in steps.walk_revisions()}
    if not taken <= known:
        raise Mistake(
            "store-newer",
            "the store {store} was written by a newer Motherlode; update this one",
            store=shown(connection.engine.url),
        )
    return taken == set(steps.get_heads())
