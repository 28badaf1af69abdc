"""How the goal swap looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.icons import cut, line

SWAP_GOALS: Final = (
    cut("u-pale2", "4 8 26 8 26 40 4 40")
    + cut("u-brass", "38 24 60 24 60 56 38 56")
    + line("u-pale-line", "M32 10H50V18M45 14L50 20L55 14M32 54H14V46M9 50L14 44L19 50")
    + cut("u-pale", "12 18 18 18 20 26 15 30 10 26")
)

ART: Final = Art(
    icons={"swap-goals": SWAP_GOALS},
    short={"swap-goals": "⇄ goals"},
    actions={"swap-goals": Action(DIG)},
)
