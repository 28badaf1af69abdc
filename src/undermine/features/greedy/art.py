"""How the greedy dwarf looks."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import DIG, Action, Art
from undermine.draw.dwarfs import Dwarf
from undermine.draw.gold import nugget
from undermine.draw.icons import cut
from undermine.draw.role_card import Look, standing

_DIAMONDS: Final = "".join(f"M{x} {y}l10 13l-10 13l-10 -13z" for x in range(2, 110, 24) for y in range(-7, 140, 30))
SACK: Final = (
    cut("u-grip", "14 20 50 20 58 44 50 62 14 62 6 44")
    + cut("u-grip2", "34 20 50 20 58 44 50 62 34 62")
    + cut("u-brass", "16 12 48 12 50 21 14 21")
    + nugget(32, 42, 12)
)
GREEDY: Final = Look(
    standing("#4b2f10", "#5f3d17", _DIAMONDS, SACK),
    SACK,
    Dwarf("brim", ("#8f5a2a", "#653d1a"), ("#8a6a2f", "#614a20"), "coal", "walrus", 0),
    ("#8a6a2f", "#614a20"),
    sly=True,
)

ART: Final = Art(icons={"greedy": SACK}, actions={"greedy": Action(DIG)}, roles={"greedy": GREEDY})
