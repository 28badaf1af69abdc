"""Turns of the Dark Cave: play or discard, move, draw; three piles in one; how the cards run out.

Rules CAVE-33..39, CAVE-63..72.

Owns the deck of three layers, the closing of a turn and the hand maximum when drawing.  Never knows what a card does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.deal import DECK
from undermine.core.frame import CLOSE, NOBODY, OVER, Frame
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.features.cave.rules.board import Board, Keeper
from undermine.features.rounds.rules import RANDOM, Rounds

BOXED: Final[i64] = 5  # cards of each pile that stay in the box (CAVE-34)
PILES: Final[i64] = 3


class Turns(Rounds):
    board: Board
    ones: i64  # cards of pile I in a dealt hand, the others are of pile II (CAVE-35)
    caps: bool  # is the hand maximum a limit for drawing (CAVE-A34)?
    at_once: bool  # does the last card of all end the game in the middle of a turn (CAVE-A49)?
    sizes: tuple[int, ...]  # cards of each pile in the box
    keepers: list[Keeper]
    draws: i64  # task (seat, guest or NOBODY): after the dwarf has moved

    def __init__(
        self, board: Board, ones: int, sizes: tuple[int, ...], caps: bool, at_once: bool, first: int = RANDOM
    ) -> None:
        super().__init__(rounds=1, first=first, passes=2)
        self.board = board
        self.ones = ones
        self.sizes = sizes
        self.caps = caps
        self.at_once = at_once
        self.keepers = []
        self.draws = 0

    def join(self, rules: Rules) -> None:
        super().join(rules)
        self.draws = rules.frame(self, "draw")
        self.keepers = [module for module in rules.modules if isinstance(module, Keeper)]
        dealt = (int(self.ones) * int(rules.seats), (rules.hand - int(self.ones)) * int(rules.seats), 0)
        for pile in (3, 2, 1):
            for k in range(BOXED):
                self.board.boxed = append(self.board.boxed, i64(pile))
            left = i64(self.sizes[pile - 1]) - BOXED - dealt[pile - 1]
            self.board.layers = append(append(self.board.layers, i64(pile)), left)

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        super().answer(run, frame, action)
        if run.state.depth and run.state.top()[0] != OVER:
            self.board.count_backs(run, frame[1])

    def step(self, run: Run, frame: Frame) -> None:
        kind = frame[0]
        seat = frame[2]
        guest = frame[3]
        if kind == CLOSE:
            if self.at_once and is_spent(run.state):
                run.finish(seat, NOBODY)
                return
            run.replace(self.draws, NOBODY, seat, guest)
            for module in run.rules.hooks.closing:
                module.closing(run, seat)
        elif kind == self.draws:
            self.draw(run, seat, run.state.due)
            if guest != NOBODY:
                self.draw(run, guest, 1)
            self.pass_on(run, seat)
        else:
            super().step(run, frame)

    def draw(self, run: Run, seat: i64, due: i64) -> None:
        """What is due and there, never above the hand maximum (CAVE-67..69, CAVE-162)."""
        state = run.state
        for k in range(due):
            if self.caps and state.held[seat] >= state.notes[self.board.hand_max + seat]:
                break
            run.draw(seat, self.drew)
        self.board.count_backs(run, seat)

    def pass_on(self, run: Run, seat: i64) -> None:
        """To the next seat with cards; upkeep is done for those who are skipped, too (CAVE-70, CAVE-A27, CAVE-A50)."""
        state = run.state
        after = seat
        if not is_spent(state):
            for k in range(state.seats):
                after = (after + 1) % state.seats
                for module in self.keepers:
                    module.upkeep(run, after)
                if state.held[after]:
                    run.turn(after)
                    return
        run.finish(seat, NOBODY)

    def begin(self, run: Run, first: i64) -> None:
        state = run.state
        rules = run.rules
        first = self.beginner(run)
        run.begin(1, self.arranged(run))
        run.tell(self.began, 1)
        run.withhold(BOXED * PILES)
        for module in rules.hooks.deal:
            module.deal(run)
        for seat in range(state.seats):
            for k in range(rules.hand):
                run.draw(seat)
            self.board.count_backs(run, seat)
        run.is_dealt = True
        run.turn(first)
        run.tell(self.leads, first)

    def arranged(self, run: Run) -> vec[i64]:
        """The deck, top last: what stays in the box, the hands, then pile I, II and III (CAVE-33..36)."""
        if run.fixed is not None and DECK in run.fixed.orders:
            return run.fixed.orders[DECK]
        rules = run.rules
        piles = [run.state.shuffled(self.pile_of(rules, pile)) for pile in range(1, PILES + 1)]
        taken = vec[i64]([0] * PILES)
        down = vec[i64]([])  # top first
        for p in range(PILES):
            for k in range(BOXED):
                down = append(down, piles[p][k])
            taken[p] = BOXED
        for seat in range(run.state.seats):
            for k in range(rules.hand):
                p = 0 if k < self.ones else 1
                down = append(down, piles[p][taken[p]])
                taken[p] += 1
        for p in range(PILES):
            for k in range(taken[p], len(piles[p])):
                down = append(down, piles[p][k])
        return vec[i64]([down[len(down) - 1 - i] for i in range(len(down))])

    def pile_of(self, rules: Rules, pile: i64) -> vec[i64]:
        """The cards with this back."""
        return vec[i64]([card for card in rules.cards if self.board.pile[card] == pile])


def is_spent(state: State) -> bool:
    """No card is left in the pile and in any hand (CAVE-163)."""
    if state.left:
        return False
    for seat in range(state.seats):
        if state.held[seat]:
            return False
    return True
