"""Alembic runs this for `command.upgrade`: the steps are taken within the transaction of the connection it is given."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
context.run_migrations()
