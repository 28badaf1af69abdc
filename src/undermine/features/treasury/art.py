"""How the treasury looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.gold import nugget
from undermine.draw.icons import cut

TREASURY: Final = (
    cut("u-grip", "4 26 60 26 56 58 8 58")
    + cut("u-grip2", "34 26 60 26 56 58 34 58")
    + cut("u-pale", "4 24 60 24 60 31 4 31")
    + nugget(20, 18, 9)
    + nugget(42, 18, 9)
    + nugget(31, 12, 10)
    + cut("u-brass", "26 30 38 30 38 44 26 44")
)

ART: Final = Art(
    icons={"treasury": TREASURY},
    short={"treasury": "vault"},
    actions={"treasury": Action(DIG)},
)
