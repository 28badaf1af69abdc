"""Equipment: boots and battle axes that lie before players (CAVE-102..104, CAVE-108).

Owns the cards and before whom they may be laid.  What they do happens where it happens: walking, webs, monsters.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, whom_of
from undermine.core.fact import HELP
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import NOWHERE, State
from undermine.core.target import SEAT
from undermine.features.cave.rules.board import Board
from undermine.features.cave.rules.walk import Walking

Row: TypeAlias = tuple[str, int, int, bool]  # card name, how many, pile, is it an axe?


class Gear(Module):
    board: Board
    walking: Walking
    rows: tuple[Row, ...]
    cuts_at_once: bool  # does an axe cut a web that the dwarf was at before it was laid (CAVE-A22)?
    laid: i64  # fact (seat, before whom, card)

    def __init__(self, board: Board, walking: Walking, rows: tuple[Row, ...], cuts_at_once: bool = True) -> None:
        self.board = board
        self.walking = walking
        self.rows = rows
        self.cuts_at_once = cuts_at_once
        self.laid = 0

    def join(self, rules: Rules) -> None:
        self.laid = rules.fact(self, "cave-gear", "seat seat card", HELP)
        if not self.cuts_at_once:
            self.board.late = rules.note("webs-before-axe")
        self.board.boots = rules.condition()
        for name, count, pile, is_axe in self.rows:
            card = rules.card(self, name, count, SEAT, 0 if is_axe else int(self.board.boots))
            self.board.pile[card] = pile
            self.board.axes[card] = 1 if is_axe else 0

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Before anybody; boots only where none lie (CAVE-104, CAVE-A56)."""
        for whom in range(state.seats):
            menu[n] = act(USE, card, 0, whom)
            n += 1 if self.board.axes[card] or not state.conditions(whom) & self.board.boots else 0
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        run.front(whom_of(action), card_of(action))
        run.tell(self.laid, seat, whom_of(action), card_of(action))
        if self.board.late != NOWHERE and self.board.axes[card_of(action)] and whom_of(action) == seat:
            webs = self.walking.webs_at(run.state, seat)
            if webs:
                run.note(self.board.late, webs)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("has-boots", str(int(whom_of(action))))
