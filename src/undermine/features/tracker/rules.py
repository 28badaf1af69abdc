"""Tracker: two path cards one after the other in one turn (CH-2022-1..4, CH-A18..A20).

Owns the one card and its question.  Each path card is announced by itself and placed by the rules of its owner.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, is_named, verb_of, where_of, whom_of
from undermine.core.censor import censored
from undermine.core.condition import BARS_PATHS
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.features.paths.rules import Reaching

CARDS: Final[i64] = 2
_SEAT: Final[i64] = 255  # the task's a: the seat, and above it how many path cards it has been asked for


class Tracker(Module, Reaching):
    count: int
    allows_single: bool  # is one placement enough (CH-A18)?
    task: i64  # task (seat and cards asked for, the action): the next card, or the end
    track: i64  # question (seat): which path card, and where
    tracking: i64  # fact (seat)

    def __init__(self, count: int, allows_single: bool = False) -> None:
        self.count = count
        self.allows_single = allows_single
        self.task = self.track = self.tracking = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, "tracker", self.count)
        self.task = rules.frame(self, "tracker", limbo=True)
        self.track = rules.frame(self, "track", plays=True)
        self.tracking = rules.fact(self, "tracking", "seat")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        if not self.can_track(state, seat, menu, n):
            return n
        menu[n] = act(USE, card, 0, 0)
        return n + 1

    def can_track(self, state: State, seat: i64, menu: vec[i64], n: i64) -> bool:
        """Whether two placements one after the other are possible, face-down cards staying as they are (CH-A18).

        Room of the menu behind n is used for trying.
        """
        behind = placements(state, seat, menu, n)
        if self.allows_single:
            return behind > n
        for i in range(n, behind):
            if placements(after(state, seat, menu[i]), seat, menu, behind) > behind:
                return True
        return False

    def lays(self, state: State, seat: i64, card: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        """Whether the second card could, thanks to the first one."""
        behind = placements(state, seat, menu, n)
        for i in range(n, behind):
            trial = after(state, seat, menu[i])
            if is_named(cell, menu, behind, placements(trial, seat, menu, behind)):
                return True
        return False

    def play(self, run: Run, seat: i64, action: i64) -> None:
        """Three cards leave the hand and two are drawn, so that it shrinks by one (CH-2022-2)."""
        run.owe(run.state.due + 1)
        run.push(self.task, NOBODY, seat, action)
        run.tell(self.tracking, seat)

    def step(self, run: Run, frame: Frame) -> None:
        seat = frame[2] & _SEAT
        asked = frame[2] >> 8
        if asked < CARDS:
            if has_placement(run.state, seat):
                run.replace(self.task, NOBODY, frame[2] + _SEAT + 1, frame[3])
                run.push(self.track, seat)
                return
            # The card that stays in the hand is not replaced by another (CH-A19).
            run.owe(max(0, run.state.due - 1))
        run.pop()
        run.bury(card_of(frame[3]))

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        seat = frame[1]
        n = placements(state, seat, menu, 0)
        for module in state.rules.hooks.offer:
            n = module.offer(state, seat, menu, n)
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        seat = frame[1]
        if verb_of(action) == ANSWER:
            run.push(self.track, seat)  # it is asked again then
            run.rules.asker[card_of(action)].answer(run, frame, action)
        else:
            run.announce(seat, action)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        barred = state.front[seat] >> BITS & BARS_PATHS
        return ("cannot-dig",) if barred else ("too-few-placements",)



def placements(state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
    """All ways to place a path card of a hand, written behind the n actions there; how many now."""
    rules = state.rules
    first = seat * rules.width
    start = n
    before: i64 = 0
    for i in range(first, first + state.held[seat]):
        card = state.hands[i]
        if card != before and rules.tile[card]:
            n = rules.owner[card].options(state, seat, card, menu, n)
        before = card
    return censored(state, seat, menu, start, n)


def after(state: State, seat: i64, action: i64) -> State:
    """How things would be with a path card laid and paid for, face-down cards staying as they are."""
    run = Run(state.copy())
    card = card_of(action)
    run.spend(seat, card)
    run.lay(seat, where_of(action), state.rules.tile[card] + whom_of(action))
    return run.state


_MENU: Final[vec[i64]] = vec[i64]([0] * 4096)  # scratch of has_placement, as in `engine`


def has_placement(state: State, seat: i64) -> bool:
    return placements(state, seat, _MENU, 0) > 0
