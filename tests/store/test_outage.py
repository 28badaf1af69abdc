"""A database that goes away: what was begun is finished once and told truly, or refused in one line."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.services import Postgres
from tests.store.book import QUIET, create, facts, opened
from tests.store.link import AFTER, BEFORE, linked
from undermine.store import StoreError, database


@pytest.fixture
def folder() -> Iterator[Path]:
    """With a short path, as sockets need it."""
    path = Path(tempfile.mkdtemp(prefix="um"))
    yield path
    shutil.rmtree(path)


@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_a_commit_whose_answer_is_lost_is_told_truly(postgres_url: str, folder: Path, moment: str) -> None:
    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url) as store, opened(postgres_url) as other:
            for name in ("t", "u"):
                await create(store, name)
            link.at_commit = moment
            writing = [
                asyncio.ensure_future(store.append("t", 2, 2.0, b"two", facts(due=2.0, places=("ann",)))),
                asyncio.ensure_future(store.append("u", 2, 2.0, b"too", facts(due=3.0, places=("ann",)))),
                asyncio.ensure_future(store.create("v", "V", "base:de x5", 2.0, b"new", QUIET)),
            ]
            await link.was_cut.wait()
            there = [await other.entries(name) for name in ("t", "u", "v")]
            link.let_through()
            assert [await answer for answer in writing] == [True] * 3
            # Only the first of them is in the transaction that was cut: that one was alone when it began.
            assert len(there[0]) == (2 if moment == AFTER else 1)
            assert await store.entries("t", after=1) == [(2, b"two")]
            assert await store.entries("u", after=1) == [(2, b"too")]
            assert await store.entries("v") == [(1, b"new")]
            assert await store.due(9.0, 9) == [("t", 2.0), ("u", 3.0)]
            assert len(await store.places_of("ann", 9)) == 2
            assert await store.append("t", 3, 3.0, b"three", QUIET)

    asyncio.run(run())


@pytest.mark.parametrize("moment", [BEFORE, AFTER])
def test_a_table_whose_creation_was_not_heard_is_created_once(postgres_url: str, folder: Path, moment: str) -> None:
    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url) as store:
            link.at_commit = moment
            creating = asyncio.ensure_future(store.create("t", "CODE", "base:de x5", 1.0, b"one", QUIET))
            await link.was_cut.wait()
            link.let_through()
            assert await creating
            assert not await store.create("t", "CODE", "base:de x5", 1.0, b"one", QUIET)
            link.was_cut.clear()
            link.at_commit = moment
            keeping = asyncio.ensure_future(store.secret("key", lambda: b"first"))
            await link.was_cut.wait()
            link.let_through()
            assert await keeping == b"first"

    asyncio.run(run())


def test_who_lost_the_link_may_lose_the_race(postgres_url: str, folder: Path) -> None:
    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url) as store, opened(postgres_url) as other:
            await create(store, "t")
            link.at_commit = BEFORE
            losing = asyncio.ensure_future(store.append("t", 2, 2.0, b"mine", facts(places=("ann",))))
            await link.was_cut.wait()
            assert await other.append("t", 2, 2.0, b"yours", facts(places=("bob",)))
            link.let_through()
            assert await losing is False
            assert await store.entries("t", after=1) == [(2, b"yours")]
            assert await store.places_of("ann", 9) == []

    asyncio.run(run())


def test_what_was_written_counts_also_if_others_have_gone_on(postgres_url: str, folder: Path) -> None:
    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url) as store, opened(postgres_url) as other:
            await create(store, "t")
            link.at_commit = AFTER
            writing = asyncio.ensure_future(store.append("t", 2, 2.0, b"mine", facts(places=("ann",))))
            await link.was_cut.wait()
            assert await other.append("t", 3, 3.0, b"yours", facts(places=("bob",)))
            link.let_through()
            assert await writing
            assert await store.entries("t", after=1) == [(2, b"mine"), (3, b"yours")]
            # The facts of the later entry stand.
            assert await store.places_of("ann", 9) == []

    asyncio.run(run())


def test_patience_ends_in_one_line_and_the_store_lives_on(postgres_url: str, folder: Path) -> None:
    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url, patience=0.3) as store:
            await create(store, "t")
            (folder / ".s.PGSQL.5432").rename(folder / "away")
            link.shut()
            answers = await asyncio.gather(
                store.append("t", 2, 2.0, b"secret", QUIET), store.entries("t"), return_exceptions=True
            )
            for answer in answers:
                assert isinstance(answer, StoreError)
                assert "PostgreSQL database" in str(answer)
                assert "\n" not in str(answer)
                assert "secret" not in str(answer)
            (folder / "away").rename(folder / ".s.PGSQL.5432")
            link.let_through()
            assert await store.append("t", 2, 2.0, b"two", QUIET)

    asyncio.run(run())


def test_a_server_that_says_nothing_is_given_up(
    postgres_url: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It keeps the connection and does not answer: no limit of its own or of the network ends that."""
    monkeypatch.setattr(database, "CALL_SECONDS", 0.3)

    async def run() -> None:
        async with linked(postgres_url, folder) as (link, url), opened(url) as store:
            await create(store, "t")
            assert await store.entries("t") == [(1, b"opened")]
            link.freeze()
            writing = asyncio.ensure_future(store.append("t", 2, 2.0, b"two", QUIET))
            assert await asyncio.wait_for(store.entries("t", after=1), 60) in ([], [(2, b"two")])
            assert await asyncio.wait_for(writing, 60)
            assert await store.entries("t", after=1) == [(2, b"two")]

    asyncio.run(run())


