"""What was acknowledged is there after the process was killed at any moment."""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import time

from tests.store.appender import append_for_ever
from tests.store.book import QUIET, opened


def killed_in_the_middle(url: str, name: str) -> dict[str, int]:
    """The last number of each table that a process told before it was killed."""
    # Forked from a process that has imported everything but has no threads and no connections.
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.store.appender"])
    hear, tell = context.Pipe(duplex=False)
    process = context.Process(target=append_for_ever, args=(url, name, tell))
    process.start()
    tell.close()
    told: dict[str, int] = {}
    more = random.randrange(200)
    with hear:
        try:
            while True:
                table, sequence = hear.recv()
                told[table] = sequence
                # All tables have begun; then a random number of entries and a random moment more.
                if len(told) == 20:
                    more -= 1
                if more == -1:
                    time.sleep(random.random() / 50)
                    process.kill()
        except EOFError:
            pass
    process.join()
    return told


def test_killed_at_a_random_moment_nothing_acknowledged_is_lost(url: str) -> None:
    told: dict[str, int] = {}
    for name in ("a", "b", "c"):
        told |= killed_in_the_middle(url, name)
    assert len(told) == 60

    async def check() -> None:
        async with opened(url) as store:
            for table, last in told.items():
                stored = await store.entries(table, after=1)
                assert stored == [(n, f"{table}:{n}".encode()) for n in range(2, len(stored) + 2)]
                # One more may be durable whose word the killed process could not give.
                assert len(stored) + 1 in (last, last + 1)
                assert await store.append(table, len(stored) + 2, 2.0, b"on", QUIET)

    asyncio.run(check())
