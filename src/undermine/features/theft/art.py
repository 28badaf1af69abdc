"""How theft and hands off look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import HARM, HELP, Action, Art
from undermine.draw.gold import nugget
from undermine.draw.icons import cut, dot, line

THEFT: Final = (
    cut("u-pale", "14 8 21 6 24 24 27 3 34 3 34 24 40 6 46 9 43 28 52 22 57 27 44 45 42 62 19 62 17 46 10 30")
    + cut("u-pale2", "34 24 40 6 46 9 43 28 52 22 57 27 44 45 42 62 31 62 34 40")
    + nugget(30, 38, 11)
)
HANDS_OFF: Final = (
    cut("u-pale", "17 14 23 12 26 30 28 8 34 8 35 30 41 12 47 15 43 34 50 30 54 34 44 48 41 58 23 58 20 48 13 34")
    + dot("u-ban", 32, 32, 29)
    + line("u-ban", "M11.5 11.5L52.5 52.5")
)

ART: Final = Art(
    icons={"theft": THEFT, "hands-off": HANDS_OFF},
    short={"hands-off": "✕ hand"},
    actions={"theft": Action(HARM), "hands-off": Action(HELP)},
)
