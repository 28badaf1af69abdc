"""Running the house: standing orders, what was done, what workers tell of themselves; and passkeys of guests."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Double, LargeBinary, Text

revision = "0005"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "orders",
        Column("kind", Text, primary_key=True),
        Column("about", Text, primary_key=True),
        Column("text", Text, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_table(
        "acts",
        Column("id", Text, primary_key=True),
        Column("at", Double, nullable=False),
        Column("who", Text, nullable=False),
        Column("kind", Text, nullable=False),
        Column("about", Text, nullable=False),
        Column("text", Text, nullable=False),
    )
    op.create_index("acts_at", "acts", ["at"])
    op.create_table(
        "workers",
        Column("id", Text, primary_key=True),
        Column("at", Double, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )
    op.create_table(
        "passkeys",
        Column("id", Text, primary_key=True),
        Column("guest", Text, nullable=False),
        Column("host", Text, nullable=False),
        Column("key", LargeBinary, nullable=False),
        Column("uses", BigInteger, nullable=False),
        Column("name", Text, nullable=False),
        Column("made_at", Double, nullable=False),
        Column("used_at", Double),
    )
    op.create_index("passkeys_guest", "passkeys", ["guest"])


def downgrade() -> None:
    for table in ("passkeys", "workers", "acts", "orders"):
        op.drop_table(table)
