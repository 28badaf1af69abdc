"""Calls that this house makes to others: to makers of browsers, who carry a message to one of them.

Owns who may be called.  The address of such a call is a visitor's word, so it leads nowhere but to the services that
whoever runs the house has named, by TLS, and to no machine of a network that is not everybody's, whatever a name stands
for at the moment of the call.  Follows nobody elsewhere and reads no more of an answer than what became of the message.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from typing import Final
from urllib.parse import urlsplit

import httpcore

PATIENCE: Final = 10.0
LONGEST: Final = 1_000
"""Characters of an address."""
AT_ONCE: Final = 8
BRIDGES: Final = tuple(map(ipaddress.ip_network, ("64:ff9b::/96", "2002::/16")))
"""Addresses that lead to others, which need not be everybody's."""


class Unreachable(Exception):
    """Nobody took the message, for now."""


class Courier:
    """`services` names hosts with * for a part, called by TLS; an origin with its scheme is taken as it is."""

    def __init__(self, services: str) -> None:
        named = services.replace(",", " ").split()
        self._origins = frozenset(each.rstrip("/") for each in named if "://" in each)
        self._hosts = tuple(each.lower() for each in named if "://" not in each)
        self._outside = httpcore.AsyncConnectionPool(max_connections=AT_ONCE, network_backend=Outside(), retries=0)
        self._trusted = httpcore.AsyncConnectionPool(max_connections=AT_ONCE, retries=0)

    def __bool__(self) -> bool:
        """Whether there is anybody to be called."""
        return bool(self._origins or self._hosts)

    def may_call(self, address: str) -> bool:
        """Whether an address is at one of the services.

        >>> courier = Courier("push.example, *.bell.example, http://127.0.0.1:9")
        >>> [courier.may_call(each) for each in ("https://push.example/a", "https://x.bell.example/", "http://127.0.0.1:9/b")]
        [True, True, True]
        >>> wrong = ("http://push.example/", "https://push.example:22/", "https://a@push.example/", "https://bell.example/")
        >>> any(map(courier.may_call, wrong))
        False
        """
        if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
            return False
        try:
            parts = urlsplit(address)
            port = parts.port
        except ValueError:
            return False
        if "@" in parts.netloc or "\\" in address:
            return False
        if origin_of(address) in self._origins:
            return True
        host = parts.hostname or ""
        is_plain = parts.scheme == "https" and port in (None, 443) and not _is_number(host)
        return is_plain and any(fnmatchcase(host, each) for each in self._hosts)

    async def send(self, address: str, headers: Mapping[str, str], body: bytes) -> int:
        """Take it there; the number that the service answers with.  Unreachable if it answers nothing."""
        pool = self._trusted if origin_of(address) in self._origins else self._outside
        try:
            async with (
                asyncio.timeout(PATIENCE),
                pool.stream("POST", address, headers=list(headers.items()), content=body) as answer,
            ):
                return int(answer.status)
        except (OSError, httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException) as error:
            raise Unreachable(type(error).__name__) from None

    async def close(self) -> None:
        await self._outside.aclose()
        await self._trusted.aclose()


class Outside(httpcore.AsyncNetworkBackend):
    """Connects to what is everybody's: a name is looked up once, and where it leads is what is called."""

    def __init__(self) -> None:
        self._inner = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(is_public(each) for each in addresses):
            raise httpcore.ConnectError("this name leads to a network that is not everybody's")
        return await self._inner.connect_tcp(addresses[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def is_public(address: str) -> bool:
    """Whether it is a machine that anybody can reach.

    >>> [is_public(each) for each in ("127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1")]
    [False, False, False, False, False, False]
    >>> is_public("142.250.0.1"), is_public("2a00:1450::1"), is_public("64:ff9b::a00:1"), is_public("224.0.0.1")
    (True, True, False, False)
    """
    found = ipaddress.ip_address(address.partition("%")[0])
    return found.is_global and not found.is_multicast and not any(found in each for each in BRIDGES)


def origin_of(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
