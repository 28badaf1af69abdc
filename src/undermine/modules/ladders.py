"""Ladders: path cards from which light comes as from the start, laid beside any card but no goal (EXP-23..25).

Owns where a ladder may go (EXP-A10, EXP-A33).  Everything else about it is as with other path cards.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of, whom_of
from undermine.core.arena import SLOT
from undermine.core.grid import FOUR, SIDE_NAMES
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.state import BITS, State
from undermine.core.tile import AGREE, CODES, EVERY, WILD
from undermine.modules.paths import Paths, Row


class Ladders(Paths):
    shuns: vec[i64]  # code -> whether no ladder lies beside such a card, besides goals

    def __init__(self, rows: tuple[Row, ...]) -> None:
        super().__init__(("", (), 0), (0, 0), rows)
        self.shuns = vec[i64]([0] * CODES)

    def join(self, rules: Rules) -> None:
        everybody = (1 << int(rules.tiles.walkers)) - 1
        for name, groups, count in self.rows:
            rules.path(self, name, groups, count, source=everybody)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Beside any card that lies face up, also one without light; never beside a goal or a card that it shuns."""
        if state.front[seat] >> BITS & state.rules.bars_paths:
            return n
        arena = state.arena
        code = state.rules.tile[card]
        upright = arena.tiles.pattern[code]
        turned = arena.tiles.pattern[code + 1]
        goals = state.rules.first_goal
        after = goals + len(state.goals)
        action = act(USE, card, 0, 0)
        wanted = (1 << upright | 1 << turned) & EVERY
        shuns = self.shuns
        at = arena.at
        cells = arena.cell
        slot_fit = arena.slot_fit
        code_of = arena.code
        sides = arena.tiles.sides
        step = arena.grid.step
        mask = arena.grid.mask
        for tile in range(1, arena.count + 1):
            own = sides[code_of[tile]]
            if goals <= tile < after or own & WILD:
                continue
            for d in range(FOUR):
                fit = wanted & AGREE[(d ^ 2) << 5 | own]
                if fit == 0:
                    continue
                cell = (cells[tile] + step[d]) & mask
                there = i64(at[cell])
                if there >= SLOT:
                    fit &= slot_fit[there - SLOT]
                elif there:
                    continue
                named = False
                for e in range(FOUR):
                    other = i64(at[(cell + step[e]) & mask])
                    if fit == 0:
                        break
                    if other == 0 or other >= SLOT or (sides[code_of[other]] & WILD and not goals <= other < after):
                        continue
                    # A cell between several cards is found once only: from the first of them.
                    if goals <= other < after or shuns[code_of[other]] or not (named or other == tile):
                        fit = 0
                    else:
                        named = True
                        fit &= AGREE[e << 5 | sides[code_of[other]]]
                if fit:
                    menu[n] = action | cell << 8
                    n += fit >> upright & 1
                    menu[n] = action | cell << 8 | 1
                    n += fit >> turned & 1
        return n

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        """The first of the placement rules that fails; light is not among them."""
        arena = state.arena
        cell = where_of(action)
        if state.conditions(seat) & state.rules.bars_paths or arena.tile_at(cell) or cell > arena.grid.mask:
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
