"""How the treasure map looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import LOOK, Action, Art
from undermine.draw.icons import cut, line

MAP: Final = (
    cut("u-paper", "4 12 22 6 42 13 60 7 60 52 42 58 22 51 4 57")
    + cut("u-paper2", "22 6 42 13 42 58 22 51")
    + line("u-trail", "M11 45L18 38L24 40L31 31L38 33")
    + line("u-spot", "M43 20L53 30M53 20L43 30")
    + cut("u-hill", "10 22 14 15 18 21", "28 20 32 14 36 21")
)

ART: Final = Art(
    icons={"map": MAP},
    actions={"map": Action(LOOK)},
)
