"""Nothing that is asked often walks over all tables or all entries: the indexes are used as they were meant."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import Connection, Select, create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.pool import NullPool

from tests.store.book import opened
from undermine.store import question

QUESTIONS = {
    "listed": (question.listed(9, None), "tables_open"),
    "listed-before": (question.listed(9, 5.0), "tables_open"),
    "places": (question.places_of("ann", 9), "places_guest"),
    "due": (question.due(9.0, 9), "tables_due"),
    "code": (question.by_code("CODE"), "code"),
    "entries": (question.entries_after("t", 3), "entries"),
}


def plan(connection: Connection, asked: Select[*tuple[object, ...]]) -> str:
    """How the database means to find it."""
    sql = str(asked.compile(connection, compile_kwargs={"literal_binds": True}))
    if connection.dialect.name == "sqlite":
        return "\n".join(str(row[3]) for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {sql}"))
    # A table without rows is read as a whole unless that is forbidden; what cannot use an index still is.
    connection.exec_driver_sql("SET enable_seqscan = off")
    connection.exec_driver_sql("SET enable_bitmapscan = off")
    return "\n".join(str(row[0]) for row in connection.exec_driver_sql(f"EXPLAIN {sql}"))


def test_every_question_has_its_index(url: str) -> None:
    async def run() -> None:
        async with opened(url):
            pass

    asyncio.run(run())
    driver = "sqlite+pysqlite" if url.startswith("sqlite") else "postgresql+psycopg"
    with create_engine(make_url(url).set(drivername=driver), poolclass=NullPool).connect() as connection:
        for name, (asked, index) in QUESTIONS.items():
            found = plan(connection, asked)
            assert index in found, f"{name}: {found}"
            assert "Seq Scan" not in found, f"{name}: {found}"
            walks = [line for line in found.splitlines() if line.startswith("SCAN") and "INDEX" not in line]
            assert not walks, f"{name}: {found}"
            if name in ("listed", "listed-before", "due", "entries"):
                assert "TEMP B-TREE" not in found and "Sort" not in found, f"{name} is sorted: {found}"
        with pytest.raises(AssertionError):
            assert "Seq Scan" not in plan(connection, question.counts()).replace("SCAN tables", "Seq Scan")
