"""The treasure of the expansion on the drawing board.

Owns the option; which value an edition has is said in the box.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undermine.core.card_row import CardRow
from undermine.features.treasure.rules import Treasure
from undermine.games.option import flag
from undermine.games.plan import Values

PRISON_TAKES: Final = flag("prisonTakesCrystals", "a geologist in prison gets nothing for crystals")


def treasure_of(paths: Iterable[CardRow], values: Values) -> Treasure:
    return Treasure(
        frozenset(row.id for row in paths if "crystal" in row.marks),
        prison_takes=values["prisonTakesCrystals"] == "true",
    )
