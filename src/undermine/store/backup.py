"""A backup of a database that goes on being used: what it held at one moment, in a file of its own.

Owns reading at one moment (SQLite's online backup, one transaction of PostgreSQL); a file is there whole or not at all.
Never stops a server and never changes the database.  What the file is like is said in `bundle`.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine
from sqlalchemy.exc import SQLAlchemyError

import undermine
from undermine.store.address import Address, read_address
from undermine.store.bundle import (
    Bundle,
    Sum,
    engine_of,
    portions,
    read_bundle,
    remove,
    sum_of,
    tables_in,
    write_manifest,
)
from undermine.store.database import BUSY_SECONDS, upgrade, version_of
from undermine.store.error import StoreError, first_line

PATIENT: Final = "-c lock_timeout=5s -c statement_timeout=0 -c idle_in_transaction_session_timeout=0"
"""For PostgreSQL: a copy may take its time."""


def back_up(url: str, file: Path, *, replace: bool = False) -> Bundle:
    """Copy everything that the database holds right now into the file; StoreError in one line if that cannot be.

    The file appears when it is complete and checked; until then one that was there stays.  Only its owner may read it:
    it holds the secret under which all guests are known.
    """
    address = read_address(url)
    if file.is_dir():
        raise StoreError(f"{file} is a folder; name a file in it")
    if file.exists() and not replace:
        raise StoreError(f"{file} exists already; take another name, or --replace it")
    if not file.parent.is_dir():
        raise StoreError(f"there is no folder {file.parent} for the backup {file.name}")
    if address.is_sqlite and file.exists() and file.samefile(str(address.url.database)):
        raise StoreError(f"{file} is the database itself; a backup needs a file of its own")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)  # made for its owner alone
    part = Path(name)
    try:
        source = _copy_sqlite(address, part) if address.is_sqlite else _copy_postgres(address, part)
        _seal(part, "SQLite" if address.is_sqlite else "PostgreSQL", source)
        made = read_bundle(part, f"the copy of the {address.name}")
        _keep(part, file)
    except (SQLAlchemyError, sqlite3.Error) as error:
        said = address.clean(first_line(error))
        raise StoreError(f"cannot back up the {address.name}: {said}") from None
    finally:
        remove(part)
    return Bundle(file, made.version, made.made_by, made.made_at, made.sums)


def plain_engine(address: Address, purpose: str, *, isolation: str) -> Engine:
    """An engine of PostgreSQL for one long piece of work."""
    given = address.url.query.get("options", "")
    options = f"{PATIENT} {given if isinstance(given, str) else ' '.join(given)}".strip()
    query = {key: value for key, value in address.url.query.items() if key != "options"}
    return create_engine(
        address.url.set(query=query),
        hide_parameters=True,
        isolation_level=isolation,
        connect_args={"options": options, "application_name": f"undermine-{purpose}", "connect_timeout": 5},
    )


def _copy_sqlite(address: Address, part: Path) -> dict[str, Sum]:
    """SQLite's own way: all pages as they are at one moment, while others write."""
    path = Path(str(address.url.database))
    if not path.exists():
        raise StoreError(f"there is no {address.name}")
    where = f"{path.absolute().as_uri()}?mode=rw"
    with (
        closing(sqlite3.connect(where, uri=True, timeout=BUSY_SECONDS)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        source.execute("PRAGMA query_only=ON")
        # In one step: with its write-ahead log a reader stops no writer, and a second step might find other pages.
        source.backup(copy)
        # A backup is one file; a log beside it would be left behind when it is carried elsewhere.
        copy.execute("PRAGMA journal_mode=DELETE")
    engine = engine_of(part)
    try:
        with engine.connect() as connection:
            if version_of(connection) is None:
                raise StoreError(f"the {address.name} holds no tables of undermine")
            return {table.name: sum_of(connection, table) for table in tables_in(connection)}
    finally:
        engine.dispose()


def _copy_postgres(address: Address, part: Path) -> dict[str, Sum]:
    """All rows as one transaction sees them, whatever is written meanwhile."""
    source, copy = plain_engine(address, "backup", isolation="REPEATABLE READ"), engine_of(part, is_changed=True)
    sums: dict[str, Sum] = {}
    try:
        with source.connect() as connection:
            reading = connection.execution_options(postgresql_readonly=True)
            version = version_of(reading)
            if version is None:
                raise StoreError(f"the {address.name} holds no tables of undermine")
            with copy.begin() as into:
                upgrade(into, address.name, version)
                for table in tables_in(into):
                    sums[table.name] = Sum()
                    names = sorted(table.c.keys())
                    for rows in portions(reading, table):
                        sums[table.name] = sums[table.name].plus(rows)
                        into.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
    finally:
        source.dispose()
        copy.dispose()
    return sums


def _seal(part: Path, kind: str, sums: dict[str, Sum]) -> None:
    lines = {
        "undermine": undermine.__version__,
        "made at": datetime.now(UTC).isoformat(timespec="seconds"),
        "from": kind,
    }
    engine = engine_of(part, is_changed=True)
    try:
        with engine.begin() as connection:
            write_manifest(connection, lines, sums)
    finally:
        engine.dispose()


def _keep(part: Path, file: Path) -> None:
    """On the disk for good, then under its name."""
    _sync(part)
    part.replace(file)
    with suppress(OSError):  # not every system has folders that can be told
        _sync(file.parent)


def _sync(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
