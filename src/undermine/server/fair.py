"""Whose bots think next: a queue per guest, and whoever's bots have thought least is first.

A hundred guests of one address are no better than one, so it is the homes of guests that are compared first.  Owns the
order and the quota.  Knows no processes and reads no clock: the time is always given.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

SHARE: Final = 0.25
"""Seconds of thinking a second that the bots of a guest, or of a home, have before those of others come first."""
SAVED: Final = 10.0
"""Seconds of thinking that can be saved up: more than any game needs."""
MOST: Final = 10_000
"""Names that are remembered before those are forgotten who have used nothing lately."""


class Owner(NamedTuple):
    """Whose bots they are: the guest who has the table, and the home that he shares with others of his address."""

    guest: str
    home: str


class Quota:
    """How long the bots of each guest, and of each home, may still think before others come first.

    Nobody is refused anything.
    """

    def __init__(self, share: float = SHARE, saved: float = SAVED) -> None:
        self._share = share
        self._saved = saved
        self._full_at: dict[str, float] = {}
        """When each will have saved all that can be saved."""

    def charge(self, whose: str, seconds: float, now: float) -> None:
        if len(self._full_at) >= MOST:
            self._full_at = {each: at for each, at in self._full_at.items() if at > now}
        self._full_at[whose] = max(now, self._full_at.get(whose, now)) + seconds / self._share

    def is_over(self, whose: str, now: float) -> bool:
        return (self._full_at.get(whose, now) - now) * self._share > self._saved


class _Used:
    """Who of several has used least, from a beginning that all share.

    Who comes when others are at it begins where they are (`_level`): nobody pays for a time in which nobody else wanted
    anything, and nobody saves up turns by staying away.
    """

    def __init__(self) -> None:
        self._level = 0.0
        self._above: dict[str, float] = {}
        """Only of those who are above the level."""

    def of(self, name: str) -> float:
        return max(self._level, self._above.get(name, 0.0))

    def turn(self, name: str) -> None:
        """It is this one's turn; those below have come later."""
        self._level = self.of(name)

    def add(self, name: str, seconds: float) -> None:
        if len(self._above) >= MOST:
            self._above = {each: used for each, used in self._above.items() if used > self._level}
        self._above[name] = self.of(name) + seconds


class FairQueue(Generic[Item]):
    """What waits for one process: fair between homes, and at each home between its guests.

    What a thought costs is known and counted when it is over.
    """

    def __init__(self, quota: Quota) -> None:
        self._quota = quota
        self._waiting: dict[str, dict[str, deque[Item]]] = {}
        """Home -> guest -> items; only who has something waiting."""
        self._homes = _Used()
        self._guests: dict[str, _Used] = {}

    def __len__(self) -> int:
        return sum(len(items) for guests in self._waiting.values() for items in guests.values())

    def put(self, owner: Owner, item: Item) -> None:
        """Wait for a turn, behind what else of this guest waits."""
        self._waiting.setdefault(owner.home, {}).setdefault(owner.guest, deque()).append(item)

    def take(self, now: float) -> tuple[Owner, Item] | None:
        """Whose turn it is; None if nobody waits.  Of equals who has waited longer; who is over the quota at last."""
        if not self._waiting:
            return None
        is_over = self._quota.is_over
        home = min(self._waiting, key=lambda each: (is_over(each, now), self._homes.of(each)))
        self._homes.turn(home)
        waiting, used = self._waiting[home], self._used_at(home)
        guest = min(waiting, key=lambda each: (is_over(each, now), used.of(each)))
        used.turn(guest)
        item = waiting[guest].popleft()
        if not waiting[guest]:
            del waiting[guest]
        if not waiting:
            del self._waiting[home]
        return Owner(guest, home), item

    def charge(self, owner: Owner, seconds: float, now: float) -> None:
        """A bot of this owner has thought here for so long."""
        self._homes.add(owner.home, seconds)
        self._used_at(owner.home).add(owner.guest, seconds)
        for each in set(owner):
            self._quota.charge(each, seconds, now)

    def _used_at(self, home: str) -> _Used:
        if len(self._guests) >= MOST:
            self._guests = {each: used for each, used in self._guests.items() if each in self._waiting}
        return self._guests.setdefault(home, _Used())
