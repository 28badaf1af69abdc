"""Where a database is: reads the URL that a person gave.

Owns what is accepted and how a database is called in messages.  Never opens anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from undermine.store.error import StoreError

RIGHT = "use sqlite:///path/to/file or postgresql://user@host/name"


@dataclass(frozen=True, slots=True)
class Address:
    """A database that can be opened."""

    url: URL
    name: str
    """For messages: which database, without user and password."""
    is_sqlite: bool

    def clean(self, line: str) -> str:
        """A driver's words without the password, should they ever hold it."""
        for secret in (self.url.password, self.url.query.get("password")):
            if isinstance(secret, str) and secret:
                line = line.replace(secret, "***")
        return line


def read_address(text: str) -> Address:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        # Not quoted back: what cannot be read may hold a password anywhere.
        raise StoreError(f"the database URL cannot be read; {RIGHT}") from None
    match url.drivername:
        case "sqlite":
            return _file(url)
        case "postgresql" | "postgres":
            where = url.host or url.query.get("host") or "this machine"
            port = f":{url.port}" if url.port else ""
            name = f"PostgreSQL database {url.database or url.username or ''!s} at {where}{port}"
            return Address(url.set(drivername="postgresql+psycopg"), name, is_sqlite=False)
        case other:
            raise StoreError(f"there is no store for {other!r} databases; {RIGHT}")


def _file(url: URL) -> Address:
    if url.host or url.query or not url.database or url.database == ":memory:":
        raise StoreError("an SQLite database must be a file, with three slashes: sqlite:///path/to/file")
    path = Path(url.database)
    if path.is_dir():
        raise StoreError(f"{path} is a folder; an SQLite database is a file")
    if not path.parent.is_dir():
        raise StoreError(f"there is no folder {path.parent} for the database file {path.name}")
    return Address(url.set(drivername="sqlite+pysqlite"), f"SQLite database {path}", is_sqlite=True)
