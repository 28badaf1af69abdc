"""Put what a backup holds into a database, SQLite or PostgreSQL, whichever it came from.

Owns when that may be done: the backup is whole, the database is empty or may be replaced, and nobody uses it.  It is
one transaction, so the database has either everything or what it had before.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event, select, text
from sqlalchemy.exc import SQLAlchemyError

from undermine.store.address import Address, read_address
from undermine.store.backup import plain_engine
from undermine.store.bulk import Value, insert_new
from undermine.store.bundle import Bundle, engine_of, portions, read_bundle, remove, sum_of
from undermine.store.database import BUSY_SECONDS, DatabaseFile, begin_at_once, upgrade
from undermine.store.error import StoreError, Trouble, first_line
from undermine.store.schema import VERSION, metadata

OWN_MARKS: Final = ("secrets", "pulse", "workers")
"""What every server writes when it starts: a database that has nothing else is empty."""
IN_USE: Final = "a server uses the {}; stop it first, so that nobody goes on with what is no longer there"


def restore(file: Path, url: str, *, replace: bool = False) -> Bundle:
    """Fill the database with the backup; StoreError in one line if that cannot be, and then nothing is changed."""
    address = read_address(url)
    bundle = read_bundle(file)
    is_new = address.is_sqlite and not Path(str(address.url.database)).exists()
    try:
        with _up_to_date(bundle) as source, _alone(address) as target:
            _fill(source, target, address, replace=replace)
    except (Exception, KeyboardInterrupt) as error:
        if is_new:
            remove(Path(str(address.url.database)))
        if isinstance(error, SQLAlchemyError | sqlite3.Error | Trouble):
            raise StoreError(f"cannot restore into the {address.name}: {address.clean(first_line(error))}") from None
        raise
    return bundle


@contextmanager
def _up_to_date(bundle: Bundle) -> Iterator[Connection]:
    """The backup to read from; one of an older version is brought up to date, but not in its own file."""
    with tempfile.TemporaryDirectory(prefix="undermine-") as folder:
        file = bundle.file
        if bundle.version != VERSION:
            file = Path(folder) / "backup"
            shutil.copyfile(bundle.file, file)
            engine = engine_of(file, is_changed=True)
            with engine.begin() as connection:
                upgrade(connection, f"backup {bundle.file}")
            engine.dispose()
        engine = engine_of(file)
        try:
            with engine.connect() as connection:
                yield connection
        finally:
            engine.dispose()


@contextmanager
def _alone(address: Address) -> Iterator[Connection]:
    """One transaction on a database that nobody else has open."""
    engine = _sqlite(address) if address.is_sqlite else plain_engine(address, "restore", isolation="READ COMMITTED")
    try:
        with engine.begin() as connection:
            if not address.is_sqlite:
                others = text(
                    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() "
                    "AND application_name = 'undermine' AND pid <> pg_backend_pid()"
                )
                if connection.execute(others).scalar():
                    raise StoreError(IN_USE.format(address.name))
            upgrade(connection, address.name)
            yield connection
    finally:
        engine.dispose()


def _sqlite(address: Address) -> Engine:
    DatabaseFile(address).own()
    # Only who is alone on a file may end its write-ahead log; whoever serves it next begins a new one.
    with closing(sqlite3.connect(str(address.url.database), BUSY_SECONDS, isolation_level=None)) as driver:
        try:
            driver.execute("PRAGMA auto_vacuum=INCREMENTAL")
            driver.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError as error:
            said = IN_USE if "locked" in str(error) else f"cannot restore into the {{}}: {first_line(error)}"
            raise StoreError(said.format(address.name)) from None
    engine = create_engine(address.url, hide_parameters=True)
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", begin_at_once)
    return engine


def _prepare(driver: sqlite3.Connection, _record: object) -> None:
    driver.isolation_level = None
    driver.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
    driver.execute("PRAGMA auto_vacuum=INCREMENTAL")
    driver.execute("PRAGMA synchronous=FULL")


def _fill(source: Connection, target: Connection, address: Address, *, replace: bool) -> None:
    tables = metadata.sorted_tables
    full = [table.name for table in tables if target.execute(select(table).limit(1)).first()]
    held = [name for name in full if name not in OWN_MARKS]
    if held and not replace:
        raise StoreError(
            f"the {address.name} is not empty (it holds {', '.join(held)}); --replace throws away what it holds"
        )
    if target.dialect.name == "postgresql":
        target.execute(text("TRUNCATE " + ", ".join(f'"{table.name}"' for table in tables)))
    else:
        for table in reversed(tables):
            target.execute(table.delete())
    for table in tables:
        names = sorted(table.c.keys())
        for rows in portions(source, table):
            lines: list[dict[str, Value]] = [dict(zip(names, row, strict=True)) for row in rows]
            insert_new(target, table, lines)
        if sum_of(target, table) != sum_of(source, table):
            raise StoreError(f"the {address.name} did not take {table.name!r} as it is; nothing was restored")
