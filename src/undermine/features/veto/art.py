"""How the veto looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import HARM, Action, Art
from undermine.draw.icons import cut

VETO: Final = cut("u-red", "19 2 45 2 62 19 62 45 45 62 19 62 2 45 2 19") + cut(
    "u-pale", "22 22 26 18 32 26 38 18 42 22 36 31 46 42 41 46 32 37 23 46 18 42 28 31"
)

ART: Final = Art(
    icons={"veto": VETO},
    actions={"veto": Action(HARM)},
)
