"""Gold cards on the drawing board: the gold deck of a box, and how it is shared out.

Owns the options; which of their values an edition has is said in the boxes.
"""

from __future__ import annotations

from typing import Final

from undermine.features.gold.rules import AS_DIGGERS, AS_PLAYERS, Gold
from undermine.games.deck import Deck
from undermine.games.option import Option, choice, flag
from undermine.games.plan import Values

DRAW: Final = choice("goldDraw", "as many gold cards as there are of these", AS_DIGGERS, AS_PLAYERS)
SHUFFLE: Final = flag("goldShuffle", "the gold deck is shuffled before every round, not only before the first")
PAYOUT: Final = Option(
    "saboteurPayout", r"\d(/\d){3}", "four digits such as 4/3/2/2", "gold for each of 1, 2, 3, 4 saboteurs"
)


def gold_of(deck: Deck, values: Values) -> Gold:
    return Gold(
        tuple(int(row.id.removeprefix("gold-")) for row in deck.rows("gold") for _ in range(row.count)),
        values["goldDraw"],
        tuple(int(wage) for wage in values["saboteurPayout"].split("/")),
        shuffles=values["goldShuffle"] == "true",
    )
