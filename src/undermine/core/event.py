"""What happened, and who may see the inside: (kind, eyes, open, secret).

Owns the kinds of events and their audience.  All but one are changes; TOLD is a fact that some feature tells (`fact`).
`eyes` is a bit set of the seats that may see `secret`; everybody sees `open`; an event without an open part does not
exist for those without eyes.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Ints: TypeAlias = tuple[int, ...]
Event: TypeAlias = tuple[int, int, Ints, Ints]

ALL: Final = -1  # every eye there is
STAYED: Final[i64] = 1  # what became of two goals that were taken up …
CROSSED: Final[i64] = 2

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
NOTED: Final[i64] = 30  # note, value: a number that a module keeps openly
WITHHELD: Final[i64] = 31  # cards | those from the top of the deck that are out for this round
EARNED: Final[i64] = 32  # seat, nuggets: from the bank, negative: to it
HANDED: Final[i64] = 33  # giver, taker, nuggets
HATTED: Final[i64] = 34  # seat | role: put its dwarf card away and took the top one of those aside
INSPECTED: Final[i64] = 35  # seat, whom | role: looked at a dwarf card
SWAPPED: Final[i64] = 36  # seat, other | cards of the one, then of the other: hands change owners
OWED: Final[i64] = 37  # cards that the seat on turn is to draw at its end
OFFERED: Final[i64] = 38  # seat, 0 from the deck or 1 from the discard pile | cards to choose from, top last
KEPT: Final[i64] = 39  # seat | card: one of those offered, into the hand
PUT_BACK: Final[i64] = 40  # seat: the others go onto the discard pile, face down
MIXED: Final[i64] = 41  # cards | the discard pile, shuffled
BURNT: Final[i64] = 42  # cards | from the top of the deck onto the discard pile, face down, the first drawn first
SNATCHED: Final[i64] = 43  # seat, victim | card: out of one hand into the other
TRADED: Final[i64] = 44  # seat | role: its dwarf card goes under those aside, the top one of them is its own now
POSTED: Final[i64] = 45  # piece, cell, number: a piece stands there
COVERED: Final[i64] = 46  # piece, cell | face, content: a face-down card with something below it
WITHDRAWN: Final[i64] = 47  # piece, cell: it is gone
GLIMPSED: Final[i64] = 48  # seat, piece, cell | face, content: looked at in secret
OPENED: Final[i64] = 49  # piece, cell, face, content: what was below it is seen by all
FACED: Final[i64] = 50  # cell, code: a face-down card that is no goal is turned up so
MOVED: Final[i64] = 51  # goal, cell: it lies there now
EXCHANGED: Final[i64] = 52  # seat, goal, goal | STAYED or CROSSED: two face-down goals were taken up
UNEARTHED: Final[i64] = 53  # cell, code | place in the deck + 1: a path card of the deck that no seat placed
SHIFTED: Final[i64] = 54  # old cell, cell, code: a laid path card was moved
SWITCHED: Final[i64] = 55  # seat, goal, goal, STAYED or CROSSED: like EXCHANGED, but everybody sees it
STOCKED: Final[i64] = 56  # cards | goal cards kept for later rounds
BOXED: Final[i64] = 57  # 1 if face-down goals stay in the game: the goals of a round are cleared away
COLLECTED: Final[i64] = 58  # seat, cell, nuggets: the card there with its gold is the seat's now
FORFEITED: Final[i64] = 59  # seat, nuggets: a gold card of the seat goes out of the game
STOOD: Final[i64] = 60  # figure, place: it stands there now, NOWHERE: off the table
UNVEILED: Final[i64] = 61  # seat, role: a dwarf card lies face up for the rest of the round
SCANNED: Final[i64] = 62  # seat | roles: looked at the dwarf cards that nobody holds
UNCOVERED: Final[i64] = 63  # piece, cell, face: reached and seen by all, but not what is below it
RAISED: Final[i64] = 64  # seat | value: drew the top gold card of the gold deck, to be paid with it
SUNK: Final[i64] = 65  # seat | value: drew the top gold card, which was too much and is the lowest now
TOLD: Final[i64] = 66  # fact, its open fields | its secret fields: nothing changes

NAMES: Final = (
    "", "chose", "began", "cast", "set-aside", "hid", "drew", "spent", "discarded", "buried", "placed", "removed",
    "shown", "fronted", "cleared", "peeked", "turned", "pushed", "popped", "replaced", "banked", "staked", "looked",
    "took", "paid", "ended", "unmasked", "bared", "counted",
    "found", "noted", "withheld", "earned", "handed", "hatted", "inspected", "swapped",
    "owed", "offered", "kept", "put-back", "mixed", "burnt", "snatched", "traded",
    "posted", "covered", "withdrawn", "glimpsed", "opened", "faced", "moved", "exchanged", "unearthed", "shifted",
    "switched",
    "stocked", "boxed", "collected", "forfeited", "stood", "unveiled", "scanned", "uncovered",
    "raised", "sunk", "told",
)  # fmt: skip
