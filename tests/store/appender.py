"""A process that appends without end and tells every number it was given the word for; it is there to be killed."""

from __future__ import annotations

import asyncio
from multiprocessing.connection import Connection

from tests.store.book import QUIET, create, opened
from undermine.store import Store


def append_for_ever(url: str, name: str, told: Connection) -> None:
    asyncio.run(_append_to_many(url, name, told))


async def _append_to_many(url: str, name: str, told: Connection) -> None:
    async with opened(url) as store:
        await asyncio.gather(*(_append(store, f"{name}{n}", told) for n in range(20)))


async def _append(store: Store, table: str, told: Connection) -> None:
    await create(store, table)
    sequence = 1
    while True:
        sequence += 1
        assert await store.append(table, sequence, 1.0, f"{table}:{sequence}".encode(), QUIET)
        told.send((table, sequence))
