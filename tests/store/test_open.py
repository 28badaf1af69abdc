"""Opening: URLs, migrations, versions, and what is said when it cannot be."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from tests.store.book import create, opened
from undermine.store import Store, StoreError
from undermine.store.schema import VERSION, VERSION_TABLE, metadata


def connect(url: str) -> Connection:
    """An ordinary connection past the store."""
    driver = "sqlite+pysqlite" if url.startswith("sqlite") else "postgresql+psycopg"
    return create_engine(make_url(url).set(drivername=driver), poolclass=NullPool).connect()


def refused(url: str, *, migrate: bool = True) -> str:
    """Why a database is not opened, in one line."""

    async def run() -> None:
        store = await Store.open(url, migrate=migrate, patience=0.1)
        await store.close()

    with pytest.raises(StoreError) as caught:
        asyncio.run(run())
    said = str(caught.value)
    assert "\n" not in said
    return said


def test_an_empty_database_is_made_ready_once(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")
        async with opened(url) as store:
            assert await store.entries("t") == [(1, b"opened")]
        unchanged = await Store.open(url, migrate=False)
        assert await unchanged.find_code("T") == "t"
        await unchanged.close()

    asyncio.run(run())
    with connect(url) as connection:
        found = connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").all()
    assert [tuple(row) for row in found] == [(VERSION,)]


def test_workers_that_start_together_migrate_once(url: str) -> None:
    async def run() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        for number, store in enumerate(stores):
            await create(store, f"t{number}")
        assert (await stores[0].counts())["tables"] == 4
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_the_migrations_make_what_the_schema_says(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    import undermine.store.migrations

    async def run() -> None:
        async with opened(url):
            pass

    asyncio.run(run())
    with connect(url) as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        assert compare_metadata(context, metadata) == []
    folder = Path(str(undermine.store.migrations.__file__)).parent
    assert ScriptDirectory(str(folder)).get_current_head() == VERSION


def test_a_newer_database_is_refused_and_left_alone(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            await create(store, "t")

    asyncio.run(run())
    with connect(url) as connection:
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")
        connection.commit()
    assert "newer" in refused(url)
    assert "9999" in refused(url)
    assert "9999" in refused(url, migrate=False)
    with connect(url) as connection:
        assert connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar() == "9999"
        assert connection.exec_driver_sql("SELECT id FROM tables").scalar() == "t"


def test_an_empty_database_is_not_touched_if_told_so(url: str) -> None:
    assert VERSION in refused(url, migrate=False)
    with connect(url) as connection:
        names = "sqlite_master" if url.startswith("sqlite") else "pg_tables WHERE schemaname = 'public'"
        assert connection.exec_driver_sql(f"SELECT count(*) FROM {names}").scalar() == 0


@pytest.mark.parametrize(
    ("url", "part"),
    [
        ("", "cannot be read"),
        ("games.db", "cannot be read"),
        ("postgresql://me:hush@host:port/db", "cannot be read"),
        ("mysql://me:hush@host/db", "'mysql'"),
        ("sqlite://", "three slashes"),
        ("sqlite:///:memory:", "must be a file"),
        ("sqlite:///games.db?mode=memory", "must be a file"),
        ("sqlite:////no/such/folder/games.db", "no folder /no/such/folder"),
        ("sqlite:////", "is a folder"),
        ("postgresql://me:hush@127.0.0.1:1/db", "cannot open the PostgreSQL database db at 127.0.0.1:1"),
        ("postgresql://me@/db?host=/no/such/folder&password=hush", "PostgreSQL database db at /no/such/folder"),
    ],
)
def test_what_cannot_be_opened_is_told_without_secrets(url: str, part: str) -> None:
    said = refused(url)
    assert part in said
    assert "hush" not in said


def test_a_database_that_does_not_exist(postgres_url: str) -> None:
    missing = make_url(postgres_url).set(database="nowhere").render_as_string(hide_password=False)
    assert "nowhere" in refused(missing)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(b"not a database, but long enough to be taken for one" * 100)
    assert "not a database" in refused(f"sqlite:///{tmp_path / 'games.db'}")
    assert (tmp_path / "games.db").read_bytes().startswith(b"not a database")


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "games.db").close()
    (tmp_path / "games.db").chmod(0o444)
    assert "games.db" in refused(f"sqlite:///{tmp_path / 'games.db'}")


@pytest.mark.parametrize("mode", [None, 0o644, 0o666])
def test_nobody_else_may_read_the_file(tmp_path: Path, mode: int | None) -> None:
    """Whoever could read it could be any guest."""
    path = tmp_path / "games.db"
    before = os.umask(0)
    try:
        if mode is not None:
            path.touch()
            path.chmod(mode)

        async def run() -> list[int]:
            async with opened(f"sqlite:///{path}") as store:
                await create(store, "t")
                return [each.stat().st_mode & 0o777 for each in tmp_path.iterdir()]

        assert asyncio.run(run()) == [0o600] * 3, "the file, its log and its index"
    finally:
        os.umask(before)


def test_a_url_may_bring_its_own_options(postgres_url: str) -> None:
    own = make_url(postgres_url).update_query_dict({"options": "-c work_mem=5MB", "connect_timeout": "3"})

    async def run() -> None:
        async with opened(own.render_as_string(hide_password=False)) as store:
            await create(store, "t")
            with psycopg.connect(postgres_url) as connection:
                found = connection.execute("SELECT count(*) FROM pg_stat_activity WHERE application_name = 'undermine'")
                assert (found.fetchone() or (0,))[0] >= 1

    asyncio.run(run())


def test_a_database_of_the_first_version_is_brought_up_to_date_with_what_it_holds(url: str) -> None:
    async def run(table: str) -> None:
        async with opened(url) as store:
            await create(store, table)
            assert await store.best_of("2026-11-16", 1) == []

    asyncio.run(run("t"))
    with connect(url) as connection:
        for table in set(metadata.tables) - {"tables", "entries", "places", "secrets"}:
            connection.exec_driver_sql(f"DROP TABLE {table}")
        connection.exec_driver_sql(f"UPDATE {VERSION_TABLE} SET version_num = '0001'")
        connection.commit()
    asyncio.run(run("u"))
    with connect(url) as connection:
        assert connection.exec_driver_sql(f"SELECT version_num FROM {VERSION_TABLE}").scalar() == VERSION
        assert sorted(connection.exec_driver_sql("SELECT id FROM tables").scalars()) == ["t", "u"]
