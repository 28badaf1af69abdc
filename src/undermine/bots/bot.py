"""What a bot is: it is told what its seat sees and answers what its seat is asked.

Owns the contract.  A bot holds no truth: its View and the events projected for its seat are all that it ever gets.
"""

from __future__ import annotations

from typing import Protocol

from undermine.core.event import Event
from undermine.views.view import View


class Bot(Protocol):
    """One player at one seat for one game."""

    def see(self, events: list[Event]) -> None:
        """Take in what happened, as projected for this seat; called before the next question to anybody."""

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the legal actions; the view is the seat's own and is not to be changed."""
