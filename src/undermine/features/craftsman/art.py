"""How the master craftsman looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import HELP, Action, Art
from undermine.draw.icons import cut

CRAFTSMAN: Final = (
    '<g transform="rotate(-32 32 32)">'
    + cut("u-grip", "29 20 35 20 36 64 28 64")
    + cut("u-pale", "14 4 50 4 50 22 14 22")
    + cut("u-pale2", "32 4 50 4 50 22 32 22")
    + "</g>"
    + cut("u-brass", "50 38 53 46 62 47 55 53 57 62 50 57 43 62 45 53 38 47 47 46")
)

ART: Final = Art(
    icons={"craftsman": CRAFTSMAN},
    short={"craftsman": "smith"},
    actions={"craftsman": Action(HELP)},
)
