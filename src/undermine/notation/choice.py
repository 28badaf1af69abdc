"""An action taken apart: which card, which cells, which seats.  For clients that show places instead of words.

Owns the reading of the words that `write_action` writes, and knows no card: a cell is X,Y, a bare number is a seat
unless the target counts, `turned` is the half turn, X,Y:F is a cell and a field or an edge of the card there, and what
is left are words of the target that wrote them.
"""

from __future__ import annotations

import dataclasses
import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from undermine.core.action import Action, card_of
from undermine.core.rules import Rules
from undermine.notation.action import KEPT, write_action

TURNED: Final = "turned"
_CELL: Final = re.compile(r"(-?\d+),(-?\d+)(?::([a-z]))?")


@dataclass(eq=False)
class Parts:
    """`play repair-lantern+cart 2 cart`: verb play, a card, seat 2, and one more word.  Shared: nobody changes it."""

    words: str
    verb: str
    card: str | None = None
    at: list[tuple[int, int]] = dataclasses.field(default_factory=list)
    turned: bool = False
    seats: list[int] = dataclasses.field(default_factory=list)
    value: int | None = None
    more: list[str] = dataclasses.field(default_factory=list)
    field: str = ""
    side: str = ""


@lru_cache(maxsize=KEPT)
def parts_of(rules: Rules, action: Action) -> Parts:
    """What an action names.

    >>> from undermine.games import parse_rules
    >>> from undermine.notation.action import read_action
    >>> rules = parse_rules("base x5")
    >>> parts = parts_of(rules, read_action(rules, "place B-NE 2,-1 turned"))
    >>> parts.card, parts.at, parts.turned
    ('B-NE', [(2, -1)], True)
    """
    words = write_action(rules, action)
    verb, *rest = words.split()
    parts = Parts(words, verb)
    target = rules.verbs[verb].target if verb in rules.verbs else rules.targets[card_of(action)]
    for word in rest:
        cell = _CELL.fullmatch(word)
        if cell:
            parts.at.append((int(cell[1]), int(cell[2])))
            if target.is_edge():
                parts.side = cell[3] or ""
            else:
                parts.field = cell[3] or ""
        elif word.isdecimal():
            if target.counts():
                parts.value = int(word)
            else:
                parts.seats.append(int(word))
        elif word == TURNED:
            parts.turned = True
        elif word in rules.code and parts.card is None:
            parts.card = word
        else:
            parts.more.append(word)
    return parts
