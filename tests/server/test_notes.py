"""Several workers are as good as one: who is where, and what bots have thought, told from one hall to another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tests.server.test_hall import KEY, Clock, Ear, fill, kept
from undermine.server import hall as halls
from undermine.server.bot_pool import BotPool
from undermine.server.fair import SAVED, Owner
from undermine.server.fanout import Alone, Hear
from undermine.server.hall import Hall
from undermine.store import Store
from undermine.tables.entry import Came, Left


class Linked(Alone):
    """A channel between halls of one test; one that is cut loses everything."""

    is_shared = True

    def __init__(self, all_of_them: list[Linked]) -> None:
        self.peers = all_of_them
        self.peers.append(self)
        self.is_cut = False
        self.hear: Hear | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self, hear: Hear) -> None:
        self.hear = hear

    async def stop(self) -> None:
        self.peers.remove(self)

    def tell(self, table: str, sequence: int, data: bytes) -> None:
        for peer in self.peers:
            if peer is not self and peer.hear is not None and not self.is_cut:
                task = asyncio.ensure_future(peer.hear(table, sequence, data))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)


Begin = Callable[[], Awaitable[Hall]]


@asynccontextmanager
async def house(folder: Path) -> AsyncIterator[tuple[Begin, Clock]]:
    """Workers on one store and one channel, each begun twenty seconds after the one before."""
    store, clock = await Store.open(f"sqlite:///{folder / 't.sqlite'}"), Clock()
    begun: list[Hall] = []
    channel: list[Linked] = []

    async def begin() -> Hall:
        clock.now += 20
        hall = Hall(store, Linked(channel), BotPool(1), clock)
        begun.append(hall)
        await hall.start()
        return hall

    try:
        async with asyncio.timeout(30):
            yield begin, clock
    finally:
        for hall in begun:
            await hall.stop()
            hall.bots.close()
        await store.close()


async def left(hall: Hall) -> list[int]:
    return [entry.seat for entry in await kept(hall) if isinstance(entry, Left)]


@pytest.fixture(autouse=True)
def _soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "RETURN", 0.05)


def test_who_is_at_another_worker_is_never_away(tmp_path: Path) -> None:
    """A worker begins anew and reads a table: it asks before it says that somebody has left."""

    async def work() -> None:
        async with house(tmp_path) as (begin, _):
            one = await begin()
            place = await fill(one)
            place.listeners.add(Ear("g0"))
            two = await begin()
            async with two.hold(KEY):
                pass
            while len(await left(one)) < 2:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            assert await left(one) == [1, 2]
            assert not any(isinstance(entry, Came) for entry in await kept(one))

    asyncio.run(work())


def test_who_was_at_a_worker_that_died_is_missed_by_those_that_live(tmp_path: Path) -> None:
    """It could not say who left with it; the one that takes its place need not know the table."""

    async def work() -> None:
        async with house(tmp_path) as (begin, _):
            one = await begin()
            place = await fill(one)
            ear = Ear("g0")
            place.listeners.add(ear)
            await begin()
            while len(await left(one)) < 2:
                await asyncio.sleep(0.01)
            assert await left(one) == [1, 2] and [type(entry) for entry in ear.heard] == [Left, Left]

    asyncio.run(work())


@pytest.mark.parametrize("is_cut", [False, True])
def test_one_of_two_sockets_at_two_workers_is_lost(tmp_path: Path, is_cut: bool) -> None:
    """Nobody sees him go; if the workers cannot hear each other, he is put right as soon as the other one knows."""

    async def work() -> None:
        async with house(tmp_path) as (begin, _):
            one, two = await begin(), await begin()
            place = await fill(one)
            place.listeners.add(Ear("g0"))
            async with two.hold(KEY):
                pass
            for hall in (one, two):
                assert isinstance(hall.fanout, Linked)
                hall.fanout.is_cut = is_cut
            await two.leave(KEY, "g0")
            assert await left(one) == ([0] if is_cut else [])
            if is_cut:
                await one._catch_up(KEY, 10**6)
                while not any(isinstance(entry, Came) for entry in await kept(one)):
                    await asyncio.sleep(0.01)
            async with one.hold(KEY) as found:
                assert found.table.seats[0].present

    asyncio.run(work())


def test_what_bots_have_thought_counts_at_every_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.01)

    async def work() -> None:
        async with house(tmp_path) as (begin, _):
            one, two = await begin(), await begin()
            one.bots._note(Owner("hog", "home"), SAVED + 5)
            for whose in ("hog", "home"):
                while not two.bots._quota.is_over(whose, two.bots._clock()):
                    await asyncio.sleep(0.01)

    asyncio.run(work())
