"""Gold: one nugget, a hoard, and the gold cards.

Owns everything made of gold. It never knows whose gold it is.
"""

import math
from typing import Final

from undermine.draw.geometry import blob, chance, lifted, num, shape

_ON_CARD: Final[dict[int, tuple[tuple[float, float, float], ...]]] = {
    1: ((50, 68, 24),),
    2: ((36, 50, 19), (62, 88, 19)),
    3: ((50, 40, 19), (33, 88, 19), (68, 88, 19)),
}


def nugget(x: float, y: float, size: float = 8.0) -> str:
    r = chance(f"g{num(x)}/{num(y)}/{num(size)}")
    b = blob(r, x, y, size, size * 0.8, k=7, jag=0.1, start=r.uniform(0, 1))
    glint = f"M{num(x - size * 0.5)} {num(y - size * 0.34)}l{num(size * 0.42)} {num(-size * 0.2)}"
    top = lifted(b, x, y, size, sx=0.6, sy=0.55, dx=0.16, dy=0.22)
    return shape("u-gold0", b) + shape("u-gold1", top) + f'<path class="u-gold2" d="{glint}"/>'


def glow(x: float, y: float, radius: float) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(radius)}" fill="url(#gold-glow)"/>'


def nuggets(x: float, y: float, count: int) -> str:
    """One, two or three nuggets lying in a tunnel."""
    if count == 1:
        return glow(x, y, 17) + nugget(x, y, 9)
    spots = {2: ((-7, 2), (7, -1)), 3: ((-8, 4), (8, 4), (0, -6))}[count]
    return glow(x, y, 22) + "".join(nugget(x + dx, y + dy, 8) for dx, dy in spots)


def hoard(x: float, y: float) -> str:
    """The treasure of a goal."""
    beams = ""
    for i in range(12):
        a = i * math.pi / 6 + 0.26
        c, s = math.cos(a), math.sin(a)
        beams += f"M{num(x + c * 21)} {num(y + s * 21)}L{num(x + c * 29)} {num(y + s * 29)}"
    heap = ((-12, 6, 8.0), (12, 7, 8.5), (-7, -5, 8.0), (8, -6, 7.6), (0, 9, 9.4), (0, -1, 9.0))
    return (
        glow(x, y, 34)
        + f'<path class="u-gold-ray" d="{beams}"/>'
        + "".join(nugget(x + dx, y + dy, size) for dx, dy, size in heap)
    )


def gold_card(value: int) -> str:
    """A gold card of one, two or three nuggets."""
    if value not in _ON_CARD:
        raise ValueError(f"there is no gold card of {value}; gold cards are worth 1, 2 or 3")
    return (
        '<path fill="#2b2118" d="M0 0H100V140H0Z"/>'
        + glow(50, 66, 60)
        + '<path class="u-frame2" stroke="#d9a441" d="M7 8H93V132H7Z"/>'
        + "".join(nugget(*spot) for spot in _ON_CARD[value])
    )