def test_a_file_that_is_removed_or_replaced_is_noticed(tmp_path: Path) -> None:
    """SQLite would go on writing into a file that nobody can ever open again."""
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as store:
            await create(store, "t")
            for name in tmp_path.iterdir():
                name.rename(name.with_suffix(name.suffix + ".away"))
            for part in ("removed", "replaced"):
                with pytest.raises(StoreError, match=part):
                    await store.append("t", 2, 2.0, b"two", QUIET)
                with pytest.raises(StoreError, match=part):
                    await store.entries("t")
                with pytest.raises(StoreError, match=part):
                    await store.beat(1.0)
                path.write_bytes(b"")

    asyncio.run(run())
    assert path.read_bytes() == b"", "nothing was made in its place"


def test_a_server_that_crashes_and_comes_back_stops_nobody(folder: Path) -> None:
    server = Postgres(folder / "pg")
    tables, until = [f"t{n}" for n in range(10)], 12

    async def run() -> None:
        async with opened(server.url) as store:
            for table in tables:
                await create(store, table)
            started = asyncio.Event()

            async def play(table: str) -> None:
                for sequence in range(2, until + 1):
                    assert await store.append(table, sequence, 1.0, f"{sequence}".encode(), QUIET)
                    if sequence == 5:
                        started.set()

            playing = asyncio.gather(*(play(table) for table in tables))
            await started.wait()
            await asyncio.to_thread(server.crash)
            reading = asyncio.ensure_future(store.entries("t0", after=1))
            await asyncio.to_thread(server.start)
            await playing
            assert len(await reading) >= 4
            for table in tables:
                want = [(n, f"{n}".encode()) for n in range(2, until + 1)]
                assert await store.entries(table, after=1) == want

    try:
        asyncio.run(run())
    finally:
        server.leave()


def test_a_lock_of_another_process_is_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as store:
            await create(store, "t")
            other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.ensure_future(store.append("t", 2, 2.0, b"two", QUIET))
            # Longer than SQLite itself waits.
            await asyncio.sleep(2.2)
            assert not waiting.done()
            assert await store.entries("t") == [(1, b"opened")], "reading goes on"
            other.execute("COMMIT")
            other.close()
            assert await waiting
            assert await store.entries("t", after=1) == [(2, b"two")]

    asyncio.run(run())
