"""What everybody may cost: a budget for each guest, for each address and for each socket, spent by all that they ask.

Owns counting and refusing.  Windows, their notation and the count that workers share in Redis are those of the library
`limits`.  A worker takes credit from the shared count in lumps and spends it here, so that a move asks nobody.  Without
an answer from Redis each worker counts alone: nobody waits for it.
"""

from __future__ import annotations

import asyncio
import ipaddress
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

import structlog
from limits import parse_many
from limits.aio.storage import RedisStorage, Storage
from limits.aio.storage.redis.redispy import RedispyBridge
from limits.aio.strategies import FixedWindowRateLimiter
from redis.exceptions import RedisError

from undermine.server.settings import Settings
from undermine.server.turnstile import Turnstile
from undermine.tables.refusal import Refusal

log = structlog.get_logger()
_chance = random.Random()

LUMP: Final = 50
"""What a worker takes from a budget at least; a smaller budget is counted exactly."""
MOST: Final = 20_000
"""Counts, and credits, that a worker remembers."""
PREFIX_BITS: Final = 64
"""Of an IPv6 address: what one subscriber has for himself."""
HELD: Final = 1.0
"""Seconds for which somebody who is refused is held, more or less: whoever asks again at once asks once a second."""
AWAY: Final = 5.0
"""Seconds for which a Redis that did not answer is not asked again."""


class Later(Refusal):
    """Too much at once; after so many seconds there is something in the budget again."""

    def __init__(self, seconds: int) -> None:
        detail = f"that was too much at once; come again in {seconds} second{'' if seconds == 1 else 's'}"
        super().__init__("too-often", detail, str(seconds), status=429)
        self.seconds = seconds

    async def hold(self) -> None:
        """Keep who is refused waiting, so that refusing is cheap; a crowd that came at once is not let go at once."""
        await asyncio.sleep(min(self.seconds, HELD) * _chance.uniform(0.5, 1.5))


@dataclass(frozen=True, slots=True)
class Payer:
    """Whose budgets a request is charged to; `guest` is empty for a stranger."""

    address: str
    guest: str = ""
    socket: str = ""


class Counts(Storage):
    """The counts of one worker that is alone, or that Redis does not answer: bounded, and by our own clock."""

    STORAGE_SCHEME = ["async+undermine"]  # noqa: RUF012 - so it is declared there

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._counts: dict[str, tuple[int, float]] = {}

    @property
    def base_exceptions(self) -> type[Exception]:
        return ValueError

    async def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        count, until = self._get(key)
        if not count and len(self._counts) >= MOST:
            now = self._clock()
            self._counts = {each: kept for each, kept in self._counts.items() if kept[1] > now}
            if len(self._counts) >= MOST:
                # Full of people who are all of today: whoever was counted first is forgotten first.
                del self._counts[next(iter(self._counts))]
        self._counts[key] = (count + amount, until if count else self._clock() + expiry)
        return count + amount

    async def get(self, key: str) -> int:
        return self._get(key)[0]

    async def get_expiry(self, key: str) -> float:
        return self._get(key)[1]

    async def check(self) -> bool:
        return True

    async def reset(self) -> int | None:
        forgotten = len(self._counts)
        self._counts.clear()
        return forgotten

    async def clear(self, key: str) -> None:
        self._counts.pop(key, None)

    def __len__(self) -> int:
        return len(self._counts)

    def _get(self, key: str) -> tuple[int, float]:
        now = self._clock()
        found = self._counts.get(key)
        return found if found is not None and found[1] > now else (0, now)


