"""The turnstile: what one address wants of this worker begins one after the other, and never fills its event loop.

Owns when work begins.  A budget says how much somebody may cost in ten seconds; here that is spread over those ten
seconds, because everybody else waits for all that begins at one moment.  Requests, messages and the answers of bots
stand in the same line of their address, which is no list but the time at which it will be over.  Never refuses and
never sleeps: whoever asks is told how long to wait.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from limits import parse_many

from undermine.server.settings import Settings

AHEAD: Final = 0.1
"""Seconds of its line that an address need not wait for: a page is many pieces at once."""
LONGEST: Final = 5.0
"""Seconds after which nobody else need stand in a line."""
MOST: Final = 20_000
"""Lines, and guests, that are remembered."""


class Turnstile:
    def __init__(self, share: float, clock: Callable[[], float] = time.monotonic) -> None:
        """`share` is how much of a second the work of one address may take; 0: as much as it likes."""
        self._share = share
        self._clock = clock
        self._over_at: dict[str, float] = {}
        """When each line will be over."""
        self._homes: dict[str, str] = {}

    @classmethod
    def of(cls, settings: Settings) -> Turnstile:
        """What an address may cost in its shortest time, spread over that time."""
        windows = parse_many(settings.budget_address)
        return cls(max(each.amount / each.get_expiry() for each in windows) / 1000 if settings.limits else 0.0)

    def wait(self, address: str, price: int) -> float:
        """Stand in line with work of so many milliseconds; the seconds until it may begin."""
        if not self._share:
            return 0.0
        now = self._clock()
        if len(self._over_at) >= MOST:
            self._over_at = {each: at for each, at in self._over_at.items() if at > now}
        begins = max(now, self._over_at.get(address, now))
        self._over_at[address] = begins + price / 1000 / self._share
        return max(0.0, begins - now - AHEAD)

    def is_long(self, address: str, most: float = LONGEST) -> bool:
        """Whether the line is so long that nobody should come to it any more."""
        return self._over_at.get(address, 0.0) - self._clock() > most

    def come(self, guest: str, address: str) -> None:
        """A guest asks for something, and this is whence."""
        if len(self._homes) >= MOST:
            self._homes.clear()
        self._homes[guest] = address

    def home_of(self, guest: str) -> str:
        """Whence a guest asked last; who has not asked this worker for anything is at home with himself."""
        return self._homes.get(guest, guest)
