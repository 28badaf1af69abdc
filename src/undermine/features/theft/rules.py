"""Theft and Hands Off: whoever has a Theft before him when gold was shared may take a nugget (EXP-31..33, EXP-63).

Owns the two cards, the order of thieves and their question.  Never knows what was shared.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, verb_of, where_of, whom_of
from undermine.core.condition import BARS_GOLD
from undermine.core.fact import HARM, HELP
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.target import A_SEAT, SEAT, Seat, aim

REFRAIN: Final[i64] = 1  # where: steals from nobody


class Victim(Seat):
    """Somebody, or nobody."""

    def write(self, rules: Rules, action: i64) -> list[str]:
        return ["nobody"] if where_of(action) == REFRAIN else super().write(rules, action)

    def read(self, rules: Rules, words: list[str]) -> i64:
        return aim(REFRAIN, 0) if words == ["nobody"] else super().read(rules, words)

    def room(self, rules: Rules) -> tuple[int, int]:
        return int(REFRAIN) + 1, A_SEAT


class Theft(Module):
    thefts: int
    hands_offs: int
    theft: i64  # the cards
    hands_off: i64
    ready: i64  # the condition, where `front` keeps it
    order: i64  # note: seats + 1 of those who played a Theft, the latest in the lowest four bits
    steal: i64  # question (seat): from whom
    thieves: i64  # task (seat that is next, bits of those still to steal)
    planned: i64  # fact (seat)
    prevented: i64  # fact (seat, whose theft)
    stole: i64  # fact (seat, victim)

    def __init__(self, thefts: int, hands_offs: int) -> None:
        self.thefts = thefts
        self.hands_offs = hands_offs
        self.theft = self.hands_off = self.ready = self.order = self.steal = self.thieves = 0
        self.planned = self.prevented = self.stole = 0

    def join(self, rules: Rules) -> None:
        bit = rules.condition()
        self.ready = bit << int(BITS)
        self.theft = rules.card(self, "theft", self.thefts, condition=bit)
        self.hands_off = rules.card(self, "hands-off", self.hands_offs, SEAT)
        self.order = rules.note("thieves")
        self.steal = rules.frame(self, "steal")
        self.thieves = rules.frame(self, "thieves")
        rules.verb("steal", int(self.steal), Victim(others=True))
        self.planned = rules.fact(self, "theft", "seat", HARM)
        self.prevented = rules.fact(self, "hands-off", "seat seat", HELP)
        self.stole = rules.fact(self, "stole", "seat seat")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        front = state.front
        if card == self.theft:
            menu[n] = act(USE, card, 0, 0)
            return n if front[seat] & self.ready else n + 1
        for whom in range(state.seats):
            if front[whom] & self.ready:
                menu[n] = act(USE, card, 0, whom)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        if card_of(action) == self.theft:
            run.front(seat, self.theft)
            run.tell(self.planned, seat)
            run.note(self.order, latest_first(run.state.notes[self.order], seat))
        else:
            run.clear(whom_of(action), self.theft)
            run.tell(self.prevented, seat, whom_of(action))
            run.bury(self.hands_off)

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """The latest thief begins, the others follow clockwise (EXP-63, EXP-A18)."""
        state = run.state
        bits: i64 = 0
        for seat in range(state.seats):
            if state.front[seat] & self.ready and not state.front[seat] >> BITS & BARS_GOLD:
                bits |= 1 << seat
        rest = state.notes[self.order]
        while rest:
            seat = (rest & 15) - 1
            if bits >> seat & 1:
                run.push(self.thieves, NOBODY, seat, bits)
                return
            rest >>= 4

    def step(self, run: Run, frame: Frame) -> None:
        seats = run.state.seats
        seat = frame[2]
        bits = frame[3]
        if bits == 0:
            run.pop()
            return
        while not bits >> seat & 1:
            seat = (seat + 1) % seats
        run.replace(self.thieves, NOBODY, (seat + 1) % seats, bits & ~(1 << seat))
        for whom in range(seats):
            if whom != seat and run.state.purse[whom]:
                # Somebody has gold; whoever has none left is no victim (EXP-A16, EXP-A17, EXP-A32).
                run.push(self.steal, seat)
                return

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        n: i64 = 0
        for whom in range(state.seats):
            if whom != frame[1] and state.purse[whom]:
                menu[n] = act(ANSWER, self.steal, 0, whom)
                n += 1
        menu[n] = act(ANSWER, self.steal, REFRAIN, 0)
        return n + 1

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        if where_of(action) != REFRAIN:
            run.hand_over(whom_of(action), frame[1], 1)
            run.tell(self.stole, frame[1], whom_of(action))

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        whom = str(int(whom_of(action)))
        if verb_of(action) == ANSWER:
            return ("nothing-to-steal", whom)
        return ("theft-lies-already",) if card_of(action) == self.theft else ("no-theft-there", whom)



def latest_first(order: i64, seat: i64) -> i64:
    """The list of thieves with a seat put to its front."""
    kept: i64 = 0
    shift: i64 = 4
    while order:
        if order & 15 != seat + 1:
            kept |= (order & 15) << shift
            shift += 4
        order >>= 4
    return kept | (seat + 1)
