"""What a mind has to know of a rule set, looked up once: the part of the table worth thinking of, what digging costs.

Owns plain tables for quick reading.  Never holds anything of a game.
A *spot* is a cell of that part, numbered so that the four neighbours lie at constant distances; a margin of rock keeps
rows apart.  A *bond* says what lies around an empty spot: which sides are bound (four bits above), and which of them
must be open (four below).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from undermine.core.rules import CARDS, Rules
from undermine.core.tile import CODES

WALL: Final[i64] = -1  # what lies on a spot: rock for good, …
EMPTY: Final[i64] = 256  # … nothing, with the bond in the lowest bits; else the code of a tile, …
CHEST: Final[i64] = 1  # … which for a face-down card that is no goal is that of a goal turned: no tile has it

FAR: Final[i64] = 60  # what cannot be dug
AROUND_X: Final = 3  # how far beyond start and goals a tunnel may still make sense
AROUND_Y: Final = 4
USUAL: Final = 1.8  # what a way costs that every card offers
LEAST: Final = 2
DEAREST: Final = 9

LEVEL: Final[i64] = 1  # kinds of ways through a card, as bits: east and west, …
PLUMB: Final[i64] = 2  # … north and south, …
SLASH: Final[i64] = 4  # … north and east or south and west, …
BACK: Final[i64] = 8  # … north and west or south and east
_WAYS: Final = {(1, 3): LEVEL, (0, 2): PLUMB, (0, 1): SLASH, (2, 3): SLASH, (0, 3): BACK, (1, 2): BACK}
WAY: Final[vec[i64]] = vec[i64]([_WAYS.get((min(a, b), max(a, b)), i64(0)) for a in range(4) for b in range(4)])
"""Side << 2 | side -> the kind of way that joins them."""


class Chart:
    """The tables of one rule set for one walker: who sees doors of a colour as walls is a walker other than 0."""

    rules: Rules
    walker: i64
    goals: i64  # how many
    stride: i64
    spots: i64  # how many, margin and all
    spot: vec[i64]  # cell -> its spot; 0, a spot of the margin, for cells that are out of it
    step: vec[i64]  # direction -> from a spot to its neighbour
    blank: vec[i64]  # spot -> WALL or EMPTY, before anything lies there
    unknown: vec[u8]  # a field before anything is dug: FAR everywhere
    toll: vec[i64]  # bond << 2 | side by which one leaves -> costs of a card, 8 bits each, by the side one comes from
    link: vec[i64]  # code << 2 | side -> sides joined with it, itself included
    leads: vec[i64]  # code -> 1 if the card leads on
    source: vec[i64]  # code -> 1 if light comes from the card itself
    ways: vec[i64]  # card -> the kinds of ways that it offers, either way up
    breadth: vec[i64]  # code -> how many sides are open

    def __init__(self, rules: Rules, walker: int) -> None:
        self.rules = rules
        self.walker = walker
        self.goals = len(rules.goal_cells)
        tiles = rules.tiles
        codes = 2 * int(tiles.count)
        first = walker << 10
        self.link = vec[i64]([tiles.link[first | at] for at in range(4 * CODES)])
        self.source = vec[i64]([tiles.source[code] >> walker & 1 for code in range(CODES)])
        self.leads = vec[i64]([0] * int(CODES))
        self.breadth = vec[i64]([0] * int(CODES))
        for code in range(2, codes):
            joined = [int(self.link[code << 2 | d]) for d in range(4)]
            if self.source[code] or any([ways & (ways - 1) for ways in joined]):
                self.leads[code] = 1
            self.breadth[code] = sum([int(tiles.sides[code]) >> d & 1 for d in range(4)])
        self.ways = vec[i64]([0] * CARDS)
        for card in range(1, len(rules.names)):
            code = int(rules.tile[card])
            for side in range(4):
                for other in range(4):
                    if code and side != other and self.link[code << 2 | side] >> other & 1:
                        self.ways[card] |= WAY[side << 2 | other]
        self.toll = self._tolls()
        self._survey()

    def _tolls(self) -> vec[i64]:
        """A way costs the more, the fewer cards of the deck offer it where the bound sides agree."""
        rules = self.rules
        copies: dict[int, int] = {}
        for card in rules.cards:
            code = int(rules.tile[card])
            if code and self.leads[code]:
                copies[code] = copies.get(code, 0) + 1
        whole = sum([number for number in copies.values()])
        table = [int(FAR)] * (256 * 16)
        for bond in range(256):
            bound = bond >> 4
            want = bond & 15
            if want & ~bound:
                continue
            for out in range(4):
                for side in range(4):
                    if side != out:
                        number = 0
                        for code, n in copies.items():
                            upright = self._offers(code, bound, want, side, out)
                            if upright or self._offers(code + 1, bound, want, side, out):
                                number += n
                        if number:
                            table[bond << 4 | out << 2 | side] = max(LEAST, min(DEAREST, round(USUAL * whole / number)))
        packed: list[int] = []
        for row in range(0, len(table), 4):
            packed.append(table[row] | table[row + 1] << 8 | table[row + 2] << 16 | table[row + 3] << 24)
        return vec[i64](packed)

    def _offers(self, code: int, bound: int, want: int, side: int, out: int) -> bool:
        """Whether a card that lies so agrees with a bond and joins two sides."""
        sides = int(self.rules.tiles.sides[code])
        return sides & bound == want and (int(self.link[code << 2 | side]) >> out & 1) == 1

    def _survey(self) -> None:
        """Lay the spots around start and goals; a goal that moves does not renumber them."""
        rules = self.rules
        grid = rules.grid
        cells = [int(cell) for cell in rules.start_cells] + [int(cell) for cell in rules.goal_cells]
        xs = [int(grid.x(cell)) for cell in cells]
        ys = [int(grid.y(cell)) for cell in cells]
        left = min(xs) - AROUND_X
        top = min(ys) - AROUND_Y
        width = max(xs) + AROUND_X - left + 1
        height = max(ys) + AROUND_Y - top + 1
        stride = width + 1
        spots = stride * (height + 2) + 1
        spot = [0] * int(grid.mask + 1)
        blank = [int(WALL)] * spots
        for y in range(height):
            for x in range(width):
                here = (y + 1) * stride + x + 1
                spot[grid.cell(left + x, top + y)] = here
                blank[here] = int(EMPTY)
        self.stride = stride
        self.spots = spots
        self.spot = vec[i64](spot)
        self.step = vec[i64]([-stride, 1, stride, -1])
        self.blank = vec[i64](blank)
        self.unknown = vec[u8]([int(FAR)] * (4 * spots * int(self.goals)))
        assert 4 * spots < 1 << 16, "spots and directions fit into two bytes"


@lru_cache(maxsize=64)
def chart_of(rules: Rules, walker: int) -> Chart:
    return Chart(rules, walker)


def cost_of(tolls: i64, side: i64) -> i64:
    """What a card costs that one enters by a side, of those that lead where one wants to go."""
    return tolls >> 8 * side & 255
