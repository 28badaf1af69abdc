"""Treasury: instead of drawing, choose one of the top five cards of the discard pile (CH-2018-1..5).

Owns the one card and its question.  Only its player sees the cards; which one he kept is his secret.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, where_of
from undermine.core.frame import Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CARD

DEPTH: Final[i64] = 5  # cards of the pile to choose from


class Treasury(Module):
    count: int
    fetch: i64  # question (seat, the action): which card
    leafed: i64  # fact (seat, number of cards)
    kept: i64  # fact (seat | card)

    def __init__(self, count: int) -> None:
        self.count = count
        self.fetch = self.leafed = self.kept = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, "treasury", self.count)
        self.fetch = rules.frame(self, "fetch", limbo=True)
        rules.verb("fetch", int(self.fetch), CARD)
        self.leafed = search(rules, self)
        self.kept = choice(rules, self)

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        if state.spent == 0:
            return n
        menu[n] = act(USE, card, 0, 0)
        return n + 1

    def play(self, run: Run, seat: i64, action: i64) -> None:
        """The card itself goes onto the pile when all is done, so it is never among the five (CH-2018-3)."""
        run.owe(0)
        run.offer_pile(seat, DEPTH)
        run.tell(self.leafed, seat, len(run.state.offer))
        run.push(self.fetch, seat, 0, action)

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        offer = state.offer
        n: i64 = 0
        for i in range(len(offer)):
            is_new = True
            for k in range(i):
                is_new = is_new and offer[k] != offer[i]
            if is_new:
                menu[n] = act(ANSWER, self.fetch, offer[i], 0)
                n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        run.keep(frame[1], where_of(action))
        run.tell(self.kept, frame[1], where_of(action))
        run.put_back(frame[1])
        run.bury(card_of(frame[3]))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("not-among-these",) if state.top()[0] == self.fetch else ("no-discards",)


def search(rules: Rules, module: Module) -> int:
    """The fact that a seat looks at cards of the discard pile."""
    return rules.fact(module, "leafed", "seat count")


def choice(rules: Rules, module: Module) -> int:
    """The fact that a seat kept one of the cards that it was offered."""
    return rules.fact(module, "kept", "seat | card")
