"""What the modules of the Dark Cave share: who stands where, which way leads on, what an edge or a hand bears.

Owns the numbers of figures, notes and pieces, and how they are read.  Never decides what somebody may do.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import where_of
from undermine.core.fact import ASIDE, HARM, HELP
from undermine.core.grid import FOUR
from undermine.core.module import Module
from undermine.core.piece import NO_PIECE, cell_of, kind_of, number_of
from undermine.core.place import FIELD, NAMES, WIDTH
from undermine.core.rules import CARDS, Rules
from undermine.core.run import Run
from undermine.core.state import FRONT, NOWHERE, State
from undermine.core.target import A_FIELD, A_SIDE, Target, aim, need
from undermine.core.tile import DOWN
from undermine.features.cave.rules.fields import BRIDGE, KINDS, LADDER, NO_FIELD, TUNNEL, VEIN, Fields
from undermine.features.rounds.rules import Rounds

MONSTERS: Final = ("rat", "crawler", "goblin")
RAT: Final[i64] = 0
CRAWLER: Final[i64] = 1
GOBLIN: Final[i64] = 2
TOKENS: Final = "ABC"
HAND: Final = 5  # the hand maximum in the beginning (CAVE-160)
STEPS: Final[i64] = 3  # of a dwarf in a turn (CAVE-66)
MOST_PLACES: Final = 64  # more than there are ways on from one field


class Keeper(Module):
    """A module that has something to do before every turn."""

    def upkeep(self, run: Run, seat: i64) -> None:
        """A seat's turn is about to begin, or would begin if it had cards."""


