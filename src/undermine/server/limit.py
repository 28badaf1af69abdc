"""How often somebody may ask: buckets that fill by the second and are emptied by requests.

Owns the numbers.  Guests are told apart by their token, so that a family or a school behind one address shares nothing
but a wide limit; strangers share the narrow one of their address.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from undermine.tables.refusal import Refusal

MOST: Final = 20_000
"""Buckets that are remembered."""


@dataclass(frozen=True, slots=True)
class Rate:
    per_second: float
    burst: float


GUEST: Final = Rate(20, 120)
STRANGER: Final = Rate(10, 120)
ADDRESS: Final = Rate(200, 2_000)
GUESS: Final = Rate(0.1, 10)
"""Codes and phrases of others that an address may try."""


class Bucket:
    """What one of them may still ask for."""

    __slots__ = ("_at", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._at = now

    def take(self, now: float) -> bool:
        """One request; False if it is one too many."""
        self._fill(now)
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        self._fill(now)
        return self._left >= self._rate.burst

    def _fill(self, now: float) -> None:
        # A clock that was set back fills nothing and takes nothing away.
        self._left = min(self._rate.burst, self._left + max(0.0, now - self._at) * self._rate.per_second)
        self._at = now


class Limiter:
    """One worker's buckets."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def count(self, address: str, guest: str) -> None:
        """Count a request; Refusal if it comes too soon.  `guest` is empty for a stranger."""
        own = self._bucket(f"guest {guest}", GUEST) if guest else self._bucket(f"stranger {address}", STRANGER)
        now = self._clock()
        if not own.take(now) or not self._bucket(f"address {address}", ADDRESS).take(now):
            raise Refusal("too-often", "too many requests; slow down", status=429)

    def count_guess(self, address: str) -> None:
        """Count an attempt to say what only another knows."""
        if not self._bucket(f"guess {address}", GUESS).take(self._clock()):
            raise Refusal("too-often", "too many attempts; wait a while", status=429)

    def _bucket(self, who: str, rate: Rate) -> Bucket:
        bucket = self._buckets.get(who)
        if bucket is None:
            now = self._clock()
            if len(self._buckets) >= MOST:
                self._buckets = {each: kept for each, kept in self._buckets.items() if not kept.is_full(now)}
            bucket = self._buckets[who] = Bucket(rate, now)
        return bucket
