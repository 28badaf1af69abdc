"""Codes and phrases: hashes that lead to a guest, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

from tests.store.book import opened


def test_a_code_is_good_for_a_while_and_used_up_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            assert await store.lend("code", "ann", "seal", 100.0, 0.0)
            assert await other.holder("code", "seal", 99.0) == "ann"
            assert await other.holder("code", "seal", 100.0) is None
            assert await other.holder("phrase", "seal", 99.0) is None
            used = await asyncio.gather(*(each.redeem("code", "seal") for each in (store, other, store, other)))
            assert sorted(used) == [False, False, False, True]
            assert await store.holder("code", "seal", 99.0) is None

    asyncio.run(run())


def test_a_new_one_takes_the_place_of_the_old(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert not await store.has_lent("phrase", "ann")
            assert await store.lend("phrase", "ann", "old", None, 0.0)
            assert await store.lend("code", "bob", "forgotten", 5.0, 0.0)
            assert await store.lend("phrase", "ann", "new", None, 9.0)
            assert await store.holder("phrase", "old", 9.0) is None
            assert await store.holder("phrase", "new", 1e12) == "ann" and await store.has_lent("phrase", "ann")
            assert not await store.has_lent("code", "bob"), "what is over is tidied up"
            assert not await store.lend("phrase", "eve", "new", None, 9.0), "two guests never share one"
            assert await store.holder("phrase", "new", 9.0) == "ann"

    asyncio.run(run())


def test_a_beat_is_written(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for at in (1.0, 2.0):
                await store.beat(at)

    asyncio.run(run())