class Budget:
    """All budgets, as one worker sees them."""

    def __init__(
        self,
        settings: Settings,
        clock: Callable[[], float],
        channel: str = "",
        turnstile: Turnstile | None = None,
    ) -> None:
        self._clock = clock
        self._turnstile = turnstile or Turnstile(0.0)
        self._is_on = settings.limits
        self._windows = {
            "guest": parse_many(settings.budget_guest),
            "stranger": parse_many(settings.budget_stranger),
            "address": parse_many(settings.budget_address),
            "socket": parse_many(settings.budget_socket),
            "address guesses": parse_many(settings.budget_guesses),
            "address tables": parse_many(settings.address_tables),
            "address bots": parse_many(settings.address_bots),
            "guest tables": parse_many(settings.guest_tables),
            "guest bots": parse_many(settings.guest_bots),
            "guest rings": parse_many(settings.guest_rings),
        }
        self.counts = Counts(clock)
        self._alone = FixedWindowRateLimiter(self.counts)
        self._redis = _redis(settings.redis, channel) if settings.redis else None
        self._shared = FixedWindowRateLimiter(self._redis) if self._redis is not None else None
        self._asked_again = 0.0
        self._credits: dict[tuple[str, str], int] = {}
        self.refused = 0

    async def pay(self, payer: Payer, price: int, *, is_shared: bool = False) -> None:
        """Charge all whom it concerns, or none and raise Later; then wait until it may begin.

        What is `is_shared` is charged to the address, and its time was taken at the gate.
        """
        if not self._is_on or price <= 0:
            return
        network = network_of(payer.address)
        purses = [("address", network)]
        if not is_shared:
            purses.insert(0, ("guest", payer.guest) if payer.guest else ("stranger", network))
        if payer.socket:
            purses.insert(0, ("socket", payer.socket))
        for done, purse in enumerate(purses):
            try:
                if not self._spend(purse, price):
                    await self._borrow(purse, price)
            except Later:
                for paid in purses[:done]:
                    self._credits[paid] = self._credits.get(paid, 0) + price
                raise
        if payer.guest:
            self._turnstile.come(payer.guest, network)
        if not is_shared and (wait := self._turnstile.wait(network, price)):
            await asyncio.sleep(wait)

    async def count(self, what: str, payer: Payer, amount: int = 1) -> None:
        """Count what is rare, however little it costs: "tables", "bots", "guesses", "rings"."""
        if self._is_on and amount > 0:
            if payer.guest and f"guest {what}" in self._windows:
                await self._hit((f"guest {what}", payer.guest), amount)
            if f"address {what}" in self._windows:
                await self._hit((f"address {what}", network_of(payer.address)), amount)

    async def close(self) -> None:
        if self._redis is not None and isinstance(self._redis.bridge, RedispyBridge):
            with suppress(RedisError, OSError):
                await self._redis.bridge.storage.aclose()

    def _spend(self, purse: tuple[str, str], price: int) -> bool:
        left = self._credits.get(purse, 0)
        if left < price:
            return False
        self._credits[purse] = left - price
        return True

    async def _borrow(self, purse: tuple[str, str], price: int) -> None:
        """Take a lump, or what is needed if that is more, from what all workers count."""
        missing = price - self._credits.get(purse, 0)
        lump = min(LUMP, min(window.amount for window in self._windows[purse[0]]) // 10)
        taken = max(missing, lump)
        await self._hit(purse, taken)
        if len(self._credits) >= MOST:
            self._credits.clear()
        # Another request of the same purse may have come in between.
        self._credits[purse] = self._credits.get(purse, 0) + taken - price

    async def _hit(self, purse: tuple[str, str], amount: int) -> None:
        """Count it, or raise Later."""
        wait: float | None = None
        if self._shared is not None and self._clock() >= self._asked_again:
            try:
                wait = await self._take(self._shared, purse, amount)
            except (RedisError, OSError, TimeoutError) as error:
                log.warning("budgets are not shared for a while", error=type(error).__name__)
                self._asked_again = self._clock() + AWAY
        if wait is None:
            wait = await self._take(self._alone, purse, amount)
        if wait:
            self.refused += 1
            raise Later(max(1, ceil(wait)))

    async def _take(self, counter: FixedWindowRateLimiter, purse: tuple[str, str], amount: int) -> float:
        """Count it in all windows, or in none; how long to wait for those that have not that much left."""
        windows, now = self._windows[purse[0]], self._clock()
        # Looked at first: a counter counts what it refuses, too, and who asks in vain for ten seconds should not pay
        # for it all minute.
        stats = [await counter.get_window_stats(window, *purse) for window in windows]
        wait = max((max(1.0, each.reset_time - now) for each in stats if each.remaining < amount), default=0.0)
        if not wait:
            for window in windows:
                await counter.hit(window, *purse, cost=amount)
        return wait


def _redis(url: str, channel: str) -> RedisStorage:
    uri = f"async+redis+{url}" if url.startswith("unix:") else f"async+{url}"
    return RedisStorage(
        uri, implementation="redispy", key_prefix=channel, socket_timeout=1.0, socket_connect_timeout=1.0
    )


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Who shares a budget: one IPv4 address, or all of an IPv6 network that one subscriber is given.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1:2:3"), network_of("::ffff:192.0.2.7"), network_of("testclient")
    ('192.0.2.7', '2001:db8::/64', '192.0.2.7', 'testclient')
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((int(found), PREFIX_BITS), strict=False))
