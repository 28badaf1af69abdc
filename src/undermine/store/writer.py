"""Group commit: while one transaction is written, the next writings gather, and all of them share one commit.

Owns the order of writing, patience with a lost database, and the answer to each caller.  An answer is given only after
the commit; after a commit whose outcome was not heard, the database is asked what it has.
"""

from __future__ import annotations

import asyncio
from collections import deque
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from undermine.store.database import Database
from undermine.store.error import StoreError, first_line, is_passing
from undermine.store.writing import Writing, subject, were_written, write

LARGEST_BATCH: Final = 500
FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 0.5


@dataclass(slots=True, eq=False)
class _Job:
    writing: Writing
    answer: asyncio.Future[bool]
    deadline: float
    doubtful: bool = False
    """An earlier attempt failed, and it may have been written all the same."""

    def succeed(self, *, written: bool) -> None:
        if not self.answer.done():
            self.answer.set_result(written)

    def fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(StoreError(reason))


class Writer:
    """The only one in this process that writes to the database."""

    def __init__(self, database: Database, patience: float) -> None:
        self._database = database
        self._patience = patience
        self._waiting: deque[_Job] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._pause = FIRST_PAUSE
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def submit(self, writing: Writing) -> bool:
        """True when it is durable, False if somebody else was first.

        A caller that is cancelled does not know: what was not begun is dropped, what was begun goes on.
        """
        if self._closing:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        job = _Job(writing, loop.create_future(), loop.time() + self._patience)
        self._waiting.append(job)
        self._wake.set()
        return await job.answer

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await asyncio.shield(self._task)

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            batch = self._gather()
            if batch:
                await self._settle(batch)
            else:
                self._wake.clear()
                if not self._closing:
                    await self._wake.wait()

    def _gather(self) -> list[_Job]:
        """The oldest writings, at most one for each subject; the others keep their order for the next time."""
        batch: list[_Job] = []
        subjects: set[tuple[str, str]] = set()
        left: list[_Job] = []
        while self._waiting and len(batch) < LARGEST_BATCH:
            job = self._waiting.popleft()
            if job.answer.done():  # cancelled
                continue
            about = subject(job.writing)
            if about in subjects:
                left.append(job)
            else:
                subjects.add(about)
                batch.append(job)
        self._waiting.extendleft(reversed(left))
        return batch

    async def _settle(self, batch: list[_Job]) -> None:
        """Write a batch and answer, or put it back if it may succeed later."""
        try:
            written = await self._write(batch)
        # Whatever happens is an answer to the callers, never the end of the writer.
        except Exception as error:
            if is_passing(error):
                await self._put_back(batch, error)
            elif len(batch) > 1:
                # One writing that the database cannot take must not fail its neighbours.
                for job in batch:
                    await self._settle([job])
            else:
                batch[0].fail(self._say("cannot write to", error))
        else:
            self._pause = FIRST_PAUSE
            for job in batch:
                job.succeed(written=job.writing in written)

    async def _write(self, batch: list[_Job]) -> set[Writing]:
        writings = [job.writing for job in batch]
        doubtful = [job.writing for job in batch if job.doubtful]

        def work(connection: Connection) -> set[Writing]:
            written = write(connection, writings)
            # A lost attempt that is still being committed holds its keys: `write` has waited for it and lost to it,
            # so by now it can be seen.
            return written | were_written(connection, [writing for writing in doubtful if writing not in written])

        return await self._database.writer.run(work)

    async def _put_back(self, batch: list[_Job], error: Exception) -> None:
        now = asyncio.get_running_loop().time()
        for job in reversed(batch):
            job.doubtful = True
            if job.deadline <= now:
                job.fail(self._say(f"for {self._patience:.0f} s could not write to", error))
            else:
                self._waiting.appendleft(job)
        await asyncio.sleep(self._pause)
        self._pause = min(2 * self._pause, LONGEST_PAUSE)

    def _say(self, what: str, error: Exception) -> str:
        address = self._database.address
        return f"{what} the {address.name}: {address.clean(first_line(error))}"
