"""Rounds and turns: use one card or discard one, draw one, the left neighbour is next.

Rules BASE-20..25, BASE-45, BASE-63..65.
Owns the turn's question, its closing, and the way from round to round.  Never knows what a card does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import DISCARD, act, card_of, verb_of
from undermine.core.deal import DECK
from undermine.core.frame import NOBODY, Frame
from undermine.core.module import Module
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State

RANDOM: Final = -1  # no seat was named to begin


class Rounds(Module):
    rounds: i64
    first: i64  # seat that begins the game, or RANDOM
    turn: i64  # question (seat)
    close: i64  # task (seat, guest or NOBODY): both draw, then the turn passes on
    intent: i64  # task (seat, action): an announced card waits to take effect
    over: i64  # task (seat of the last turn, finder or NOBODY)
    next: i64  # task (seat that begins): the next round, or the end

    def __init__(self, rounds: int = 3, first: int = RANDOM) -> None:
        self.rounds = rounds
        self.first = first
        self.turn = self.close = self.intent = self.over = self.next = 0

    def join(self, rules: Rules) -> None:
        self.turn = rules.frame(self, "turn")
        self.close = rules.frame(self, "close")
        self.intent = rules.frame(self, "intent")
        self.over = rules.frame(self, "over")
        self.next = rules.frame(self, "round")
        rules.turn_kind = self.turn
        rules.close_kind = self.close
        rules.intent_kind = self.intent
        rules.over_kind = self.over
        rules.first_kind = self.next
        rules.rounds = self.rounds

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        """Every distinct card: use it, or discard it (BASE-21, BASE-45)."""
        seat = frame[1]
        owner = state.rules.owner
        hands = state.hands
        first = seat * state.rules.width
        before: i64 = 0
        n: i64 = 0
        for i in range(first, first + state.held[seat]):
            card = hands[i]
            if card != before:
                before = card
                n = owner[card].options(state, seat, card, menu, n)
                menu[n] = act(DISCARD, card, 0, 0)
                n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """A card is announced; it takes effect when nobody interrupts."""
        seat = frame[1]
        card = card_of(action)
        if verb_of(action) == DISCARD:
            run.discard(seat, card)
            return
        run.spend(seat, card)
        if len(run.rules.interrupters) == 0:
            run.carry_out(seat, action)
            return
        run.push(self.intent, NOBODY, seat, action)
        for module in run.rules.interrupters:
            module.interrupt(run, seat, action)

    def step(self, run: Run, frame: Frame) -> None:
        kind = frame[0]
        seat = frame[2]
        more = frame[3]
        if kind == self.close:
            run.draw(seat)
            if more != NOBODY:
                run.draw(more)
            self.pass_on(run, seat)
        elif kind == self.intent:
            run.pop()
            run.carry_out(seat, more)
        elif kind == self.over:
            # The seat after the last turn begins the next round (BASE-65, BASE-A16).
            run.replace(self.next, NOBODY, (seat + 1) % run.state.seats)
            for module in run.rules.enders:
                module.end_round(run, seat, more)
        elif run.state.round < self.rounds:
            self.begin(run, seat)
        else:
            run.count_gold()
            run.pop()

    def pass_on(self, run: Run, seat: i64) -> None:
        """To the next seat with cards (BASE-25); if there is none the round is over (BASE-52)."""
        state = run.state
        seats = state.seats
        held = state.held
        for k in range(seat + 1, seat + 1 + seats):
            after = k if k < seats else k - seats
            if held[after]:
                run.turn(after)
                return
        run.finish(seat, NOBODY)

    def begin(self, run: Run, first: i64) -> None:
        """Set up and deal (BASE-17, BASE-64)."""
        state = run.state
        if state.round == 0:
            first = self.beginner(run)
        run.begin(state.round + 1, run.shuffled(DECK, run.rules.cards))
        for module in run.rules.dealers:
            module.deal(run)
        for seat in range(state.seats):
            for k in range(run.rules.hand):
                run.draw(seat)
        run.is_dealt = True
        run.turn(first)

    def beginner(self, run: Run) -> i64:
        """Who begins the game: the seat named, or any (E1: software knows nobody's age)."""
        if run.fixed is not None and run.fixed.first >= 0:
            return run.fixed.first
        if self.first != RANDOM:
            return self.first
        return run.state.below(run.state.seats)
