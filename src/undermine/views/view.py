"""A View: a State folded from what one seat saw.  The truth never enters it, so there is nothing to strip.

Owns the seat's memory.  Never holds a seed, and never sees an event that was not projected for it.
"""

from __future__ import annotations

from importlib import import_module

from mypy_extensions import i64

from undermine.core.change import fold as fold_change
from undermine.core.event import BEGAN, COUNTED, PAID, Event, Ints
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.core.state import HIDDEN, State
from undermine.views.project import project


class View(State):
    """What `me` knows; a spectator is a seat without eyes."""

    me: i64
    wages: tuple[Ints, ...]  # (seat, amount, cards): gold that others were paid openly in worth but not in cards

    def __init__(self, rules: Rules, me: int, old: View | None = None) -> None:
        super().__init__(rules, old)
        self.me = me
        self.wages = () if old is None else old.wages

    def copy(self) -> View:
        return View(self.rules, int(self.me), self)

    def fold(self, event: Event) -> None:
        """Take in an event that was projected for this seat."""
        kind = event[0]
        if kind == PAID and event[3] and event[3][0] == HIDDEN:
            self.wages += ((event[2][0], event[2][1], len(event[3])),)
        elif kind == COUNTED:
            self.wages = ()
        elif kind == BEGAN:
            assert not any(event[3]), "the order of the deck is nobody's to see"
        fold_change(self, event)

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


def views_for(rules: Rules) -> list[View]:
    """Blank views of all seats and, last, of a spectator."""
    return [View(rules, seat) for seat in range(int(rules.seats))] + [View(rules, SPECTATOR)]
