"""An event as one seat sees it.

Owns the one place where secrets are taken out, the same for every kind of event: there is no list to forget one in.
"""

from __future__ import annotations

from undermine.core.event import ALL, Event
from undermine.core.frame import SPECTATOR


def project(event: Event, seat: int) -> Event | None:
    """Own eyes: as it is.  Otherwise the secret part is HIDDEN in the same length; None if nothing is open.

    >>> project((8, 1 << 2, (2,), (17,)), 2)
    (8, 4, (2,), (17,))
    >>> project((8, 1 << 2, (2,), (17,)), 0)
    (8, 0, (2,), (0,))
    """
    kind, eyes, open_part, secret = event
    if not secret or eyes == ALL:
        return event
    if seat < SPECTATOR and eyes >> seat & 1:
        return event
    if not open_part:
        return None
    return kind, 0, open_part, (0,) * len(secret)
