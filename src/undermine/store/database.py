"""Connections to one database, set up so that what is committed is durable.

Owns the engines (one that writes, one that reads) and the migration on opening.  Never writes an entry.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undermine.store.address import Address
from undermine.store.error import StoreError
from undermine.store.schema import VERSION, VERSION_TABLE

Result = TypeVar("Result")

BUSY_SECONDS: Final = 2
"""How long SQLite itself waits for another process's lock; the writer tries again after that."""
MIGRATION_LOCK: Final = 0x756E6465
"""Any number; workers that start together migrate one after the other."""

# A worker that stops in the middle of a transaction must not stop the others for long: they give up waiting and try
# again, and the server ends the transaction.  Dead links are noticed within seconds.
POSTGRES_OPTIONS: Final = "-c lock_timeout=5s -c idle_in_transaction_session_timeout=10s -c statement_timeout=15s"
POSTGRES_LINK: Final = {
    "connect_timeout": "5",
    "keepalives_idle": "5",
    "keepalives_interval": "3",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}


class Engine(Protocol):
    """A way to run work on a connection without stopping the event loop."""

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """Everything that the work does is one transaction, committed when this returns."""
        ...

    async def close(self) -> None: ...


class Database:
    """Two engines on one address."""

    def __init__(self, address: Address) -> None:
        self.address = address
        self.writer: Engine
        self.reader: Engine
        if address.is_sqlite:
            self.writer, self.reader = _SqliteWriter(address), _SqliteReader(address)
        else:
            self.writer = _Postgres(address, connections=1, isolation="READ COMMITTED")
            self.reader = _Postgres(address, connections=4, isolation="AUTOCOMMIT")

    async def prepare(self, *, migrate: bool) -> None:
        """Bring the schema up to date, or say why not."""
        # SQLite's file becomes a write-ahead log at the first touch, which only the writer may do.
        found = await (self.writer if self.address.is_sqlite else self.reader).run(_version)
        if found == VERSION:
            return
        if not migrate:
            raise StoreError(f"the {self.address.name} has version {found or 'none'}; this undermine needs {VERSION}")
        await self.writer.run(lambda connection: _migrate(connection, self.address.name))

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class _Postgres:
    def __init__(self, address: Address, *, connections: int, isolation: str) -> None:
        query = dict(address.url.query)
        given = query.pop("options", "")
        options = f"{POSTGRES_OPTIONS} {given if isinstance(given, str) else ' '.join(given)}".strip()
        link = {key: value for key, value in POSTGRES_LINK.items() if key not in query}
        self._engine: AsyncEngine = create_async_engine(
            address.url.set(query=query),
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            isolation_level=isolation,
            connect_args={"options": options, "application_name": "undermine", **link},
        )

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


class _Driver(Protocol):
    """What the SQLite driver offers when a connection is made."""

    isolation_level: str | None

    def execute(self, statement: str) -> object: ...


class _Sqlite:
    """One connection in one thread: a transaction is one trip to the thread and back, however much it does."""

    def __init__(self, address: Address) -> None:
        self._engine = create_engine(address.url, pool_size=1, max_overflow=0, hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        event.listen(self._engine, "connect", self._prepare)

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            return work(connection)

    def _prepare(self, driver: _Driver, _record: object) -> None:
        raise NotImplementedError


class _SqliteWriter(_Sqlite):
    def __init__(self, address: Address) -> None:
        super().__init__(address)
        event.listen(self._engine, "begin", _begin_at_once)

    def _prepare(self, driver: _Driver, _record: object) -> None:
        # The driver's own idea of when to begin would leave statements outside of the transaction.
        driver.isolation_level = None
        driver.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        driver.execute("PRAGMA journal_mode=WAL")
        driver.execute("PRAGMA synchronous=FULL")
        driver.execute("PRAGMA foreign_keys=ON")
        # Pages, 16 MB: a commit that has to tidy up the log is slow, so it should be a rare one.
        driver.execute("PRAGMA wal_autocheckpoint=4000")


class _SqliteReader(_Sqlite):
    def _prepare(self, driver: _Driver, _record: object) -> None:
        driver.isolation_level = None
        driver.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        driver.execute("PRAGMA query_only=ON")


def _begin_at_once(connection: Connection) -> None:
    """Take the write lock first: a transaction that reads and then writes could otherwise fail in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return found


def _migrate(connection: Connection, name: str) -> None:
    # Only a database that is not up to date pays for the import.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    if connection.dialect.name == "postgresql":
        # A migration may take its time, and so may waiting for another worker's.
        connection.execute(text("SET LOCAL lock_timeout = 0"))
        connection.execute(text("SET LOCAL statement_timeout = 0"))
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    config = Config(attributes={"connection": connection})
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    found = _version(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(f"the {name} was written by a newer undermine (version {found}, this one knows {VERSION})")
    command.upgrade(config, "head")
