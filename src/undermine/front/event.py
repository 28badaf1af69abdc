"""What happened, as the words of docs/notation.md, made when somebody reads them.

Owns how events look from outside.  An event of a Game is the truth; `seen_by` is what a seat may know of it.
"""

from __future__ import annotations

from undermine.core.event import Event as Raw
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.notation.event import write_event
from undermine.views.project import project


class Event:
    """Something that happened.

    >>> import undermine as um
    >>> event = um.Game("base x5", seed="7").events()[1]
    >>> event.kind, event.seen_by(3)
    ('began', Event('began 1 67 | ?*67'))
    """

    __slots__ = ("_raw", "_rules")

    def __init__(self, rules: Rules, raw: Raw) -> None:
        self._rules = rules
        self._raw = raw

    @property
    def kind(self) -> str:
        """The first word: what kind of thing happened."""
        return str(self).removeprefix("~").partition(" ")[0]

    @property
    def raw(self) -> Raw:
        """As the engine has it: kind, eyes, open and secret numbers."""
        return self._raw

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as a seat sees it, or an onlooker (None); nothing if it does not exist for him."""
        seen = project(self._raw, SPECTATOR if seat is None else seat)
        return None if seen is None else Event(self._rules, seen)

    def __str__(self) -> str:
        return write_event(self._rules, self._raw)

    def __repr__(self) -> str:
        return f"Event({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self._rules is other._rules and self._raw == other._raw

    def __hash__(self) -> int:
        return hash(self._raw)
