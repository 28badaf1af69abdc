"""Where a table is: `http://host:8765/KXQ4TA` or `http://host:8765/t/ID`.

Owns reading addresses that people paste, those of a server under a path of its host included.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

CODE: Final = re.compile("[A-Za-z0-9]{6}")
"""Six letters and digits are the short code of a table."""


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
    >>> read_address("https://host/mine/t/aB-9_/rules")
    Address(server='https://host/mine', table='aB-9_')
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("http", "https") or not parts.hostname or port == -1:
        raise AddressError(f"{text[:80]!r} is no address; write http://HOST:PORT/CODE")
    root, table = _apart([each for each in parts.path.split("/") if each])
    return Address("/".join([f"{parts.scheme}://{parts.netloc}", *root]), table)


def _apart(steps: list[str]) -> tuple[list[str], str]:
    """What stands before a table's address, and the table; a path that names none is that of a server."""
    for before in (["api", "tables"], ["t"], ["join"]):
        for at in range(len(steps) - len(before) - 1, -1, -1):
            if steps[at : at + len(before)] == before:
                return steps[:at], steps[at + len(before)]
    if steps and CODE.fullmatch(steps[-1]):
        return steps[:-1], steps[-1]
    return steps, ""
