"""What stands where in the row of bytes that is a view: the fields, one after the other.

Owns the order and the meaning of fields.  They are fixed by the rules text; `Layout.fields` tells them with their
shapes, docs/environments.md is made of it.  Seats are counted from the seat that looks: 0 is itself, 1 its left
neighbour.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.rules import Rules
from undermine.core.state import State
from undermine.core.tile import CODES, DOWN, WILD
from undermine.encode.space import Space

FAR_CARDS: Final = 16  # cards beyond the chart that are told
CONDITIONS: Final = 16  # bits
VALUES: Final = 8  # of gold cards, 0: not seen
NOTE: Final = 4  # bytes
MARKS: Final[i64] = 8  # places that a card takes in a row, at most
LAST: Final[i64] = -1  # behind the last of them


class Field:
    name: str
    first: int
    shape: tuple[int, ...]
    about: str

    def __init__(self, name: str, first: int, shape: tuple[int, ...], about: str) -> None:
        self.name = name
        self.first = first
        self.shape = shape
        self.about = about

    def size(self) -> int:
        size = 1
        for side in self.shape:
            size *= side
        return size


class Layout:
    rules: Rules
    space: Space
    blank: State  # before any deal; to be copied
    fields: list[Field]
    size: i64
    table: i64  # bytes of the table: the fields up to `far`, which are the same for every seat
    table_room: int  # how many of them can be other than nought at once …
    ends_room: int  # … of those among them that say where tunnels end …
    row_room: int  # … and of the rest of a row
    drawn: vec[i64]  # code * MARKS + k -> place for the first cell << 8 | byte, for each that a card of this code takes
    kinds: i64  # of cards, 0 among them
    roles: i64
    goals: i64
    goal_kinds: i64
    card: i64
    sides: i64
    stubs: i64
    lit: i64
    down: i64
    open: i64
    piece: i64
    number: i64
    figure: i64
    far: i64
    hand: i64
    held: i64
    condition: i64
    role: i64
    gold: i64
    purse: i64
    looked: i64
    goal: i64
    up: i64
    seen: i64
    unseen: i64
    turn: i64
    asked: i64
    question: i64
    announced: i64
    aimed: i64
    clock: i64
    note: i64

    def __init__(self, space: Space) -> None:
        rules = space.rules
        chart = space.chart
        wide, high = int(chart.width), int(chart.height)
        seats = int(rules.seats)
        self.rules = rules
        self.space = space
        self.blank = State(rules)
        self.fields = []
        self.size = 0
        self.kinds = len(rules.names)
        self.roles = len(rules.role_names)
        self.goals = len(rules.goal_cells)
        self.goal_kinds = len(rules.goal_names)
        at = "by row and column of the chart"
        self.card = self._field("card", (high, wide), f"{at}: twice the number of the card face up, plus 1 if turned")
        self.sides = self._field("sides", (4, high, wide), f"N, E, S, W, {at}: 1 if this side of the card is open")
        self.stubs = self._field("stubs", (high, wide), f"{at}: how many open sides lead nowhere inside the card")
        kept = int(rules.tiles.kept)
        self.lit = self._field("lit", (kept, high, wide), f"by walker, {at}: 1 if light has reached the card")
        self.down = self._field("down", (high, wide), f"{at}: 1 if a card lies face down")
        self.open = self._field("open", (kept, high, wide), f"by walker, {at}: 1 if light stands before an empty cell")
        pieces = high if len(rules.pieces) > 1 else 0
        self.piece = self._field("piece", (pieces, wide), f"{at}: the kind of the piece that stands there")
        self.number = self._field("number", (pieces, wide), f"{at}: its number, as its module counts")
        spot = "column and row of the chart from 1"
        self.figure = self._field("figure", (len(rules.figure_names), 3), f"by figure: {spot}, field from 1; 0: none")
        self.far = self._field("far", (FAR_CARDS, 3), "cards beyond the chart: x and y plus 128, then as `card`")
        self.table = self.size
        self.drawn = vec[i64]([-1] * (int(CODES) * int(MARKS)))
        for code in range(2 * int(rules.tiles.count)):
            self._draw(code)
        self.hand = self._field("hand", (int(self.kinds),), "by card: how many of it the seat holds")
        self.held = self._field("held", (seats,), "by seat: how many cards it holds")
        self.condition = self._field("condition", (seats, CONDITIONS), "by seat: 1 for what cards before it do to it")
        self.role = self._field("role", (seats, int(self.roles)), "by seat: 1 at its role, if that is known")
        self.gold = self._field("gold", (seats, VALUES), "by seat: gold cards by value, at 0 those that are not seen")
        self.purse = self._field("purse", (seats,), "by seat: nuggets in tokens; 256 less than that if below nought")
        self.looked = self._field("looked", (seats, int(self.goals)), "by seat: 1 at goals that it has looked at")
        kinds = int(self.goal_kinds)
        self.goal = self._field("goal", (int(self.goals), kinds), "by goal: 1 at its kind, if that is known")
        self.up = self._field("up", (int(self.goals),), "by goal: 1 if it lies face up")
        self.seen = self._field("seen", (int(self.kinds),), "by card: how many are known to lie on the discard pile")
        self.unseen = self._field("unseen", (1,), "cards of the discard pile that the seat does not know")
        self.turn = self._field("turn", (seats,), "by seat: 1 if it is its turn")
        self.asked = self._field("asked", (seats,), "by seat: 1 if it is asked, as far as the seat that looks knows")
        self.question = self._field("question", (len(rules.frames),), "1 at the kind of question that it is asked")
        self.announced = self._field("announced", (int(self.kinds),), "1 at a card that was announced and waits")
        self.aimed = self._field("aimed", (3,), f"its target: {spot}, seat or what else it names from 1; 0: none")
        self.clock = self._field("clock", (4,), "round, cards to draw, cards that are out, cards due after the turn")
        self.note = self._field("note", (len(rules.note_names), NOTE), "numbers that modules keep openly: lowest bytes")
        laid = int(rules.most_tiles) * (int(MARKS) + kept)
        others = int(self.table - self.piece)
        self.ends_room = kept * int(rules.most_slots)
        self.table_room = min(int(self.table), laid + others) + self.ends_room
        self.row_room = int(self.size - self.table)

    def _draw(self, code: i64) -> None:
        """Note what a card of a code brings to its cell."""
        size = self.space.chart.size
        sides = self.rules.tiles.sides[code]
        k = code * MARKS
        if code >> 1 != DOWN:
            self.drawn[k] = self.card << 8 | code
            k += 1
        if sides & WILD:
            self.drawn[k] = self.down << 8 | 1
            return
        stubs: i64 = 0
        for d in range(4):
            if sides >> d & 1:
                self.drawn[k] = (self.sides + d * size) << 8 | 1
                k += 1
                if self.rules.tiles.link[code << 2 | d] & ~(1 << d) == 0:
                    stubs += 1
        if stubs:
            self.drawn[k] = self.stubs << 8 | stubs

    def _field(self, name: str, shape: tuple[int, ...], about: str) -> i64:
        field = Field(name, int(self.size), shape, about)
        if field.size():
            self.fields.append(field)
        first = self.size
        self.size += field.size()
        return first
