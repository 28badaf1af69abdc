"""What work costs, in milliseconds of one processor: the one table by which everybody's budget is charged.

Owns the figures.  They were measured and rounded up; what grows with a game is priced by its events.  A cost is charged
before the work is done, so nobody gets more than he can pay for.
"""

from __future__ import annotations

from typing import Final

PRICE: Final = "price"
"""The option of a handler that says what a request costs beside its kind: LOOK if it reads, WRITE if it changes."""
SHARED: Final = "shared"
"""The option of a handler that gives what is in memory, the same for all: paid by the address alone, whoever asks."""

REQUEST: Final = 1
"""Any request, whatever becomes of it: read, found to be somebody's or nobody's, answered."""
LINE: Final = 4
"""A new connection: more than it takes, since one is kept for many requests."""
FILE: Final = 1
"""A piece of the page, a drawing, the plain page of the API: bytes that are there."""
LOOK: Final = 2
"""A table, a score: read and shown."""
HINT: Final = 250
"""What a bot would do: a search, in a process of the bots."""
LIST: Final = 10
"""Many tables at once."""
WRITE: Final = 4
"""Something that is decided, kept and told to everybody at the table; a move."""
BOT: Final = 2
"""A bot's answer, written and told like a move; it is thought out elsewhere."""
PERSON: Final = 10
"""A new guest, with a budget of his own."""
CODE: Final = 20
"""The table of a short code: more than it takes, so that codes are not found by trying."""
CONNECT: Final = 5
"""A socket, until its table is known."""
MESSAGE: Final = 1
"""Any message of a socket: read, and answered."""
WHY: Final = 4
"""A reason, found in the view of the one who asks."""
QR: Final = 10
HANDBOOK: Final = 60
"""The handbook of rules that nobody has asked for lately, or their drawings: written in words, packed."""

REVIEW: Final = 1_000
"""A review that nobody has asked for yet.  It takes longer, but in the processes of bots, where whoever asks for much
waits for the others anyway."""
WHAT_IF: Final = 150
"""Cards dealt anew at a step, in a process of the bots."""
TRIAL: Final = 400
"""Another answer that is tried and that nobody has asked for lately, in the same processes."""
MOST: Final = 1_200
"""What anything may cost at once; more could not be paid at all."""
LESSONS: Final = 400
"""The lessons of a box that nobody has asked for lately: played through, with a reason for all that can be tried."""

PUZZLE: Final = 300
"""A puzzle that nobody has asked for lately: played through, every answer with what it costs and why."""


def furnishing(steps: int) -> int:
    """What happens at a new table at once: somebody sits down, bots are seated, a game begins.

    >>> WRITE + furnishing(12)
    40
    """
    return 3 * steps


def position(events: int, *, is_read: bool) -> int:
    """A game as a seat sees it; more if nobody has read it for that seat yet.

    >>> position(1000, is_read=True), position(1000, is_read=False)
    (8, 48)
    """
    return 3 + events // 200 + (0 if is_read else events // 25)


def replay(events: int) -> int:
    """A finished game, step by step, with the table after each.

    >>> replay(1500)
    190
    """
    return 10 + events * 12 // 100


def story(events: int) -> int:
    """A finished game in figures.

    >>> story(1500)
    130
    """
    return 10 + events * 8 // 100


def record(events: int) -> int:
    return 3 + events // 100


def history(games: int) -> int:
    """Finished games of a guest in figures.

    >>> history(0), history(2000)
    (4, 84)
    """
    return 4 + games // 25


def export(tables: int) -> int:
    """Everything at so many tables, read from the first entry on; never more than can be paid at all.

    >>> export(2), export(1000)
    (40, 1200)
    """
    return min(20 + 10 * tables, MOST)
