"""Ladders: path cards from which light comes as from the start, laid beside any card but no goal (EXP-23..25).

Owns where a ladder may go (EXP-A10, EXP-A33).  Everything else about it is as with other path cards.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, is_named, where_of, whom_of
from undermine.core.condition import BARS_PATHS
from undermine.core.grid import FOUR, SIDE_NAMES
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.state import BITS, State
from undermine.core.tile import AGREE, CODES, WILD
from undermine.features.paths.rules import Paths, Reaching, Row

NEW: Final[i64] = -1  # no card beside this cell was seen yet; what fits is never below 0
_RIM: Final[vec[i64]] = vec[i64]([0] * 1024)  # scratch of options: the cells beside cards


class Ladders(Paths, Reaching):
    shuns: vec[i64]  # code -> whether no ladder lies beside such a card, besides goals
    room: vec[i64]  # scratch of options: cell -> patterns that fit there, NEW between calls

    def __init__(self, rows: tuple[Row, ...]) -> None:
        super().__init__(("", (), 0), (0, 0), rows)
        self.shuns = vec[i64]([0] * CODES)
        self.room = vec[i64]([])

    def join(self, rules: Rules) -> None:
        self.declare(rules)
        self.room = new_room(rules)
        everybody = (1 << int(rules.tiles.walkers)) - 1
        for name, groups, count in self.rows:
            rules.path(self, name, groups, count, source=everybody)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Beside any card that lies face up, also one without light; never beside a goal or a card that it shuns.

        Light is of no help here, so the cells around all cards are gathered, and those that are out go out again.
        """
        if state.front[seat] >> BITS & BARS_PATHS:
            return n
        arena = state.arena
        goals = state.rules.first_goal
        after = goals + len(state.goals)
        shuns = self.shuns
        room = self.room
        rim = _RIM
        agree = AGREE
        cells = arena.cell
        code = arena.code
        sides = arena.tiles.sides
        step = arena.grid.step
        mask = arena.grid.mask
        # Written always, kept if it is new.
        k: i64 = 0
        for tile in range(1, arena.count + 1):
            own = sides[code[tile]]
            if own & WILD == 0:
                centre = cells[tile]
                for d in range(FOUR):
                    cell = (centre + step[d]) & mask
                    fit = room[cell]
                    rim[k] = cell
                    k += fit >> 63 & 1
                    room[cell] = fit & agree[(d ^ 2) << 5 | own]
        # Only cells that were gathered: the others are NEW and must stay so.
        for tile in range(1, arena.count + 1):
            centre = cells[tile]
            room[centre] &= room[centre] >> 63
            if goals <= tile < after or shuns[code[tile]]:
                for d in range(FOUR):
                    cell = (centre + step[d]) & mask
                    room[cell] &= room[cell] >> 63
        action = act(USE, card, 0, 0)
        upright = arena.tiles.pattern[state.rules.tile[card]]
        turned = arena.tiles.pattern[state.rules.tile[card] + 1]
        for i in range(k):
            cell = rim[i]
            fit = room[cell]
            room[cell] = NEW
            menu[n] = action | cell << 8
            n += fit >> upright & 1
            menu[n] = action | cell << 8 | 1
            n += fit >> turned & 1
        return n

    def lays(self, state: State, seat: i64, card: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        return is_named(cell, menu, n, self.options(state, seat, card, menu, n))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """The first of the placement rules that fails; light is not among them."""
        arena = state.arena
        cell = where_of(action)
        if state.conditions(seat) & BARS_PATHS or arena.tile_at(cell) or cell > arena.grid.mask:
            return super().objection(state, seat, action)
        sides = arena.tiles.sides[state.rules.tile[card_of(action)] + (whom_of(action) & 1)]
        goals = state.rules.first_goal
        touching = False
        for d in range(FOUR):
            tile = arena.neighbour(cell, d)
            if goals <= tile < goals + len(state.goals):
                return ("beside-goal",)
            if tile == 0 or arena.tiles.sides[arena.code[tile]] & WILD:
                continue
            touching = True
            mine = sides >> d & 1
            if mine != arena.tiles.sides[arena.code[tile]] >> (d ^ 2) & 1:
                return ("tunnel-into-rock" if mine else "rock-into-tunnel", SIDE_NAMES[int(d)])
        return ("turned-the-same",) if touching else ("touches-nothing",)


def new_room(rules: Rules) -> vec[i64]:
    """Scratch for all cells of a table."""
    return vec[i64]([NEW] * (rules.grid.mask + 1))
