"""What a bot is: it is told what its seat sees and answers what its seat is asked.

Owns the contract.  A bot holds no truth: its View and the events projected for its seat are all that it ever gets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from undermine.core.event import Event
from undermine.talk.ledger import Repute
from undermine.talk.line import Line
from undermine.talk.wish import Wish
from undermine.views.view import View


class Bot(Protocol):
    """One player at one seat for one game."""

    def see(self, events: list[Event]) -> None:
        """Take in what happened, as projected for this seat; called before the next question to anybody."""

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the legal actions; the view is the seat's own and is not to be changed."""


@runtime_checkable
class Talker(Bot, Protocol):
    """A player who listens to the others and speaks."""

    def meet(self, past: Sequence[Repute]) -> None:
        """Before the game begins: what is known of everybody's words from earlier games."""

    def hear(self, line: Line) -> None:
        """Somebody said this openly, after what was seen last; one's own words are heard, too."""

    def speak(self, view: View) -> Wish | None:
        """What this seat would like to say about what happened last; None: nothing."""
