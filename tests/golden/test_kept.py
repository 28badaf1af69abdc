"""A database and records of earlier code: read, played on and replayed by the code of now, or refused in words."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from tests.golden.kept import SECRET, TABLES, facts_about, records_of, thaw, versions
from tests.server.test_hall import Clock
from undermine.core.chance import Dice, seal_of
from undermine.core.engine import is_over, scores
from undermine.front.game import Game
from undermine.games import parse_rules
from undermine.notation.action import read_action, write_action
from undermine.notation.audit import audit
from undermine.notation.error import NotationError
from undermine.notation.record import checksum, read_record, replay, write_record
from undermine.server.bot_pool import BotPool
from undermine.server.fanout import Alone
from undermine.server.hall import Hall
from undermine.store import Store
from undermine.tables.entry import Entry, Moved, Opened, Started, decode
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table

REFUSED: dict[str, set[str]] = {}
"""Version -> its tables that cannot be read any more, each refused in words; say in the change why."""
CHANGED: dict[str, set[str]] = {}
"""Version -> its tables of whose rules we think otherwise now: their records are replayed, but not played again."""
EARLIER: set[str] = {"0.1.0"}
"""Versions that wrote no facts: their games are played again, so more happens in them, and records get another form."""
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
                if version in EARLIER:
                    found.pop("counts", None)
                assert found == {name: facts[name] for name in found}, key
                records = records_of(place.table)
            assert records == [renewed(version, text) for text in _texts(facts)], key
            if facts["running"]:
                await play_on(hall, key)

    in_hall(path, work)


def renewed(version: str, text: str) -> str:
    """A record as it is written now."""
    return write_record(read_record(text)) if version in EARLIER else text


def _texts(facts: dict[str, object]) -> list[str]:
    texts = facts["records"]
    assert isinstance(texts, list)
    return texts


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
        texts, games = _texts(facts), facts["games"]
        assert isinstance(games, list)
        for text, (_, names, end) in zip(texts, [game for game in games if game[2]], strict=True):
            record = read_record(text)
            again = read_record(renewed(version, text))
            assert write_record(record) == renewed(version, text) and list(record.players) == names
            assert (again.seed, again.actions) == (record.seed, answers_in(text))
            assert (audit(record) is None) is (key not in CHANGED.get(version, set())), key
            state = replay(record)
            assert is_over(state) and scores(state) == end[0]
            game = Game.read(text)
            assert game.is_over and list(game.scores) == end[0] and len(game.actions) == len(record.actions)
            count += 1
    assert count >= 6 or REFUSED


def answers_in(text: str) -> list[tuple[int, int]]:
    """The answers that stand in the lines of a record, whatever its format."""
    rules = parse_rules(next(line for line in text.splitlines() if line.startswith("rules ")).removeprefix("rules "))
    found = [re.fullmatch(r"(\d+)>>? (.+)", line) for line in text.splitlines()]
    return [(int(match[1]), read_action(rules, match[2])) for match in found if match is not None]


@pytest.mark.parametrize("version", sorted(EARLIER))
def test_what_cannot_be_played_again_is_refused_in_words(version: str, tmp_path: Path) -> None:
    """Never misread: neither a record whose seed is not known, nor one that goes otherwise by the rules of today."""
    _, known = thaw(version, tmp_path)
    text = _texts(known["base-over"])[0]
    seed = next(line for line in text.splitlines() if line.startswith("seed "))
    body = text.rpartition("checksum ")[0]
    for old, new, why in (
        (seed, f"seal {seal_of(seed.removeprefix('seed '))}", "its seed is not released"),
        (seed, f"{seed} and another", "written by an earlier version; by the rules of today"),
        ("end ", "end 9 ", "the game is over, so this line must be"),
    ):
        changed = body.replace(old, new)
        with pytest.raises(NotationError, match=why):
            read_record(f"{changed}checksum {checksum(changed)}\n")


@pytest.mark.parametrize("version", sorted(EARLIER))
def test_a_table_that_would_go_otherwise_is_refused_in_words(version: str, tmp_path: Path) -> None:
    path, _ = thaw(version, tmp_path)
    rows = _entries(path, "base")
    start = next(i for i, entry in enumerate(rows) if isinstance(entry, Started))
    for number in (start, start + 9):
        old, table = rows[number], _folded(rows[:number])
        assert isinstance(old, Started | Moved)
        with pytest.raises(ValueError, match="by the rules of today chance would fall otherwise"):
            table.take_in(msgspec.structs.replace(old, drawn=old.drawn + 1))
        with pytest.raises(ValueError, match="written by a later version"):
            table.take_in(msgspec.structs.replace(old, form=99))


def _entries(path: Path, key: str) -> list[Entry]:
    async def read() -> list[tuple[int, bytes]]:
        store = await Store.open(f"sqlite:///{path}")
        try:
            return await store.entries(key)
        finally:
            await store.close()

    return [decode(data) for _, data in asyncio.run(read())]


def _folded(entries: list[Entry]) -> Table:
    first, *others = entries
    assert isinstance(first, Opened)
    table = Table(first)
    for entry in others:
        table.take_in(entry)
    return table


def test_all_kinds_of_tables_are_kept(tmp_path: Path) -> None:
    """The newest version has a table of each kind that we know of."""
    _, known = thaw(versions()[-1], tmp_path)
    assert set(known) == set(TABLES)
    assert sum(bool(facts["running"]) for facts in known.values()) >= 9
    assert known["window"]["window"] and known["busy"]["paused"] and len(known["rematch"]["games"]) == 2  # type: ignore[arg-type]
