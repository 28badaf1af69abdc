"""Tunnel toll: collectors on open ends who let nobody build there unpaid (MINI-TOLL-1..14).

Owns the collectors and who pays them.  A payment is ordinary gold.  Whether somebody could pay is his secret as long as
his gold is, so a seat that is asked to pay is asked whatever it has.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core import change
from undermine.core.action import ANSWER, USE, act, card_of, verb_of, where_of, whom_of
from undermine.core.arena import SLOT
from undermine.core.condition import BARS_PATHS
from undermine.core.frame import CLOSE, TURN, Frame
from undermine.core.grid import FOUR
from undermine.core.module import Module, Reason
from undermine.core.piece import NO_PIECE, cell_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import BITS, State
from undermine.core.target import A_CELL, A_SEAT, CARD, CELL, Seat, need
from undermine.core.tile import WILD
from undermine.features.paths.rules import Reaching
from undermine.features.rounds.rules import Rounds
from undermine.features.treasure.rules import gift

COLLECTOR: Final = "collector"
PAY: Final = "pay"
DECLINE: Final = "decline"
COLLECTORS: Final[i64] = 2  # uses in a round (MINI-TOLL-4)
ASKED: Final[i64] = 16  # bits of the seats asked about one collector; those about the one brought later lie above
PLEDGE: Final[i64] = 24  # bits of a promise: cell << 8 | seat + 1; the latest is lowest
PLACE: Final[i64] = (1 << 16) - 1


class Begged(Seat):
    """Somebody who is to pay, and for which cell."""

    def usage(self) -> str:
        return "SEAT X,Y"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [*super().write(rules, action), *CELL.write(rules, action)]

    def read(self, rules: Rules, words: list[str]) -> i64:
        need(words, 2)
        return super().read(rules, words[:1]) | CELL.read(rules, words[1:])

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_CELL, A_SEAT


class Toll(Module):
    piece: i64  # the collectors; their number is the owner
    used: i64  # note: collectors that came into play
    asked: i64  # note: bits of the seats asked to pay in this turn, for each collector
    pledge: i64  # note: who will pay where in this turn, 0 if nobody
    bring: i64  # offer: a collector onto a cell
    drop: i64  # question (seat): which card is discarded for it
    beg: i64  # offer: ask a seat to pay for a cell
    treat: i64  # question (seat asked, seat that asks, cell): pay?
    gained: i64  # fact (seat, nuggets)
    posted: i64  # fact (seat, cell): a collector came
    left: i64  # fact (cell): he goes
    begged: i64  # fact (seat, who is to pay, cell)
    pledged: i64  # fact (seat): it will pay
    paid: i64  # fact (payer, owner, cell)
    dropped: i64  # fact of the turns (seat | card)
    seen: vec[i64]  # scratch of `ends`: cell -> the stamp of the last look that named it, so that none is named twice
    stamp: i64
    is_reached: bool  # has the game cards that lay path cards where no light stands?

    def __init__(self) -> None:
        self.piece = self.used = self.asked = self.pledge = 0
        self.bring = self.drop = self.beg = self.treat = self.stamp = 0
        self.gained = self.posted = self.left = self.begged = self.pledged = self.paid = self.dropped = 0
        self.seen = vec[i64]([])
        self.is_reached = False

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True
        self.seen = vec[i64]([0] * (rules.grid.mask + 1))
        self.is_reached = any([isinstance(module, Reaching) for module in rules.modules])
        self.piece = rules.piece(self, COLLECTOR)
        self.used = rules.note("collectors")
        self.asked = rules.note("asked-to-pay")
        self.pledge = rules.note("pledge")
        self.bring = rules.frame(self, COLLECTOR)
        self.drop = rules.frame(self, "drop")
        self.beg = rules.frame(self, "beg")
        self.treat = rules.frame(self, PAY)
        self.gained = gift(rules, self)
        self.posted = rules.fact(self, "collector", "seat cell")
        self.left = rules.fact(self, "collector-gone", "cell")
        self.begged = rules.fact(self, "begged", "seat seat cell")
        self.pledged = rules.fact(self, "pledged", "seat")
        self.paid = rules.fact(self, "toll-paid", "seat seat cell")
        self.dropped = rules.find(Rounds).discarded
        rules.verb(COLLECTOR, int(self.bring), CELL)
        rules.verb("drop", int(self.drop), CARD)
        rules.verb("beg", int(self.beg), Begged())
        rules.verb(PAY, int(self.treat), whom=1)
        rules.verb(DECLINE, int(self.treat), whom=0)
        rules.frames[self.treat].silence = act(ANSWER, self.treat, 0, 0)

    def deal(self, run: Run) -> None:
        """A nugget for everybody, once in a game (MINI-TOLL-2, MINI-TOLL-11)."""
        if run.state.round == 1:
            for seat in range(run.state.seats):
                run.earn(seat, 1)
                run.tell(self.gained, seat, 1)

    # On a turn

    def offer(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        if state.top_kind == TURN and state.notes[self.used] < COLLECTORS:
            n = self.ends(state, menu, n)
        return self.pleas(state, seat, menu, n)

    def ends(self, state: State, menu: vec[i64], n: i64) -> i64:
        """Every empty cell that an open side of a face-up card faces, without a collector (MINI-TOLL-A2)."""
        arena = state.arena
        at = arena.at
        step = arena.grid.step
        mask = arena.grid.mask
        seen = self.seen
        self.stamp += 1
        stamp = self.stamp
        for piece in state.pieces:
            if kind_of(piece) == self.piece:
                seen[cell_of(piece)] = stamp
        action = act(ANSWER, self.bring, 0, 0)
        for tile in range(1, arena.count + 1):
            sides = arena.tiles.sides[arena.code[tile]] & ~WILD
            d: i64 = 0
            while sides:
                if sides & 1:
                    cell = (arena.cell[tile] + step[d]) & mask
                    j = i64(at[cell])
                    if (j == 0 or j >= SLOT) and seen[cell] != stamp:
                        seen[cell] = stamp
                        menu[n] = action | cell << 8
                        n += 1
                sides >>= 1
                d += 1
        return n

    def pleas(self, state: State, seat: i64, menu: vec[i64], n: i64) -> i64:
        """Whoever was not asked yet, for every cell that could be built on but for the toll (MINI-TOLL-A12..A15)."""
        rest = state.notes[self.asked]
        for piece in state.pieces:
            if kind_of(piece) != self.piece:
                continue
            asked = rest
            rest >>= ASKED
            cell = cell_of(piece)
            if number_of(piece) == seat or self.promiser(state, cell) >= 0:
                continue
            if self.could_build(state, seat, cell, menu, n):
                for whom in range(state.seats):
                    if whom != seat and not asked >> whom & 1:
                        menu[n] = act(ANSWER, self.beg, cell, whom)
                        n += 1
        return n

    def could_build(self, state: State, seat: i64, cell: i64, menu: vec[i64], n: i64) -> bool:
        """Whether light stands there for some path card, or a card in hand gets there by itself (MINI-TOLL-A13).

        Between two path cards of a turn only path cards do.
        """
        rules = state.rules
        if i64(state.arena.at[cell]) >= SLOT and not state.front[seat] >> BITS & BARS_PATHS:
            return True
        if not self.is_reached:
            return False
        is_turn = state.top()[0] == TURN
        before: i64 = 0
        free: State | None = None
        first = seat * rules.width
        for i in range(first, first + state.held[seat]):
            card = state.hands[i]
            if card != before and (is_turn or rules.tile[card]):
                owner = rules.owner[card]
                if isinstance(owner, Reaching):
                    if free is None:
                        free = self.freed(state)
                    if owner.lays(free, seat, card, cell, menu, n):
                        return True
            before = card
        return False

    def freed(self, state: State) -> State:
        """How things would be without collectors."""
        free = state.copy()
        for piece in state.pieces:
            if kind_of(piece) == self.piece:
                change.withdraw(free, self.piece, cell_of(piece))
        return free

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        n: i64 = 0
        seat = frame[1]
        if frame[0] == self.drop:
            before: i64 = 0
            first = seat * state.rules.width
            for i in range(first, first + state.held[seat]):
                if state.hands[i] != before:
                    before = state.hands[i]
                    menu[n] = act(ANSWER, self.drop, before, 0)
                    n += 1
            return n
        menu[0] = act(ANSWER, self.treat, 0, 0)
        if not self.can_pay(state, seat, frame[3]):
            return 1
        menu[1] = act(ANSWER, self.treat, 0, 1)
        return 2

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        kind = card_of(action)
        if kind == self.bring:
            self.post(run, frame[1], where_of(action))
        elif kind == self.beg:
            self.ask(run, frame[1], whom_of(action), where_of(action))
        elif kind == self.drop:
            run.discard(frame[1], where_of(action), self.dropped)
        elif whom_of(action):
            run.note(self.pledge, run.state.notes[self.pledge] << PLEDGE | frame[3] << 8 | frame[1] + 1)
            run.tell(self.pledged, frame[1])

    def post(self, run: Run, seat: i64, cell: i64) -> None:
        """A collector comes, a card goes, and none is drawn for it (MINI-TOLL-4)."""
        state = run.state
        run.post(self.piece, cell, seat)
        run.tell(self.posted, seat, cell)
        run.note(self.used, state.notes[self.used] + 1)
        run.owe(0)
        if state.held[seat] > 1:
            run.push(self.drop, seat)
        else:
            run.discard(seat, state.hand(seat)[0], self.dropped)

    def ask(self, run: Run, seat: i64, whom: i64, cell: i64) -> None:
        """The turn goes on afterwards."""
        state = run.state
        bit: i64 = 1
        run.note(self.asked, state.notes[self.asked] | bit << self.rank(state, cell) * ASKED + whom)
        if state.top_kind == CLOSE:
            run.push(TURN, seat)
        run.push(self.treat, whom, seat, cell)
        run.tell(self.begged, seat, whom, cell)

    # At the collector's cell

    def rank(self, state: State, cell: i64) -> i64:
        """How many of the collectors on the table were brought before the one on a cell."""
        n: i64 = 0
        for piece in state.pieces:
            if kind_of(piece) == self.piece:
                if cell_of(piece) == cell:
                    break
                n += 1
        return n

    def asked_for(self, state: State, cell: i64) -> i64:
        """Bits of the seats that were asked in this turn to pay for a cell."""
        return state.notes[self.asked] >> self.rank(state, cell) * ASKED

    def promiser(self, state: State, cell: i64) -> i64:
        """Who has promised to pay for a cell, -1 if nobody has."""
        rest = state.notes[self.pledge]
        while rest:
            if rest >> 8 & PLACE == cell:
                return (rest & 255) - 1
            rest >>= PLEDGE
        return -1

    def can_pay(self, state: State, seat: i64, cell: i64) -> bool:
        """Owners pay themselves, so they can (MINI-TOLL-A3)."""
        return self.owner_at(state, cell) == seat or self.has_gold(state, seat)

    def has_gold(self, state: State, seat: i64) -> bool:
        """Whether a seat has a nugget that is not promised elsewhere (MINI-TOLL-A14)."""
        free = state.nuggets(seat)
        rest = state.notes[self.pledge]
        while rest:
            if (rest & 255) - 1 == seat and self.owner_at(state, rest >> 8 & PLACE) != seat:
                free -= 1
            rest >>= PLEDGE
        return free > 0

    def owner_at(self, state: State, cell: i64) -> i64:
        """Whose collector stands on a cell, -1 if none does."""
        collector = state.piece_at(self.piece, cell)
        return number_of(collector) if collector != NO_PIECE else -1

    def sieve(self, state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
        """No card comes onto a collector's cell unpaid, whatever lays it there (MINI-TOLL-5, MINI-TOLL-A4).

        By collector, not by action: most seats can pay those that stand there.
        """
        for piece in state.pieces:
            if kind_of(piece) == self.piece and not self.is_paid(state, seat, piece):
                n = self.without(menu, first, n, cell_of(piece))
        return n

    def without(self, menu: vec[i64], first: i64, n: i64, cell: i64) -> i64:
        """Take the uses of cards on a cell out of a menu; how many actions are left."""
        kept = first
        for i in range(first, n):
            action = menu[i]
            if where_of(action) != cell or verb_of(action) != USE:
                menu[kept] = action
                kept += 1
        return kept

    def is_paid(self, state: State, seat: i64, collector: i64) -> bool:
        """Whether a seat may build where a collector stands: its own, promised, or to be paid."""
        if number_of(collector) == seat or self.promiser(state, cell_of(collector)) >= 0:
            return True
        return self.has_gold(state, seat)

    def entering(self, run: Run, seat: i64, cell: i64) -> None:
        """Payment, by whoever promised it or by the placer; then the collector is aside (MINI-TOLL-8..10)."""
        state = run.state
        owner = self.owner_at(state, cell)
        if owner < 0:
            return
        payer = seat
        if seat != owner and self.promiser(state, cell) >= 0:
            payer = self.promiser(state, cell)
            self.redeem(run, cell)
        if payer != owner:
            run.earn(payer, -1)
            run.earn(owner, 1)
            run.tell(self.paid, payer, owner, cell)
        if self.rank(state, cell) == 0 and state.notes[self.asked]:
            run.note(self.asked, state.notes[self.asked] >> ASKED)  # the other collector is the first one now
        self.dismiss(run, cell)

    def dismiss(self, run: Run, cell: i64) -> None:
        """A collector goes aside."""
        run.withdraw(self.piece, cell)
        run.tell(self.left, cell)

    def redeem(self, run: Run, cell: i64) -> None:
        """The promise for a cell is kept; one for another cell holds on."""
        pledge = run.state.notes[self.pledge]
        first = pledge & ((1 << PLEDGE) - 1)
        run.note(self.pledge, pledge >> PLEDGE if first >> 8 == cell else first)

    def lifted(self, run: Run, cell: i64) -> None:
        """A collector before whom no tunnel ends any more goes aside unpaid (MINI-TOLL-A5)."""
        state = run.state
        arena = state.arena
        pieces = state.pieces
        for piece in pieces:
            if kind_of(piece) == self.piece:
                there = cell_of(piece)
                faced = False
                for d in range(FOUR):
                    sides = arena.tiles.sides[arena.code[arena.neighbour(there, d)]]
                    faced = faced or (not sides & WILD and (sides >> (d ^ 2) & 1) == 1)
                if not faced:
                    self.dismiss(run, there)

    def closing(self, run: Run, seat: i64) -> bool:
        """Who was asked and who promised holds for one turn."""
        notes = run.state.notes
        if notes[self.asked]:
            run.note(self.asked, 0)
        if notes[self.pledge]:
            run.note(self.pledge, 0)
        return False

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if verb_of(action) == USE:
            return ("toll-unpaid",)
        kind = card_of(action)
        if kind == self.bring and state.top()[0] != TURN:
            return ("answer-not-asked",)
        if kind == self.bring:
            return ("collectors-used",) if state.notes[self.used] >= COLLECTORS else ("no-open-end",)
        if kind == self.beg:
            cell = where_of(action)
            if state.piece_at(self.piece, cell) == NO_PIECE:
                return ("no-collector-there",)
            whom = whom_of(action)
            if self.promiser(state, cell) >= 0:
                return ("toll-promised",)
            return ("asked-already",) if self.asked_for(state, cell) >> whom & 1 else ("no-need-to-ask",)
        if kind == self.drop:
            card = int(where_of(action))
            return ("not-in-hand", state.rules.names[card] if card < len(state.rules.names) else str(card))
        return ("cannot-pay",)
