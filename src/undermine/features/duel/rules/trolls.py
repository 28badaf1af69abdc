"""Trolls: a marker opens the way now, a nugget is due at the end of the round (DUEL-99..104, DUEL-118..120).

Owns the bribes and their payment.  A bribe is an extra step of one's own turn, before the action or after it
(DUEL-42, DUEL-A14); after a card was used the seat is asked if it could bribe anybody.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, act, card_of, where_of, whom_of
from undermine.core.frame import NOBODY, TURN, Frame
from undermine.core.module import Module, Reason
from undermine.core.piece import cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CELL, Target, aim
from undermine.features.duel.rules.claims import Claims
from undermine.features.duel.rules.mine import Mine, count_pieces, tiles_with_trolls

BRIBE: Final = "bribe"
DONE: Final = "done"
GIVE: Final = "give"
HIGHEST: Final[i64] = 3
REFUSALS: Final = ("", "troll-bribed", "troll-out-of-reach", "no-gold-for-troll")


class Payment(Target):
    """Gold cards by their values; as `payments` packs them."""

    def usage(self) -> str:
        return "VALUE ..., such as 2 1"

    def write(self, rules: Rules, action: i64) -> list[str]:
        way = int(where_of(action))
        return [str(value) for value in (3, 2, 1) for _ in range(way >> 4 * (value - 1) & 15)]

    def read(self, rules: Rules, words: list[str]) -> i64:
        way = 0
        for word in words:
            if word not in ("1", "2", "3"):
                raise ValueError
            way += 1 << 4 * (int(word) - 1)
        if not 0 < len(words) < 16:
            raise ValueError
        return aim(way, 0)

    def counts(self) -> bool:
        return True


class Trolls(Module):
    mine: Mine
    needs_reach: bool  # must the briber stand before the troll (DUEL-A15)?
    needs_gold: bool  # must he have a nugget for him (DUEL-A16)?
    is_chosen: bool  # does the debtor choose what he gives (DUEL-A18)?
    piece: i64  # a marker on a troll; its number is the seat
    claims: Claims
    settle: i64  # kind of the task that settles what an event has brought
    bribe: i64  # offer, and question (seat) after a card was used
    give: i64  # question (seat, debt): which gold cards
    bribed: i64  # fact (seat, cell)
    forfeited: i64  # fact (seat, nuggets)

    def __init__(
        self,
        mine: Mine,
        claims: Claims,
        needs_reach: bool = True,
        needs_gold: bool = False,
        is_chosen: bool = False,
    ) -> None:
        self.mine = mine
        self.claims = claims
        self.needs_reach = needs_reach
        self.needs_gold = needs_gold
        self.is_chosen = is_chosen
        self.piece = self.settle = self.bribe = self.give = self.bribed = self.forfeited = 0

    def join(self, rules: Rules) -> None:
        self.piece = rules.piece(self, BRIBE, opens=True)
        self.claims.bribe = self.piece
        self.bribe = rules.frame(self, BRIBE)
        self.give = rules.frame(self, GIVE)
        rules.verb(BRIBE, int(self.bribe), CELL, whom=0)
        rules.verb(DONE, int(self.bribe), whom=1)
        rules.verb(GIVE, int(self.give), Payment())
        self.bribed = rules.fact(self, "bribed", "seat cell")
        self.forfeited = rules.fact(self, "forfeited", "seat count")

    # Bribes

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        return self.bribes(state, seat, menu, n) if state.top_kind == TURN else n

    def bribes(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        arena = state.arena
        rest = tiles_with_trolls(arena)
        tile: i64 = 0
        while rest:
            if rest & 1 and not self.refusal(state, seat, tile):
                menu[n] = act(ANSWER, self.bribe, arena.cell[tile], 0)
                n += 1
            rest >>= 1
            tile += 1
        return n

    def refusal(self, state: State, seat: i64, tile: i64) -> i64:
        """Why the troll of a card takes nothing from a seat, as one of the REFUSALS; 0 if he does."""
        code = state.arena.code[tile]
        if not state.arena.tiles.opened[code]:
            return 1
        if self.needs_reach and not state.arena.walks(seat, tile) & self.mine.troll[code]:
            return 2
        if self.needs_gold and self.wealth(state, seat) <= count_pieces(state, self.piece, seat):
            return 3
        return 0

    def wealth(self, state: State, seat: i64) -> i64:
        """What a seat has, and what it has marked in this round (DUEL-A16)."""
        total = state.nuggets(seat)
        for piece in state.pieces:
            if kind_of(piece) == self.claims.piece and number_of(piece) == seat:
                total += self.mine.gold[state.arena.code[state.arena.tile_at(cell_of(piece))]]
        return total

    def is_any(self, state: State, seat: i64) -> bool:
        """Whether a seat could bribe somebody now."""
        rest = tiles_with_trolls(state.arena)
        tile: i64 = 0
        while rest:
            if rest & 1 and not self.refusal(state, seat, tile):
                return True
            rest >>= 1
            tile += 1
        return False

    def pay_off(self, run: Run, seat: i64, cell: i64, is_after: i64) -> None:
        run.push(self.settle, NOBODY, seat, is_after)
        run.post(self.piece, cell, seat)
        run.tell(self.bribed, seat, cell)
        run.watch(seat)

    # Debts

    def end_round(self, run: Run, last: i64, finder: i64) -> None:
        """A nugget for every troll, from everything that lies before a seat (DUEL-118, DUEL-A17..A19)."""
        state = run.state
        for k in range(state.seats):
            seat = state.seats - 1 - k
            debt = count_pieces(state, self.piece, seat)
            if debt == 0 or state.gold[seat] == 0:
                continue
            ways = payments(state.gold[seat], debt)
            if self.is_chosen and len(ways) > 1:
                run.push(self.give, seat, debt)
            else:
                self.hand_in(run, seat, cheapest(ways))

    def hand_in(self, run: Run, seat: i64, way: i64) -> None:
        """Gold cards go out of the game; nobody gives change (DUEL-119, DUEL-120)."""
        for value in range(HIGHEST, 0, -1):
            for k in range(way >> 4 * (value - 1) & 15):
                run.forfeit(seat, value)
                run.tell(self.forfeited, seat, value)

    # Questions

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        if frame[0] == self.bribe:
            n = self.bribes(state, frame[1], menu, 0)
            menu[n] = act(ANSWER, self.bribe, 0, 1)
            return n + 1
        n = 0
        for way in payments(state.gold[frame[1]], frame[2]):
            menu[n] = act(ANSWER, self.give, way, 0)
            n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        seat = frame[1]
        if frame[0] == self.give:
            self.hand_in(run, seat, where_of(action))
        elif frame[0] == TURN:
            run.push(TURN, seat)  # before the action: the turn goes on afterwards
            self.pay_off(run, seat, where_of(action), 0)
        elif not whom_of(action):
            self.pay_off(run, seat, where_of(action), 1)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if card_of(action) == self.give:
            return ("not-a-payment",)
        if whom_of(action):
            return ("turn-not-done",)
        tile = state.arena.tile_at(where_of(action))
        if not tile or not self.mine.troll[state.arena.code[tile]]:
            return ("no-troll-there",)
        refusal = self.refusal(state, seat, tile)
        return (REFUSALS[int(refusal)],) if refusal else ("not-offered",)



def payments(gold: i64, debt: i64) -> list[i64]:
    """All ways to pay a debt with gold cards so that none of them could be kept; everything if that is too little.

    A way is the number of cards of values 1, 2, 3 in four bits each.
    """
    ones = gold >> 8 & 255
    twos = gold >> 16 & 255
    threes = gold >> 24 & 255
    if ones + 2 * twos + 3 * threes <= debt:
        return [ones | twos << 4 | threes << 8]
    ways: list[i64] = []
    for c in range(threes + 1):
        for b in range(twos + 1):
            for a in range(ones + 1):
                surplus = a + 2 * b + 3 * c - debt
                smallest = 1 if a else 2 if b else 3
                if 0 <= surplus < smallest:
                    ways.append(a | b << 4 | c << 8)
    return ways


def cheapest(ways: list[i64]) -> i64:
    """The way that gives least, then the fewest cards, then rather high and low ones than two of the middle."""
    best = ways[0]
    for way in ways:
        if cost(way) <= cost(best):
            best = way
    return best


def cost(way: i64) -> i64:
    """What a way gives, before the number of its cards."""
    ones = way & 15
    twos = way >> 4 & 15
    threes = way >> 8
    return (ones + 2 * twos + 3 * threes) * 64 + ones + twos + threes
