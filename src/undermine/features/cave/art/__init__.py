"""How the Dark Cave looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art, Piece
from undermine.features.cave.art.icons import ACTIONS, ICONS
from undermine.features.cave.art.marks import MARKS
from undermine.features.cave.art.pieces import numbered_back, standing, symbols
from undermine.features.cave.art.roles import ROLES
from undermine.features.cave.art.stands import stands_of

# Nuggets and webs are drawn by the symbols and figures of the cave.
PIECES: Final = {name: Piece() for name in ("nugget", "web-A", "web-B", "web-C")}

ART: Final = Art(
    icons=ICONS,
    short={"hand-swap": "⇄ hands"},
    actions=ACTIONS,
    marks=MARKS,
    pieces=PIECES,
    roles=ROLES,
    backs={pile: numbered_back(pile) for pile in ("I", "II", "III")},
    symbols=symbols,
    stands=stands_of,
    standing=standing,
)
