"""Path cards on the drawing board: rows of a deck as the rules want them.

Owns nothing but the reading.
"""

from __future__ import annotations

from collections.abc import Iterable

from undermine.core.card_row import CardRow, groups_of
from undermine.features.paths.rules import Row


def path_of(row: CardRow) -> Row:
    return row.id, groups_of(row), row.count


def leading(rows: Iterable[CardRow]) -> int:
    """How many of these cards lead on from one side to another."""
    return sum(row.count for row in rows if any(group & group - 1 for group in groups_of(row)))
