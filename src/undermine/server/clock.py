"""The clock of the tables: the time of the day, but it never goes back.

Owns the difference to the machine's clock.  That one may be set; what is due at a table must come all the same, so
after the start only a clock that cannot be set moves this one.
"""

from __future__ import annotations

from collections.abc import Callable


class SteadyClock:
    """Begins with the time of the day, and goes on by ticks that nobody can set."""

    def __init__(self, clock: Callable[[], float], ticks: Callable[[], float]) -> None:
        self._ticks = ticks
        self._ahead = clock() - ticks()

    def __call__(self) -> float:
        return self._ticks() + self._ahead

    def catch_up(self, latest: float) -> float:
        """Be no earlier than that; how many seconds were missing.

        A machine that was set back and started anew must not let the tables that it has wait until its old time.
        """
        missing = max(0.0, latest - self())
        self._ahead += missing
        return missing
