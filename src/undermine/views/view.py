"""A View: a State folded from what one seat saw.  The truth never enters it, so there is nothing to strip.

Owns the seat's memory.  Never holds a seed, and never sees an event that was not projected for it.
"""

from __future__ import annotations

from importlib import import_module

from librt.vecs import vec
from mypy_extensions import i64

from undermine.core import change
from undermine.core.event import BEGAN, CROSSED, EXCHANGED, MOVED, SEEN, Event, Ints
from undermine.core.frame import NOBODY, SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.core.zone import FIRST, GOAL, GOLD, HAND, HOARDS, PLACES, POOL
from undermine.views.project import project


class View(State):
    """What `me` knows; a spectator is a seat without eyes."""

    me: i64
    wages: tuple[Ints, ...]  # (seat, amount, cards): gold that others were paid openly in worth but not in cards
    shares: tuple[tuple[Ints, Ints], ...]  # (seats, values): gold cards that this seat passed on and these seats took
    stack: Ints  # the gold that this seat saw or knew last, HIDDEN among it, and that others take from now
    takers: Ints  # who has taken of it since
    hints: tuple[tuple[int, int], ...]  # (bits of goals, kind): a goal of this kind is one of these

    def __init__(self, rules: Rules, me: int, old: View | None = None) -> None:
        super().__init__(rules, old)
        self.me = me
        if old is None:
            self.wages = ()
            self.shares = ()
            self.stack = self.takers = ()
            self.hints = ()
        else:
            self.wages = old.wages
            self.shares = old.shares
            self.stack = old.stack
            self.takers = old.takers
            self.hints = old.hints

    def _mingle(self, one: int, two: int) -> None:
        """Two goals were taken up, and this seat cannot tell which is which: it still knows what lies there."""
        both = 1 << one | 1 << two
        hints = [(bits | both if bits & both else bits, kind) for bits, kind in self.hints]
        for goal in (one, two):
            if self.goals[goal] != HIDDEN:
                hints.append((both, int(self.goals[goal])))
        self.hints = tuple(hints)

    def _cross(self, one: int, two: int) -> None:
        """Two goals changed places and this seat knows it: hints follow the cards."""
        self.hints = tuple([(_crossed(bits, one, two), kind) for bits, kind in self.hints])

    def _learn(self, goal: int, kind: int) -> None:
        """A goal was seen: hints that it answers are gone, others are narrower, and one that is left tells its goal."""
        kept: list[tuple[int, int]] = []
        for bits, hint in self.hints:
            if not bits >> goal & 1:
                kept.append((bits, hint))
            elif hint != kind:
                kept.append((bits & ~(1 << goal), hint))
        self.hints = tuple(kept)
        for bits, hint in kept:
            if bits & (bits - 1) == 0 and self.goals[bits.bit_length() - 1] == HIDDEN:
                change.see(self, NOBODY, GOAL + bits.bit_length() - 1, vec[i64]([hint]))
                self._learn(bits.bit_length() - 1, hint)
                return

    def copy(self) -> View:
        return View(self.rules, int(self.me), self)

    def fold(self, event: Event) -> None:
        """Take in an event that was projected for this seat."""
        kind, _, o, s = event
        if kind == MOVED:
            self._watch(o, s)
        elif kind == SEEN:
            self._look(o[1], s)
        elif kind == BEGAN:
            assert not any(s), "the order of the deck is nobody's to see"
            self.hints = ()
        elif kind == EXCHANGED and s[0] == HIDDEN:
            self._mingle(o[1], o[2])
        elif kind == EXCHANGED and s[0] == CROSSED:
            self._cross(o[1], o[2])
        change.fold(self, event)
        if kind == MOVED and o[1] == POOL and any(self.pool):
            self.stack = tuple([int(value) for value in self.pool])
        elif kind == SEEN and GOAL <= o[1] < GOAL + PLACES and s[0] != HIDDEN:
            self._learn(o[1] - int(GOAL), s[0])

    def _watch(self, o: Ints, s: Ints) -> None:
        """Gold is laid out, taken or paid."""
        source, target, cards, worth = o
        if target == POOL:
            self.stack = self.takers = ()
        elif source == POOL:
            self._note_taker(target - int(GOLD), s[0])
        elif worth and s and s[0] == HIDDEN:
            known = [int(value) for value in self.top_of(source, cards)] if FIRST <= source < HAND else []
            self._note_wage(target - int(GOLD), worth, cards, [value for value in known if value != HIDDEN])

    def _look(self, zone: int, s: Ints) -> None:
        """The gold laid out is seen, or everybody counts his gold."""
        if zone == POOL and s and s[0] != HIDDEN:
            self._close_share(self._taken(s))
            self.stack = s
        elif zone == HOARDS:
            self.wages = ()
            self.shares = ()

    def _note_wage(self, seat: int, amount: int, cards: int, known: list[int]) -> None:
        """Gold was paid openly in worth: of the cards that this seat knew, for it had put them under, it knows more."""
        if len(known) < cards:
            self.wages += ((seat, amount - sum(known), cards - len(known)),)

    def _taken(self, rest: Ints) -> Ints:
        """What others took of the stack since this seat knew it, as far as it knows that, if this is left."""
        taken = list(_without(self.stack, rest))
        while len(taken) > len(self.takers):
            taken.remove(int(HIDDEN))
        return tuple(taken)

    def _note_taker(self, seat: int, value: int) -> None:
        """A gold card was taken from the stack: this seat knows which, or who has one of those it passed on."""
        if value != HIDDEN:
            self.stack = _without(self.stack, (value,))
        elif self.stack:
            self.takers += (seat,)
            if len(self.takers) == len(self.stack):
                self._close_share(self.stack)
                self.stack = ()

    def _close_share(self, values: Ints) -> None:
        if self.takers and any(values):
            self.shares += ((self.takers, values),)
        self.takers = ()

    def see(self, events: list[Event]) -> None:
        """Project events for this seat and take them in."""
        me = int(self.me)
        for event in events:
            seen = project(event, me)
            if seen is not None:
                self.fold(seen)

    def _repr_svg_(self) -> str:
        """The table as a picture, for notebooks; looked up by name because `draw` stands on `views`, not under it."""
        picture: str = import_module("undermine.draw.position").view_svg(self)
        return picture


def _crossed(bits: int, one: int, two: int) -> int:
    """A set of goals after two of them changed places."""
    differ = (bits >> one ^ bits >> two) & 1
    return bits ^ (differ << one | differ << two)


def _without(values: Ints, gone: Ints) -> Ints:
    """Some values less others, one for one."""
    rest = list(values)
    for value in gone:
        if value in rest:
            rest.remove(value)
    return tuple(rest)


def views_for(rules: Rules) -> list[View]:
    """Blank views of all seats and, last, of a spectator."""
    return [View(rules, seat) for seat in range(int(rules.seats))] + [View(rules, SPECTATOR)]
