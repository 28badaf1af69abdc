"""Webs: a token on an edge that nobody passes for two rounds (CAVE-81, CAVE-96..101, CAVE-90..92).

Owns the web cards and where a token may lie.  How a web wears off is in walking, for axes do it, too.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.fact import HARM
from undermine.core.grid import FOUR
from undermine.core.module import Reason
from undermine.core.piece import NO_PIECE, cell_of, kind_of
from undermine.core.place import FIELD, WIDTH
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, State
from undermine.core.tile import WILD
from undermine.features.cave.rules.board import SIDE_OF_CARD, TOKENS, Board, Keeper, edge_of
from undermine.features.cave.rules.walk import Walking

Row: TypeAlias = tuple[str, int]  # card name, pile; each card has its own token (CAVE-18)

ROUNDS = 2


class Webs(Keeper):
    board: Board
    walking: Walking
    rows: tuple[Row, ...]
    spun: i64  # fact (seat, cell)

    def __init__(self, board: Board, walking: Walking, rows: tuple[Row, ...]) -> None:
        self.board = board
        self.walking = walking
        self.rows = rows
        self.spun = 0

    def join(self, rules: Rules) -> None:
        self.spun = rules.fact(self, "cave-web", "seat cell", HARM)
        assert len(self.rows) == len(TOKENS), "each web card has its token"
        for k in range(len(self.rows)):
            card = rules.card(self, self.rows[k][0], 1, SIDE_OF_CARD)
            self.board.pile[card] = self.rows[k][1]
            self.board.snares[card] = k + 1
            piece = rules.piece(self, f"web-{TOKENS[k]}")
            if k == 0:
                self.board.web = piece

    def upkeep(self, run: Run, seat: i64) -> None:
        """Whoever laid a web turns it, or takes it away (CAVE-99, CAVE-100)."""
        cards = run.state.front[seat] & FRONT
        while cards:
            snare = self.board.snares[cards & 255]
            if snare:
                self.walking.wear(run, self.laid(run.state, snare - 1))
            cards >>= 8

    def laid(self, state: State, token: i64) -> i64:
        """The web of a card that lies before somebody: then it is on the table."""
        for piece in state.pieces:
            if self.board.token(piece) == token:
                return piece
        raise AssertionError("a web lies as long as its card does")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Every open side of a face-up card, each edge once, where no web lies (CAVE-96, CAVE-97, CAVE-A25)."""
        arena = state.arena
        for tile in range(1, arena.count + 1):
            sides = arena.tiles.sides[arena.code[tile]]
            if sides & WILD:
                continue
            cell = arena.cell[tile]
            for d in range(FOUR):
                if sides >> d & 1 and self.is_named_here(state, cell, d) and not self.board.web_on(state, cell, d):
                    menu[n] = act(USE, card, cell << WIDTH | d, 0)
                    n += 1
        return n

    def is_named_here(self, state: State, cell: i64, d: i64) -> bool:
        """An edge between two open sides is named by the card to the west or north of it."""
        if d == 1 or d == 2:
            return True
        sides = state.arena.tiles.sides[state.arena.code[state.arena.neighbour(cell, d)]]
        return sides & WILD != 0 or not sides >> (d ^ 2) & 1

    def play(self, run: Run, seat: i64, action: i64) -> None:
        card = card_of(action)
        where = where_of(action)
        edge = edge_of(run.state, where >> WIDTH, where & FIELD)
        run.front(seat, card)
        run.post(self.board.web + self.board.snares[card] - 1, edge >> 2, 4 * (edge & 3) + ROUNDS)
        run.tell(self.spun, seat, edge >> 2)

    def lifted(self, run: Run, cell: i64) -> None:
        """A web on an edge where no open side is left goes with the card (CAVE-90..92, CAVE-101)."""
        state = run.state
        arena = state.arena
        for d in range(FOUR):
            web = self.board.web_on(state, cell, d)
            if web == NO_PIECE:
                continue
            tile = arena.neighbour(cell, d)
            sides = arena.tiles.sides[arena.code[tile]] if tile else 0
            if sides & WILD or not sides >> (d ^ 2) & 1:
                run.withdraw(kind_of(web), cell_of(web))
                run.tell(self.board.torn, cell_of(web))
                holder = self.board.holder(state, self.board.snares, self.board.token(web))
                run.clear(holder >> 8, holder & 255)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        where = where_of(action)
        cell = where >> WIDTH
        d = where & FIELD
        tile = state.arena.tile_at(cell)
        sides = state.arena.tiles.sides[state.arena.code[tile]] if tile else 0
        if d >= FOUR or tile == 0 or sides & WILD or not sides >> d & 1:
            return ("no-open-side",)
        return ("web-there",) if self.board.web_on(state, cell, d) else ("edge-named-otherwise",)
