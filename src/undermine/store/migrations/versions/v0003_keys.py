"""Codes and phrases by which a guest is himself on another device; a row that is written to see whether it can."""

from __future__ import annotations

from alembic import op
from sqlalchemy import Column, Double, Integer, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "keys",
        Column("kind", Text, primary_key=True),
        Column("guest", Text, primary_key=True),
        Column("seal", Text, nullable=False, unique=True),
        Column("until", Double),
    )
    op.create_table(
        "pulse",
        Column("id", Integer, primary_key=True, autoincrement=False),
        Column("at", Double, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("pulse")
    op.drop_table("keys")
