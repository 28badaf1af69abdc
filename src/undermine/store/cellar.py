"""What lies in the store and is not needed any more: how it is walked through, removed, and its room given back.

Owns removing a table with all that belongs to it, a little at a time, so that nothing else waits for it.  Which tables
are not needed is for others to say.  Results of days stay when the tables at which they were made go.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, create_engine, delete, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from undermine.store.address import read_address
from undermine.store.bulk import insert_new
from undermine.store.database import BUSY_SECONDS
from undermine.store.error import StoreError, first_line
from undermine.store.schema import entries, places, pulse, reviews, tables
from undermine.store.store import Store
from undermine.store.writing import Errand

TURN: Final = 2
"""The row of `pulse` that says when somebody may tidy up next; 1 is the pulse itself."""


@dataclass(frozen=True, slots=True)
class Aged:
    """A table and when something happened there last."""

    id: str
    sequence: int
    touched_at: float
    running: bool
    ended: bool


class Cellar:
    """The part of a store that is about what is old."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def walk(self, after: str, limit: int) -> list[Aged]:
        """Some tables, in the order of their ids from there on: cheap however many there are, and needs no index."""
        question = (
            select(tables.c.id, tables.c.sequence, tables.c.touched_at, tables.c.running, tables.c.ended)
            .where(tables.c.id > after)
            .order_by(tables.c.id)
            .limit(limit)
        )
        return [Aged(*each) for each in await self._store.ask(question)]

    async def remove(self, table: str, sequence: int) -> bool:
        """Remove a table, its entries and its places; False if something happened there after that entry."""
        row = select(tables.c.sequence).where(tables.c.id == table)

        def work(connection: Connection) -> bool:
            # Who appends at this moment waits, and then finds no table.
            if connection.execute(row.with_for_update()).scalar() != sequence:
                return False
            connection.execute(delete(entries).where(entries.c.table_id == table))
            connection.execute(delete(places).where(places.c.table_id == table))
            connection.execute(delete(reviews).where(reviews.c.table_id == table))
            connection.execute(delete(tables).where(tables.c.id == table))
            return True

        return await self._store.run(Errand(f"table {table}", work, lambda found: found.execute(row).scalar() is None))

    async def take_turn(self, now: float, until: float) -> bool:
        """Of all workers one gets the turn, and nobody does again before `until`."""

        def work(connection: Connection) -> bool:
            insert_new(connection, pulse, [{"id": TURN, "at": 0.0}])
            taken = connection.execute(update(pulse).where(pulse.c.id == TURN, pulse.c.at <= now).values(at=until))
            return taken.rowcount == 1

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(pulse.c.at).where(pulse.c.id == TURN)).scalar() == until

        return await self._store.run(Errand("turn", work, is_done))

    async def shrink(self, pages: int) -> bool:
        """Give some room back to the disk; False if there is none to give, or PostgreSQL, which does so by itself."""

        def work(connection: Connection) -> bool:
            if connection.dialect.name != "sqlite" or not connection.execute(text("PRAGMA freelist_count")).scalar():
                return False
            before = connection.execute(text("PRAGMA page_count")).scalar()
            # Stepped through to its end: each step gives one page.
            driver = connection.connection.driver_connection
            assert isinstance(driver, sqlite3.Connection)
            driver.execute(f"PRAGMA incremental_vacuum({pages})").fetchall()
            return connection.execute(text("PRAGMA page_count")).scalar() != before

        return await self._store.run(Errand("room", work, lambda _: True))


def vacuum(url: str) -> None:
    """Write the whole database anew, without holes.  Nobody can write to an SQLite file meanwhile."""
    address = read_address(url)
    try:
        if address.is_sqlite:
            with closing(sqlite3.connect(str(address.url.database), BUSY_SECONDS, isolation_level=None)) as driver:
                # From then on room can be given back in small portions, also if the file is older than that.
                driver.execute("PRAGMA auto_vacuum=INCREMENTAL")
                driver.execute("VACUUM")
        else:
            engine = create_engine(address.url, isolation_level="AUTOCOMMIT", hide_parameters=True)
            try:
                with engine.connect() as connection:
                    connection.execute(text("VACUUM (ANALYZE)"))
            finally:
                engine.dispose()
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise StoreError(f"cannot tidy up the {address.name}: {address.clean(first_line(error))}") from None
