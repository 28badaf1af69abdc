"""Results of people, ratings and going for good, the same on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.event import listen, remove

from tests.store.book import QUIET, create, opened
from undermine.store import Annals, Member, Rating, Result, Reviews, Score
from undermine.store.cellar import Cellar

ANN = Result(
    table="t",
    game=1,
    seat=0,
    guest="ann",
    name="Ann",
    at=5.0,
    rules="duel x2",
    seats=2,
    people=2,
    gold=4,
    won=True,
    rounds="[]",
    waits=True,
)
BOB = replace(ANN, seat=1, guest="bob", name="Bob", gold=1, won=False)


def test_a_result_comes_with_the_entry_that_ends_the_game_and_its_rounds_may_be_told_anew(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            annals = Annals(store)
            await create(store, "t")
            assert await store.append("t", 2, 5.0, b"over", replace(QUIET, results=(BOB, ANN)))
            later = replace(ANN, at=9.0, gold=99, rounds="[1]")
            assert await store.append("t", 3, 9.0, b"pointed", replace(QUIET, results=(later,)))
            assert not await store.append("t", 3, 9.0, b"late", replace(QUIET, results=(replace(ANN, game=2),)))
            assert await annals.of("ann", 9) == [replace(ANN, rounds="[1]")]
            assert await annals.of("bob", 9) == [BOB]
            assert await annals.count("ann") == 1 and await annals.count("cyd") == 0

    asyncio.run(run())


def test_a_game_is_rated_once_and_only_for_who_wants_it(url: str) -> None:
    seen: list[tuple[list[str], frozenset[str]]] = []

    def rate(
        rows: Sequence[Result], known: Mapping[tuple[str, str], Rating], members: frozenset[str]
    ) -> Sequence[Rating]:
        seen.append(([row.guest for row in rows], members))
        old = known.get(("ann", "digger"))
        return [Rating("ann", "digger", 26.0, 8.0, (old.rounds if old else 0) + 1)]

    async def run() -> None:
        async with opened(url) as store:
            annals = Annals(store)
            await annals.join(Member("ann", "Ann", 1.0))
            await annals.join(Member("ann", "Annie", 2.0))
            assert await annals.member("ann") == Member("ann", "Annie", 1.0)
            await create(store, "t")
            await create(store, "u")
            for number, game in enumerate((1, 2)):
                found = tuple(replace(each, game=game, at=5.0 + game) for each in (ANN, BOB))
                assert await store.append("t", 2 + number, 5.0, b"over", replace(QUIET, results=found))
            alone = replace(BOB, table="u", guest="cyd")
            assert await store.append("u", 2, 5.0, b"over", replace(QUIET, results=(alone,)))
            while await annals.rate(1, rate):
                pass
            assert seen == [(["ann", "bob"], frozenset({"ann"}))] * 2
            assert await annals.ratings_of("ann") == [Rating("ann", "digger", 26.0, 8.0, 2)]
            assert await annals.best(2, 2.0, 9) == [("Annie", Rating("ann", "digger", 26.0, 8.0, 2))]
            assert await annals.best(3, 2.0, 9) == []
            await annals.leave("ann")
            assert await annals.member("ann") is None and await annals.ratings_of("ann") == []

    asyncio.run(run())


def test_who_goes_leaves_nothing_and_others_keep_everything(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            annals = Annals(store)
            await create(store, "t")
            facts = replace(QUIET, places=("ann", "bob"), results=(ANN, BOB), score=Score("d", "ann", "Ann", 3, 5.0))
            assert await store.append("t", 2, 5.0, b"over", facts)
            await annals.join(Member("ann", "Ann", 1.0))
            await store.lend("phrase", "ann", "seal", None, 0.0)
            assert await annals.tables_of("ann") == ["t"]
            assert not await annals.rewrite("t", 1, {2: b"else"}, "ann", "gone1")
            assert await annals.rewrite("t", 2, {2: b"else"}, "ann", "gone1")
            assert (await store.entries("t"))[-1] == (2, b"else")
            await annals.forget("ann")
            assert await annals.tables_of("ann") == [] and await annals.of("ann", 9) == []
            assert await store.score_of("d", "ann") is None and not await store.has_lent("phrase", "ann")
            assert [row.id for row in await store.places_of("gone1", 9)] == ["t"]
            assert await annals.of("bob", 9) == [BOB]
            # The places are as the table knows them: the next entry does not write the old ones again.
            again = replace(QUIET, places=("gone1", "bob"))
            assert await store.append("t", 3, 6.0, b"more", again)
            assert await annals.tables_of("ann") == []

    asyncio.run(run())


def test_a_review_goes_with_its_table_and_does_not_come_after_it(url: str) -> None:
    async def run() -> None:
        async with opened(url) as store:
            kept = Reviews(store)
            await create(store, "t")
            assert await kept.keep("t", 1, 1, b"one") and await kept.keep("t", 1, 2, b"two")
            assert await kept.find("t", 1, 1) is None and await kept.find("t", 1, 2) == b"two"
            assert await Cellar(store).remove("t", 1)
            assert await kept.find("t", 1, 2) is None
            assert not await kept.keep("t", 1, 2, b"late"), "it was still being made when the table went"
            assert await kept.find("t", 1, 2) is None

    asyncio.run(run())


def test_what_waits_to_be_rated_is_found_by_its_index(tmp_path: Path) -> None:
    """SQLite takes a partial index only if the question says the same as the index."""
    asked: list[str] = []

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as store:
            listen(Engine, "before_cursor_execute", note)
            try:
                assert not await Annals(store).rate(5, lambda *_: [])
            finally:
                remove(Engine, "before_cursor_execute", note)

    def note(_: object, __: object, statement: str, *___: object) -> None:
        asked.append(statement)

    asyncio.run(run())
    (question,) = (each for each in asked if "FROM results" in each)
    with closing(sqlite3.connect(tmp_path / "games.db")) as found:
        plan = str(found.execute(f"EXPLAIN QUERY PLAN {question}", (5, 0)[: question.count("?")]).fetchall())
    assert "results_wait" in plan
