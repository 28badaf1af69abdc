"""A database and records of earlier code: read, played on and replayed by the code of now, or refused in words."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.golden.kept import SECRET, TABLES, facts_about, records_of, thaw, versions
from tests.server.test_hall import Clock
from undermine.core.chance import Dice
from undermine.core.engine import is_over, scores
from undermine.notation.action import write_action
from undermine.notation.audit import audit
from undermine.notation.record import read_record, replay, write_record
from undermine.server.bot_pool import BotPool
from undermine.server.fanout import Alone
from undermine.server.hall import Hall
from undermine.store import Store
from undermine.tables.entry import Entry
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table

REFUSED: dict[str, set[str]] = {}
"""Version -> its tables that cannot be read any more, each refused in words; say in the change why."""
CHANGED: dict[str, set[str]] = {}
"""Version -> its tables of whose rules we think otherwise now: their records are replayed, but not played again."""
AT = 1_000.0  # when all of it was written


def in_hall(path: Path, work: Callable[[Hall], Awaitable[None]]) -> None:
    async def inside() -> None:
        store = await Store.open(f"sqlite:///{path}")
        bots, clock = BotPool(1), Clock()
        clock.now = AT
        hall = Hall(store, Alone(), bots, clock)
        try:
            async with asyncio.timeout(60):
                await work(hall)
        finally:
            await hall.stop()
            bots.close()
            await store.close()

    asyncio.run(inside())


def by_chance(dice: Dice) -> Callable[[Table, float], Entry | None]:
    """Whoever is asked, person or bot, answers; what waits takes effect; what is paused goes on."""

    def decide(table: Table, at: float) -> Entry | None:
        game = table.game
        assert game is not None
        if table.paused:
            return table.resume(at, "host")
        if table.window_end is not None:
            return table.let_pass(table.window_end + 1)
        seat = game.asked
        actions = game.legal(seat)
        words = write_action(game.rules, actions[int(dice.below(len(actions)))])
        return table.submit(at, seat, game.count(seat), words, table.seats[seat].player)

    return decide


def test_something_is_kept() -> None:
    assert versions()
    assert set(REFUSED) <= set(versions())


@pytest.mark.parametrize("version", versions())
def test_tables_are_read_and_played_on(version: str, tmp_path: Path) -> None:
    path, known = thaw(version, tmp_path)

    async def work(hall: Hall) -> None:
        assert await hall.store.secret("guests", lambda: b"another") == SECRET
        for key, facts in known.items():
            if key in REFUSED.get(version, set()):
                with pytest.raises(Refusal) as refusal:
                    async with hall.hold(key):
                        pass
                assert refusal.value.key != "no-such-table" and len(refusal.value.detail.split()) > 3
                continue
            async with hall.hold(key) as place:
                found = facts_about(place.table)
                assert found == {name: facts[name] for name in found}, key
                records = records_of(place.table)
            assert records == facts["records"], key
            if facts["running"]:
                await play_on(hall, key)

    in_hall(path, work)


async def play_on(hall: Hall, key: str) -> None:
    """Some answers are kept in the store, the rest only taken in; then it is read again and ended by others."""
    dice = Dice(7)
    for _ in range(3):
        await hall.do(key, by_chance(dice))
    async with hall.hold(key) as place:
        before, place.is_doubtful = facts_about(place.table), True
    async with hall.hold(key) as place:
        table = place.table
        assert facts_about(table) == before, key
        for _ in range(3000):
            if not table.is_running:
                break
            entry = by_chance(dice)(table, hall.clock())
            assert entry is not None
            table.take_in(entry)
        assert not table.is_running and records_of(table), key
        place.is_doubtful = True


@pytest.mark.parametrize("version", versions())
def test_records_are_what_the_rules_give(version: str, tmp_path: Path) -> None:
    _, known = thaw(version, tmp_path)
    count = 0
    for key, facts in known.items():
        if key in REFUSED.get(version, set()):
            continue
        texts, games = facts["records"], facts["games"]
        assert isinstance(texts, list) and isinstance(games, list)
        for text, (_, names, end) in zip(texts, [game for game in games if game[2]], strict=True):
            record = read_record(text)
            assert write_record(record) == text and list(record.players) == names
            assert (audit(record) is None) is (key not in CHANGED.get(version, set())), key
            state = replay(record)
            assert is_over(state) and scores(state) == end[0]
            count += 1
    assert count >= 6 or REFUSED


def test_all_kinds_of_tables_are_kept(tmp_path: Path) -> None:
    """The newest version has a table of each kind that we know of."""
    _, known = thaw(versions()[-1], tmp_path)
    assert set(known) == set(TABLES)
    assert sum(bool(facts["running"]) for facts in known.values()) >= 9
    assert known["window"]["window"] and known["busy"]["paused"] and len(known["rematch"]["games"]) == 2  # type: ignore[arg-type]
