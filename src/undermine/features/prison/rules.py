"""Prison and Release: a prisoner lays no paths, and gets no gold if the round ends so (EXP-34..37, EXP-A19).

Owns the two cards.  What a prisoner loses at the end is the business of those who pay: they ask for `BARS_GOLD`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.fact import HARM, HELP
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
    jailed: i64  # facts (seat, whom)
    freed: i64

    def __init__(self, prisons: int, releases: int) -> None:
        self.prisons = prisons
        self.releases = releases
        self.prison = self.release = self.locked = self.jailed = self.freed = 0

    def join(self, rules: Rules) -> None:
        bit = rules.condition(bars_paths=True, bars_gold=True, reason="in-prison")
        self.locked = bit << int(BITS)
        self.prison = rules.card(self, "prison", self.prisons, OTHER, bit)
        self.release = rules.card(self, "release", self.releases, SEAT)
        self.jailed = rules.fact(self, "jailed", "seat seat", HARM, tally="broke", weight=1)
        self.freed = rules.fact(self, "released", "seat seat", HELP, tally="mended")

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
        whom = whom_of(action)
        if card_of(action) == self.prison:
            run.front(whom, self.prison)
            run.tell(self.jailed, seat, whom)
        else:
            run.clear(whom, self.prison)
            run.tell(self.freed, seat, whom)
            run.bury(self.release)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        whom = str(int(whom_of(action)))
        return ("not-in-prison", whom) if card_of(action) == self.release else ("already-in-prison", whom)
