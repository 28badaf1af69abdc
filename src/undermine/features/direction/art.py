"""How the change of direction looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.icons import cut, line

DIRECTION: Final = line("u-pale-band", "M54 24C48 6 18 4 11 26M10 40C16 58 46 60 53 38") + cut(
    "u-brass", "2 20 20 22 9 36", "62 44 44 42 55 28"
)

ART: Final = Art(
    icons={"direction": DIRECTION},
    short={"direction": "turn"},
    actions={"direction": Action(DIG)},
)
