"""An agreement to stop: once nobody can draw or nothing can be dug, all players may end the game (CAVE-166, CAVE-A51).

Owns the proposal and the vote.  One refusal is enough, and whoever proposed waits for his next turn.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, card_of, whom_of
from undermine.core.frame import NOBODY, TURN, Frame
from undermine.core.module import Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.cave.rules.board import Keeper


class Vote(Keeper):
    proposed: i64  # note: has the seat on turn proposed it already?
    propose: i64  # offer
    poll: i64  # task (proposer, how many have been asked)
    stop: i64  # question (seat)

    def __init__(self) -> None:
        self.proposed = self.propose = self.poll = self.stop = 0

    def join(self, rules: Rules) -> None:
        self.proposed = rules.note("proposed")
        self.propose = rules.frame(self, "propose")
        self.poll = rules.frame(self, "poll")
        self.stop = rules.frame(self, "stop")
        rules.verb("propose", int(self.propose))
        rules.verb("agree", int(self.stop), whom=1)
        rules.verb("refuse", int(self.stop), whom=0)

    def is_near(self, state: State) -> bool:
        """The pile is empty or no open end is left: then it may be that no dwarf gets out any more."""
        return state.left == 0 or state.arena.slots == 0

    def upkeep(self, run: Run, seat: i64) -> None:
        if run.state.notes[self.proposed]:
            run.note(self.proposed, 0)

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        menu[n] = act(ANSWER, self.propose, 0, 0)
        is_free = state.top_kind == TURN and not state.notes[self.proposed]
        return n + 1 if is_free and self.is_near(state) else n

    def step(self, run: Run, frame: Frame) -> None:
        seats = run.state.seats
        asked = frame[3]
        if asked == seats:
            run.finish(frame[2], NOBODY)
            return
        run.replace(self.poll, NOBODY, frame[2], asked + 1)
        run.push(self.stop, (frame[2] + asked) % seats)

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.stop, 0, 0)
        menu[1] = act(ANSWER, self.stop, 0, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        seat = frame[1]
        if frame[0] == TURN:
            run.note(self.proposed, 1)
            run.push(TURN, seat)
            run.push(self.poll, NOBODY, seat, 1)
        elif not whom_of(action):
            run.pop()

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if card_of(action) != self.propose:
            return ("not-offered",)
        return ("proposed-already",) if state.notes[self.proposed] else ("too-early-to-stop",)
