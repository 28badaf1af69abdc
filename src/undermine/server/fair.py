"""Whose bots think next: one queue per guest, and whoever has thought least is first.

Owns the order and the quota.  Knows no processes and reads no clock: the time is always given.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeVar

Item = TypeVar("Item")

SHARE: Final = 0.25
"""Seconds of thinking a second that a guest's bots have before those of all others come first."""
SAVED: Final = 10.0
"""Seconds of thinking that a guest can have saved up: more than any game needs."""
MOST: Final = 10_000
"""Guests that are remembered before those are forgotten who have used nothing lately."""


class Quota:
    """How long the bots of each guest may still think before others come first; nobody is refused anything."""

    def __init__(self, share: float = SHARE, saved: float = SAVED) -> None:
        self._share = share
        self._saved = saved
        self._full_at: dict[str, float] = {}
        """When a guest will have saved all that can be saved."""

    def charge(self, guest: str, seconds: float, now: float) -> None:
        if len(self._full_at) >= MOST:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        self._full_at[guest] = max(now, self._full_at.get(guest, now)) + seconds / self._share

    def is_over(self, guest: str, now: float) -> bool:
        return (self._full_at.get(guest, now) - now) * self._share > self._saved


class FairQueue(Generic[Item]):
    """What waits for one process.

    Who comes when others wait begins where they are (`_level`): nobody pays for a time in which nobody else wanted
    anything, and nobody saves up turns by staying away.  What a thought costs is known and counted when it is over.
    """

    def __init__(self, quota: Quota) -> None:
        self._quota = quota
        self._waiting: dict[str, deque[Item]] = {}
        """Only guests who have something waiting."""
        self._used: dict[str, float] = {}
        """Of those who are above the level: seconds of thinking, from a beginning that all share."""
        self._level = 0.0

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    def put(self, guest: str, item: Item) -> None:
        """Wait for a turn, behind what else of this guest waits."""
        self._waiting.setdefault(guest, deque()).append(item)

    def take(self, now: float) -> tuple[str, Item] | None:
        """Whose turn it is; None if nobody waits.  Of equals who has waited longer; who is over the quota at last."""
        if not self._waiting:
            return None
        guest = min(self._waiting, key=lambda each: (self._quota.is_over(each, now), self._reached(each)))
        self._level = self._reached(guest)
        items = self._waiting[guest]
        item = items.popleft()
        if not items:
            del self._waiting[guest]
        return guest, item

    def charge(self, guest: str, seconds: float, now: float) -> None:
        """A bot of this guest has thought here for so long."""
        if len(self._used) >= MOST:
            self._used = {each: used for each, used in self._used.items() if used > self._level}
        self._used[guest] = self._reached(guest) + seconds
        self._quota.charge(guest, seconds, now)

    def _reached(self, guest: str) -> float:
        return max(self._level, self._used.get(guest, 0.0))
