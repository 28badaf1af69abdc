"""Goals on the drawing board: rows of a deck as the rules want them, and where they lie.

Owns the option how a stone is turned; which value an edition has is said in the boxes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.core.card_row import CardRow, groups_of
from undermine.features.goals.rules import FIT_ELSE_ACTIVE_CHOOSES, JOIN_LAST_CARD, JOIN_THEN_BEST_FIT, Row
from undermine.games.lying import Cells, Lying
from undermine.games.option import choice, flag

TURNING: Final = choice(
    "stoneOrientation", "how a stone is turned", JOIN_THEN_BEST_FIT, JOIN_LAST_CARD, FIT_ELSE_ACTIVE_CHOOSES
)
SITES_FIRST: Final = (flag("siteBeforeGoal", "sites and chests reached at once with a goal come first"), "true")
"""An option of whatever lies in the mine beside goals, with its default."""


def faces(rows: Iterable[CardRow]) -> tuple[Row, ...]:
    """One for each goal card."""
    return tuple((row.id, groups_of(row), "gold" in row.marks) for row in rows for _ in range(row.count))


def lying(cells: Cells, key: str = "") -> Lying:
    """The goals where they lie; `key` is the option that says so, if one does."""
    return Lying("a goal", cells, key, bars=True)
