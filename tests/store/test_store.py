"""The contract of the store, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio

import pytest

from tests.store.book import QUIET, create, facts, opened
from undermine.store import Row, Store, StoreError


def test_entries_come_back_in_order_and_survive_closing(url: str) -> None:
    async def write() -> None:
        async with opened(url) as store:
            await create(store, "t")
            assert await store.append("t", 2, 2.5, bytes(range(256)), QUIET)
            assert await store.append("t", 3, 3.5, b"", QUIET)
            assert await store.entries("t", after=1) == [(2, bytes(range(256))), (3, b"")]

    async def read() -> None:
        async with opened(url) as store:
            assert await store.entries("t") == [(1, b"opened"), (2, bytes(range(256))), (3, b"")]
            assert await store.entries("t", after=3) == []
            assert await store.entries("nobody") == []
            assert await store.append("t", 4, 4.5, b"on", QUIET)

    asyncio.run(write())
    asyncio.run(read())


def test_a_table_is_created_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert await store.create("t", "CODE", "base:de x5", 1.0, b"first", facts(places=("ann",)))
            assert not await store.create("t", "OTHER", "base:de x3", 2.0, b"second", facts(places=("bob",)))
            assert not await store.create("u", "CODE", "base:de x3", 2.0, b"third", facts(places=("bob",)))
            assert await store.find_code("CODE") == "t"
            assert await store.find_code("OTHER") is None
            assert await store.entries("t") == [(1, b"first")]
            assert await store.entries("u") == []
            assert await store.places_of("bob", 9) == []
            both = await asyncio.gather(
                store.create("v", "SAME", "base:de x3", 3.0, b"v", QUIET),
                store.create("w", "SAME", "base:de x3", 3.0, b"w", QUIET),
                store.create("v", "ELSE", "base:de x3", 3.0, b"x", QUIET),
            )
            assert list(both) == [True, False, False]
            assert await store.find_code("SAME") == "v"

    asyncio.run(run())


@pytest.mark.parametrize("sequence", [-1, 0, 1, 2, 4, 5])
def test_only_the_successor_is_taken(url: str, sequence: int) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t", facts(places=("ann",)))
            assert await store.append("t", 2, 2.0, b"two", facts(places=("ann",)))
            assert not await store.append("t", sequence, 9.0, b"no", facts(due=1.0, listed=True, places=("bob",)))
            assert await store.entries("t") == [(1, b"opened"), (2, b"two")]
            assert await store.due(9.0, 9) == []
            assert await store.listed(9) == []
            assert await store.places_of("bob", 9) == []
            (row,) = await store.places_of("ann", 9)
            assert (row.sequence, row.touched_at) == (2, 2.0)

    asyncio.run(run())


def test_nothing_is_appended_to_a_table_that_does_not_exist(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            assert not await store.append("t", 1, 1.0, b"x", QUIET)
            assert not await store.append("t", 2, 1.0, b"x", QUIET)
            assert await store.counts() == {"tables": 0, "running": 0, "listed": 0}

    asyncio.run(run())


def test_entries_given_all_at_once_are_written_in_the_order_given(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")
            answers = await asyncio.gather(
                *(store.append("t", n, float(n), b"%d" % n, QUIET) for n in range(2, 40)),
                store.append("t", 7, 7.0, b"late", QUIET),
            )
            assert answers == [True] * 38 + [False]
            assert await store.entries("t", after=1) == [(n, b"%d" % n) for n in range(2, 40)]

    asyncio.run(run())


def test_many_tables_at_once(url: str) -> None:
    """More callers than one transaction takes; each table ends with all of its entries and its own facts."""
    count = 600

    async def play(store: Store, number: int) -> None:
        table = f"t{number}"
        await create(store, table)
        for sequence in range(2, 5):
            mine = facts(due=float(number), places=(f"g{number}", "", "all"))
            assert await store.append(table, sequence, 10.0 + number, f"{table}:{sequence}".encode(), mine)

    async def run() -> None:
        async with opened(url) as store:
            await asyncio.gather(*(play(store, number) for number in range(count)))
            assert await store.counts() == {"tables": count, "running": count, "listed": 0}
            assert await store.due(count, count) == [(f"t{number}", float(number)) for number in range(count)]
            assert [row.id for row in await store.places_of("g77", 9)] == ["t77"]
            assert len(await store.places_of("all", 2 * count)) == count
            for number in (0, 77, count - 1):
                want = [(n, f"t{number}:{n}".encode()) for n in range(2, 5)]
                assert await store.entries(f"t{number}", after=1) == want

    asyncio.run(run())


def test_listed_tables_newest_first_without_those_that_are_over(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            for n in range(1, 6):
                await create(store, f"t{n}", facts(running=False, listed=True), at=float(n))
            await create(store, "private", facts(running=False), at=9.0)
            await store.append("t4", 2, 10.0, b"over", facts(running=False, listed=True, over=True))
            await store.append("t2", 2, 11.0, b"started", facts(running=True, listed=True))
            await store.append("t1", 2, 12.0, b"hidden", facts(running=False, listed=False))
            page = await store.listed(2)
            assert [row.id for row in page] == ["t5", "t3"]
            (rest,) = await store.listed(2, before=page[-1].opened_at)
            assert rest == Row("t2", "T2", "base:de x5", 2.0, 11.0, 2, running=True, listed=True)
            assert rest.running is True
            assert (await store.counts())["listed"] == 3

    asyncio.run(run())


def test_places_follow_the_seats(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "a", facts(places=("ann", "", "bob")), at=1.0)
            await create(store, "b", facts(places=("ann",)), at=2.0)
            assert [row.id for row in await store.places_of("ann", 9)] == ["b", "a"]
            await store.append("a", 2, 3.0, b"order", facts(places=("bob", "ann", "")))
            assert [row.id for row in await store.places_of("ann", 9)] == ["a", "b"]
            assert [row.id for row in await store.places_of("ann", 1)] == ["a"]
            await store.append("a", 3, 4.0, b"left", facts(places=("", "", "bob")))
            assert [row.id for row in await store.places_of("ann", 9)] == ["b"]
            assert [row.id for row in await store.places_of("bob", 9)] == ["a"]
            await store.append("b", 2, 5.0, b"empty", facts(places=()))
            assert await store.places_of("ann", 9) == []
            assert await store.places_of("", 9) == []

    asyncio.run(run())


def test_due_tables_earliest_first_and_only_running_ones(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "late", facts(due=30.0))
            await create(store, "early", facts(due=10.5))
            await create(store, "middle", facts(due=20.0))
            await create(store, "never", facts(due=None))
            await create(store, "still", facts(running=False, due=1.0))
            assert await store.due(20.0, 9) == [("early", 10.5), ("middle", 20.0)]
            assert await store.due(99.0, 1) == [("early", 10.5)]
            await store.append("early", 2, 11.0, b"moved", facts(due=40.0))
            await store.append("middle", 2, 11.0, b"paused", facts(due=None))
            assert await store.due(99.0, 9) == [("late", 30.0), ("early", 40.0)]
            assert await store.counts() == {"tables": 5, "running": 4, "listed": 0}

    asyncio.run(run())


def test_a_secret_is_made_once_for_all_workers(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as two:
            makers = [b"made by %d" % n for n in range(10)]
            made = await asyncio.gather(
                *(store.secret("key", bytes(maker).strip) for maker, store in zip(makers, [one, two] * 5, strict=True))
            )
            assert len(set(made)) == 1
            assert made[0] in makers
            assert await two.secret("other", lambda: b"\0\xff") == b"\0\xff"
        async with opened(url) as again:
            assert await again.secret("key", lambda: b"never") == made[0]

    asyncio.run(run())


def test_an_entry_that_cannot_be_written_fails_alone(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            answers = await asyncio.gather(
                *(store.create(f"t{n}", f"C{n}", "base:de x5", 1.0, b"x", QUIET) for n in range(3)),
                store.create("bad", "\ud800", "base:de x5", 1.0, b"x", QUIET),
                *(store.create(f"t{n}", f"C{n}", "base:de x5", 1.0, b"x", QUIET) for n in range(3, 6)),
                return_exceptions=True,
            )
            assert isinstance(answers[3], StoreError)
            assert "\n" not in str(answers[3])
            assert answers[:3] + answers[4:] == [True] * 6
            assert await store.append("t5", 2, 2.0, b"on", QUIET)

    asyncio.run(run())


def test_closing_finishes_what_waits(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")
            waiting = [asyncio.ensure_future(store.append("t", n, 1.0, b"x", QUIET)) for n in range(2, 30)]
            await asyncio.sleep(0)
        assert [await answer for answer in waiting] == [True] * 28
        with pytest.raises(StoreError, match="closed"):
            await store.append("t", 30, 1.0, b"x", QUIET)
        async with opened(url) as again:
            assert len(await again.entries("t")) == 29

    asyncio.run(run())


def test_a_caller_that_goes_away_stops_nobody(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")
            await create(store, "u")
            gone = asyncio.ensure_future(store.append("t", 2, 1.0, b"gone", QUIET))
            stays = asyncio.ensure_future(store.append("u", 2, 1.0, b"stays", QUIET))
            await asyncio.sleep(0)
            gone.cancel()
            assert await stays
            found = await store.entries("t", after=1)
            assert found in ([], [(2, b"gone")])
            assert await store.append("t", 2 + len(found), 1.0, b"next", QUIET)

    asyncio.run(run())
