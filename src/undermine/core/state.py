"""Everything that is true now.

Owns the fields and how they are copied.  Never changes itself: that is the business of `change`.
Large vectors are copied; small or rare ones are values that a change replaces, so that copies share them, and so is
the arena, of which a change takes its own.
A View (room `views`) is the same class, folded from what one seat saw; HIDDEN stands for what it did not see.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from undermine.core.arena import Arena
from undermine.core.chance import BLOCK, block_of, key_of, quick_start, roll
from undermine.core.frame import NOBODY, Frame
from undermine.core.piece import NO_PIECE, cell_of, kind_of
from undermine.core.zone import (
    ASIDE,
    AWAY,
    BANK,
    DECK,
    FIRST,
    GOAL,
    GOALS,
    HOARDS,
    OFFER,
    PILE,
    PLACES,
    POOL,
    ROLE,
    ROLES,
    WORN,
)

if TYPE_CHECKING:
    from undermine.core.rules import Rules

HIDDEN: Final[i64] = 0  # a card, role or kind that somebody else knows
NOWHERE: Final[i64] = -1
FRAMES: Final = 16  # how many matters can be pending
BITS: Final[i64] = 48  # front[seat] >> BITS: the conditions that the cards before a seat put on it
FRONT: Final[i64] = (1 << 48) - 1  # front[seat] & FRONT: the cards themselves, first played lowest, 8 bits each


# In no cycle of references: Python's collector need not know it, and the memory of one is kept for the next.
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    rules: Rules
    arena: Arena
    seats: i64
    round: i64
    turn: i64  # whose turn it is
    hands: vec[i64]  # seat * rules.width + i, ascending; HIDDEN first
    held: vec[i64]  # seat -> how many
    deck: vec[i64]  # top last; only the first `left` are still in it
    left: i64
    pile: vec[u8]  # discards, top last
    spent: i64
    latest: i64  # cell of the path card placed last, if it still lies there, or NOWHERE
    trail: vec[i64]  # cells of the path cards that seats placed and that still lie there, last placed last
    front: vec[i64]  # seat -> cards lying before it, and their conditions
    ailing: i64  # the conditions of all seats together, where `front` keeps them
    known: vec[i64]  # seat -> bits of the goals it has looked at
    roles: vec[i64]
    zones: vec[vec[i64]]  # what lies in the other zones, in the order of the rules
    is_lent: bool  # do copies share trail and zones, until one of them alters them?
    notes: vec[i64]  # numbers that modules keep openly
    goals: vec[i64]  # goal -> kind
    gold: vec[i64]  # seat -> number of gold cards per value v at bits 8 * v; value 0: not seen
    purse: vec[i64]  # seat -> nuggets in tokens, which everybody can count along
    figures: vec[i64]  # figure -> the place where it stands, or NOWHERE
    pieces: vec[i64]  # what stands or lies on cells, each packed as `piece` says
    due: i64  # cards that the seat on turn draws at the end
    winner: i64  # side that won the last round, 0 before that
    finder: i64  # who found the gold in it, or NOBODY
    agenda: vec[i64]  # the frames below the one on top, four numbers each, the first matter first
    depth: i64  # numbers of all frames, four each
    top_kind: i64  # the frame on top, which is looked at most
    top_seat: i64
    top_a: i64
    top_b: i64
    key: bytes  # of the keyed stream; empty: the quick one
    words: vec[i64]  # the current block of the keyed stream
    drawn: i64  # words taken from it
    dice_a: i64  # where the quick stream stands
    dice_b: i64

    def __init__(self, rules: Rules, old: State | None = None) -> None:
        self.rules = rules
        self.seats = rules.seats
        if old is None:
            seats = rules.seats
            self.arena = Arena(rules.grid, rules.tiles, rules.most_tiles, rules.most_slots)
            self.hands = vec[i64]([0] * (seats * rules.width))
            self.held = vec[i64]([0] * seats)
            self.deck = vec[i64]([])
            self.pile = vec[u8]([0] * len(rules.cards))
            self.trail = vec[i64]([])
            self.front = vec[i64]([0] * seats)
            self.known = vec[i64]([0] * seats)
            self.roles = vec[i64]([0] * seats)
            self.zones = vec[vec[i64]]([vec[i64]([])] * len(rules.zones))
            self.is_lent = False
            self.notes = rules.note_starts
            self.goals = vec[i64]([0] * len(rules.goal_cells))
            self.gold = vec[i64]([0] * seats)
            self.purse = vec[i64]([0] * seats)
            self.pieces = vec[i64]([])
            self.figures = rules.figure_starts
            self.due = 1
            self.agenda = vec[i64]([0] * (4 * FRAMES))
            self.round = self.turn = self.left = self.spent = self.winner = self.depth = self.drawn = 0
            self.top_kind = self.top_seat = self.top_a = self.top_b = 0
            self.ailing = 0
            self.finder = NOBODY
            self.latest = NOWHERE
            self.key = b""
            self.words = vec[i64]([])
            self.dice_a, self.dice_b = quick_start(0)
        else:
            self.arena = old.arena
            old.arena.is_shared = True
            self.hands = old.hands[:]
            self.held = old.held[:]
            self.deck = old.deck
            self.pile = old.pile[:]
            self.trail = old.trail
            self.front = old.front
            self.known = old.known
            self.roles = old.roles
            self.zones = old.zones
            self.is_lent = old.is_lent = True
            self.notes = old.notes
            self.goals = old.goals
            self.gold = old.gold
            self.purse = old.purse
            self.pieces = old.pieces
            self.figures = old.figures
            self.due = old.due
            self.agenda = old.agenda[:]
            self.round = old.round
            self.turn = old.turn
            self.left = old.left
            self.spent = old.spent
            self.winner = old.winner
            self.finder = old.finder
            self.latest = old.latest
            self.depth = old.depth
            self.top_kind = old.top_kind
            self.top_seat = old.top_seat
            self.top_a = old.top_a
            self.top_b = old.top_b
            self.ailing = old.ailing
            self.key = old.key
            self.words = old.words
            self.drawn = old.drawn
            self.dice_a = old.dice_a
            self.dice_b = old.dice_b

    def copy(self) -> State:
        """An independent state that goes on by itself."""
        return State(self.rules, self)

    def own(self) -> Arena:
        """The arena, to be altered: copies share it until one of them does."""
        if self.arena.is_shared:
            self.arena = self.arena.copy()
        return self.arena

    def own_lists(self) -> None:
        """The same for the lists that grow: trail and zones."""
        if self.is_lent:
            self.trail = self.trail[:]
            self.zones = self.zones[:]
            self.is_lent = False

    def top(self) -> Frame:
        """The matter on top; only while the game runs."""
        return self.top_kind, self.top_seat, self.top_a, self.top_b

    def bottom(self) -> Frame:
        """The first matter; only while the game runs."""
        agenda = self.agenda
        return self.top() if self.depth == 4 else (agenda[0], agenda[1], agenda[2], agenda[3])

    def frames(self) -> list[Frame]:
        """The whole agenda, bottom first."""
        if self.depth == 0:
            return []
        agenda = self.agenda
        below = range(0, int(self.depth) - 4, 4)
        return [(agenda[i], agenda[i + 1], agenda[i + 2], agenda[i + 3]) for i in below] + [self.top()]

    def to_act(self) -> i64:
        """The seat that is asked; NOBODY when the game is over (or, in a view, when a secret question is pending)."""
        return self.top_seat if self.depth else NOBODY

    def holds(self, seat: i64, card: i64) -> bool:
        first = seat * self.rules.width
        hands = self.hands
        i = first + self.held[seat] - 1
        while i >= first and hands[i] > card:
            i -= 1
        return i >= first and hands[i] == card

    def hand(self, seat: i64) -> list[int]:
        """The cards of a seat, ascending."""
        first = seat * self.rules.width
        return [int(self.hands[i]) for i in range(first, first + self.held[seat])]

    def before(self, seat: i64) -> list[int]:
        """The cards lying before a seat, in the order they were played."""
        cards: list[int] = []
        rest = self.front[seat] & FRONT
        while rest:
            cards.append(int(rest & 255))
            rest >>= 8
        return cards

    def conditions(self, seat: i64) -> i64:
        """What the cards before a seat do to it, as bits given out by the rules."""
        return self.front[seat] >> BITS

    def lying(self, zone: i64) -> vec[i64]:
        """What lies in a zone that is a plain list."""
        return self.zones[zone - FIRST]

    def lay(self, zone: i64, cards: vec[i64]) -> None:
        """Let these lie there; for changes, and for whoever makes a state."""
        self.own_lists()
        self.zones[zone - FIRST] = cards

    def look(self, seat: i64, zone: i64) -> None:
        """A seat looks at what lies in a zone, or everybody does: in truth that changes only who knows a goal."""
        goal = zone - GOAL
        if 0 <= goal < PLACES and seat != NOBODY:
            known = self.known[:]
            known[seat] |= 1 << goal
            self.known = known

    def follow(self, cell: i64) -> None:
        """A path card that a seat placed lies on a cell; for changes."""
        self.own_lists()
        self.trail = append(self.trail, cell)

    def restack(self, cards: vec[i64]) -> None:
        """Let the deck be these; for whoever imagines another order.

        A vector that interpreted code puts into a field of a compiled object stays in memory for ever: it asks here.
        """
        self.deck = cards

    def clear_zones(self) -> None:
        """Nothing lies any more in zones that are of a round."""
        self.own_lists()
        nothing = vec[i64]([])
        for zone in range(len(self.zones)):
            if self.rules.zones[zone].is_round:
                self.zones[zone] = nothing

    def top_of(self, zone: i64, number: i64) -> vec[i64]:
        """The top cards of the deck, the pile or a plain list, or as many as there are, in their order."""
        if zone == DECK:
            return self.deck[max(0, self.left - number) : self.left]
        if zone == PILE:
            return vec[i64]([i64(self.pile[i]) for i in range(max(0, self.spent - number), self.spent)])
        cards = self.lying(zone)
        return cards[:number] if self.rules.zones[zone - FIRST].tops_first else cards[max(0, len(cards) - number) :]

    def all_in(self, zone: i64) -> vec[i64]:
        """Whatever can be looked at: a plain list, the dwarf card of a seat or a goal, or all of them."""
        place = zone % PLACES
        if zone - place == ROLE:
            return vec[i64]([self.roles[place]])
        if zone - place == GOAL:
            return vec[i64]([self.goals[place]])
        if zone == ROLES:
            return self.roles
        if zone == GOALS:
            return self.goals
        return self.gold if zone == HOARDS else self.lying(zone)

    @property
    def away(self) -> vec[i64]:
        """Cards that are out for this round, top last."""
        return self.zones[AWAY - FIRST]

    @property
    def offer(self) -> vec[i64]:
        """Cards before one seat to choose from, top last."""
        return self.zones[OFFER - FIRST]

    @property
    def aside(self) -> vec[i64]:
        """Roles that nobody holds, top first."""
        return self.zones[ASIDE - FIRST]

    @property
    def worn(self) -> vec[i64]:
        """Roles that somebody held and put away."""
        return self.zones[WORN - FIRST]

    @property
    def bank(self) -> vec[i64]:
        """The gold deck, top last."""
        return self.zones[BANK - FIRST]

    @property
    def pool(self) -> vec[i64]:
        """Gold laid out to choose from."""
        return self.zones[POOL - FIRST]

    def piece_at(self, kind: i64, cell: i64) -> i64:
        """The piece of a kind on a cell, NO_PIECE if there is none."""
        for piece in self.pieces:
            if kind_of(piece) == kind and cell_of(piece) == cell:
                return piece
        return NO_PIECE

    def nuggets(self, seat: i64) -> i64:
        """The gold of a seat, as far as it is seen."""
        total = self.purse[seat]
        counts = self.gold[seat]
        for value in range(1, 7):
            total += (counts >> 8 * value & 255) * value
        return total

    def seed(self, seed: str) -> None:
        """Take the keyed stream of a seed from its beginning."""
        self.key = key_of(seed)
        self.words = vec[i64]([])
        self.drawn = 0

    def move_chance(self, drawn: int) -> None:
        """Let the keyed stream stand where so many words were drawn: for a state that was folded, not played."""
        self.drawn = drawn
        self.words = block_of(self.key, drawn // int(BLOCK)) if drawn % int(BLOCK) else vec[i64]([])

    def seed_quick(self, seed: int) -> None:
        """Take the quick stream of a number; for playouts, samples and measurements."""
        self.key = b""
        self.dice_a, self.dice_b = quick_start(seed)

    def below(self, n: i64) -> i64:
        """Chance: a number in 0..n-1."""
        if not self.key:
            word, self.dice_a, self.dice_b = roll(self.dice_a, self.dice_b)
            return (word * n) >> 32
        i = self.drawn % BLOCK
        if i == 0:
            self.words = block_of(self.key, self.drawn // BLOCK)
        self.drawn += 1
        return (self.words[i] * n) >> 32

    def shuffled(self, cards: vec[i64]) -> vec[i64]:
        """Chance: a shuffled copy; the same numbers as from `below`, which playouts would call too often."""
        new = cards[:]
        if self.key:
            for k in range(1, len(new)):
                j = self.below(k + 1)
                new[k], new[j] = new[j], new[k]
            return new
        a = self.dice_a
        b = self.dice_b
        for k in range(1, len(new)):
            word, a, b = roll(a, b)
            j = (word * (k + 1)) >> 32
            new[k], new[j] = new[j], new[k]
        self.dice_a = a
        self.dice_b = b
        return new
