"""Every action of a game has an index below `size`: verb, card, place and person, without gaps to speak of.

Owns the numbering.  It is fixed by the rules text.  First come the cells of the chart, each with all cards that can be
used on it, upright and turned; then other uses, told by the card; then discards, and answers by their verbs.  Each has
room for what its target may name (`Target.room`).  Seats are counted from the seat that answers: 0 is itself, 1 its
left neighbour, so that what one seat learns holds for the others.

Three things are told by the moment, for naming all of them would take millions of numbers: cells beyond the chart,
which take the numbers of cells of the chart that the menu does not name; several cards of a hand, told by where they
stand in it; and what a target says nothing of, told by its order in the menu.  So an index has a meaning for the seat
that is asked, at the time when it is asked; within one menu no two actions share one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core.action import (
    ANSWER,
    DISCARD,
    USE,
    Action,
    act,
    card_of,
    second_of,
    third_of,
    verb_of,
    where_of,
    whom_of,
)
from undermine.core.frame import KINDS
from undermine.core.place import FIELD, WIDTH
from undermine.core.rules import CARDS, Rules
from undermine.core.state import FRONT, State
from undermine.core.target import A_CELL, A_CHOICE, A_FIELD, A_FRONT, A_PAIR, A_SEAT, A_SIDE, A_SPOT, ANYBODY, Target
from undermine.core.tile import NEVER
from undermine.encode.chart import FAR, Chart

CHOICES: Final = 256  # what one menu offers at most of something that is told by its order
FRONTS: Final = 6  # cards that can lie before a seat
PERSONS: Final = 256
NONE: Final = -1

# How a place is numbered
NUMBER: Final[i64] = 0
CELL: Final[i64] = 1
PLACE: Final[i64] = 2  # a cell and something on it
PAIR: Final[i64] = 3
CHOICE: Final[i64] = 4

# How a person is
PLAIN: Final[i64] = 0
SEAT: Final[i64] = 1
BEFORE: Final[i64] = 2
FIXED: Final[i64] = 3  # it tells one verb from another, and is no person


class Head:
    """What an index is about before place and person: a card that is used, or a verb."""

    first: i64  # its first index
    stride: i64  # from one place to the next
    places: i64
    place: i64  # how its place is numbered
    fields: i64  # how many there are on a cell
    persons: i64
    person: i64  # how its person is
    code: i64  # card or kind of question
    verb: i64
    whom: i64  # the person that tells a verb from another

    def __init__(self, verb: i64, code: i64) -> None:
        self.verb = verb
        self.code = code
        self.first = 0
        self.places = self.fields = self.persons = self.stride = 1
        self.place = NUMBER
        self.person = PLAIN
        self.whom = 0


class Space:
    """The numbering of one rules text."""

    rules: Rules
    chart: Chart
    size: i64
    heads: list[Head]
    board: i64  # indices of one cell
    ways: vec[i64]  # card -> first index << 8 | persons, of a card that is used on a cell; 0 of any other
    aims: vec[i64]  # card -> first index << 8 | stride, of a card that is used on a seat; 0 of any other
    uses: vec[i64]  # card -> head
    answers: vec[i64]  # kind of question << 8 | person -> head
    discards: i64  # the first index of a discard of one card, by its code
    pairs: i64  # … of two cards, by where they stand in the hand
    triples: i64  # … of three
    _spots: vec[i64]  # scratch: numbers of the chart that a menu names, where cells were far
    _far: vec[i64]  # scratch: far cells of a menu, ascending
    _fars: i64

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.chart = Chart(rules)
        self.heads = []
        self.uses = vec[i64]([NONE] * CARDS)
        self.ways = vec[i64]([0] * CARDS)
        self.aims = vec[i64]([0] * CARDS)
        self.answers = vec[i64]([NONE] * (KINDS * PERSONS))
        self.size = self.board = 0
        for card in range(1, len(rules.names)):
            self.uses[card] = len(self.heads)
            head = self._head(USE, card, rules.targets[card])
            code = rules.tile[card]
            if code and rules.tiles.pattern[code + 1] == NEVER:
                head.persons = 1
            if head.place == CELL and head.person == PLAIN:
                head.first = self.board
                self.ways[card] = (self.board + 1) << 8 | head.persons
                self.board += head.persons
            self.heads.append(head)
        self.size = self.board * (self.chart.size + 1)
        for head in self.heads:
            if self.ways[head.code]:
                head.stride = self.board
            else:
                self._seat(head)
                if head.place == NUMBER and head.person == SEAT:
                    self.aims[head.code] = head.first << 8 | head.stride
        self.discards = self.size
        self.pairs = self.discards + len(rules.names)
        width = rules.width
        self.triples = self.pairs + width * (width - 1) // 2
        self.size = self.triples + width * (width - 1) * (width - 2) // 6
        for verb in rules.verbs.values():
            head = self._head(ANSWER, verb.kind, verb.target)
            for person in range(PERSONS):
                if verb.whom == ANYBODY or verb.whom == person:
                    self.answers[verb.kind << 8 | person] = len(self.heads)
            if verb.whom != ANYBODY:
                head.person = FIXED
                head.persons = 1
                head.whom = verb.whom
            self.heads.append(head)
            self._seat(head)
        self._spots = vec[i64]([0] * int(self.chart.size))
        self._far = vec[i64]([0] * int(self.chart.size))
        self._fars = 0

    def _head(self, verb: i64, code: i64, target: Target) -> Head:
        head = Head(verb, code)
        place, person = target.room(self.rules)
        kind = type(target)
        if kind is not Target and getattr(kind, "room") is getattr(Target, "room"):  # noqa: B009 - as in `hooks`
            place = A_CHOICE
        if place == A_CELL:
            head.place = CELL
            head.places = self.chart.size + 1
        elif place == A_FIELD or place == A_SIDE or place == A_SPOT:
            head.place = PLACE
            head.fields = FIELD + 1 if place == A_FIELD else 4 if place == A_SIDE else 1
            head.places = self.chart.size * head.fields + 1
        elif place == A_PAIR:
            head.place = PAIR
            head.places = self.rules.width * (self.rules.width - 1) // 2
        elif place == A_CHOICE:
            head.place = CHOICE
            head.places = CHOICES
            person = 1
        else:
            head.places = place
        if person == A_SEAT:
            head.person = SEAT
            head.persons = self.rules.seats
        elif person == A_FRONT:
            head.person = BEFORE
            head.persons = FRONTS
        else:
            head.persons = person
        return head

    def _seat(self, head: Head) -> None:
        """Give a head that is not of the board its indices."""
        head.first = self.size
        head.stride = head.persons
        self.size += head.places * head.persons

    def number(self, state: State, seat: i64, menu: vec[i64], n: i64, out: vec[i64]) -> None:
        """The indices of the actions of a menu, in any order, for the seat that is asked."""
        self._fars = 0
        ways = self.ways
        aims = self.aims
        number = self.chart.number
        board = self.board
        discards = self.discards
        seats = state.seats
        for i in range(n):
            action = menu[i]
            verb = action >> 24 & 15
            # Most actions lay a card on the chart, use one on a seat or put one away; `_index` says the same of these.
            if verb == USE:
                way = ways[action >> 28]
                if way:
                    spot = number[action >> 8 & 0xFFFF]
                    if spot != FAR:
                        out[i] = spot * board + (way >> 8) - 1 + (action & 255 if way & 255 > 1 else 0)
                        continue
                else:
                    aim = aims[action >> 28]
                    if aim:
                        whom = (action & 255) - seat
                        place = action >> 8 & 0xFFFF
                        out[i] = (aim >> 8) + place * (aim & 255) + (whom if whom >= 0 else whom + seats)
                        continue
            elif verb == DISCARD and action >> 8 & 0xFFFF == 0:
                out[i] = discards + (action >> 28)
                continue
            out[i] = self._index(state, seat, menu, i, n)
            if out[i] == FAR:
                self._chart_far(menu, n)
                out[i] = self._index(state, seat, menu, i, n)

    def _index(self, state: State, seat: i64, menu: vec[i64], i: i64, n: i64) -> i64:
        action = menu[i]
        if verb_of(action) == DISCARD:
            return self._discard(state, seat, action)
        head = self._about(action)
        place = where_of(action)
        if head.place == CELL:
            place = self._spot(place)
            if place == FAR:
                return FAR
        elif head.place == PLACE:
            if place == 0:
                place = head.places - 1
            else:
                spot = self._spot(place >> WIDTH)
                if spot == FAR:
                    return FAR
                place = spot * head.fields + (place & FIELD if head.fields > 1 else 0)
        elif head.place == PAIR:
            place = self._pair(state, seat, place >> 8, place & 255)
        elif head.place == CHOICE:
            return head.first + self._order(menu, i, n)
        return head.first + place * head.stride + self._person(state, seat, head, whom_of(action))

    def _about(self, action: i64) -> Head:
        if verb_of(action) == USE:
            return self.heads[self.uses[card_of(action)]]
        return self.heads[self.answers[card_of(action) << 8 | whom_of(action)]]

    def _person(self, state: State, seat: i64, head: Head, whom: i64) -> i64:
        if head.person == SEAT:
            return whom - seat if whom >= seat else whom - seat + state.seats
        if head.persons == 1:
            return 0
        if head.person == BEFORE:
            rest = state.front[seat] & FRONT
            place: i64 = 0
            while rest & 255 != whom:
                assert rest, "no such card lies before the seat"
                rest >>= 8
                place += 1
            return place
        return whom

    def _discard(self, state: State, seat: i64, action: i64) -> i64:
        two = second_of(action)
        if two == 0:
            return self.discards + card_of(action)
        three = third_of(action)
        if three == 0:
            return self.pairs + self._pair(state, seat, card_of(action), two)
        i = _slot(state, seat, card_of(action), 0)
        j = _slot(state, seat, two, i + 1)
        k = _slot(state, seat, three, j + 1)
        return self.triples + k * (k - 1) * (k - 2) // 6 + j * (j - 1) // 2 + i

    def _pair(self, state: State, seat: i64, one: i64, two: i64) -> i64:
        i = _slot(state, seat, one, 0)
        j = _slot(state, seat, two, i + 1)
        return j * (j - 1) // 2 + i

    def _order(self, menu: vec[i64], i: i64, n: i64) -> i64:
        """How many actions about the same card or verb come before this one in canonical order."""
        action = menu[i]
        before: i64 = 0
        for k in range(n):
            if menu[k] >> 24 == action >> 24 and menu[k] < action:
                before += 1
        assert before < CHOICES, "a menu offers more of one thing than there are numbers for it"
        return before

    def _spot(self, cell: i64) -> i64:
        """The number of a cell on the chart; a far one has a number only after `_chart_far`."""
        if cell == 0:
            return self.chart.size  # no cell: nothing can ever be laid there
        spot = self.chart.number[cell]
        if spot != FAR:
            return spot
        for k in range(self._fars):
            if self._far[k] == cell:
                return self._borrowed(k)
        return FAR

    def _borrowed(self, place: i64) -> i64:
        """A number of the chart that the menu does not name, counted from the last."""
        spot = self.chart.size - 1
        while True:
            assert spot >= 0, "a menu names more cells than the chart has"
            if self._spots[spot] == 0:
                if place == 0:
                    return spot
                place -= 1
            spot -= 1

    def _chart_far(self, menu: vec[i64], n: i64) -> None:
        """Note which numbers of the chart a menu names, and which cells beyond it, ascending."""
        for k in range(self.chart.size):
            self._spots[k] = 0
        self._fars = 0
        for i in range(n):
            cell = self._cell(menu[i])
            if cell:
                spot = self.chart.number[cell]
                if spot != FAR:
                    self._spots[spot] = 1
                else:
                    self._note_far(cell)

    def _note_far(self, cell: i64) -> None:
        k: i64 = 0
        while k < self._fars and self._far[k] < cell:
            k += 1
        if k < self._fars and self._far[k] == cell:
            return
        for j in range(self._fars, k, -1):
            self._far[j] = self._far[j - 1]
        self._far[k] = cell
        self._fars += 1

    def _cell(self, action: i64) -> i64:
        """The cell that an action names by its place, 0 if it names none."""
        if verb_of(action) == DISCARD:
            return 0
        head = self._about(action)
        if head.place == CELL:
            return where_of(action)
        return where_of(action) >> WIDTH if head.place == PLACE else 0

    def usual(self, seat: int, index: int) -> Action | None:
        """The action that an index mostly stands for; None where only the moment tells."""
        if not 0 <= index < self.size:
            raise ValueError(f"{index} is no action; there are {int(self.size)}, counted from 0")
        if self.discards < index < self.pairs:
            return int(act(DISCARD, index - self.discards, 0, 0))
        for head in self.heads:
            place, person = (index - head.first) // head.stride, (index - head.first) % head.stride
            if 0 <= place < head.places and person < head.persons:
                return self._usual(head, seat, place, person)
        return None

    def _usual(self, head: Head, seat: int, place: i64, person: i64) -> Action | None:
        if head.place == PAIR or head.place == CHOICE or head.person == BEFORE:
            return None
        if head.place == CELL:
            place = 0 if place == self.chart.size else self.chart.cells[place]
        elif head.place == PLACE and place == head.places - 1:
            place = 0
        elif head.place == PLACE and head.fields == 1:
            return None
        elif head.place == PLACE:
            place = self.chart.cells[place // head.fields] << WIDTH | place % head.fields
        if head.person == SEAT:
            person = (person + seat) % self.rules.seats
        elif head.person == FIXED:
            person = head.whom
        return int(act(head.verb, head.code, place, person))


def _slot(state: State, seat: i64, card: i64, start: i64) -> i64:
    """Where a card stands in the hand of a seat, from a place on."""
    first = seat * state.rules.width
    i = start
    while i < state.held[seat] and state.hands[first + i] != card:
        i += 1
    assert i < state.held[seat], "the card is not in the hand"
    return i
