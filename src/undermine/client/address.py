"""Where a table is: `http://host:8765/KXQ4TA` or `http://host:8765/api/tables/ID`.

Owns reading addresses that people paste.
"""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import urlsplit


class AddressError(ValueError):
    """An address that leads to no server; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Address:
    """A server, and perhaps a table's code or id behind it."""

    server: str
    table: str = ""

    @property
    def sockets(self) -> str:
        """The server as sockets call it."""
        return "ws" + self.server.removeprefix("http")


def read_address(text: str) -> Address:
    """Read what a person typed or pasted.

    >>> read_address("localhost:8765/KXQ4TA")
    Address(server='http://localhost:8765', table='KXQ4TA')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
        raise AddressError(f"{text[:80]!r} is no address; write http://HOST:PORT/CODE")
    last = parts.path.rstrip("/").rsplit("/", 1)[-1]
    return Address(f"{parts.scheme}://{parts.netloc}", last)
