"""How finished games went for the people at them, and the ratings of those who want them."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, Integer, Text, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "results",
        Column("id", Text, primary_key=True),
        Column("table_id", Text, nullable=False),
        Column("game", Integer, nullable=False),
        Column("seat", Integer, nullable=False),
        Column("guest", Text, nullable=False),
        Column("name", Text, nullable=False),
        Column("at", Double, nullable=False),
        Column("rules", Text, nullable=False),
        Column("seats", Integer, nullable=False),
        Column("people", Integer, nullable=False),
        Column("gold", Integer, nullable=False),
        Column("won", Boolean, nullable=False),
        Column("rounds", Text, nullable=False),
        Column("waits", Boolean, nullable=False),
    )
    op.create_index("results_guest", "results", ["guest", "at"])
    op.create_index("results_wait", "results", ["at"], sqlite_where=text("waits"), postgresql_where=text("waits"))
    op.create_table(
        "fame",
        Column("guest", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "ratings",
        Column("guest", Text, primary_key=True),
        Column("role", Text, primary_key=True),
        Column("skill", Double, nullable=False),
        Column("doubt", Double, nullable=False),
        Column("rounds", Integer, nullable=False),
    )


def downgrade() -> None:
    for table in ("ratings", "fame", "results"):
        op.drop_table(table)
