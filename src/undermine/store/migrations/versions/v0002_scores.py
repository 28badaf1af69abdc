"""The results of the challenges of a day: one for each guest and day."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, Text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "scores",
        Column("day", Text, primary_key=True),
        Column("guest", Text, primary_key=True),
        Column("name", Text, nullable=False),
        Column("points", Integer, nullable=False),
        Column("at", Double, nullable=False),
    )
    op.create_index("scores_best", "scores", ["day", "points", "at"])


def downgrade() -> None:
    op.drop_table("scores")
