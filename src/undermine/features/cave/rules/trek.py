"""How far it is to the way out, from everywhere at once: over cards that lie there and over cells still to be dug.

Owns the search, backwards from the goals that may be the exit.  It knows what everybody sees; which goals those are is
the asker's to say.  Never changes a state.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.grid import FOUR
from undermine.core.place import FIELD, WIDTH
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import BRIDGE, EXIT, LADDER
from undermine.features.cave.rules.ways import board_of

AROUND: Final[i64] = 2  # cells beyond the goals that a tunnel may still make sense on
MOST: Final[i64] = 1 << 40  # nothing leads there
INSIDE: Final[i64] = 2  # moves from the entry of a goal to its exit field
RING: Final[i64] = 1 << 13  # places that wait: more than there are within the bounds

_RING: Final[vec[i64]] = vec[i64]([0] * (1 << 13))  # scratch, as in `arena`


class Prices:
    """What things cost on the way, in any unit."""

    step: i64
    card: i64  # to dig a cell and walk over it
    bridge: i64
    toll: i64  # of a tunnel
    web: i64

    def __init__(self, step: int, card: int, bridge: int, toll: int, web: int) -> None:
        self.step = step
        self.card = card
        self.bridge = bridge
        self.toll = toll
        self.web = web


class Trek:
    """One table; made anew after every change of it."""

    state: State
    board: Board
    prices: Prices
    left: i64
    top: i64
    width: i64
    cost: vec[i64]  # place within the bounds -> what the way out costs; an empty cell is its field 0
    first: i64
    last: i64

    def __init__(self, state: State, aims: dict[int, int], prices: Prices) -> None:
        """Aims are cells of goals, each with what is to be added for going there."""
        self.state = state
        self.board = board_of(state.rules)
        self.prices = prices
        grid = state.arena.grid
        reach: i64 = 0
        for cell in state.rules.goal_cells:
            reach = max(reach, grid.x(cell), grid.y(cell))
        reach += AROUND
        self.left = self.top = -reach
        self.width = 2 * reach + 1
        self.cost = vec[i64]([MOST] * int(self.width * self.width << WIDTH))
        self.first = self.last = 0
        for aim, extra in aims.items():
            self.begin(aim, extra)
        while self.first != self.last:
            place = _RING[self.first & (RING - 1)]
            self.first += 1
            self.go_back(place)

    def at(self, place: i64) -> i64:
        """From a place to the nearest aim, MOST if nothing leads there."""
        i = self.index(place)
        return self.cost[i] if i >= 0 else MOST

    def index(self, place: i64) -> i64:
        grid = self.state.arena.grid
        cell = place >> WIDTH
        x = grid.x(cell) - self.left
        y = grid.y(cell) - self.top
        if x < 0 or y < 0 or x >= self.width or y >= self.width:
            return -1
        return (y * self.width + x) << WIDTH | place & FIELD

    def begin(self, cell: i64, extra: i64) -> None:
        """A goal face down may be entered from every side; of one face up the exit field counts."""
        arena = self.state.arena
        code = arena.code[arena.tile_at(cell)]
        if code == DOWN:
            for d in range(FOUR):
                self.lower(cell << WIDTH | d, INSIDE * self.prices.step + extra)
            return
        field = self.board.field_with(code, EXIT)
        if field >= 0:
            self.lower(cell << WIDTH | field, extra)

    def lower(self, place: i64, cost: i64) -> None:
        """A way that is cheaper than what was known goes into the ring."""
        i = self.index(place)
        if i >= 0 and cost < self.cost[i]:
            self.cost[i] = cost
            _RING[self.last & (RING - 1)] = place
            self.last += 1

    def go_back(self, place: i64) -> None:
        """All places from which one comes here next."""
        state = self.state
        arena = state.arena
        fields = self.board.fields
        cell = place >> WIDTH
        field = place & FIELD
        cost = self.at(place)
        tile = arena.tile_at(cell)
        if tile == 0:
            for d in range(FOUR):
                self.come_from(cell, d, cost + self.prices.card)
            return
        code = arena.code[tile]
        if code == DOWN:
            self.come_from(cell, field, cost + self.prices.step + self.obstacle(cell, field))
            return
        cost += self.prices.step
        if self.board.is_tunnel(state, place):
            cost += self.prices.toll
        links = fields.links[code << WIDTH | field]
        other = cell << WIDTH
        while links:
            if links & 1:
                self.lower(other, cost)
            links >>= 1
            other += 1
        for d in range(FOUR):
            if fields.ports[code << 2 | d] == field:
                bridge = self.prices.bridge if self.board.bears(state, place) & BRIDGE else 0
                self.come_from(cell, d, cost + bridge + self.obstacle(cell, d))
        if fields.bears[code << WIDTH | field] & LADDER:
            for other_tile in range(1, arena.count + 1):
                rung = self.board.field_with(arena.code[other_tile], LADDER)
                if rung >= 0:
                    self.lower(arena.cell[other_tile] << WIDTH | rung, cost)

    def obstacle(self, cell: i64, d: i64) -> i64:
        return self.prices.web if self.board.web_on(self.state, cell, d) else 0

    def come_from(self, cell: i64, d: i64, cost: i64) -> None:
        """Over a side of a cell, from a card with an open side there or from a cell still to be dug."""
        arena = self.state.arena
        there = (cell + arena.grid.step[d]) & arena.grid.mask
        tile = arena.tile_at(there)
        if tile == 0:
            self.lower(there << WIDTH, cost)
            return
        code = arena.code[tile]
        if code != DOWN:
            port = self.board.fields.ports[code << 2 | (d ^ 2)]
            if port >= 0:
                self.lower(there << WIDTH | port, cost)
