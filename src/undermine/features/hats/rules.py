"""Inspection and Swap Hats: look at a dwarf card, or make somebody take another one (EXP-38..40, EXP-A14, EXP-A15).

Owns the two cards.  What a role is good for is not its business.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import OTHER, SEAT


class Hats(Module):
    inspections: int
    swaps: int
    inspection: i64  # the cards
    swap: i64
    inspected: i64  # fact (seat, whose dwarf card | role)
    swapped: i64  # fact (seat, who takes another one | role)

    def __init__(self, inspections: int, swaps: int) -> None:
        self.inspections = inspections
        self.swaps = swaps
        self.inspection = self.swap = self.inspected = self.swapped = 0

    def join(self, rules: Rules) -> None:
        self.inspection = rules.card(self, "inspection", self.inspections, OTHER)
        self.swap = rules.card(self, "swap-hats", self.swaps, SEAT)
        self.inspected = inspection(rules, self)
        self.swapped = rules.fact(self, "swapped-hats", "seat seat | role")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        if card == self.swap and len(state.aside) == 0:
            return n
        for whom in range(state.seats):
            if card == self.swap or whom != seat:
                menu[n] = act(USE, card, 0, whom)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        card = card_of(action)
        whom = whom_of(action)
        if card == self.inspection:
            run.inspect(seat, whom)
            run.tell(self.inspected, seat, whom, run.state.roles[whom])
        else:
            run.hat(whom)
            run.tell_to(1 << whom, self.swapped, seat, whom, run.state.roles[whom])
        run.bury(card)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("no-hat-left",) if card_of(action) == self.swap and len(state.aside) == 0 else ("not-offered",)


def inspection(rules: Rules, module: Module) -> int:
    """The fact that a seat looked at the dwarf card of another."""
    return rules.fact(module, "inspected", "seat seat | role")
