"""What a seat answers, as the words of docs/notation.md that take themselves apart.

Owns how actions look from outside.  An Action is a `str`, so it can be printed, compared, kept in sets, sent as JSON
and typed in; it never asks whether it is legal, and knows no rules.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from undermine.core.rules import Rules
from undermine.notation.action import KEPT, write_action

_CELL: Final = re.compile(r"(-?\d+),(-?\d+)(?::([a-z]))?")


class Action(str):
    """An answer in words.

    >>> action = Action("place B-NE 1,0 turned")
    >>> action
    Action('place B-NE 1,0 turned')
    >>> action.verb, action.card, action.cells, action.is_turned
    ('place', 'B-NE', ((1, 0),), True)
    >>> action == "place B-NE 1,0 turned"
    True
    """

    __slots__ = ()

    def __new__(cls, words: str) -> Action:
        return super().__new__(cls, " ".join(words.split()))

    @property
    def verb(self) -> str:
        """The first word: what is done."""
        return self.partition(" ")[0]

    @property
    def words(self) -> tuple[str, ...]:
        """All words, the verb among them."""
        return tuple(self.split())

    @property
    def card(self) -> str | None:
        """The card that is placed, played or discarded, the first if there are several; None for other answers.

        >>> Action("take 3").card
        """
        return self.words[1] if self.verb in {"place", "play", "discard"} and len(self.words) > 1 else None

    @property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """The cells that are named, as (x, y).

        >>> Action("play swap-goals 8,-2 8,0").cells
        ((8, -2), (8, 0))
        """
        found = [_CELL.fullmatch(word) for word in self.words]
        return tuple((int(cell[1]), int(cell[2])) for cell in found if cell)

    @property
    def is_turned(self) -> bool:
        """Whether a card comes to lie after a half turn."""
        return self.endswith(" turned")

    def __repr__(self) -> str:
        return f"Action({str.__repr__(self)})"


@lru_cache(maxsize=KEPT)
def action_of(rules: Rules, code: int) -> Action:
    """The words of an action of the engine."""
    return Action(write_action(rules, code))
