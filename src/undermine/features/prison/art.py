"""How the prison and the way out of it look."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import HARM, HELP, Action, Art
from undermine.draw.icons import cut

PRISON: Final = (
    cut("u-ink", "8 4 56 4 56 60 8 60")
    + cut("u-flame", "20 24 30 28 20 30", "44 24 34 28 44 30")
    + cut("u-pale2", "22 38 42 38 46 60 18 60")
    + cut("u-pale", *(f"{x} 4 {x + 6} 4 {x + 6} 60 {x} 60" for x in (8, 22, 36, 50)))
    + cut("u-pale", "4 2 60 2 60 9 4 9", "4 55 60 55 60 62 4 62")
    + cut("u-brass", "24 28 40 28 40 42 24 42")
    + cut("u-ink", "30 32 34 32 35 39 29 39")
)
RELEASE: Final = (
    cut("u-ink", "6 4 40 4 40 60 6 60")
    + cut("u-pale", *(f"{x} 4 {x + 5} 4 {x + 5} 60 {x} 60" for x in (6, 17)))
    + cut("u-pale", "2 2 44 2 44 9 2 9", "2 55 44 55 44 62 2 62")
    + cut("u-pale2", "28 9 40 14 40 50 28 55")
    + cut("u-brass", "34 26 48 26 48 18 63 32 48 46 48 38 34 38")
)

ART: Final = Art(
    icons={"prison": PRISON, "release": RELEASE},
    actions={"prison": Action(HARM), "release": Action(HELP)},
)
