"""What happened, and who may see the inside: (kind, eyes, open, secret).

Owns the kinds of events and their audience.  `eyes` is a bit set of the seats that may see `secret`; everybody sees
`open`; an event without an open part does not exist for those without eyes.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Ints: TypeAlias = tuple[int, ...]
Event: TypeAlias = tuple[int, int, Ints, Ints]

ALL: Final = -1  # every eye there is

CHOSE: Final[i64] = 1  # seat | action: a question is answered and gone
BEGAN: Final[i64] = 2  # round, cards | deck
CAST: Final[i64] = 3  # seat | role
SET_ASIDE: Final[i64] = 4  # | roles nobody holds
HID: Final[i64] = 5  # | kinds of the goals
DREW: Final[i64] = 6  # seat | card
SPENT: Final[i64] = 7  # seat, card: shown and put down
DISCARDED: Final[i64] = 8  # seat | card: face down onto the pile
BURIED: Final[i64] = 9  # card: face up onto the pile
PLACED: Final[i64] = 10  # cell, code
REMOVED: Final[i64] = 11  # cell: its card goes onto the pile
SHOWN: Final[i64] = 12  # goal, code: turned up so
FRONTED: Final[i64] = 13  # seat, card: a card lies before a seat
CLEARED: Final[i64] = 14  # seat, card: it goes onto the pile
PEEKED: Final[i64] = 15  # seat, goal | kind
TURNED: Final[i64] = 16  # seat: its turn begins
PUSHED: Final[i64] = 17  # kind, seat, a, b
POPPED: Final[i64] = 18  # 1
REPLACED: Final[i64] = 19  # kind, seat, a, b
BANKED: Final[i64] = 20  # cards | the gold deck, top last
STAKED: Final[i64] = 21  # cards | gold laid out from the top of the gold deck
LOOKED: Final[i64] = 22  # seat | the gold laid out
TOOK: Final[i64] = 23  # seat | value: a gold card of those laid out
PAID: Final[i64] = 24  # seat, amount (0: less than was due) | values: gold cards from the gold deck
ENDED: Final[i64] = 25  # side that won the round, seat that found the gold or NOBODY
UNMASKED: Final[i64] = 26  # roles of all seats, then those set aside
BARED: Final[i64] = 27  # kinds of all goals
COUNTED: Final[i64] = 28  # gold of all seats
FOUND: Final[i64] = 29  # goal, kind: reached and seen by all

NAMES: Final = (
    "", "chose", "began", "cast", "set-aside", "hid", "drew", "spent", "discarded", "buried", "placed", "removed",
    "shown", "fronted", "cleared", "peeked", "turned", "pushed", "popped", "replaced", "banked", "staked", "looked",
    "took", "paid", "ended", "unmasked", "bared", "counted",
    "found",
)  # fmt: skip
