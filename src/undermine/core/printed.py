"""What is printed on a card besides what its rules need: for pictures, for words, for who judges a card by its look.

Owns the record that Rules keeps for each card that is laid on the table.  No rule asks for it.
"""

from __future__ import annotations

from typing import Final


class Printed:
    marks: tuple[str, ...]  # what stands on the card, as its row says: `crystal`, `door-blue@S`
    called: str  # what people call it by; empty if by its shape
    shows: str  # what a goal is when it lies face up

    def __init__(self, marks: tuple[str, ...], called: str, shows: str) -> None:
        self.marks = marks
        self.called = called
        self.shows = shows


NOTHING: Final = Printed((), "", "")
