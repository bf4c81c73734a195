"""Which worker has which match open; kept out of the log of changes, since it is worth nothing after a crash."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """The table of attendance."""
    unlogged = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "attendance",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("worker", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("spectators", sa.Integer, nullable=False),
        sa.Column("listed", sa.LargeBinary),
        prefixes=unlogged,
    )
    op.create_index("attendance_worker", "attendance", ["worker"])
