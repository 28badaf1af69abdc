"""Path cards: tunnels that go on from what the start card reaches (BASE-7..10, BASE-26..32).

Owns which card shows which tile and where it may go.  Never knows goals or roles.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, trait

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.arena import IN_ACTION
from undermine.core.condition import BARS_PATHS
from undermine.core.grid import FOUR, SIDE_NAMES
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.tile import EVERY, TURNED, WILD

Row: TypeAlias = tuple[str, tuple[int, ...], int]  # card name, groups of joined sides, how many
DoorRow: TypeAlias = tuple[str, tuple[int, ...], int, int]  # the same, and bits of the walkers who do not pass


@trait
class Reaching:
    """A module some of whose cards may lay a path card where no light stands, or in spite of broken tools."""

    def lays(self, state: State, seat: i64, card: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        """Whether a use of this card could lay one on a cell.  Room of the menu behind n is for trying."""
        return False


class Paths(Module):
    start_row: Row
    start_cell: tuple[int, int]
    rows: tuple[Row, ...]
    doors: tuple[DoorRow, ...]
    laid: i64  # fact (seat, cell, card)

    def __init__(
        self, start_row: Row, start_cell: tuple[int, int], rows: tuple[Row, ...], doors: tuple[DoorRow, ...] = ()
    ) -> None:
        self.start_row = start_row
        self.start_cell = start_cell
        self.rows = rows
        self.doors = doors
        self.laid = 0

    def join(self, rules: Rules) -> None:
        self.declare(rules)
        rules.start(self.start_row[0], self.start_row[1], rules.grid.cell(self.start_cell[0], self.start_cell[1]))
        for name, groups, count in self.rows:
            rules.path(self, name, groups, count)
        for name, groups, count, walls in self.doors:
            rules.path(self, name, groups, count, walls=walls)

    def declare(self, rules: Rules) -> None:
        """What every kind of path card tells."""
        self.laid = rules.fact(self, "laid", "seat cell tile", tally="paths")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        if state.front[seat] >> BITS & BARS_PATHS:
            return n
        code = state.rules.tile[card]
        shapes = state.rules.tiles.shapes[code]
        upright = shapes & EVERY
        turned = shapes >> TURNED
        slots = state.arena.slot
        action = act(USE, card, 0, 0)
        # Written always, kept if it fits: the loops of all loops have no branch.
        if turned == 0:
            for s in range(state.arena.slots):
                slot = slots[s]
                menu[n] = action | slot >> IN_ACTION
                n += i64((slot & upright) != 0)
            return n
        for s in range(state.arena.slots):
            slot = slots[s]
            there = action | slot >> IN_ACTION
            menu[n] = there
            n += i64((slot & upright) != 0)
            menu[n] = there | 1
            n += i64((slot & turned) != 0)
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        cell = where_of(action)
        code = run.rules.tile[card_of(action)] + whom_of(action)
        run.lay(seat, cell, code)
        if run.recording:
            run.tell(self.laid, seat, cell, code)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """The first of the placement rules that fails, in the order of the rules text."""
        arena = state.arena
        barred = state.conditions(seat) & BARS_PATHS
        if barred:
            return (state.rules.bar_reasons[int(barred & -barred)],)
        cell = where_of(action)
        if arena.tile_at(cell):
            return ("cell-taken",)
        if cell > arena.grid.mask:
            return ("touches-nothing",)
        code = state.rules.tile[card_of(action)] + (whom_of(action) & 1)
        sides = arena.tiles.sides[code]
        touching = False
        joined = False
        for d in range(FOUR):
            tile = arena.neighbour(cell, d)
            if tile == 0 or arena.tiles.sides[arena.code[tile]] & WILD:
                continue
            touching = True
            mine = sides >> d & 1
            if mine != arena.tiles.sides[arena.code[tile]] >> (d ^ 2) & 1:
                return ("tunnel-into-rock" if mine else "rock-into-tunnel", SIDE_NAMES[int(d)])
            if mine and arena.lit[tile] >> (d ^ 2) & 1:
                joined = True
        if not touching:
            return ("touches-nothing",)
        if not joined:
            return ("not-joined",)
        return ("turned-the-same",)
