"""How inspection and the swap of hats look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, LOOK, Action, Art
from undermine.draw.icons import cut, dot, line

INSPECTION: Final = (
    dot("u-lens", 26, 26, 19)
    + cut("u-grip", "39 43 43 39 62 57 57 62")
    + cut("u-pale", "12 26 26 15 40 26 26 37")
    + dot("u-ink", 26, 26, 6.4)
    + dot("u-pale", 24, 24, 2)
)
SWAP_HATS: Final = (
    cut("u-brass", "6 30 16 4 26 30")
    + cut("u-brass2", "16 4 26 30 18 30")
    + cut("u-pale", "2 30 30 30 30 36 2 36")
    + cut("u-pale", "36 54 38 36 54 36 56 54")
    + cut("u-pale2", "46 36 54 36 56 54 46 54")
    + cut("u-brass", "32 54 60 54 60 60 32 60")
    + line("u-pale-line", "M36 14H54V26M49 21L54 27L59 21M26 52H10V43M5 48L10 42L15 48")
)

ART: Final = Art(
    icons={"inspection": INSPECTION, "swap-hats": SWAP_HATS},
    short={"inspection": "inspect", "swap-hats": "⇄ hats"},
    actions={"inspection": Action(LOOK), "swap-hats": Action(DIG)},
)
