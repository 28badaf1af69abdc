"""A View: a State folded from what one seat saw.  The truth never enters it, so there is nothing to strip.

Owns the seat's memory.  Never holds a seed, and never sees an event that was not projected for it.
"""

from __future__ import annotations

from importlib import import_module

from mypy_extensions import i64

from undermine.core.change import fold as fold_change
from undermine.core.event import BEGAN, COUNTED, LOOKED, PAID, STAKED, TOOK, Event, Ints
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.views.project import project


class View(State):
    """What `me` knows; a spectator is a seat without eyes."""

    me: i64
    wages: tuple[Ints, ...]  # (seat, amount, cards): gold that others were paid openly in worth but not in cards
    shares: tuple[tuple[Ints, Ints], ...]  # (seats, values): gold cards that this seat passed on and these seats took
    stack: Ints  # the gold that this seat saw last and that others take from now
    takers: Ints  # who has taken of it since

    def __init__(self, rules: Rules, me: int, old: View | None = None) -> None:
        super().__init__(rules, old)
        self.me = me
        if old is None:
            self.wages = ()
            self.shares = ()
            self.stack = self.takers = ()
        else:
            self.wages = old.wages
            self.shares = old.shares
            self.stack = old.stack
            self.takers = old.takers

    def copy(self) -> View:
        return View(self.rules, int(self.me), self)

    def fold(self, event: Event) -> None:
        """Take in an event that was projected for this seat."""
        kind = event[0]
        if kind == PAID and event[3] and event[3][0] == HIDDEN and event[2][1]:
            self.wages += ((event[2][0], event[2][1], len(event[3])),)
        elif kind == STAKED:
            self.stack = self.takers = ()
        elif kind == LOOKED and event[3] and event[3][0] != HIDDEN:
            self._close_share(_without(self.stack, event[3]))
            self.stack = event[3]
        elif kind == TOOK:
            self._note_taker(event[2][0], event[3][0])
        elif kind == COUNTED:
            self.wages = ()
            self.shares = ()
        elif kind == BEGAN:
            assert not any(event[3]), "the order of the deck is nobody's to see"
        fold_change(self, event)

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
        if self.takers:
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
