"""Backups: taken while others write, restored into either database, whole or not at all."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, select

from tests.store.book import create, facts, opened
from tests.store.test_open import connect
from undermine.store import Facts, Score, Store, StoreError
from undermine.store.backup import back_up
from undermine.store.bulk import insert_new
from undermine.store.bundle import PORTION, read_bundle, sum_of
from undermine.store.database import upgrade
from undermine.store.restore import restore
from undermine.store.schema import VERSION, entries, metadata, tables

LETTERS = "Žygimantas ⛏ \x7f"
SOME: dict[type, object] = {str: LETTERS, float: 1 / 3, int: 1 << 30, bytes: b"\0\xff", bool: True}
LAST = 2 * PORTION + 7


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'other.db'}"
    found = request.getfixturevalue("second_postgres_url")
    assert isinstance(found, str)
    return found


def fill(url: str) -> None:
    """Something in every table, every kind of value, and more entries than are carried at once."""

    async def run() -> None:
        async with opened(url) as store:
            await create(store, "a", facts(places=("g1", "", "g2"), listed=True, due=0.1))
            score = Score("2026-11-16", "g1", LETTERS, -3, 1e9 / 3)
            await create(store, "b", Facts(False, None, False, True, ("g1",), score), at=2e9 + 1 / 3)
            await store.secret("tokens", lambda: bytes(range(256)))
            assert await store.lend("phrase", "g1", "a hash", None, 0.0)
            await store.beat(5.0)

    asyncio.run(run())
    with connect(url) as connection:
        rows = [
            {"table_id": "a", "sequence": number, "at": number / 7, "data": bytes([number % 256]) * (number % 7)}
            for number in range(2, LAST + 1)
        ]
        connection.execute(entries.insert(), rows)
        connection.execute(tables.update().where(tables.c.id == "a").values(sequence=LAST))
        for table in metadata.sorted_tables:
            if connection.execute(select(table)).first() is None:
                # One that another room has brought: any row will do.
                connection.execute(table.insert(), {column.name: SOME[column.type.python_type] for column in table.c})
        connection.commit()


def sums(url: str) -> dict[str, str]:
    with connect(url) as connection:
        return {table.name: str(sum_of(connection, table)) for table in metadata.sorted_tables}


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(StoreError) as caught:
        work()
    assert "\n" not in str(caught.value)
    return str(caught.value)


def test_everything_comes_back_in_either_database(url: str, other: str, tmp_path: Path) -> None:
    fill(url)
    before = sums(url)
    assert not any(line.startswith("0 ") for line in before.values()), "the test fills every table"
    made = back_up(url, tmp_path / "kept")
    assert {name: str(each) for name, each in made.sums.items()} == before == sums(url)
    assert made.version == VERSION
    restore(tmp_path / "kept", other)
    assert sums(other) == before

    async def goes_on() -> None:
        async with opened(other) as store:
            assert [number for number, _ in await store.entries("a")] == list(range(1, LAST + 1))
            assert await store.append("a", LAST + 1, 1.0, b"next", facts())
            assert await store.secret("tokens", lambda: b"another") == bytes(range(256))
            assert await store.holder("phrase", "a hash", 0.0) == "g1"
            assert [score.name for score in await store.best_of("2026-11-16", 5)] == [LETTERS]

    asyncio.run(goes_on())


def test_it_is_of_one_moment_though_others_write(url: str, tmp_path: Path) -> None:
    """Each entry of one table is followed by one of another: a copy of two moments would have them apart."""

    async def run() -> None:
        async with opened(url) as store:
            await create(store, "first", facts())
            await create(store, "second", facts())
            is_done = False

            async def write() -> int:
                sequence = 1
                while not is_done:
                    sequence += 1
                    for table in ("first", "second"):
                        assert await store.append(table, sequence, 1.0, b"x" * 500, facts())
                return sequence

            writing = asyncio.create_task(write())
            for number in range(4):
                file = tmp_path / f"kept{number}"
                await asyncio.to_thread(back_up, url, file)
                held = await _held(f"sqlite:///{file}")
                assert held["first"] - held["second"] in (0, 1)
            is_done = True
            assert await writing > held["first"] > 5, "nobody was stopped by the backups"

    asyncio.run(run())


async def _held(url: str) -> dict[str, int]:
    async with opened(url) as store:
        return await store.sequences(["first", "second"])


def test_only_the_owner_reads_it_and_nothing_else_is_left(url: str, tmp_path: Path) -> None:
    fill(url)
    before = os.umask(0)
    folder = tmp_path / "backups"
    folder.mkdir()
    try:
        back_up(url, folder / "kept")
    finally:
        os.umask(before)
    assert [(file.name, file.stat().st_mode & 0o777) for file in folder.iterdir()] == [("kept", 0o600)]


def test_an_earlier_backup_is_replaced_only_if_told(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "kept"
    fill(url)
    file.write_bytes(b"the backup of yesterday")
    assert "--replace" in refused(lambda: back_up(url, file))
    assert file.read_bytes() == b"the backup of yesterday"
    back_up(url, file, replace=True)
    assert read_bundle(file).sums["tables"].rows == 2
    assert "is the database itself" in refused(lambda: back_up(url, tmp_path / "games.db", replace=True))
    assert "is a folder" in refused(lambda: back_up(url, tmp_path))
    assert "no folder" in refused(lambda: back_up(url, tmp_path / "no" / "kept"))


def test_there_is_nothing_to_back_up(url: str, tmp_path: Path) -> None:
    said = refused(lambda: back_up(url, tmp_path / "kept"))
    assert "there is no" in said or "holds no tables" in said
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_not_empty_is_kept_unless_told(url: str, other: str, tmp_path: Path) -> None:
    fill(url)
    back_up(url, tmp_path / "kept")

    async def live() -> None:
        async with opened(other) as store:
            await create(store, "mine", facts(places=("g9",)))

    asyncio.run(live())
    held = sums(other)
    said = refused(lambda: restore(tmp_path / "kept", other))
    assert "not empty" in said and "--replace" in said
    assert sums(other) == held
    restore(tmp_path / "kept", other, replace=True)
    assert sums(other) == sums(url)


def test_a_server_that_was_only_started_has_an_empty_database(url: str, other: str, tmp_path: Path) -> None:
    fill(url)
    back_up(url, tmp_path / "kept")

    async def start() -> None:
        async with opened(other) as store:
            await store.secret("tokens", lambda: b"another")
            await store.beat(1.0)

    asyncio.run(start())
    restore(tmp_path / "kept", other)
    assert sums(other) == sums(url)


def test_not_while_a_server_uses_it(other: str, tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    fill(url)
    back_up(url, tmp_path / "kept")

    async def serve() -> str:
        async with opened(other) as store:
            await store.beat(1.0)
            said = await asyncio.to_thread(refused, lambda: restore(tmp_path / "kept", other, replace=True))
            await create(store, "still")
            return said

    assert "stop it first" in asyncio.run(serve())


def test_nothing_is_lost_when_it_fails_half_way(other: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    fill(url)
    back_up(url, tmp_path / "kept")

    async def live() -> None:
        async with opened(other) as store:
            await create(store, "mine")

    asyncio.run(live())
    held = sums(other)

    def fails(*given: object) -> set[str]:
        if getattr(given[1], "name", "") == "places":
            raise KeyboardInterrupt
        return insert_new(*given)  # type: ignore[arg-type]

    monkeypatch.setattr("undermine.store.restore.insert_new", fails)
    with pytest.raises(KeyboardInterrupt):
        restore(tmp_path / "kept", other, replace=True)
    assert sums(other) == held


def test_a_new_file_is_not_left_behind(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "kept"
    fill(url)
    back_up(url, file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE store_version SET version_num = '9999'")
    said = refused(lambda: restore(file, f"sqlite:///{tmp_path / 'new.db'}"))
    assert "newer" in said and "9999" in said
    assert not (tmp_path / "new.db").exists()


@pytest.mark.parametrize(
    ("harm", "part"),
    [
        (lambda file: file.write_bytes(b""), "is no backup"),
        (lambda file: file.write_text("dear diary " * 500), "is no backup"),
        (lambda file: os.truncate(file, file.stat().st_size // 2), "is damaged"),
        (lambda file: os.truncate(file, 50), "is damaged"),
        (lambda file: change(file, "UPDATE entries SET data = 'y' WHERE sequence = 700"), "'entries'"),
        (lambda file: change(file, "UPDATE entries SET at = at + 1 WHERE sequence = 700"), "'entries'"),
        (lambda file: change(file, "DELETE FROM scores"), "'scores'"),
        (lambda file: change(file, "DROP TABLE scores"), "'scores'"),
        (lambda file: change(file, "DELETE FROM backup WHERE name = 'sum scores'"), "'scores'"),
        (lambda file: change(file, "UPDATE backup SET value = '2' WHERE name = 'format'"), "format 2"),
        (lambda file: change(file, "DROP TABLE backup"), "no backup of one"),
    ],
)
def test_files_that_are_not_restored(tmp_path: Path, harm: Callable[[Path], None], part: str) -> None:
    url, file = f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "kept"
    fill(url)
    back_up(url, file)
    harm(file)
    assert part in refused(lambda: restore(file, f"sqlite:///{tmp_path / 'new.db'}"))
    assert not (tmp_path / "new.db").exists()


def change(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize("place", [0.2, 0.4, 0.6, 0.8, 0.99])
def test_flipped_bits_are_found(tmp_path: Path, place: float) -> None:
    """Wherever they are: if the file is taken all the same, what it holds is the same."""
    url, file, new = f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "kept", f"sqlite:///{tmp_path / 'new.db'}"
    fill(url)
    back_up(url, file)
    data = bytearray(file.read_bytes())
    for offset in range(8):
        data[int(place * (len(data) - 8)) + offset] ^= 0xA5
    file.write_bytes(data)
    said = ""
    try:
        restore(file, new)
    except StoreError as error:
        said = str(error)
    assert "damaged" in said if said else sums(new) == sums(url)


def test_a_backup_of_an_older_version_is_brought_up_to_date(url: str, other: str, tmp_path: Path) -> None:
    """Also one that this undermine took of it: who upgrades may take it with the new one, before its first start."""
    driver = "sqlite+pysqlite" if url.startswith("sqlite") else "postgresql+psycopg"
    engine = create_engine(url.replace("sqlite:", driver + ":").replace("postgresql:", driver + ":"))
    with engine.begin() as connection:
        upgrade(connection, "old", "0001")
        connection.exec_driver_sql(
            "INSERT INTO tables VALUES ('t', 'T', 'base x3', 1.5, 2.5, 1, true, null, false, false, '[]')"
        )
        connection.execute(entries.insert(), {"table_id": "t", "sequence": 1, "at": 1.5, "data": b"opened"})
    engine.dispose()
    kept = back_up(url, tmp_path / "kept")
    assert kept.version == "0001" and set(kept.sums) == {"tables", "entries", "places", "secrets"}
    before = (tmp_path / "kept").read_bytes()
    restore(tmp_path / "kept", other)
    assert (tmp_path / "kept").read_bytes() == before

    async def read() -> None:
        store = await Store.open(other, migrate=False)
        assert await store.find_code("T") == "t" and await store.best_of("2026-11-16", 1) == []
        await store.close()

    asyncio.run(read())


def test_no_password_is_told(tmp_path: Path) -> None:
    said = refused(lambda: back_up("postgresql://me:hush@127.0.0.1:1/none", tmp_path / "kept"))
    assert "cannot back up the PostgreSQL database none at 127.0.0.1:1" in said and "hush" not in said
    assert list(tmp_path.iterdir()) == []


def test_reading_stops_no_writer_of_postgresql(postgres_url: str, tmp_path: Path) -> None:
    """Not even one that holds a row for long."""
    fill(postgres_url)
    with psycopg.connect(postgres_url) as writer:
        writer.execute("UPDATE tables SET sequence = 99 WHERE id = 'a'")
        made = back_up(postgres_url, tmp_path / "kept")
        writer.rollback()
    assert str(made.sums["tables"]) == sums(postgres_url)["tables"]
