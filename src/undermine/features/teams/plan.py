"""Teams on the drawing board: the dwarfs of the box, doors of their colours, and who passes them.

Owns the option; which value an edition has is said in the box.
"""

from __future__ import annotations

from typing import Final

from undermine.core.card_row import CardRow, groups_of
from undermine.features.paths.rules import DoorRow
from undermine.features.teams.rules import (
    BGA,
    BLUE_EYES,
    BLUE_WALKER,
    CS20,
    DE,
    GREEN_EYES,
    GREEN_WALKER,
    ROLE_NAMES,
    Teams,
)
from undermine.games.deck import Deck
from undermine.games.option import choice
from undermine.games.plan import Values

BLOCKED: Final = choice(
    "blockedRule", "who wins behind doors of both colours, as this edition or site plays it", CS20, DE, BGA
)
WALLS: Final = {"door-blue": GREEN_EYES, "door-green": BLUE_EYES}
"""Door -> who does not pass it when winners are told; the whole card is shut to them (EXP-26, EXP-A8)."""
WALKER_OF: Final = {"blue": int(BLUE_WALKER), "green": int(GREEN_WALKER)}
"""Role -> the walker whose eyes it has for the tunnels; all others see them without doors."""


def teams_of(deck: Deck, values: Values) -> Teams:
    return Teams(tuple(deck.copies(name) for name in ROLE_NAMES), values["blockedRule"])


def has_door(row: CardRow) -> bool:
    return any(mark in WALLS for mark in row.marks)


def door_of(row: CardRow) -> DoorRow:
    return row.id, groups_of(row), row.count, sum(WALLS.get(mark, 0) for mark in row.marks)
