"""How the detour looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.icons import cut, line

DETOUR: Final = (
    line("u-dots", "M32 62V6")
    + cut("u-red", "20 16 44 16 44 26 20 26")
    + cut("u-pale", "22 16 27 16 23 26 20 26 20 20", "33 16 38 16 34 26 29 26", "44 16 44 21 42 26 40 26")
    + line("u-pale-band", "M32 60V48L10 40V12")
    + cut("u-brass", "0 16 10 0 20 16")
)

ART: Final = Art(
    icons={"detour": DETOUR},
    actions={"detour": Action(DIG)},
)
