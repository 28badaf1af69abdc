"""Two workers on one database: nobody's entry is lost, none is written twice, and there is one line of entries."""

from __future__ import annotations

import asyncio

from tests.store.book import create, facts, opened
from undermine.store import Store


async def contend(store: Store, name: str, table: str, until: int) -> list[int]:
    """Append until the table is full; after a lost race, read what the other one wrote. The numbers it won."""
    won: list[int] = []
    sequence = len(await store.entries(table))
    while sequence < until:
        mine = facts(due=float(sequence), places=(name,))
        if await store.append(table, sequence + 1, 1.0, f"{name}{sequence + 1}".encode(), mine):
            sequence += 1
            won.append(sequence)
        else:
            news = await store.entries(table, after=sequence)
            assert news, "who lost finds what won"
            sequence = news[-1][0]
    return won


def test_two_workers_never_write_the_same_number(url: str) -> None:
    tables, until = [f"t{n}" for n in range(12)], 15

    async def run() -> None:
        async with opened(url) as one, opened(url) as two:
            for table in tables:
                await create(one, table)
            # Each order is another one, so that batches of the two meet crosswise.
            won = await asyncio.gather(
                *(contend(one, "a", table, until) for table in tables),
                *(contend(two, "b", table, until) for table in reversed(tables)),
            )
            by_a = dict(zip(tables, won[: len(tables)], strict=True))
            by_b = dict(zip(reversed(tables), won[len(tables) :], strict=True))
            for table in tables:
                stored = await two.entries(table, after=1)
                assert [sequence for sequence, _ in stored] == list(range(2, until + 1))
                assert sorted(by_a[table] + by_b[table]) == list(range(2, until + 1))
                for sequence, data in stored:
                    assert data == f"{'a' if sequence in by_a[table] else 'b'}{sequence}".encode()
                # The facts are those of the last entry.
                last = stored[-1][1].decode()[0]
                assert table in {row.id for row in await one.places_of(last, 99)}
            assert {due for _, due in await one.due(99.0, 99)} == {float(until - 1)}

    asyncio.run(run())


def test_one_winner_for_one_number(url: str) -> None:
    async def run() -> None:
        async with opened(url) as one, opened(url) as two:
            await create(one, "t")
            for sequence in range(2, 12):
                answers = await asyncio.gather(
                    *(store.append("t", sequence, 1.0, b"%d" % n, facts()) for n, store in enumerate([one, two] * 3))
                )
                assert sum(answers) == 1
                winner = answers.index(True)
                assert await two.entries("t", after=sequence - 1) == [(sequence, b"%d" % winner)]

    asyncio.run(run())
