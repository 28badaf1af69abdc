"""Swap Hands: two players exchange all their cards; the other one draws (EXP-41..43, EXP-A12, EXP-A13).

Owns the one card.  It is spent before the exchange, so it is no part of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.frame import CLOSE, NOBODY
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import OTHER

# Who draws afterwards (EXP-A12).
OTHER_ONLY: Final = "otherOnly"
BOTH: Final = "both"


class Hands(Module):
    count: int
    draw: str
    swapped: i64  # fact (seat, other)

    def __init__(self, count: int, draw: str) -> None:
        self.count = count
        self.draw = draw
        self.swapped = 0

    def join(self, rules: Rules) -> None:
        self.swapped = exchange(rules, self)
        rules.card(self, "swap-hands", self.count, OTHER)
        if self.draw == BOTH:
            # Every exchange brings a card more than was played; a card may come back from the pile once.
            rules.width += 2 * self.count

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        for whom in range(state.seats):
            menu[n] = act(USE, card, 0, whom)
            n += 1 if whom != seat else 0
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        other = whom_of(action)
        run.swap_hands(seat, other)
        run.tell(self.swapped, seat, other)
        run.bury(card_of(action))
        if self.draw == OTHER_ONLY:
            run.owe(0)
        run.replace(CLOSE, NOBODY, seat, other)


def exchange(rules: Rules, module: Module) -> int:
    """The fact that two seats exchanged their hands."""
    return rules.fact(module, "swapped", "seat seat")
