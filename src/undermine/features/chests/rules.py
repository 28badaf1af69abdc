"""Treasure chests: face-down path cards with a chest below each; whoever reaches one opens it (MINI-CHEST-1..18).

Owns the chests, where they lie and what they do.  Effects on the draw are added up and carried out when the turn ends
(MINI-CHEST-A6); a card out of the discard pile comes at once (MINI-CHEST-A20).
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import append, vec
from mypy_extensions import i64

from undermine.core.action import ANSWER, USE, act, card_of, verb_of, where_of, whom_of
from undermine.core.frame import Frame
from undermine.core.grid import FOUR, Grid
from undermine.core.module import Reason
from undermine.core.piece import NO_PIECE, cell_of, content_of, face_of, kind_of, number_of
from undermine.core.rules import Rules
from undermine.core.run import Run
from undermine.core.state import State
from undermine.core.target import CARD, CELL, OTHER
from undermine.core.tile import DOWN, NEVER
from undermine.features.goals.rules import FaceDown, Goals
from undermine.features.hats.rules import inspection
from undermine.features.maps.rules import MAP
from undermine.features.treasure.rules import gift
from undermine.features.treasury.rules import choice, search

Row: TypeAlias = tuple[str, tuple[int, ...]]  # card name, groups of joined sides

CHESTS: Final = "chests"  # names of orders in a deal
CHEST_PATHS: Final = "chest-paths"
CHEST_CELLS: Final = "chest-cells"

LAID: Final = 4  # chests of a round
COLUMNS: Final = range(2, 7)  # where chance puts them (MINI-CHEST-A1)
ROWS: Final = range(-2, 3)
BURNT: Final[i64] = 5
DUG: Final[i64] = 5
CHOICE: Final[i64] = 3

# Errands for the end of the turn, as bits.
SNATCH: Final[i64] = 1
CHOOSE: Final[i64] = 2


class Chests(FaceDown):
    rows: tuple[Row, ...]
    contents: tuple[str, ...]
    cells: tuple[tuple[int, int], ...]  # where they lie; none: by lot
    lot: list[tuple[int, int]]  # where chance may put them; told by the plan, which knows what lies where
    spots: vec[i64]  # the same as cells, or those where they lie
    piece: i64
    ban: i64  # note: 1 while maps on goals are forbidden
    errands: i64  # note: bits of what is to be done when the turn ends
    map: i64  # the card
    orient: i64  # question of the goals: which way up
    snatch: i64  # question (seat): from whom
    keep: i64  # question (seat): which card of those offered
    push: i64  # question (seat, bits of goals): which goal goes farther away
    look: i64  # question (seat): whose dwarf card
    opened: i64  # fact (seat, cell, what the chest says)
    lost: i64  # fact (cell): it is gone, unopened
    glimpsed: i64  # fact (seat, cell | card, what the chest says)
    paid: i64  # fact (seat): a gold card
    gained: i64  # fact (seat, nuggets)
    moved: i64  # fact (goal, where it lies now)
    burnt: i64  # fact (cards)
    snatched: i64  # fact (seat, from whom | card)
    mixed: i64  # fact: the discard pile is shuffled
    leafed: i64  # facts (seat, cards): it looks at cards of the discard pile, or of the deck
    offered: i64
    kept: i64  # fact (seat | card)
    inspected: i64  # fact (seat, whose dwarf card | role)

    def __init__(self, rows: tuple[Row, ...], contents: tuple[str, ...], cells: tuple[tuple[int, int], ...]) -> None:
        self.rows = rows
        self.contents = contents
        self.cells = cells
        self.lot = []
        self.spots = vec[i64]([])
        self.piece = self.ban = self.errands = self.map = self.orient = 0
        self.snatch = self.keep = self.push = self.look = 0
        self.opened = self.lost = self.glimpsed = self.paid = self.gained = self.moved = self.burnt = 0
        self.snatched = self.mixed = self.leafed = self.offered = self.kept = self.inspected = 0

    def join(self, rules: Rules) -> None:
        rules.has_tokens = True
        rules.width += 1  # a card more in one turn, two more than were due in another (MINI-CHEST-A6)
        faces = [2 * rules.face(name, groups) for name, groups in self.rows]
        self.piece = rules.hidden_piece(self, "chest", faces, list(self.contents), LAID)
        self.ban = rules.note("map-ban")
        self.errands = rules.note("errands")
        self.spots = vec[i64]([rules.grid.cell(x, y) for x, y in self.cells or self.lot])
        self.map = rules.code[MAP]
        self.orient = rules.find(Goals).orient
        self.snatch = rules.frame(self, "snatch")
        self.keep = rules.frame(self, "keep")
        self.push = rules.frame(self, "push")
        self.look = rules.frame(self, "look")
        rules.verb("snatch", int(self.snatch), OTHER)
        rules.verb("keep", int(self.keep), CARD)
        rules.verb("push", int(self.push), CELL)
        rules.verb("look", int(self.look), OTHER)
        self.declare(rules)

    def declare(self, rules: Rules) -> None:
        self.opened = rules.fact(self, "chest-opened", "seat cell content")
        self.lost = rules.fact(self, "chest-lost", "cell")
        self.glimpsed = rules.fact(self, "glimpsed", "seat cell | face content")
        self.paid = rules.fact(self, "chest-gold", "seat")
        self.gained = gift(rules, self)
        self.moved = rules.fact(self, "goal-moved", "goal cell")
        self.burnt = rules.fact(self, "burnt", "count")
        self.snatched = rules.fact(self, "snatched", "seat seat | card")
        self.mixed = rules.fact(self, "mixed")
        self.leafed = search(rules, self)
        self.offered = rules.fact(self, "deck-leafed", "seat count")
        self.kept = choice(rules, self)
        self.inspected = inspection(rules, self)

    def deal(self, run: Run) -> None:
        """All chests and all their path cards are shuffled; four of each are laid (MINI-CHEST-2, MINI-CHEST-4)."""
        rules = run.rules
        cells = self.spots if self.cells else apart(rules.grid, run.shuffled(CHEST_CELLS, self.spots))
        assert len(cells) == LAID, "there is room for all chests"
        chest = rules.pieces[self.piece]
        faces = run.shuffled(CHEST_PATHS, chest.faces)
        contents = run.shuffled(CHESTS, chest.contents)
        for i in range(LAID):
            run.cover(self.piece, cells[i], faces[i], contents[i])

    # Opening

    def met(self, run: Run, seat: i64, cell: i64) -> None:
        """The path card is turned up so that it fits as well as it can (MINI-CHEST-5, MINI-CHEST-A3)."""
        run.uncover(self.piece, cell)
        state = run.state
        arena = state.arena
        code = face_of(state.piece_at(self.piece, cell))
        if arena.tiles.pattern[code + 1] == NEVER:
            self.faced(run, seat, cell, code)
            return
        upright = arena.merit(cell, code)
        turned = arena.merit(cell, code + 1)
        if upright == turned:
            run.push(self.orient, seat, arena.tile_at(cell) - run.rules.first_goal, code)
        else:
            self.faced(run, seat, cell, code if upright > turned else code + 1)

    def faced(self, run: Run, seat: i64, cell: i64, code: i64) -> None:
        """The path card lies, so the chest is turned up (MINI-CHEST-6, MINI-CHEST-A22)."""
        run.face(cell, code)
        run.open_piece(self.piece, cell)
        content = content_of(run.state.piece_at(self.piece, cell))
        run.tell(self.opened, seat, cell, content)
        if not self.take_effect(run, seat, run.rules.content_names[content]):
            run.watch(seat)

    def take_effect(self, run: Run, seat: i64, chest: str) -> bool:
        """Do what a chest says, now or at the end of the turn; True if a question came up."""
        state = run.state
        if chest == "gold1":
            self.pay(run, seat)
        elif chest == "mapBan":
            run.note(self.ban, 1)
        elif chest == "noDraw":
            run.owe(state.due - 1)
        elif chest == "extraDraw":
            run.owe(state.due + 1)
        elif chest == "takeCard":
            self.put_off(run, SNATCH)
        elif chest == "draw3keep1":
            self.put_off(run, CHOOSE)
        elif chest == "digDiscard":
            return self.dig(run, seat)
        elif chest == "burn5":
            left = run.state.left
            run.burn(BURNT)
            run.tell(self.burnt, left - run.state.left)
        elif chest == "peekRole":
            run.push(self.look, seat)
            return True
        else:
            assert chest == "moveGoal", "there are ten chests"
            return self.ask_to_push(run, seat)
        return False

    def pay(self, run: Run, seat: i64) -> None:
        """A gold card of one nugget out of the gold deck, which is shuffled; else a token (MINI-CHEST-A9)."""
        bank = run.state.bank
        for i in range(len(bank)):
            if bank[i] == 1:
                rest = bank[:i]
                for k in range(i + 1, len(bank)):
                    rest = append(rest, bank[k])
                run.pay(seat, 1, vec[i64]([1]), run.state.shuffled(rest))
                run.tell(self.paid, seat)
                return
        run.earn(seat, 1)
        run.tell(self.gained, seat, 1)

    def put_off(self, run: Run, errand: i64) -> None:
        """For the end of the turn, in place of a card from the pile."""
        run.note(self.errands, run.state.notes[self.errands] | errand)
        run.owe(run.state.due - 1)

    def dig(self, run: Run, seat: i64) -> bool:
        """One of five cards of the shuffled discard pile, in place of a card from the deck (MINI-CHEST-17)."""
        run.owe(run.state.due - 1)
        if run.state.spent:
            run.mix()
            run.tell(self.mixed)
            run.offer_pile(seat, DUG)
            run.tell(self.leafed, seat, len(run.state.offer))
        return self.ask_to_keep(run, seat)

    def ask_to_keep(self, run: Run, seat: i64) -> bool:
        """Which of the cards offered; one is no choice."""
        offer = run.state.offer
        if len(offer) > 1:
            run.push(self.keep, seat)
            return True
        if len(offer) == 1:
            self.take(run, seat, offer[0])
        return False

    def take(self, run: Run, seat: i64, card: i64) -> None:
        """One of the cards offered."""
        run.keep(seat, card)
        run.tell(self.kept, seat, card)

    def ask_to_push(self, run: Run, seat: i64) -> bool:
        """Which goal goes one cell farther away; none if nothing could (MINI-CHEST-A7)."""
        state = run.state
        arena = state.arena
        bits: i64 = 0
        for goal in range(len(state.goals)):
            tile = run.rules.first_goal + goal
            if arena.code[tile] == DOWN and self.is_free(state, behind(arena.grid, arena.cell[tile])):
                bits |= 1 << goal
        if bits == 0:
            return False
        run.push(self.push, seat, bits)
        return True

    def is_free(self, state: State, cell: i64) -> bool:
        """No card lies there and nobody stands there."""
        if state.arena.tile_at(cell):
            return False
        for piece in state.pieces:
            if cell_of(piece) == cell and kind_of(piece) != self.piece:
                return False
        return True

    # The end of the turn

    def closing(self, run: Run, seat: i64) -> bool:
        state = run.state
        errands = state.notes[self.errands]
        if errands == 0:
            return False
        errand = errands & -errands
        run.note(self.errands, errands ^ errand)
        if errand == SNATCH:
            self.ask_to_snatch(run, seat)
            return True
        if state.left:
            run.offer_deck(seat, CHOICE)
            run.tell(self.offered, seat, len(state.offer))
        self.ask_to_keep(run, seat)
        return True

    def ask_to_snatch(self, run: Run, seat: i64) -> None:
        victims = [int(whom) for whom in range(run.state.seats) if whom != seat and run.state.held[whom]]
        if len(victims) > 1:
            run.push(self.snatch, seat)
        elif victims:
            self.rob(run, seat, victims[0])

    def rob(self, run: Run, seat: i64, victim: i64) -> None:
        """A card by chance out of another hand."""
        card = run.snatch(seat, victim)
        run.tell_to(1 << seat | 1 << victim, self.snatched, seat, victim, card)

    # Questions

    def choices(self, state: State, frame: Frame, menu: vec[i64]) -> i64:
        kind = frame[0]
        seat = frame[1]
        n: i64 = 0
        if kind == self.keep:
            offer = state.offer
            for i in range(len(offer)):
                is_new = True
                for k in range(i):
                    is_new = is_new and offer[k] != offer[i]
                if is_new:
                    menu[n] = act(ANSWER, kind, offer[i], 0)
                    n += 1
        elif kind == self.push:
            for goal in range(len(state.goals)):
                if frame[2] >> goal & 1:
                    menu[n] = act(ANSWER, kind, state.arena.cell[state.rules.first_goal + goal], 0)
                    n += 1
        else:
            for whom in range(state.seats):
                if whom != seat and (kind == self.look or state.held[whom]):
                    menu[n] = act(ANSWER, kind, 0, whom)
                    n += 1
        return n

    def answer(self, run: Run, frame: Frame, action: i64) -> None:
        kind = frame[0]
        seat = frame[1]
        if kind == self.keep:
            self.take(run, seat, where_of(action))
            run.put_back(seat)
        elif kind == self.snatch:
            self.rob(run, seat, whom_of(action))
        elif kind == self.look:
            run.inspect(seat, whom_of(action))
            run.tell(self.inspected, seat, whom_of(action), run.state.roles[whom_of(action)])
        else:
            arena = run.state.arena
            goal = arena.tile_at(where_of(action)) - run.rules.first_goal
            cell = behind(arena.grid, where_of(action))
            run.move(goal, cell)
            run.tell(self.moved, goal, cell)
        run.watch(seat)  # there may be more to open, unless the turn is ending

    # What others do

    def shown(self, run: Run, seat: i64, cell: i64) -> None:
        run.glimpse(seat, self.piece, cell)
        chest = run.state.piece_at(self.piece, cell)
        run.tell(self.glimpsed, seat, cell, face_of(chest), content_of(chest))

    def lifted(self, run: Run, cell: i64) -> None:
        """With a face-down card its chest goes, unseen (MINI-CHEST-7)."""
        chest = run.state.piece_at(self.piece, cell)
        if chest != NO_PIECE and number_of(chest) == 0:
            run.withdraw(self.piece, cell)
            run.tell(self.lost, cell)

    def sieve(self, state: State, seat: i64, menu: vec[i64], first: i64, n: i64) -> i64:
        """No maps on goals once the ban is out (MINI-CHEST-10)."""
        if state.notes[self.ban] == 0:
            return n
        kept = first
        for i in range(first, n):
            action = menu[i]
            if not self.is_banned(state, action):
                menu[kept] = action
                kept += 1
        return kept

    def is_banned(self, state: State, action: i64) -> bool:
        if card_of(action) != self.map or verb_of(action) != USE:
            return False
        return 0 <= state.arena.tile_at(where_of(action)) - state.rules.first_goal < len(state.goals)

    def objection(self, state: State, seat: i64, action: i64) -> Reason:
        if verb_of(action) == USE:
            return ("map-banned",)
        kind = card_of(action)
        if kind == self.keep:
            return ("not-among-these",)
        return ("goal-stays",) if kind == self.push else ("no-cards-there", str(int(whom_of(action))))


def behind(grid: Grid, cell: i64) -> i64:
    """One column farther from the start in the same row; one row for a goal in the start's column (MINI-CHEST-A7)."""
    x = grid.x(cell)
    if x == 0:
        return (cell + grid.step[2 if grid.y(cell) > 0 else 0]) & grid.mask
    return (cell + grid.step[1 if x > 0 else 3]) & grid.mask


