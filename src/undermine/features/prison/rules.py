"""Prison and Release: a prisoner lays no paths, and gets no gold if the round ends so (EXP-34..37, EXP-A19).

Owns the two cards.  What a prisoner loses at the end is the business of those who pay: they ask `rules.bars_gold`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State


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
        bit = rules.new_condition(1, reason="in-prison", bars_gold=1)
        self.locked = bit << int(BITS)
        self.prison = rules.card(self, "prison", self.prisons, bit)
        self.release = rules.card(self, "release", self.releases)

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
        whom = whom_of(action)
        if whom >= state.seats:
            return ("no-such-seat", str(int(whom)))
        if card_of(action) == self.release:
            return ("not-in-prison", str(int(whom)))
        return ("not-yourself",) if whom == seat else ("already-in-prison", str(int(whom)))

    def write(self, rules: Rules, action: i64) -> str:
        return f"play {rules.names[card_of(action)]} {int(whom_of(action))}"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        if len(words) != 1:
            raise ValueError(f"this card is played on a seat: play {rules.names[card]} SEAT")
        return act(USE, card, 0, rules.read_seat(words[0]))