class Board:
    """One for a game; every module of the cave holds it."""

    floor: i64  # what the hand maximum never falls below (CAVE-A35)
    whole_vein: bool  # is the gold of a vein at hand on its whole card, or on one field of it (CAVE-A64)?
    seats: i64
    fields: Fields  # of all cards
    pile: vec[i64]  # card -> the pile that it is from, which everybody sees by its back: 1, 2 or 3
    layers: vec[i64]  # of which pile how many lie in the deck once all is dealt, from the bottom: pile, number, …
    boxed: vec[i64]  # the piles of the cards that stay in the box, as they lie
    clan_of: vec[i64]  # role -> the clan on the back of the dwarf card
    clan: i64  # notes, one per seat: the clan on the back of the dwarf card
    hand_max: i64  # notes, one per seat
    backs: i64  # notes, one per seat: the hand by backs, I in the ones, II in the tens, III in the hundreds
    left: i64  # notes, one per seat: as which one the dwarf left the cave, 0 if it did not
    lying: i64  # note: bits of the dwarfs that are paralysed
    numb: i64  # note: may the dwarf on turn not move, because it has just been stood up?
    shown: i64  # note: bits of the seats whose clan card lies face up
    late: i64  # note: bits of the webs that the dwarf on turn was at when its last axe was laid, NOWHERE if unheeded
    monster: i64  # the figure of the first monster; dwarfs are numbered as their seats
    nugget: i64  # piece: gold on a vein
    web: i64  # piece: the first web; its number is 4 * side + rounds, its side E or S
    boots: i64  # condition of a seat with boots
    axes: vec[i64]  # card -> 1 if it is an axe
    beasts: vec[i64]  # card -> 1 + the monster that it lures, 0 if none
    snares: vec[i64]  # card -> 1 + the web that it lays, 0 if none
    move: i64  # question (seat, figure, budget | MOVED): one step on, or enough
    attack: i64  # task (monster, victims | asked << 8): axes are asked for, then it strikes
    dropped: i64  # fact of the turns (seat | card)
    maximum: i64  # facts (seat, hand maximum): lower for a bridge, or for a bite
    weakened: i64
    axed: i64  # fact (seat): it used an axe
    torn: i64  # fact (cell): a web is gone

    def __init__(self, floor: int = 0, whole_vein: bool = False) -> None:
        self.floor = floor
        self.whole_vein = whole_vein
        self.seats = self.clan = self.hand_max = self.backs = self.left = 0
        self.lying = self.numb = self.shown = self.monster = self.nugget = self.web = self.boots = 0
        self.move = self.attack = self.dropped = self.maximum = self.weakened = self.axed = self.torn = 0
        self.late = NOWHERE
        self.fields = Fields()
        self.pile = vec[i64]([0] * CARDS)
        self.layers = self.boxed = vec[i64]([])
        self.clan_of = vec[i64]([0])
        self.axes = vec[i64]([0] * CARDS)
        self.beasts = vec[i64]([0] * CARDS)
        self.snares = vec[i64]([0] * CARDS)

    def join(self, rules: Rules) -> None:
        """The notes that everybody may read."""
        seats = int(rules.seats)
        self.seats = seats
        self.clan = _notes(rules, "clan", 0)
        self.hand_max = _notes(rules, "hand-max", HAND)
        self.backs = _notes(rules, "backs", 0)
        self.left = _notes(rules, "left", 0)
        self.lying = rules.note("paralysed")
        self.numb = rules.note("numb")
        self.shown = rules.note("clan-cards-shown")
        self.dropped = rules.find(Rounds).discarded

    def declare(self, rules: Rules, module: Module) -> None:
        """What several of its modules tell."""
        self.maximum = rules.fact(module, "cave-maximum", "seat number")
        self.weakened = rules.fact(module, "cave-weakened", "seat number", HARM, ASIDE)
        self.axed = rules.fact(module, "cave-axe", "seat", HELP)
        self.torn = rules.fact(module, "cave-web-gone", "cell", HELP, ASIDE)

    def add_figures(self, rules: Rules, start: int) -> None:
        """A dwarf for every seat, on the start card, and the monsters beside the table (CAVE-32, CAVE-38)."""
        for seat in range(int(rules.seats)):
            rules.figure(f"dwarf-{seat}", start)
        self.monster = rules.seats
        for name in MONSTERS:
            rules.figure(name)

    # Who stands where

    def on_place(self, state: State, place: i64) -> i64:
        """Bits of the seats whose dwarf stands there."""
        bits: i64 = 0
        for seat in range(self.seats):
            if state.figures[seat] == place:
                bits |= 1 << seat
        return bits

    def is_taken(self, state: State, cell: i64) -> bool:
        """Whether a dwarf or a monster stands on the card of a cell."""
        for place in state.figures:
            if place >= 0 and place >> WIDTH == cell:
                return True
        return False

    def holder(self, state: State, kinds: vec[i64], what: i64) -> i64:
        """The seat before which the card of a monster or web lies, and the card: seat << 8 | card; NOWHERE if none."""
        for seat in range(self.seats):
            cards = state.front[seat] & FRONT
            while cards:
                if kinds[cards & 255] == what + 1:
                    return i64(seat) << 8 | cards & 255
                cards >>= 8
        return NOWHERE

    def axe_of(self, state: State, seat: i64) -> i64:
        """An axe that lies before a seat, the first one laid there; 0 if there is none."""
        cards = state.front[seat] & FRONT
        while cards:
            if self.axes[cards & 255]:
                return cards & 255
            cards >>= 8
        return 0

    def axe_for(self, state: State, seat: i64, web: i64) -> i64:
        """The axe with which a seat cuts a web; 0 if none lay before it in time (CAVE-A22).

        The last one laid is good for fewer webs than the others, so it goes first where it can.
        """
        late = state.notes[self.late] if self.late != NOWHERE else 0
        if late == 0:
            return self.axe_of(state, seat)
        axes = [card for card in state.before(seat) if self.axes[card]]
        if late >> self.token(web) & 1:
            return axes[0] if len(axes) > 1 else 0
        return axes[-1] if axes else 0

    # Ways

    def steps(self, state: State, place: i64, found: vec[i64]) -> i64:
        """The places one move away (CAVE-55..60); how many.  Out of a face-down goal one goes as one came in."""
        arena = state.arena
        fields = self.fields
        cell = place >> WIDTH
        field = place & FIELD
        code = arena.code[arena.tile_at(cell)]
        n: i64 = 0
        if code == DOWN:
            there = self.across(state, cell, field)
            if there >= 0 and arena.code[arena.tile_at(there >> WIDTH)] != DOWN:
                found[0] = there
                return 1
            return 0
        links = fields.links[code << WIDTH | field]
        other = cell << WIDTH
        while links:
            if links & 1:
                found[n] = other
                n += 1
            links >>= 1
            other += 1
        for d in range(FOUR):
            if fields.ports[code << 2 | d] == field:
                there = self.across(state, cell, d)
                if there >= 0:
                    found[n] = there
                    n += 1
        if fields.bears[code << WIDTH | field] & LADDER:
            n = self.climb(state, place, found, n)
        return n

    def across(self, state: State, cell: i64, d: i64) -> i64:
        """The place behind an open side of a card, NOWHERE if a wall, a web or nothing is there."""
        arena = state.arena
        there = (cell + arena.grid.step[d]) & arena.grid.mask
        tile = arena.tile_at(there)
        if tile == 0 or self.web_on(state, cell, d) != NO_PIECE:
            return NOWHERE
        code = arena.code[tile]
        if code == DOWN:
            return there << WIDTH | (d ^ 2)
        port = self.fields.ports[code << 2 | (d ^ 2)]
        return there << WIDTH | port if port != NO_FIELD else NOWHERE

    def field_with(self, code: i64, mark: i64) -> i64:
        """The field of a face-up tile that bears a mark, NO_FIELD if none does."""
        return self.fields.bearer[code << KINDS | mark]

    def climb(self, state: State, place: i64, found: vec[i64], n: i64) -> i64:
        """All other fields with a ladder, at any distance (CAVE-57)."""
        arena = state.arena
        for tile in range(1, arena.count + 1):
            field = self.field_with(arena.code[tile], LADDER)
            there = arena.cell[tile] << WIDTH | field
            if field >= 0 and there != place:
                is_new = True
                for i in range(n):
                    is_new = is_new and found[i] != there
                if is_new:
                    found[n] = there
                    n += 1
        return n

    def bears(self, state: State, place: i64) -> i64:
        """What is on a field."""
        code = state.arena.code[state.arena.tile_at(place >> WIDTH)]
        return self.fields.bears[code << WIDTH | place & FIELD] if code != DOWN else 0

    def has_gold(self, state: State, place: i64) -> bool:
        """Whether a dwarf that ends its movement there finds the nugget of a vein (CAVE-143, CAVE-A64)."""
        if not self.whole_vein and not self.bears(state, place) & VEIN:
            return False
        return state.piece_at(self.nugget, place >> WIDTH) != NO_PIECE

    def is_bridge(self, state: State, old: i64, new: i64) -> bool:
        """Whether a step leads onto a wooden bridge, from elsewhere (CAVE-138, CAVE-A31)."""
        if not self.bears(state, new) & BRIDGE:
            return False
        return old >> WIDTH != new >> WIDTH or not self.bears(state, old) & BRIDGE

    def is_tunnel(self, state: State, new: i64) -> bool:
        return self.bears(state, new) & TUNNEL != 0

    # Webs lie on edges; an edge is written with its cell to the west or north

    def web_on(self, state: State, cell: i64, d: i64) -> i64:
        """The web on an edge, NO_PIECE if there is none."""
        pieces = state.pieces
        if len(pieces) == 0:
            return NO_PIECE
        edge = edge_of(state, cell, d)
        for piece in pieces:
            if cell_of(piece) == edge >> 2 and number_of(piece) >> 2 == edge & 3:
                if self.web <= kind_of(piece) < self.web + 3:
                    return piece
        return NO_PIECE

    def token(self, web: i64) -> i64:
        """Which of the webs a piece is."""
        return kind_of(web) - self.web

    # Hands

    def count_backs(self, run: Run, seat: i64) -> None:
        """Everybody sees the backs of the cards in a hand (CAVE-A62)."""
        total: i64 = 0
        state = run.state
        first = seat * run.rules.width
        for i in range(first, first + state.held[seat]):
            total += POWERS[self.pile[state.hands[i]]]
        if state.notes[self.backs + seat] != total:
            run.note(self.backs + seat, total)

    def lose_card(self, run: Run, seat: i64, fact: i64) -> bool:
        """A card drawn by chance out of a hand goes onto the pile, seen by nobody else (CAVE-126, CAVE-138).

        A fact (seat | card) may tell it.
        """
        state = run.state
        held = state.held[seat]
        if held <= self.floor:
            return False
        run.discard(seat, state.hands[seat * run.rules.width + state.below(held)], fact)
        self.count_backs(run, seat)
        return True

    def lower(self, run: Run, seat: i64, fact: i64) -> None:
        """The hand maximum of a seat is one lower to the end of the game (CAVE-127, CAVE-139, CAVE-161).

        A fact (seat, hand maximum) tells it.
        """
        old = run.state.notes[self.hand_max + seat]
        if old > self.floor:
            run.note(self.hand_max + seat, old - 1)
            run.tell(fact, seat, old - 1)


