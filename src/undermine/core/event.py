"""What happened, and who may see the inside: (kind, eyes, open, secret).

Owns the kinds of events and their audience.  All but one are changes; TOLD is a fact that some feature tells (`fact`).
`eyes` is a bit set of the seats that may see `secret`, ALL if everybody may; everybody sees `open`; an event without an
open part does not exist for those without eyes.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

Ints: TypeAlias = tuple[int, ...]
Event: TypeAlias = tuple[int, int, Ints, Ints]

ALL: Final = -1  # every eye there is, those of spectators too
STAYED: Final[i64] = 1  # what became of two goals that were taken up …
CROSSED: Final[i64] = 2

CHOSE: Final[i64] = 1  # seat | action: a question is answered and gone
BEGAN: Final[i64] = 2  # round, cards | deck: a round is set up
ENDED: Final[i64] = 3  # side that won the round, seat that found the gold or NOBODY
TURNED: Final[i64] = 4  # seat: its turn begins
PUSHED: Final[i64] = 5  # kind, seat, a, b
POPPED: Final[i64] = 6  # 1
REPLACED: Final[i64] = 7  # kind, seat, a, b
DREW: Final[i64] = 8  # seat | card: from the deck into the hand
SPENT: Final[i64] = 9  # seat, card: out of the hand, shown
DISCARDED: Final[i64] = 10  # seat | card: out of the hand, face down onto the pile
BURIED: Final[i64] = 11  # card: face up onto the pile
FRONTED: Final[i64] = 12  # seat, card: it lies before a seat
CLEARED: Final[i64] = 13  # seat, card: from there onto the pile
MOVED: Final[i64] = 14  # zone, zone, cards, worth | cards: from one to the other; 0 if their worth is not told
FILLED: Final[i64] = 15  # zone, cards | cards: what lies there now
SEEN: Final[i64] = 16  # seat or NOBODY, zone | cards: it looks at what lies there, or everybody does
SWAPPED: Final[i64] = 17  # seat, other | cards of the one, then of the other: hands change owners
DRAWS_DUE: Final[i64] = 18  # cards that the seat on turn is to draw at its end
PLACED: Final[i64] = 19  # cell, code: a seat laid a path card
LAID: Final[i64] = 20  # cell, code: a path card comes to lie there that no seat placed
REMOVED: Final[i64] = 21  # cell, zone: its card goes there
SHOWN: Final[i64] = 22  # cell, code: a face-down card is turned up so
SHIFTED: Final[i64] = 23  # cell, cell, code: a card lies elsewhere now
EXCHANGED: Final[i64] = 24  # seat, goal, goal | STAYED or CROSSED: two face-down goals were taken up
POSTED: Final[i64] = 25  # piece, cell, number | face, content: it stands or lies there, or is known better
WITHDRAWN: Final[i64] = 26  # piece, cell: it is gone
STOOD: Final[i64] = 27  # figure, place: it stands there now, NOWHERE: off the table
EARNED: Final[i64] = 28  # seat, nuggets in tokens, negative: it gave them
NOTED: Final[i64] = 29  # note, value: a number that a module keeps openly
TOLD: Final[i64] = 30  # fact, its open fields | its secret fields: nothing changes

NAMES: Final = (
    "", "chose", "began", "ended", "turned", "pushed", "popped", "replaced", "drew", "spent", "discarded", "buried",
    "fronted", "cleared", "moved", "filled", "seen", "swapped", "draws-due", "placed", "laid", "removed", "shown",
    "shifted", "exchanged", "posted", "withdrawn", "stood", "earned", "noted", "told",
)  # fmt: skip
