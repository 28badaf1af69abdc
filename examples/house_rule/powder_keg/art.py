"""How the powder keg looks: staves, two hoops, and a fuse that burns."""

from __future__ import annotations

from typing import Final

from powder_keg.rules import KEG
from undermine.draw.art import HARM, Action, Art, Piece
from undermine.draw.icons import cut, line, moved

BARREL: Final = (
    cut("u-outline", "13 18 51 18 57 40 51 63 13 63 7 40")
    + cut("u-grip", "15 20 49 20 54 40 49 61 15 61 10 40")
    + cut("u-grip2", "34 20 49 20 54 40 49 61 34 61")
    + cut("u-brass", "12 26 52 26 54 33 10 33", "10 48 54 48 52 55 12 55")
    + cut("u-ink", "24 36 40 36 40 46 24 46")
    + cut("u-red", "30 37 36 37 36 45 30 45")
)
SPARK: Final = "47 -6 49 2 57 0 52 7 58 13 49 12 47 20 44 12 36 13 42 7 37 0 45 2"
DRAWING: Final = BARREL + line("u-brass-line", "M32 20C32 10 40 12 44 7") + cut("u-flame", SPARK)

ART: Final = Art(
    icons={KEG: DRAWING},
    actions={KEG: Action(HARM)},
    pieces={
        KEG: Piece(
            cut("u-shadow", "24 118 76 118 82 126 18 126") + moved(DRAWING, "translate(18 56)"), icon=KEG, sign="*"
        )
    },
)
