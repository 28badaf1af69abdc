"""The lines on which people come: how many an address may hold, and what becomes of one that does not listen.

Owns the transport of a socket.  Whoever takes nothing off his line for a while is cut off without a word, for a word
would only be put behind all that he has not taken yet; he may come again and resume.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from undermine.server import price
from undermine.server.budget import network_of
from undermine.server.settings import Settings
from undermine.server.turnstile import Turnstile

RUSH: Final = 2.0
"""Seconds for which new lines of one address may be in line: a school may come at once, but nobody again and again."""


class Lines:
    """All lines of this worker; web servers in front hold as many as they like."""

    def __init__(self, settings: Settings) -> None:
        self.header_seconds = float(settings.header_seconds)
        self.deaf_seconds = float(settings.deaf_seconds)
        self._most = settings.address_connections if settings.limits else 0
        names = [each.strip() for each in settings.trusted_proxies.split(",") if each.strip()]
        self._trusts_all = "*" in names
        self._fronts = [ipaddress.ip_network(name) for name in names if name != "*"]
        self.open: Counter[str] = Counter()
        self._turnstile = Turnstile.of(settings)

    def take(self, address: str) -> bool:
        """One more line; False if that is one too many, at once or in a short time."""
        network = network_of(address)
        self.open[network] += 1
        if not self._most or self._is_front(address):
            return True
        if self.open[network] > self._most or self._turnstile.is_long(network, RUSH):
            return False
        self._turnstile.wait(network, price.LINE)
        return True

    def give_back(self, address: str) -> None:
        network = network_of(address)
        self.open[network] -= 1
        if self.open[network] <= 0:
            del self.open[network]

    def _is_front(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return True  # not a line from elsewhere
        return self._trusts_all or any(found in network for network in self._fronts)


class Now:
    """The lines of the worker that this process is; a test may put others here."""

    lines = Lines(Settings())


class Aborted(Protocol):
    """What can be cut off."""

    def abort(self) -> None: ...
    def is_closing(self) -> bool: ...


class Patience:
    """Waits for somebody for so long, and no longer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, seconds: float, transport: Aborted) -> None:
        if self._timer is None:
            self._timer = self._loop.call_later(seconds, transport.abort)

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Line(WebSocketsSansIOProtocol):
    """A socket."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._patience = Patience(self.loop)

    def connection_lost(self, exc: Exception | None) -> None:
        self._patience.end()
        Now.lines.give_back(self.client[0] if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.begin(Now.lines.deaf_seconds, self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.end()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._abort_if_deaf()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._abort_if_deaf()

    def _abort_if_deaf(self) -> None:
        """To close is to wait until everything was taken; nobody takes it here."""
        if not self.writable.is_set():
            self.transport.abort()
