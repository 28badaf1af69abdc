"""Browsers that are rung when it is their owner's turn."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, LargeBinary, Text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "bells",
        Column("id", Text, primary_key=True),
        Column("guest", Text, nullable=False),
        Column("endpoint", Text, nullable=False),
        Column("key", LargeBinary, nullable=False),
        Column("secret", LargeBinary, nullable=False),
        Column("language", Text, nullable=False),
        Column("house", Text, nullable=False),
        Column("made_at", Double, nullable=False),
    )
    op.create_index("bells_guest", "bells", ["guest"])


def downgrade() -> None:
    op.drop_table("bells")
