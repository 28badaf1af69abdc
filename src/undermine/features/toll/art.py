"""How a toll collector looks: a striped bar between two posts, and a sign with a nugget."""

from __future__ import annotations

from typing import Final

from undermine.draw.art import Art, Piece
from undermine.draw.gold import nugget
from undermine.draw.icons import cut


def _collector() -> str:
    """A striped bar between two posts, and a sign with a nugget on it; whose it is looks over it."""
    shade = cut("u-shadow", "8 126 92 126 98 132 2 132")
    posts = "".join(
        cut("u-outline", f"{x - 2} 70 {x + 14} 70 {x + 14} 130 {x - 2} 130")
        + cut("u-grip", f"{x} 74 {x + 12} 74 {x + 12} 128 {x} 128")
        + cut("u-grip2", f"{x + 7} 74 {x + 12} 74 {x + 12} 128 {x + 7} 128")
        + cut("u-brass", f"{x - 1} 70 {x + 6} 63 {x + 13} 70 {x + 13} 76 {x - 1} 76")
        for x in (6, 82)
    )
    bar = cut("u-outline", "2 80 98 80 98 99 2 99") + cut("u-pale", "4 82 96 82 96 97 4 97")
    bar += cut("u-red", *(f"{x} 82 {x + 11} 82 {x + 3} 97 {x - 8} 97" for x in (20, 42, 64, 85)))
    sign = cut("u-outline", "31 96 69 96 73 100 73 126 69 130 31 130 27 126 27 100")
    sign += cut("u-grip", "33 99 67 99 70 102 70 124 67 127 33 127 30 124 30 102")
    return shade + posts + bar + sign + nugget(50, 113, 12)


ART: Final = Art(pieces={"collector": Piece(_collector(), icon="hands-off", sign="$")})
