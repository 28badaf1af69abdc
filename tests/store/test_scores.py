"""Results of a day, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.store.book import QUIET, create, opened
from undermine.store import Score


def score(guest: str, points: int, at: float, day: str = "2026-11-16") -> Score:
    return Score(day, guest, guest.title(), points, at)


def test_the_best_come_first_and_equals_in_the_order_of_time(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            found = [
                score("ann", 12, 5.0),
                score("bob", 20, 7.0),
                score("cyd", 12, 4.0),
                score("dan", 3, 1.0, "2026-11-15"),
            ]
            for i, each in enumerate(found):
                await create(store, f"t{i}")
                assert await store.append(f"t{i}", 2, each.at, b"over", replace(QUIET, score=each))
            best = await store.best_of("2026-11-16", 10)
            assert [each.guest for each in best] == ["bob", "cyd", "ann"]
            assert best[0] == found[1]
            assert await store.best_of("2026-11-16", 1) == [found[1]]
            assert await store.best_of("2026-11-14", 10) == []
            assert await store.score_of("2026-11-15", "dan") == found[3]
            assert await store.score_of("2026-11-16", "dan") is None

    asyncio.run(run())


def test_the_first_result_of_a_guest_counts_and_an_entry_that_lost_brings_none(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")
            await create(store, "u")
            first, second = score("ann", 5, 1.0), score("ann", 30, 2.0)
            assert await store.append("t", 2, 1.0, b"over", replace(QUIET, score=first))
            assert await store.append("t", 3, 2.0, b"later", replace(QUIET, score=first))
            assert await store.append("u", 2, 2.0, b"over", replace(QUIET, score=second))
            assert not await store.append("u", 2, 3.0, b"late", replace(QUIET, score=score("bob", 9, 3.0)))
            assert await store.best_of("2026-11-16", 10) == [first]

    asyncio.run(run())
