"""Reviews of finished games, kept so that they are made once."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Integer, LargeBinary, Text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "reviews",
        Column("table_id", Text, primary_key=True),
        Column("game", Integer, primary_key=True, autoincrement=False),
        Column("form", Integer, nullable=False),
        Column("data", LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
