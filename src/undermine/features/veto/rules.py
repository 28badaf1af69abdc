"""Veto: in another's turn, undo the card just announced (CH-2019-1..6, CH-A8..A14).

Owns the one card and its question, which only its holder knows of.  How long everybody waits for an answer, so that
waiting tells nothing, is the business of whoever runs the table (`window`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, card_of, whom_of
from undermine.core.frame import CLOSE, NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.rounds.rules import Rounds

VETO: Final = "veto"
LET: Final = "let"


class Veto(Module):
    count: int
    milliseconds: int  # that everybody has for it
    rounds: Rounds | None  # who is told that a Veto may be the last card (CH-A14), if it may
    card: i64
    ask: i64  # question (seat, seat on turn): undo it?
    announced: i64  # fact (seat, card): it waits for its effect
    vetoed: i64  # fact (seat, the card that has no effect)

    def __init__(self, count: int, milliseconds: int, rounds: Rounds | None = None) -> None:
        self.count = count
        self.milliseconds = milliseconds
        self.rounds = rounds
        self.card = self.ask = self.announced = self.vetoed = 0

    def join(self, rules: Rules) -> None:
        self.card = rules.card(self, VETO, self.count)
        self.ask = rules.frame(self, VETO, whisper=True)
        rules.verb(VETO, int(self.ask), whom=1)
        rules.verb(LET, int(self.ask), whom=0)
        self.announced = rules.fact(self, "card-announced", "seat card")
        self.vetoed = rules.fact(self, "vetoed", "seat card")
        if self.rounds is not None:
            self.rounds.late = self.card

    def window(self, view: State) -> i64:
        """Somebody may hold it unless every copy lies open on the discard pile (CH-A12)."""
        seen: i64 = 0
        for i in range(view.spent):
            if i64(view.pile[i]) == self.card:
                seen += 1
        return self.milliseconds if seen < self.count else 0

    def interrupt(self, run: Run, actor: i64, action: i64) -> None:
        run.tell(self.announced, actor, card_of(action))
        self.ask_next(run, actor, actor)

    def ask_next(self, run: Run, actor: i64, after: i64) -> None:
        """The next holder after a seat is asked, if there is one before the actor."""
        state = run.state
        seat = after
        while True:
            seat += 1
            if seat == state.seats:
                seat = 0
            if seat == actor:
                return
            if state.holds(seat, self.card):
                run.push(self.ask, seat, actor)
                return

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.ask, 0, 0)
        menu[1] = act(ANSWER, self.ask, 0, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """The announced card and the Veto go onto the pile; the seat on turn draws one, then the vetoer (CH-2019-3).

        Chests that the first card of a Tracker opened still change what is drawn (CH-A10).
        """
        seat = frame[1]
        actor = frame[2]
        if not whom_of(action):
            self.ask_next(run, actor, seat)
            return
        run.spend(seat, self.card)
        run.tell(self.vetoed, seat, card_of(run.state.top_b))
        cards = run.void()
        run.bury(self.card)
        if cards > 1:
            run.owe(run.state.due - (cards - 1))  # a card being resolved below the vetoed one draws nothing more
        run.replace(CLOSE, NOBODY, actor, seat)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("only-in-anothers-turn",)
