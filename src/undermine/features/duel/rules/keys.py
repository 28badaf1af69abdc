"""Keys: a door of the other colour stays open for the rest of the round (DUEL-63..67, DUEL-71).

Owns the key card and its tokens.  Never knows what lies behind a door.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import USE, act, card_of, where_of
from undermine.core.module import Module, Reason
from undermine.core.piece import NO_PIECE
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CELL
from undermine.features.duel.rules.mine import Mine, count_pieces, tiles_with_doors

KEY: Final = "key"


class Keys(Module):
    mine: Mine
    cards: int
    tokens: i64
    piece: i64
    unlocked: i64  # fact (seat, cell)
    freed: i64  # fact (cell): the key is in the supply again

    def __init__(self, mine: Mine, cards: int, tokens: int) -> None:
        self.mine = mine
        self.cards = cards
        self.tokens = tokens
        self.piece = self.unlocked = self.freed = 0

    def join(self, rules: Rules) -> None:
        rules.card(self, KEY, self.cards, CELL)
        self.piece = rules.piece(self, KEY, opens=True)
        self.unlocked = rules.fact(self, "unlocked", "seat cell")
        self.freed = rules.fact(self, "key-back", "cell")

    def options(self, state: State, seat: i64, card: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        rest = tiles_with_doors(arena)
        if rest == 0 or count_pieces(state, self.piece) >= self.tokens:
            return n
        own = self.mine.colours[seat] + 1
        tile: i64 = 0
        while rest:
            if rest & 1 and self.mine.door[arena.code[tile]] != own:
                menu[n] = act(USE, card, arena.cell[tile], 0)
                n += 1
            rest >>= 1
            tile += 1
        return n

    def play(self, run: Run, seat: i64, action: i64) -> None:
        run.post(self.piece, where_of(action), seat)
        run.tell(self.unlocked, seat, where_of(action))
        run.bury(card_of(action))

    def lifted(self, run: Run, cell: i64) -> None:
        """The token of a door that a rockfall took comes back (DUEL-71)."""
        if run.state.piece_at(self.piece, cell) != NO_PIECE:
            run.withdraw(self.piece, cell)
            run.tell(self.freed, cell)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if count_pieces(state, self.piece) >= self.tokens:
            return ("no-key-left",)
        tile = state.arena.tile_at(where_of(action))
        code = state.arena.code[tile] if tile else 0
        if not self.mine.door[code]:
            return ("no-door-there",)
        return ("own-door",) if self.mine.door[code] == self.mine.colours[seat] + 1 else ("door-open",)
