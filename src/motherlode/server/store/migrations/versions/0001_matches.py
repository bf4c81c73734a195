"""Matches, events, holdings and settings. A step that was published never changes: the next one does."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """The tables of the first version."""
    op.create_table(
        "match",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("finished", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
    )
    op.create_index("match_finished", "match", ["finished", "id"])
    op.create_index("match_due", "match", ["due"])
    op.create_table(
        "event",
        sa.Column("match", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "holding",
        sa.Column("identity", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("match.id"), primary_key=True),
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
