"""How far it is to the way out, from everywhere at once: over cards that lie there and over cells still to be dug.

Owns the search, backwards from the goals that may be the exit.  It knows what everybody sees; which goals those are is
the asker's to say.  Never changes a state.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.grid import FOUR
from undermine.core.place import FIELD, WIDTH
from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import DOWN
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.fields import BRIDGE, EXIT, LADDER, TUNNEL
from undermine.features.cave.rules.ways import board_of

AROUND: Final[i64] = 2  # cells beyond the goals that a tunnel may still make sense on
MOST: Final[i64] = 1 << 40  # nothing leads there
INSIDE: Final[i64] = 2  # moves from the entry of a goal to its exit field
PLACES: Final[i64] = 28  # bits of a place, below its cost


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


class Window:
    """The cells around start and goals, numbered one after the other; the rest of the table is out of the way."""

    first: vec[i64]  # cell -> the number of its field 0, less than nothing if it is out of the way
    far: vec[i64]  # number -> MOST, before anything is known

    def __init__(self, rules: Rules) -> None:
        grid = rules.grid
        reach = max(max(int(grid.x(cell)), int(grid.y(cell))) for cell in rules.goal_cells) + int(AROUND)
        first = [-1 << int(WIDTH)] * int(grid.mask + 1)
        fields = 0
        for y in range(-reach, reach + 1):
            for x in range(-reach, reach + 1):
                first[grid.cell(x, y)] = fields
                fields += 1 << int(WIDTH)
        self.first = vec[i64](first)
        self.far = vec[i64]([int(MOST)] * fields)


@lru_cache(maxsize=64)
def window_of(rules: Rules) -> Window:
    return Window(rules)


class Trek:
    """One table; made anew after every change of it.

    Ways are followed back from the aims, the cheapest first, and no farther than somebody asks.
    """

    state: State
    board: Board
    prices: Prices
    first: vec[i64]  # as in the window
    cost: vec[i64]  # number in the window -> what the way out costs so far; an empty cell is its field 0
    heap: vec[i64]  # cost << PLACES | place, of those that are still to be followed back; the cheapest is the first …
    size: i64  # … of so many

    def __init__(self, state: State, aims: dict[int, int], prices: Prices) -> None:
        """Aims are cells of goals, each with what is to be added for going there."""
        self.state = state
        self.board = board_of(state.rules)
        self.prices = prices
        window = window_of(state.rules)
        self.first = window.first
        self.cost = window.far[:]
        self.heap = vec[i64]([])
        self.size = 0
        for aim, extra in aims.items():
            self.begin(aim, extra)

    def at(self, place: i64) -> i64:
        """From a place to the nearest aim, MOST if nothing leads there."""
        i = self.index(place)
        if i < 0:
            return MOST
        while self.size and self.heap[0] >> PLACES < self.cost[i]:
            first = self.heap[0]
            self.pop()
            here = first & (1 << PLACES) - 1
            if first >> PLACES == self.cost[self.index(here)]:
                self.go_back(here, first >> PLACES)
        return self.cost[i]

    def index(self, place: i64) -> i64:
        """The number of a place, less than nothing if it is out of the way, or nowhere."""
        if place < 0:
            return -1
        return self.first[place >> WIDTH] + (place & FIELD)

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
        """A way that is cheaper than what was known is to be followed back."""
        i = self.index(place)
        if i >= 0 and cost < self.cost[i]:
            self.cost[i] = cost
            self.push(cost << PLACES | place)

    def push(self, entry: i64) -> None:
        """Into the heap."""
        if self.size == len(self.heap):
            self.heap = append(self.heap, entry)
        heap = self.heap
        i = self.size
        self.size += 1
        while i and heap[(i - 1) >> 1] > entry:
            heap[i] = heap[(i - 1) >> 1]
            i = (i - 1) >> 1
        heap[i] = entry

    def pop(self) -> None:
        """The first one out of the heap."""
        heap = self.heap
        self.size -= 1
        last = heap[self.size]
        i: i64 = 0
        while True:
            child = 2 * i + 1
            if child >= self.size:
                break
            if child + 1 < self.size and heap[child + 1] < heap[child]:
                child += 1
            if heap[child] >= last:
                break
            heap[i] = heap[child]
            i = child
        heap[i] = last

    def go_back(self, place: i64, cost: i64) -> None:
        """All places from which one comes here next."""
        state = self.state
        arena = state.arena
        fields = self.board.fields
        cell = place >> WIDTH
        field = place & FIELD
        tile = arena.tile_at(cell)
        if tile == 0:
            for d in range(FOUR):
                self.come_from(cell, d, cost + self.prices.card)
            return
        code = arena.code[tile]
        if code == DOWN:
            self.come_from(cell, field, cost + self.prices.step + self.obstacle(cell, field))
            return
        marks = fields.bears[code << WIDTH | field]
        cost += self.prices.step
        if marks & TUNNEL:
            cost += self.prices.toll
        links = fields.links[code << WIDTH | field]
        other = cell << WIDTH
        while links:
            if links & 1:
                self.lower(other, cost)
            links >>= 1
            other += 1
        bridge = self.prices.bridge if marks & BRIDGE else 0
        for d in range(FOUR):
            if fields.ports[code << 2 | d] == field:
                self.come_from(cell, d, cost + bridge + self.obstacle(cell, d))
        if marks & LADDER:
            for other_tile in range(1, arena.count + 1):
                rung = self.board.field_with(arena.code[other_tile], LADDER)
                if rung >= 0:
                    self.lower(arena.cell[other_tile] << WIDTH | rung, cost)

    def obstacle(self, cell: i64, d: i64) -> i64:
        return self.prices.web if len(self.state.pieces) and self.board.web_on(self.state, cell, d) else 0

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


class Atlas:
    """The treks to every goal over one table, for as long as it lies so.

    The way to the best of several goals is the best of the ways to each.
    """

    state: State  # a copy, for treks that nobody has asked for yet
    prices: Prices
    tiles: vec[i64]  # what lies where, to know the table again: cell << 8 | code
    pieces: vec[i64]
    ladders: i64  # how many cards with one lie there
    goals: dict[int, Trek]

    def __init__(self, state: State, prices: Prices) -> None:
        self.state = state.copy()
        self.prices = prices
        self.tiles = _tiles(state)
        self.pieces = state.pieces
        self.goals = {}
        self.ladders = 0
        for tile in range(1, state.arena.count + 1):
            if board_of(state.rules).field_with(state.arena.code[tile], LADDER) >= 0:
                self.ladders += 1

    def is_of(self, state: State) -> bool:
        """Whether a table lies as this one does."""
        arena = state.arena
        tiles = self.tiles
        pieces = self.pieces
        if len(tiles) != arena.count + 1 or len(pieces) != len(state.pieces):
            return False
        for tile in range(1, arena.count + 1):
            if tiles[tile] != (arena.cell[tile] << 8 | arena.code[tile]):
                return False
        for i in range(len(pieces)):
            if pieces[i] != state.pieces[i]:
                return False
        return True

    def to(self, goal: int) -> Trek:
        """From everywhere to the goal of a cell."""
        if goal not in self.goals:
            self.goals[goal] = Trek(self.state, {goal: 0}, self.prices)
        return self.goals[goal]

    def at(self, aims: dict[int, int], place: i64) -> i64:
        """From a place to the best of several goals, each with what is to be added for going there."""
        best = MOST
        for goal, extra in aims.items():
            cost = self.to(goal).at(place) + extra
            if cost < best:
                best = cost
        return best


def _tiles(state: State) -> vec[i64]:
    arena = state.arena
    tiles = vec[i64]([0] * int(arena.count + 1))
    for tile in range(1, arena.count + 1):
        tiles[tile] = arena.cell[tile] << 8 | arena.code[tile]
    return tiles
