"""Connections to one database, set up so that what is committed is durable.

Owns the engines (one that writes, one that reads) and the migration on opening.  Never writes an entry.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from undermine.store.address import Address
from undermine.store.error import FileGone, NoAnswer, StoreError
from undermine.store.schema import VERSION, VERSION_TABLE

Result = TypeVar("Result")

OWN: Final = 0o600
CALL_SECONDS: Final = 20.0
"""How long PostgreSQL may take for an answer: longer than it takes to give up by itself (see POSTGRES_OPTIONS)."""
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

    async def run(self, work: Callable[[Connection], Result], *, limited: bool = True) -> Result:
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
            self._file = DatabaseFile(address)
            self.writer, self.reader = _SqliteWriter(address, self._file), _SqliteReader(address, self._file)
        else:
            self.writer = _Postgres(address, connections=1, isolation="READ COMMITTED")
            self.reader = _Postgres(address, connections=4, isolation="AUTOCOMMIT")

    async def prepare(self, *, migrate: bool) -> None:
        """Bring the schema up to date, or say why not."""
        if self.address.is_sqlite:
            self._file.own()
        # SQLite's file becomes a write-ahead log at the first touch, which only the writer may do.
        found = await (self.writer if self.address.is_sqlite else self.reader).run(version_of)
        if found == VERSION:
            return
        if not migrate:
            raise StoreError(f"the {self.address.name} has version {found or 'none'}; this undermine needs {VERSION}")
        await self.writer.run(lambda connection: upgrade(connection, self.address.name), limited=False)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class _Postgres:
    def __init__(self, address: Address, *, connections: int, isolation: str) -> None:
        query = dict(address.url.query)
        given = query.pop("options", "")
        options = f"{POSTGRES_OPTIONS} {given if isinstance(given, str) else ' '.join(given)}".strip()
        link = {key: value for key, value in POSTGRES_LINK.items() if key not in query}
        self._make: Callable[[], AsyncEngine] = partial(
            create_async_engine,
            address.url.set(query=query),
            pool_size=connections,
            max_overflow=0,
            hide_parameters=True,
            isolation_level=isolation,
            connect_args={"options": options, "application_name": "undermine", **link},
        )
        self._engine = self._make()
        self._lost: set[asyncio.Task[None]] = set()

    async def run(self, work: Callable[[Connection], Result], *, limited: bool = True) -> Result:
        engine = self._engine
        call = asyncio.ensure_future(self._call(engine, work))
        try:
            await asyncio.wait({call}, timeout=CALL_SECONDS if limited else None)
        except asyncio.CancelledError:
            call.add_done_callback(_never_mind)
            call.cancel()
            raise
        if call.done():
            return call.result()
        if self._engine is engine:
            # Its connections may all hang; who asks next gets new ones.
            self._engine = self._make()
        lost = asyncio.create_task(self._lose(engine, call))
        self._lost.add(lost)
        lost.add_done_callback(self._lost.discard)
        raise NoAnswer(f"no answer in {CALL_SECONDS:.0f} seconds")

    async def close(self) -> None:
        for lost in self._lost:
            lost.cancel()
        if self._lost:
            await asyncio.wait(self._lost, timeout=1)
        await self._engine.dispose()

    @staticmethod
    async def _call(engine: AsyncEngine, work: Callable[[Connection], Result]) -> Result:
        async with engine.begin() as connection:
            return await connection.run_sync(work)

    @staticmethod
    async def _lose(engine: AsyncEngine, call: asyncio.Future[Result]) -> None:
        """Wait for a call that nobody waits for any more, however long that takes, and tidy up after it."""
        call.cancel()
        await asyncio.wait({call})
        _never_mind(call)
        await engine.dispose()


def _never_mind(call: asyncio.Future[Result]) -> None:
    """Nobody waits for this any more, so its failure is no news."""
    if not call.cancelled():
        call.exception()


class _Driver(Protocol):
    """What the SQLite driver offers when a connection is made."""

    isolation_level: str | None

    def execute(self, statement: str) -> object: ...


class DatabaseFile:
    """The file of an SQLite database: whose it is, and whether it is still the same."""

    def __init__(self, address: Address) -> None:
        self._name = address.name
        self._path = Path(str(address.url.database))
        self._is: tuple[int, int] | None = None

    def own(self) -> None:
        """Let nobody else read it: it holds the secret under which all guests are known."""
        path = self._path
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWN))
            for name in (path, *(path.with_name(path.name + ending) for ending in ("-wal", "-shm"))):
                with suppress(FileNotFoundError, PermissionError):
                    if name.stat().st_mode & 0o077:
                        name.chmod(OWN)
            self._is = self._identity()
        except OSError as error:
            raise StoreError(f"cannot open the {self._name}: {error.strerror}") from None

    def check(self) -> None:
        """SQLite itself goes on writing to a file that was removed under it."""
        try:
            found = self._identity()
        except FileNotFoundError:
            raise FileGone("the file was removed while it was in use") from None
        if found != self._is:
            raise FileGone("the file was replaced by another while it was in use")

    def _identity(self) -> tuple[int, int]:
        found = self._path.stat()
        return found.st_dev, found.st_ino


class _Sqlite:
    """One connection in one thread: a transaction is one trip to the thread and back, however much it does."""

    def __init__(self, address: Address, file: DatabaseFile) -> None:
        self._file = file
        self._engine = create_engine(address.url, pool_size=1, max_overflow=0, hide_parameters=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite")
        event.listen(self._engine, "do_connect", self._before)
        event.listen(self._engine, "connect", self._prepare)

    async def run(self, work: Callable[[Connection], Result], *, limited: bool = True) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, work)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown(wait=False)

    def _transact(self, work: Callable[[Connection], Result]) -> Result:
        with self._engine.begin() as connection:
            self._file.check()
            return work(connection)

    def _before(self, *_: object) -> None:
        """A file that is not there would be made anew, and everything that happened would be forgotten."""
        self._file.check()

    def _prepare(self, driver: _Driver, _record: object) -> None:
        raise NotImplementedError


class _SqliteWriter(_Sqlite):
    def __init__(self, address: Address, file: DatabaseFile) -> None:
        super().__init__(address, file)
        event.listen(self._engine, "begin", begin_at_once)

    def _prepare(self, driver: _Driver, _record: object) -> None:
        # The driver's own idea of when to begin would leave statements outside of the transaction.
        driver.isolation_level = None
        driver.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        # Of a new file only: what is removed can be given back to the disk in small portions.
        driver.execute("PRAGMA auto_vacuum=INCREMENTAL")
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


def begin_at_once(connection: Connection) -> None:
    """Take the write lock first: a transaction that reads and then writes could otherwise fail in the middle."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def version_of(connection: Connection) -> str | None:
    """The version of the schema; None if there is nothing of ours."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    found: str | None = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return found


def upgrade(connection: Connection, name: str, to: str = "head") -> None:
    """Bring the schema up to date, or to an earlier version in a database that has none yet."""
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
    found = version_of(connection)
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreError(f"the {name} was written by a newer undermine (version {found}, this one knows {VERSION})")
    command.upgrade(config, to)
