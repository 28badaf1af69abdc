"""How the rockfall looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.icons import cut, line

ROCKFALL: Final = (
    cut("u-pale", "22 2 38 0 46 10 42 22 28 25 18 15")
    + cut("u-pale2", "38 0 46 10 42 22 32 16")
    + cut("u-pale", "4 28 15 24 22 33 17 42 6 41")
    + cut("u-pale2", "15 24 22 33 17 42 12 34")
    + cut("u-pale", "46 28 58 29 62 39 54 46 44 40")
    + cut("u-pale2", "58 29 62 39 54 46 53 37")
    + line("u-brass-line", "M30 30V42M22 45L18 50M42 46L45 52M52 12L56 20M12 8L9 17")
    + cut("u-brass", "0 64 8 55 20 58 30 50 42 57 54 53 64 64")
)

ART: Final = Art(
    icons={"rockfall": ROCKFALL},
    short={"rockfall": "rocks"},
    actions={"rockfall": Action(DIG)},
)
