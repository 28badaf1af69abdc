"""Short words for tests of the store: facts with defaults, a store that closes itself, a table that goes on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from undermine.store import Facts, Store

QUIET = Facts(running=False, due=None, listed=False, over=False, places=(), rules="base:de x5")


def facts(
    *,
    running: bool = True,
    due: float | None = None,
    listed: bool = False,
    over: bool = False,
    places: tuple[str, ...] = (),
) -> Facts:
    return Facts(running, due, listed, over, places, rules="base:de x5")


@asynccontextmanager
async def opened(url: str, *, patience: float = 20.0) -> AsyncIterator[Store]:
    store = await Store.open(url, patience=patience)
    try:
        yield store
    finally:
        await store.close()


async def create(store: Store, table: str, facts: Facts = QUIET, at: float = 1.0) -> None:
    """A table whose code is its id in capitals."""
    assert await store.create(table, table.upper(), "base:de x5", at, b"opened", facts)
