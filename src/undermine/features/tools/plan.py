"""Tools on the drawing board: which rows of a deck break and mend them.

Owns the option; which value an edition has is said in the boxes.
"""

from __future__ import annotations

from typing import Final

from undermine.features.tools.rules import Row
from undermine.games.deck import Deck
from undermine.games.option import flag

ON_ONESELF: Final = flag("sabotageSelf", "you may break your own tools")


def tool_cards(deck: Deck) -> tuple[Row, ...]:
    return tuple((row.id, row.count) for row in deck.rows("action") if row.id.startswith(("sabotage-", "repair-")))
