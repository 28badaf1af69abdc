"""Tables that nobody needs any more: found, and removed one at a time.

Owns which ones these are: finished so many days ago, or given up so many days ago.  A table with somebody at it is not
removed, nor one that cannot be read, for whoever runs the house may want to look at it.  Of several workers one does
this, now and then, and never in the way of a move: each table is a small transaction of its own, with a pause after it.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import structlog

from undermine.server.hall import Hall
from undermine.server.journal import where
from undermine.store import StoreError
from undermine.store.cellar import Aged, Cellar
from undermine.tables.entry import Opened, decode
from undermine.tables.refusal import Refusal
from undermine.tables.seat import PERSON
from undermine.tables.table import Table

log = structlog.get_logger()

DAY: Final = 86_400.0
EVERY: Final = 3600.0
"""Seconds from one round to the next."""
FIRST: Final = 30.0
"""Seconds after the start before somebody looks: others have more to do then."""
SLICE: Final = 500
"""Tables that are looked at together."""
PAUSE: Final = 0.05
"""Seconds after each piece of work in which others have the store for themselves."""
PAGES: Final = 64
"""Of SQLite, given back to the disk together."""


@dataclass(frozen=True, slots=True)
class Keep:
    """For how many days tables are kept; 0: for ever."""

    finished: int = 0
    abandoned: int = 0

    def __bool__(self) -> bool:
        return bool(self.finished or self.abandoned)

    def is_over(self, table: Aged, now: float) -> bool:
        """Whether it was kept for long enough, if nobody is there.

        >>> Keep(finished=2).is_over(Aged("t", 9, 0.0, running=False, ended=True), 2 * 86_400.0)
        True
        >>> Keep(finished=2).is_over(Aged("t", 9, 0.0, running=False, ended=False), 9 * 86_400.0)
        False
        """
        days = self.finished if table.ended else self.abandoned
        return bool(days) and now - table.touched_at >= days * DAY


def is_anybody_at(table: Table) -> bool:
    """Whether a person is there, as the table knows it."""
    return any(seat.kind == PERSON and seat.present for seat in table.seats)


async def overdue(
    cellar: Cellar, keep: Keep, now: float, is_wanted: Callable[[Aged], Awaitable[bool]]
) -> AsyncIterator[Aged]:
    """All tables that may go, found a slice at a time."""
    after = ""
    while some := await cellar.walk(after, SLICE):
        after = some[-1].id
        for table in some:
            if keep.is_over(table, now) and not await is_wanted(table):
                yield table
        await asyncio.sleep(PAUSE)


class Retention:
    """What one worker does about it."""

    def __init__(self, cellar: Cellar, hall: Hall, keep: Keep) -> None:
        self._cellar = cellar
        self._hall = hall
        self._keep = keep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._keep:
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            try:
                await self.round()
            except StoreError as error:
                log.warning("old tables wait for the store", error=str(error))
            except Exception as error:
                log.error("old tables could not be removed", **where(error))
            await asyncio.sleep(EVERY / 10)

    async def round(self) -> int:
        """Remove what is not needed, if it is our turn; how many tables that were."""
        now = self._hall.clock()
        if not await self._cellar.take_turn(now, now + EVERY):
            return 0
        removed = 0
        async for table in overdue(self._cellar, self._keep, now, self._is_wanted):
            if await self._cellar.remove(table.id, table.sequence):
                self._hall.doubt(table.id)
                removed += 1
            await asyncio.sleep(PAUSE)
        while await self._cellar.shrink(PAGES):
            await asyncio.sleep(PAUSE)
        if removed:
            log.info("old tables were removed", tables=removed)
        return removed

    async def _is_wanted(self, found: Aged) -> bool:
        place = self._hall.open.get(found.id)
        if place is not None and place.listeners:
            return True
        if found.ended:
            return False
        try:
            # Of whoever was there when a server was killed it is now found out whether he comes back.
            async with self._hall.hold(found.id) as place:
                return is_anybody_at(place.table)
        except Refusal:
            return True


def read_table(rows: list[tuple[int, bytes]]) -> Table:
    """The table that these entries make."""
    first = decode(rows[0][1])
    assert isinstance(first, Opened), "a table begins with its opening"
    table = Table(first)
    for _, data in rows[1:]:
        table.take_in(decode(data))
    return table
