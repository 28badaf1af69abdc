"""The store: what the server keeps, and how it is found again.

Owns the contract with the server.  Writes go through the writer; reads never wait for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, TypeVarTuple

from sqlalchemy import Row as Found
from sqlalchemy import Select
from sqlalchemy.exc import SQLAlchemyError

from undermine.store import question
from undermine.store.address import Address, read_address
from undermine.store.database import Database
from undermine.store.error import StoreError, Trouble, first_line, is_passing
from undermine.store.facts import Facts, Row, Score
from undermine.store.writer import FIRST_PAUSE, LONGEST_PAUSE, Writer
from undermine.store.writing import Append, Beat, Create, Errand, Keep, Lend, Redeem

Columns = TypeVarTuple("Columns")

PATIENCE: Final = 20.0
"""Seconds for which a database that went away is waited for."""

LONGEST_LIST: Final = 500
"""How many tables are asked for at once."""


class Store:
    """One open database.  Any number of stores, in any number of processes, may be open on it."""

    def __init__(self, database: Database, patience: float) -> None:
        self._database = database
        self._patience = patience
        self._writer = Writer(database, patience)

    @classmethod
    async def open(cls, url: str, *, migrate: bool = True, patience: float = PATIENCE) -> Store:
        """Open a database and bring it up to date; StoreError in one line if that cannot be."""
        address = read_address(url)
        database = Database(address)
        deadline = asyncio.get_running_loop().time() + patience
        try:
            while True:
                try:
                    await database.prepare(migrate=migrate)
                    return cls(database, patience)
                except (SQLAlchemyError, Trouble) as error:
                    # Another process may hold SQLite's lock for a moment.  A server that does not answer is told at
                    # once: who starts wants to know.
                    out_of_time = asyncio.get_running_loop().time() >= deadline
                    if not address.is_sqlite or not is_passing(error) or out_of_time:
                        raise StoreError(f"cannot open the {_said(address, error)}") from None
                await asyncio.sleep(LONGEST_PAUSE)
        except BaseException:
            await database.close()
            raise

    async def close(self) -> None:
        """Finish what waits to be written, then let the database go."""
        await self._writer.close()
        await self._database.close()

    async def create(self, table: str, code: str, rules: str, at: float, data: bytes, facts: Facts) -> bool:
        """Open a table with its first entry, number 1; False if the id or the code exists."""
        return await self._writer.submit(Create(table, code, rules, at, data, facts))

    async def append(self, table: str, sequence: int, at: float, data: bytes, facts: Facts) -> bool:
        """True when the entry is durable; False if it does not follow the last one (somebody else was first)."""
        return await self._writer.submit(Append(table, sequence, at, data, facts))

    async def entries(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The entries of a table in order, from the one after `after` on; none if there is no such table."""
        found = await self._read(question.entries_after(table, after))
        return [(sequence, bytes(data)) for sequence, data in found]

    async def sequences(self, tables: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables; those that do not exist are left out."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), LONGEST_LIST):
            rows = await self._read(question.sequences(tables[start : start + LONGEST_LIST]))
            for table, sequence in rows:
                found[table] = sequence
        return found

    async def find_code(self, code: str) -> str | None:
        """The table that has this code."""
        found = await self._read(question.by_code(code))
        return found[0][0] if found else None

    async def rules_of(self, table: str) -> str:
        """What is played at a table; empty if there is no such table."""
        found = await self._read(question.rules_of(table))
        return found[0][0] if found else ""

    async def listed(self, limit: int, before: float | None = None) -> list[Row]:
        """Open tables that are shown to everybody, newest first; `before` is where the last page ended."""
        return [Row(*each) for each in await self._read(question.listed(limit, before))]

    async def places_of(self, guest: str, limit: int) -> list[Row]:
        """Tables at which a guest holds a seat, latest touched first."""
        return [Row(*each) for each in await self._read(question.places_of(guest, limit))]

    async def due(self, until: float, limit: int) -> list[tuple[str, float]]:
        """Running tables that must go on by themselves until then, earliest first."""
        return [(table, at) for table, at in await self._read(question.due(until, limit))]

    async def latest(self) -> float:
        """When something happened last at a table that must go on by itself; 0 if there is none."""
        (found,) = await self._read(question.latest())
        return float(found[0])

    async def counts(self) -> dict[str, int]:
        """Totals for metrics.  Entries are not among them: some of them are secret."""
        (found,) = await self._read(question.counts())
        return {name: int(value) for name, value in zip(("tables", "running", "listed"), found, strict=True)}

    async def best_of(self, day: str, limit: int) -> list[Score]:
        """The best results of a day, best first; of equals who was there first."""
        return [Score(*each) for each in await self._read(question.best_of(day, limit))]

    async def score_of(self, day: str, guest: str) -> Score | None:
        """The result of a guest on a day."""
        return next((Score(*each) for each in await self._read(question.score_of(day, guest))), None)

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """A secret of the server, made once: whoever asks first decides, and all workers get the same."""
        found = await self._read(question.secret(name))
        if not found:
            await self._writer.submit(Keep(name, make()))
            found = await self._read(question.secret(name))
        return bytes(found[0][0])

    async def lend(self, kind: str, guest: str, seal: str, until: float | None, now: float) -> bool:
        """Keep the hash of a guest's code or phrase in place of the one before; False if another has the same."""
        return await self._writer.submit(Lend(kind, guest, seal, until, now))

    async def holder(self, kind: str, seal: str, now: float) -> str | None:
        """The guest whose code or phrase this is."""
        found = await self._read(question.lent(kind, seal, now))
        return found[0][0] if found else None

    async def redeem(self, kind: str, seal: str) -> bool:
        """Use a code up; True for one who asks, also if several ask at once."""
        return await self._writer.submit(Redeem(kind, seal))

    async def has_lent(self, kind: str, guest: str) -> bool:
        """Whether a guest has a code or phrase of this kind."""
        return bool(await self._read(question.lent_to(kind, guest)))

    async def beat(self, at: float) -> None:
        """Return if something could be written just now."""
        await self._writer.submit(Beat(at))

    async def run(self, errand: Errand) -> bool:
        """Something that is no table's (see house.py and passkeys.py); False if it does not count."""
        return await self._writer.submit(errand)

    async def ask(self, asked: Select[*Columns]) -> Sequence[Found[*Columns]]:
        """The same for reading."""
        return await self._read(asked)

    async def _read(self, asked: Select[*Columns]) -> Sequence[Found[*Columns]]:
        """Ask, and ask again for a while if the database is away."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + self._patience
        pause = FIRST_PAUSE
        while True:
            try:
                return await self._database.reader.run(lambda connection: connection.execute(asked).all())
            except (SQLAlchemyError, Trouble) as error:
                if not is_passing(error) or loop.time() >= deadline:
                    raise StoreError(f"cannot read the {_said(self._database.address, error)}") from None
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


def _said(address: Address, error: Exception) -> str:
    return f"{address.name}: {address.clean(first_line(error))}"
