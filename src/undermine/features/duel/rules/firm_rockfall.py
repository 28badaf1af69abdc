"""Rockfall of the Duel: cards with gold or a troll stay; alone one has no choice (DUEL-68..72, SOLO-22..25).

Owns which card goes away.  Never knows when a rockfall is drawn.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, where_of, whom_of
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.state import NOWHERE, State
from undermine.features.duel.rules.mine import Mine
from undermine.features.rockfall.rules import Rockfall


class FirmRockfall(Rockfall):
    mine: Mine
    takes_latest: bool  # does the card laid last go away, or the player's choice?
    card: i64

    def __init__(self, mine: Mine, count: int, takes_latest: bool = False) -> None:
        super().__init__(count)
        self.mine = mine
        self.takes_latest = takes_latest
        self.card = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.card = rules.code["rockfall"]
        if self.takes_latest:
            rules.keeps_trail = True

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        if self.takes_latest:
            cell = self.latest(state)
            menu[n] = act(USE, card, cell, 0)
            return n if cell == NOWHERE else n + 1
        arena = state.arena
        code = arena.code
        firm = self.mine.firm
        for tile in range(arena.fixed + 1, arena.count + 1):
            if not firm[code[tile]]:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        return n

    def latest(self, state: State) -> i64:
        """The cell of the card laid last that has neither gold nor a troll, or NOWHERE (SOLO-23, SOLO-24)."""
        for i in range(len(state.trail)):
            cell = state.trail[len(state.trail) - 1 - i]
            if not self.mine.firm[state.arena.code[state.arena.tile_at(cell)]]:
                return cell
        return NOWHERE

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        arena = state.arena
        tile = arena.tile_at(where_of(action))
        if whom_of(action) == 0 and tile > arena.fixed:
            return ("rockfall-stays",) if self.mine.firm[arena.code[tile]] else ("rockfall-takes-latest",)
        if tile == 0:
            for other in range(arena.fixed + 1, arena.count + 1):
                if not self.mine.firm[arena.code[other]]:
                    return super().objection(state, seat, action)
            return ("nothing-to-remove",)
        return super().objection(state, seat, action)
