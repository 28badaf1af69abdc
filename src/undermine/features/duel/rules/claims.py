"""Markers on gold: whoever is connected marks it at once and collects it at the end of the round (DUEL-106..123).

Owns the markers on gold.  Marking is automatic; a seat is asked only if there are fewer markers than gold.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, where_of
from undermine.core.frame import Frame
from undermine.core.module import Module, Reason
from undermine.core.piece import NO_PIECE, cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CELL
from undermine.features.duel.rules.mine import Mine, tiles_with_gold

CLAIM: Final = "claim"


class Claims(Module):
    mine: Mine
    markers: i64  # in the box, for gold and for trolls
    is_actors: bool  # who marks gold that one event connects to both: the acting player, or the other (DUEL-D3)?
    piece: i64  # a marker on gold; its number is the seat
    bribe: i64  # kind of piece of the markers on trolls
    claim: i64  # question (seat): which gold first
    claimed: i64  # fact (seat, cell)
    collected: i64  # fact (seat, nuggets)

    def __init__(self, mine: Mine, markers: int, is_actors: bool = True) -> None:
        self.mine = mine
        self.markers = markers
        self.is_actors = is_actors
        self.piece = self.bribe = self.claim = self.claimed = self.collected = 0

    def join(self, rules: Rules) -> None:
        self.piece = rules.piece(self, CLAIM)
        self.claim = rules.frame(self, CLAIM)
        rules.verb(CLAIM, int(self.claim), CELL)
        self.claimed = rules.fact(self, "claimed", "seat cell")
        self.collected = rules.fact(self, "collected", "seat count")

    def left(self, state: State) -> i64:
        """Markers that are still in the supply."""
        left = self.markers
        for piece in state.pieces:
            if kind_of(piece) == self.piece or kind_of(piece) == self.bribe:
                left -= 1
        return left

    def is_none_left(self, state: State) -> bool:
        """Whether all markers lie on cards; they are counted only if there are so many pieces at all."""
        return len(state.pieces) >= self.markers and self.left(state) == 0

    def owner(self, state: State, actor: i64, tile: i64) -> i64:
        """Who marks the gold of a card now, -1 if nobody does (DUEL-106, DUEL-108..110)."""
        arena = state.arena
        light = arena.lit[tile] & self.mine.spot[arena.code[tile]]
        if not light or state.piece_at(self.piece, arena.cell[tile]) != NO_PIECE:
            return -1
        own = light >> 4 * actor & 15
        if own and (self.is_actors or light == own << 4 * actor):
            return actor
        for seat in range(state.seats):
            if seat != actor and light >> 4 * seat & 15:
                return seat
        return -1

    def is_any(self, state: State) -> bool:
        """Whether somebody has to mark gold now; mostly nobody has."""
        arena = state.arena
        spot = self.mine.spot
        rest = tiles_with_gold(arena)
        tile: i64 = 0
        while rest:
            if rest & 1 and arena.lit[tile] & spot[arena.code[tile]]:
                if state.piece_at(self.piece, arena.cell[tile]) == NO_PIECE:
                    return True
            rest >>= 1
            tile += 1
        return False

    def due(self, state: State, actor: i64, seat: i64) -> i64:
        """How many cards with gold a seat has to mark."""
        gold = tiles_with_gold(state.arena)
        total: i64 = 0
        for tile in range(1, state.arena.count + 1):
            if gold >> tile & 1 and self.owner(state, actor, tile) == seat:
                total += 1
        return total

    def mark_all(self, run: Run, actor: i64) -> bool:
        """The acting player's gold first, then the others' (DUEL-A25).  False: somebody is asked; come again."""
        state = run.state
        if not self.is_any(state):
            return True
        for k in range(state.seats):
            seat = (actor + k) % state.seats
            number = self.due(state, actor, seat)
            if number == 0:
                continue
            left = self.left(state)
            if left == 0:
                return True
            if number > left:
                run.push(self.claim, seat, actor)
                return False
            gold = tiles_with_gold(state.arena)
            for tile in range(1, state.arena.count + 1):
                if gold >> tile & 1 and self.owner(state, actor, tile) == seat:
                    self.mark(run, seat, state.arena.cell[tile])
        return True

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        n: i64 = 0
        for tile in range(1, state.arena.count + 1):
            if self.owner(state, frame[2], tile) == frame[1]:
                menu[n] = act(ANSWER, self.claim, state.arena.cell[tile], 0)
                n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        self.mark(run, frame[1], where_of(action))

    def mark(self, run: Run, seat: i64, cell: i64) -> None:
        run.post(self.piece, cell, seat)
        run.tell(self.claimed, seat, cell)

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """Everybody takes the cards whose gold he has marked, cut off or not (DUEL-107, DUEL-117)."""
        pieces = run.state.pieces
        for piece in pieces:
            if kind_of(piece) == self.piece:
                cell = cell_of(piece)
                code = run.state.arena.code[run.state.arena.tile_at(cell)]
                run.withdraw(self.piece, cell)
                run.collect(number_of(piece), cell, self.mine.gold[code])
                run.tell(self.collected, number_of(piece), self.mine.gold[code])

    def score(self, state: State, seat: i64) -> i64:
        return state.nuggets(seat)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        return ("no-gold-to-mark",)
