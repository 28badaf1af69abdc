"""A house rule as anybody may write one: a Veto card, asked in secret, on the hooks of `Module` alone.

Owns its card and its whispered question.  Never compiled, never known to the core.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, card_of, whom_of
from undermine.core.frame import CLOSE, NOBODY, Frame
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State


class Veto(Module):
    """In another's turn: undo the card just announced.  Nobody knows who was asked."""

    def __init__(self, copies: int) -> None:
        self.copies = copies
        self.card = 0
        self.veto = 0

    def join(self, rules: Rules) -> None:
        self.card = rules.card(self, "veto", self.copies)
        self.veto = rules.frame(self, "veto", whisper=True)
        rules.verb("veto", self.veto, whom=1)
        rules.verb("let", self.veto, whom=0)

    def interrupt(self, run: Run, actor: i64, action: i64) -> None:
        self.ask(run, int(actor), int(actor))

    def ask(self, run: Run, actor: int, after: int) -> None:
        """Ask the next holder after a seat, if there is one before the actor."""
        seats = int(run.state.seats)
        for k in range(1, seats):
            seat = (after + k) % seats
            if seat == actor:
                return
            if run.state.holds(seat, self.card):
                run.push(self.veto, seat, actor)
                return

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.veto, 0, 0)
        menu[1] = act(ANSWER, self.veto, 0, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """The announced card and the Veto go to the pile; at the end of the turn both players draw."""
        seat, actor = int(frame[1]), int(frame[2])
        if not whom_of(action):
            self.ask(run, actor, seat)
            return
        announced = int(run.state.top()[3])
        run.spend(seat, self.card)
        run.pop()
        run.bury(card_of(announced))
        run.bury(self.card)
        run.replace(CLOSE, NOBODY, actor, seat)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("not-offered",)