POWERS: Final[vec[i64]] = vec[i64]([0, 1, 10, 100])


def _notes(rules: Rules, name: str, start: int) -> int:
    """A note for every seat; the index of the first."""
    first = rules.note(f"{name}-0", start)
    for seat in range(1, int(rules.seats)):
        rules.note(f"{name}-{seat}", start)
    return first


def edge_of(state: State, cell: i64, d: i64) -> i64:
    """cell << 2 | side, with the one of the two cells to the west or north, so that the side is E or S."""
    if d == 1 or d == 2:
        return cell << 2 | d
    grid = state.arena.grid
    return ((cell + grid.step[d]) & grid.mask) << 2 | (d ^ 2)


def write_place(rules: Rules, place: i64) -> str:
    """X,Y:FIELD."""
    return f"{rules.grid.name(place >> WIDTH)}:{NAMES[int(place & FIELD)]}"


def read_place(rules: Rules, word: str) -> int:
    cell, colon, field = word.partition(":")
    if not colon or len(field) != 1 or field not in NAMES:
        raise ValueError(f"{word!r} is no field; write X,Y:F such as 3,1:c")
    return rules.read_cell(cell) << int(WIDTH) | NAMES.index(field)


class Field(Target):
    """A field of a card."""

    def usage(self) -> str:
        return "X,Y:F"

    def write(self, rules: Rules, action: i64) -> list[str]:
        return [write_place(rules, where_of(action))]

    def read(self, rules: Rules, words: list[str]) -> i64:
        return aim(read_place(rules, need(words, 1)[0]), 0)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_FIELD, 1


class Side(Field):
    """A side of a card, written as a field at that side."""

    def usage(self) -> str:
        return "X,Y:SIDE"

    def read(self, rules: Rules, words: list[str]) -> i64:
        (word,) = need(words, 1)
        if word[-2:] not in (":n", ":e", ":s", ":w"):
            raise ValueError(f"{word!r} is no side of a card; write X,Y:n, X,Y:e, X,Y:s or X,Y:w")
        return super().read(rules, words)

    def room(self, rules: Rules) -> tuple[int, int]:
        return A_SIDE, 1

    def is_edge(self) -> bool:
        return True


FIELD_OF_CARD: Final = Field()
SIDE_OF_CARD: Final = Side()
