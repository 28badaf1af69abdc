"""Detour: the path card placed last goes to another cell (CH-2023-1..3, CH-A21..A26).

Owns the one card.  Where the path card may go is asked of its owner, as if it were in the hand again.  The Detour goes
onto the pile when all that it brought about is done (CH-GEN-4, MINI-CHEST-A21).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core import change
from undermine.core.action import USE, act, card_of, is_named, where_of, whom_of
from undermine.core.censor import censored
from undermine.core.condition import BARS_PATHS
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.target import TURNED_CELL
from undermine.features.paths.rules import Reaching


class Detour(Module, Reaching):
    count: int
    is_barred: bool  # do broken tools forbid it (CH-A23)?
    task: i64  # task (seat, the action): what the moved card reached is done, the Detour is, too
    shifted: i64  # fact (seat, cell, card)

    def __init__(self, count: int, is_barred: bool = False) -> None:
        self.count = count
        self.is_barred = is_barred
        self.task = self.shifted = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, "detour", self.count, TURNED_CELL)
        self.task = rules.frame(self, "detour", limbo=True)
        self.shifted = rules.fact(self, "shifted", "seat cell tile")
        rules.keeps_trail = True

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        rules = state.rules
        if len(state.trail) == 0 or self.bars(state, seat):
            return n
        old = state.trail[len(state.trail) - 1]
        moved = rules.tile_card[state.arena.code[state.arena.tile_at(old)] >> 1]
        trial = state.copy()
        change.remove(trial, old)
        for front in state.before(seat):
            change.clear(trial, seat, front)
        behind = rules.owner[moved].options(trial, seat, moved, menu, n)
        behind = censored(trial, seat, menu, n, behind)
        kept = n
        for i in range(n, behind):
            if where_of(menu[i]) != old:
                menu[kept] = act(USE, card, where_of(menu[i]), whom_of(menu[i]))
                kept += 1
        return kept

    def lays(self, state: State, seat: i64, card: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        return is_named(cell, menu, n, self.options(state, seat, card, menu, n))

    def bars(self, state: State, seat: i64) -> bool:
        return self.is_barred and (state.front[seat] >> BITS & BARS_PATHS) != 0

    def play(self, run: Run, seat: i64, action: i64) -> None:
        """Whoever moves the card counts as the one who placed it (CH-2023-3)."""
        state = run.state
        old = state.trail[len(state.trail) - 1]
        code = state.arena.code[state.arena.tile_at(old)]
        cell = where_of(action)
        run.enter(seat, cell)
        run.shift(old, cell, code & ~1 | whom_of(action))
        run.tell(self.shifted, seat, cell, state.arena.code[state.arena.tile_at(cell)])
        run.lifted(old)
        if state.arena.reached:
            run.push(self.task, NOBODY, seat, action)
        else:
            run.bury(card_of(action))

    def step(self, run: Run, frame: Frame) -> None:
        run.pop()
        run.bury(card_of(frame[3]))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if len(state.trail) == 0:
            return ("nothing-placed",)
        if self.bars(state, seat):
            return ("cannot-dig",)
        old = state.trail[len(state.trail) - 1]
        cell = where_of(action)
        if cell == old:
            return ("lies-there-already",)
        moved = state.rules.tile_card[state.arena.code[state.arena.tile_at(old)] >> 1]
        trial = state.copy()
        change.remove(trial, old)
        for front in state.before(seat):
            change.clear(trial, seat, front)
        return state.rules.owner[moved].objection(trial, seat, act(USE, moved, cell, whom_of(action)))
