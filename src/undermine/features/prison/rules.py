"""Prison and Release: a prisoner lays no paths, and gets no gold if the round ends so (EXP-34..37, EXP-A19).

Owns the two cards.  What a prisoner loses at the end is the business of those who pay: they ask for `BARS_GOLD`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.target import OTHER, SEAT


class Prison(Module):
    prisons: int
    releases: int
    prison: i64  # the cards
    release: i64
    locked: i64  # the condition, where `front` keeps it

    def __init__(self, prisons: int, releases: int) -> None:
        self.prisons = prisons
        self.releases = releases
        self.prison = self.release = self.locked = 0

    def join(self, rules: Rules) -> None:
        bit = rules.condition(bars_paths=True, bars_gold=True, reason="in-prison")
        self.locked = bit << int(BITS)
        self.prison = rules.card(self, "prison", self.prisons, OTHER, bit)
        self.release = rules.card(self, "release", self.releases, SEAT)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        front = state.front
        action = act(USE, card, 0, 0)
        for whom in range(state.seats):
            locked = (front[whom] & self.locked) != 0
            if locked if card == self.release else (not locked and whom != seat):
                menu[n] = action | whom
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        if card_of(action) == self.prison:
            run.front(whom_of(action), self.prison)
        else:
            run.clear(whom_of(action), self.prison)
            run.bury(self.release)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        whom = str(int(whom_of(action)))
        return ("not-in-prison", whom) if card_of(action) == self.release else ("already-in-prison", whom)
