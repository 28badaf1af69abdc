"""Rounds of the Duel: what an action brings is settled at once, and a round may end in three ways.

Rules DUEL-20..25, DUEL-34..42, DUEL-113..116, DUEL-124..134.
Owns the order of settlement and the way from round to round.  Never knows what a card does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, verb_of
from undermine.core.deal import DECK
from undermine.core.fact import ALONE, END
from undermine.core.frame import NOBODY, OVER, Frame
from undermine.core.rules import CARDS, Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.mine import BLUE, Mine
from undermine.features.duel.rules.pyramid import Pyramid, all_up
from undermine.features.duel.rules.trolls import Trolls
from undermine.features.rounds.rules import Rounds

ALL_GOALS: Final[i64] = 1  # why a round is over …
ALL_MARKERS: Final[i64] = 2
NO_CARDS: Final[i64] = 3


class Duel(Rounds):
    mine: Mine
    claims: Claims
    trolls: Trolls
    pyramid: Pyramid
    keeps_goals: bool  # do goals that stayed face down come again in later rounds (DUEL-D5)?
    settle: i64  # task (seat that acted, 1 if it was the turn's action)
    ending: i64  # note: why the round is over
    over: i64  # fact (why)

    def __init__(self, rounds: int, mine: Mine, claims: Claims, trolls: Trolls, keeps_goals: bool = False) -> None:
        super().__init__(rounds, 0, passes=2)
        self.mine = mine
        self.claims = claims
        self.trolls = trolls
        self.keeps_goals = keeps_goals
        self.settle = self.ending = self.over = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.pyramid = rules.find(Pyramid)
        self.settle = rules.frame(self, "settle")
        self.ending = rules.note("ending")
        self.began = rules.fact(self, "began-duel", "number", END, ALONE)
        self.over = rules.fact(self, "ending", "why=goals/markers/cards", END, ALONE)
        self.trolls.settle = self.settle

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        if verb_of(action) == USE:
            run.push(self.settle, NOBODY, frame[1], 1)
        super().answer(run, frame, action)

    def step(self, run: Run, frame: Frame) -> None:
        if frame[0] == self.settle:
            self.settle_all(run, frame[2], frame[3])
            return
        if frame[0] == OVER and run.state.notes[self.ending] == 0:
            self.close(run, NO_CARDS)
        super().step(run, frame)

    def close(self, run: Run, why: i64) -> None:
        """The round is over."""
        run.note(self.ending, why)
        run.tell(self.over, why)

    def settle_all(self, run: Run, seat: i64, is_action: i64) -> None:
        """Goals are up already; gold is marked, then the round may be over (DUEL-34, DUEL-116)."""
        state = run.state
        if not self.claims.mark_all(run, seat):
            return
        if all_up(state):
            self.close(run, ALL_GOALS)
        elif self.claims.is_none_left(state):
            self.close(run, ALL_MARKERS)
        elif state.left or has_cards(state):
            run.pop()
            if is_action and self.trolls.is_any(state, seat):
                run.push(self.trolls.bribe, seat)
            return
        run.finish(seat, NOBODY)

    def begin(self, run: Run, first: i64) -> None:
        """Set up and deal; cards that somebody has won are not dealt again (DUEL-124..129)."""
        first = self.set_up(run)
        for seat in range(run.state.seats):
            for k in range(run.rules.hand):
                run.draw(seat)
        run.is_dealt = True
        run.turn(first)
        run.tell(self.leads, first)

    def set_up(self, run: Run) -> i64:
        """Clear away, shuffle and lay out.  Who begins."""
        state = run.state
        if state.round:
            first = self.poorer(state)
            self.pyramid.clear_away(run, self.keeps_goals)
        else:
            first = self.beginner(run)
        run.begin(state.round + 1, run.shuffled(DECK, deck_of(state, self.claims.out)))
        run.tell(self.began, state.round)
        for module in run.rules.hooks.deal:
            module.deal(run)
        return first

    def poorer(self, state: State) -> i64:
        """Who has less gold begins, or blue (DUEL-130, DUEL-131)."""
        best: i64 = 0
        for seat in range(1, state.seats):
            less = state.nuggets(best) - state.nuggets(seat)
            if less > 0 or (less == 0 and self.mine.colours[seat] == BLUE):
                best = seat
        return best


def has_cards(state: State) -> bool:
    """Whether somebody holds a card."""
    for seat in range(state.seats):
        if state.held[seat]:
            return True
    return False


def deck_of(state: State, out: i64) -> vec[i64]:
    """All cards but those that lie in the zone of those that are out of the game."""
    rest = state.rules.cards[:]
    if len(state.lying(out)) == 0:
        return rest
    gone = vec[i64]([0] * CARDS)
    for card in state.lying(out):
        gone[card] += 1
    n: i64 = 0
    for card in state.rules.cards:
        if gone[card]:
            gone[card] -= 1
        else:
            rest[n] = card
            n += 1
    return rest[:n]