def free_spots(grid: Grid, taken: list[int], reserved: list[int]) -> vec[i64]:
    """The cells for chance to choose from: empty, not kept for others, and beside nothing that lies (MINI-CHEST-A1)."""
    spots = vec[i64]([])
    for x in COLUMNS:
        for y in ROWS:
            spot = i64(grid.cell(x, y))
            is_free = True
            for cell in reserved:
                is_free = is_free and spot != cell
            for cell in taken:
                is_free = is_free and spot != cell and not touches(grid, spot, cell)
            if is_free:
                spots = append(spots, spot)
    return spots


def touches(grid: Grid, one: i64, two: i64) -> bool:
    """Whether two cells are neighbours."""
    for d in range(FOUR):
        if ((one + grid.step[d]) & grid.mask) == two:
            return True
    return False


def apart(grid: Grid, spots: vec[i64], start: i64 = 0, chosen: vec[i64] | None = None) -> vec[i64]:
    """The first cells of a list of which no two are neighbours, as many as are laid; none if there are not so many."""
    cells = vec[i64]([]) if chosen is None else chosen
    if len(cells) == LAID:
        return cells
    for i in range(start, len(spots)):
        is_apart = True
        for cell in cells:
            is_apart = is_apart and not touches(grid, spots[i], cell)
        if is_apart:
            found = apart(grid, spots, i + 1, append(cells[:], spots[i]))
            if len(found) == LAID:
                return found
    return vec[i64]([])
