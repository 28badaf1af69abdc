"""Webs: a token on an edge that nobody passes for two rounds (CAVE-81, CAVE-96..101, CAVE-90..92).

Owns the web cards and where a token may lie.  How a web wears off is in walking, for axes do it, too.
"""

from __future__ import annotations

from typing import TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.fields import FIELD, WIDTH
from undermine.core.grid import FOUR
from undermine.core.module import Module, Reason
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, NOWHERE, PIECE, State
from undermine.core.tile import WILD
from undermine.features.cave.rules.board import TOKENS, Board, edge_of, read_side, write_place
from undermine.features.cave.rules.walk import Walking

Row: TypeAlias = tuple[str, int]  # card name, pile; each card has its own token (CAVE-18)

ROUNDS = 2


class Webs(Module):
    board: Board
    walking: Walking
    rows: tuple[Row, ...]

    def __init__(self, board: Board, walking: Walking, rows: tuple[Row, ...]) -> None:
        self.board = board
        self.walking = walking
        self.rows = rows

    def join(self, rules: Rules) -> None:
        assert len(self.rows) == len(TOKENS), "each web card has its token"
        for k in range(len(self.rows)):
            card = rules.card(self, self.rows[k][0], 1)
            rules.card_backs[card] = self.rows[k][1]
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
                self.walking.wear(run, self.piece(run.state, snare - 1))
            cards >>= 8

    def piece(self, state: State, token: i64) -> i64:
        """Where a token is written in `pieces`, -1 if it is not on the table."""
        for i in range(0, len(state.pieces), PIECE):
            if state.pieces[i] == self.board.web + token:
                return i
        return NOWHERE

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        """Every open side of a face-up card, each edge once, where no web lies (CAVE-96, CAVE-97, CAVE-A25)."""
        arena = state.arena
        for tile in range(1, arena.count + 1):
            sides = arena.tiles.sides[arena.code[tile]]
            if sides & WILD:
                continue
            cell = arena.cell[tile]
            for d in range(FOUR):
                if sides >> d & 1 and self.is_named_here(state, cell, d) and self.board.web_on(state, cell, d) < 0:
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

    def lifted(self, run: Run, cell: i64) -> None:
        """A web on an edge where no open side is left goes with the card (CAVE-90..92, CAVE-101)."""
        state = run.state
        arena = state.arena
        for d in range(FOUR):
            i = self.board.web_on(state, cell, d)
            if i < 0:
                continue
            tile = arena.neighbour(cell, d)
            sides = arena.tiles.sides[arena.code[tile]] if tile else 0
            if sides & WILD or not sides >> (d ^ 2) & 1:
                kind = state.pieces[i]
                run.withdraw(kind, state.pieces[i + 1])
                holder = self.board.holder(state, self.board.snares, kind - self.board.web)
                run.clear(holder >> 8, holder & 255)

    # Words

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        where = where_of(action)
        cell = where >> WIDTH
        d = where & FIELD
        tile = state.arena.tile_at(cell)
        sides = state.arena.tiles.sides[state.arena.code[tile]] if tile else 0
        if d >= FOUR or tile == 0 or sides & WILD or not sides >> d & 1:
            return ("no-open-side",)
        return ("web-there",) if self.board.web_on(state, cell, d) >= 0 else ("edge-named-otherwise",)

    def write(self, rules: Rules, action: i64) -> str:
        return f"play {rules.names[card_of(action)]} {write_place(rules, where_of(action))}"

    def read(self, rules: Rules, card: i64, words: list[str]) -> i64:
        if len(words) != 1:
            raise ValueError("a web lies on an open side of a card: play CARD X,Y:SIDE")
        return act(USE, card, read_side(rules, words[0]), 0)
