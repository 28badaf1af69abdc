"""The first version: tables, their entries, the places of guests, and the server's secrets."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Boolean, Column, Double, ForeignKey, Integer, LargeBinary, Text, and_, column, not_

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        Column("id", Text, primary_key=True),
        Column("code", Text, nullable=False, unique=True),
        Column("rules", Text, nullable=False),
        Column("opened_at", Double, nullable=False),
        Column("touched_at", Double, nullable=False),
        Column("sequence", Integer, nullable=False),
        Column("running", Boolean, nullable=False),
        Column("due", Double),
        Column("listed", Boolean, nullable=False),
        Column("ended", Boolean, nullable=False),
        Column("guests", Text, nullable=False),
    )
    is_due = and_(column("running", Boolean), column("due", Double).is_not(None))
    op.create_index("tables_due", "tables", ["due"], sqlite_where=is_due, postgresql_where=is_due)
    is_open = and_(column("listed", Boolean), not_(column("ended", Boolean)))
    op.create_index("tables_open", "tables", ["opened_at"], sqlite_where=is_open, postgresql_where=is_open)
    op.create_table(
        "entries",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("sequence", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "places",
        Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
        Column("guest", Text, primary_key=True),
    )
    op.create_index("places_guest", "places", ["guest"])
    op.create_table(
        "secrets",
        Column("name", Text, primary_key=True),
        Column("data", LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("secrets", "places", "entries", "tables"):
        op.drop_table(table)
