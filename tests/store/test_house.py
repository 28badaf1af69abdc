"""Orders, acts, reports, passkeys and bells, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.store.book import opened
from undermine.store import Act, Bell, Bells, Books, Order, Passkey, Passkeys, Report
from undermine.store.house import BLOCK, NOTICE


def test_orders_stand_until_they_are_taken_back_and_acts_stay(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            here, there = Books(store), Books(other)
            await here.order(Order(BLOCK, "ann", "", 1.0), Act(1.0, "ada", "block", "ann"))
            await here.order(Order(BLOCK, "bob", "", 2.0), Act(2.0, "ada", "block", "bob"))
            await there.order(Order(NOTICE, "en", "hello", 3.0), Act(3.0, "tom", "notice", "en", "hello"))
            await there.order(Order(NOTICE, "cs", "ahoj", 4.0), Act(4.0, "tom", "notice", "cs", "ahoj"))
            await there.take_back(BLOCK, "ann", Act(5.0, "tom", "unblock", "ann"))
            await there.note(Act(6.0, "tom", "close", "t", "CODE"))
            standing = sorted(await here.orders(), key=lambda order: order.kind)
            assert standing == [Order(BLOCK, "bob", "", 2.0), Order(NOTICE, "cs", "ahoj", 4.0)]
            assert [act.kind for act in await here.acts(3)] == ["close", "unblock", "notice"]
            assert len(await here.acts(100)) == 6

    asyncio.run(run())


def test_a_worker_that_says_nothing_is_gone(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            books = Books(store)
            await books.report(Report("one", 10.0, b"a"), 0.0)
            await books.report(Report("two", 20.0, b"b"), 0.0)
            await books.report(Report("two", 30.0, b"c"), 15.0)
            assert await books.reports(0.0) == [Report("two", 30.0, b"c")]
            assert await books.reports(31.0) == []

    asyncio.run(run())


def test_a_passkey_is_its_guests_alone(url: str) -> None:
    key = Passkey("id", "ann", "mine.example", b"public", 0, "Phone", 1.0)

    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            mine, theirs = Passkeys(store), Passkeys(other)
            assert await mine.add(key, 2)
            assert not await theirs.add(replace(key, guest="eve", key=b"evil"), 2), "one id, one guest"
            assert await mine.add(replace(key, id="second", made_at=2.0), 2)
            assert not await mine.add(replace(key, id="third"), 2), "so many are enough"
            assert [each.id for each in await theirs.of("ann")] == ["id", "second"] and await theirs.of("eve") == []
            # Of two uses at once that count the same one wins.
            used = await asyncio.gather(mine.use(key, 5, 9.0), theirs.use(key, 5, 9.5))
            assert sorted(used) == [False, True]
            found = await mine.find("id")
            assert found is not None and (found.uses, found.key) == (5, b"public") and found.used_at in (9.0, 9.5)
            assert not await theirs.remove("id", "eve") and await theirs.remove("id", "ann")
            assert await mine.find("id") is None and not await mine.remove("id", "ann")

    asyncio.run(run())


def test_a_bell_has_one_owner_and_the_oldest_gives_way(url: str) -> None:
    bell = Bell("id", "ann", "https://push.example/1", b"key", b"secret", "lt", "https://mine.example", 1.0)

    async def run() -> None:
        async with opened(url) as store, opened(url) as other:
            mine, theirs = Bells(store), Bells(other)
            await mine.hang(bell, 2)
            await mine.hang(bell, 2)
            assert await theirs.of("ann") == [bell]
            await theirs.hang(replace(bell, guest="bob", made_at=2.0), 2)
            assert await mine.of("ann") == [] and [each.made_at for each in await mine.of("bob")] == [2.0]
            for number in (3, 4, 5):
                await mine.hang(replace(bell, id=f"id {number}", made_at=float(number)), 2)
            assert [each.id for each in await mine.of("ann")] == ["id 4", "id 5"]
            assert not await theirs.remove("id 4", "bob") and await theirs.remove("id 4", "ann")
            assert [each.id for each in await mine.of("ann")] == ["id 5"]

    asyncio.run(run())
