"""What a seat chose: card, verb, where and whom, packed into one int; a menu is a vector of them and a count.

Owns the packing.  Never knows what a verb does.  An answer carries the kind of its question in place of a card.
A discard of several cards names the others where a place would be, in ascending order.
Numeric order is the canonical order of a legal list: by card, then use before discard, then by place, then by person.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64

Action: TypeAlias = int

USE: Final[i64] = 0
DISCARD: Final[i64] = 1
ANSWER: Final[i64] = 2
MENU: Final = 4096  # more than any question offers


def act(verb: i64, card: i64, where: i64, whom: i64) -> i64:
    """Pack an action.

    >>> action = act(USE, 7, 300, 2)
    >>> [int(part(action)) for part in (verb_of, card_of, where_of, whom_of)]
    [0, 7, 300, 2]
    """
    return card << 28 | verb << 24 | where << 8 | whom


def verb_of(action: i64) -> i64:
    return action >> 24 & 15


def card_of(action: i64) -> i64:
    return action >> 28


def where_of(action: i64) -> i64:
    return action >> 8 & 0xFFFF


def whom_of(action: i64) -> i64:
    return action & 255


def second_of(action: i64) -> i64:
    """The second card of a discard, 0 if it is of one card."""
    return action >> 16 & 255


def third_of(action: i64) -> i64:
    """The third card of a discard, 0 if it is of fewer."""
    return action >> 8 & 255


def new_menu() -> vec[i64]:
    """Room for the legal actions of one question; used again and again."""
    return vec[i64]([0] * MENU)


def is_named(cell: i64, menu: vec[i64], first: i64, n: i64) -> bool:
    """Whether one of these actions of a menu, from the action `first` on, is on a cell."""
    for i in range(first, n):
        if where_of(menu[i]) == cell:
            return True
    return False


def arrange(menu: vec[i64], count: i64) -> None:
    """Put the first actions of a menu into canonical order; they nearly are, so insertion is the quick way."""
    for i in range(1, count):
        action = menu[i]
        j: i64 = i
        while j > 0 and menu[j - 1] > action:
            menu[j] = menu[j - 1]
            j -= 1
        menu[j] = action
