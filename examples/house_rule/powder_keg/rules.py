"""The powder keg: set it on a tunnel and light it; whoever ends a turn beside a burning fuse says what becomes of it.

Owns the card, the keg on the table and the question about its fuse.  How a tunnel falls is the rockfall's business.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, verb_of, where_of, whom_of
from undermine.core.fact import HARM, HELP
from undermine.core.frame import Frame
from undermine.core.module import Module, Reason
from undermine.core.piece import NO_PIECE, cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CELL
from undermine.core.tile import DOWN
from undermine.features.rockfall.rules import take_away

KEG: Final = "keg"
FUSE: Final[i64] = 2  # turns for which it burns
BURN: Final[i64] = 0  # the two answers, in the place of a person
STAMP: Final[i64] = 1


class Keg(Module):
    count: int
    card: i64
    piece: i64  # the keg on a cell; its number is what is left of the fuse
    asked: i64  # note: who lit it or was asked last, and is not asked again at once: seat + 1
    fuse: i64  # question (seat, cell): stamp it out?
    lit: i64  # fact (seat, cell)
    burns: i64  # fact (seat): it lets the fuse burn
    stamped: i64  # fact (seat, cell): it puts the fuse out
    blown: i64  # fact (seat that let it, cell, card)
    buried: i64  # fact (cell): the tunnel below it went first

    def __init__(self, count: int) -> None:
        self.count = count
        self.card = self.piece = self.asked = self.fuse = 0
        self.lit = self.burns = self.stamped = self.blown = self.buried = 0

    def join(self, rules: Rules) -> None:
        self.card = rules.card(self, KEG, self.count, CELL)
        self.piece = rules.piece(self, KEG)
        self.asked = rules.note("fuse-asked")
        self.fuse = rules.frame(self, "fuse")
        rules.verb("burn", int(self.fuse), whom=int(BURN))
        rules.verb("stamp", int(self.fuse), whom=int(STAMP))
        rules.frames[self.fuse].silence = act(ANSWER, self.fuse, 0, BURN)
        self.lit = rules.fact(self, "keg-lit", "seat cell", HARM)
        self.burns = rules.fact(self, "keg-burns", "seat")
        self.stamped = rules.fact(self, "keg-stamped", "seat cell", HELP)
        self.blown = rules.fact(self, "keg-blown", "seat cell tile", HARM, weight=2)
        self.buried = rules.fact(self, "keg-buried", "cell")

    # The card

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Any tunnel that was laid, as long as no other fuse burns."""
        if self.burning(state) != NO_PIECE:
            return n
        arena = state.arena
        for tile in range(arena.fixed + 1, arena.count + 1):
            if arena.code[tile] != DOWN:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        cell = where_of(action)
        run.post(self.piece, cell, FUSE)
        run.note(self.asked, seat + 1)
        run.tell(self.lit, seat, cell)
        run.bury(card_of(action))

    # The fuse

    def burning(self, state: State) -> i64:
        """The keg on the table, or NO_PIECE."""
        for piece in state.pieces:
            if kind_of(piece) == self.piece:
                return piece
        return NO_PIECE

    def closing(self, run: Run, seat: i64) -> bool:
        """Whoever ends a turn is asked, but nobody twice in a row."""
        keg = self.burning(run.state)
        if keg == NO_PIECE or run.state.notes[self.asked] == seat + 1:
            return False
        run.note(self.asked, seat + 1)
        run.push(self.fuse, seat, cell_of(keg))
        return True

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        menu[0] = act(ANSWER, self.fuse, 0, BURN)
        menu[1] = act(ANSWER, self.fuse, 0, STAMP)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        """Whoever puts it out draws a card less; when it has burned down, the tunnel goes."""
        seat = frame[1]
        cell = frame[2]
        left = number_of(self.burning(run.state)) - 1
        run.withdraw(self.piece, cell)
        if whom_of(action) == STAMP:
            run.owe(max(0, run.state.due - 1))
            run.tell(self.stamped, seat, cell)
            return
        run.tell(self.burns, seat)
        if left:
            run.post(self.piece, cell, left)
        else:
            take_away(run, self.blown, seat, cell)

    def lifted(self, run: Run, cell: i64) -> None:
        """With the tunnel the keg goes, and its fuse is out."""
        if run.state.piece_at(self.piece, cell) != NO_PIECE:
            run.withdraw(self.piece, cell)
            run.tell(self.buried, cell)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if verb_of(action) != USE:
            return ("not-offered",)
        if self.burning(state) != NO_PIECE:
            return ("keg-burning",)
        return ("keg-needs-tunnel",)
