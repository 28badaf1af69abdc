"""The hall from inside: stores that fail, callers that vanish, tables that are forgotten."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from undermine.notation.action import write_action
from undermine.server import hall as halls
from undermine.server.bot_pool import BotPool
from undermine.server.budget import Budget, Payer
from undermine.server.caller import Caller
from undermine.server.fair import Owner
from undermine.server.fanout import Alone
from undermine.server.hall import Hall
from undermine.server.open_table import OpenTable
from undermine.server.settings import Settings
from undermine.server.wire import Hello
from undermine.store import Facts, Store, StoreError
from undermine.tables.entry import Came, Entry, HandedOver, Left, Moved, Said, decode
from undermine.tables.live import Live
from undermine.tables.pace import SHORTEST_PAUSE
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table, open_table

KEY = "a-table"


class Clock:
    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, guest: str = "") -> None:
        self.guest = guest
        self.heard: list[Entry] = []
        self.is_closed = False
        self.is_broken = False

    def hear(self, table: Table, entry: Entry) -> None:
        if self.is_broken:
            raise AssertionError("a secret")
        self.heard.append(entry)

    def close(self) -> None:
        self.is_closed = True


class Fanned(Alone):
    """A channel to other workers that only keeps what it is told."""

    is_shared = True

    def __init__(self) -> None:
        self.told: list[tuple[str, int, bytes]] = []

    def tell(self, table: str, sequence: int, data: bytes) -> None:
        self.told.append((table, sequence, data))


@asynccontextmanager
async def opened(folder: Path, fanout: Alone | None = None) -> AsyncIterator[Hall]:
    store = await Store.open(f"sqlite:///{folder / 't.sqlite'}")
    bots = BotPool(1)
    hall = Hall(store, fanout or Alone(), bots, Clock())
    await hall.start()
    try:
        yield hall
    finally:
        await hall.stop()
        bots.close()
        await store.close()


async def fill(hall: Hall, people: int = 3, pace: str = "live") -> OpenTable:
    assert await hall.create(KEY, open_table(hall.clock(), "host", "CODE", "base:de[rounds=1] x3", pace, bot_delay=0.0))
    for seat in range(people):
        await hall.do(KEY, partial(_sit, seat))
    for seat in range(people, 3):
        await hall.do(KEY, partial(_seat_bot, seat))
    await hall.do(KEY, lambda table, at: table.start(at, "host", "7"))
    return hall.open[KEY]


def _sit(seat: int, table: Table, at: float) -> Entry:
    return table.sit(at, f"g{seat}", seat, f"Mole {seat}")


def _seat_bot(seat: int, table: Table, at: float) -> Entry:
    return table.seat_bot(at, "host", seat, "random")


def answer(table: Table, at: float) -> Entry:
    game = table.game
    assert game is not None
    seat = game.asked
    return table.submit(at, seat, game.count(seat), write_action(game.rules, game.legal(seat)[0]))


def run(folder: Path, work: Callable[[Hall], Awaitable[None]], fanout: Alone | None = None) -> None:
    async def inside() -> None:
        async with opened(folder, fanout) as hall:
            async with asyncio.timeout(30):
                await work(hall)

    asyncio.run(inside())


async def kept(hall: Hall) -> list[Entry]:
    return [decode(data) for _, data in await hall.store.entries(KEY)]


def test_a_store_that_fails_closes_no_socket(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The move is not told, the table is read again, and goes on from what the store has."""

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        ear = Ear()
        place.listeners.add(ear)
        append = hall.store.append

        async def fail(*_: object) -> bool:
            raise StoreError("away")

        async def keep_and_fail(table: str, sequence: int, at: float, data: bytes, facts: Facts) -> bool:
            await append(table, sequence, at, data, facts)
            raise StoreError("away, but it was written")

        before = await kept(hall)
        monkeypatch.setattr(hall.store, "append", fail)
        with pytest.raises(StoreError):
            await hall.do(KEY, answer)
        assert place.is_doubtful and not ear.heard
        monkeypatch.setattr(hall.store, "append", keep_and_fail)
        with pytest.raises(StoreError):
            await hall.do(KEY, answer)
        monkeypatch.setattr(hall.store, "append", append)
        assert len(await kept(hall)) == len(before) + 1
        async with hall.hold(KEY) as again:
            assert again is place and not place.is_doubtful
        assert [type(entry) for entry in ear.heard] == [Moved], "what was written is told once"
        await hall.do(KEY, answer)
        assert len(ear.heard) == 2 and not ear.is_closed
        assert (await kept(hall))[len(before) :] == ear.heard

    run(tmp_path, work)


def test_the_sweep_finds_what_a_failure_hid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.05)

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        ear = Ear()
        place.listeners.add(ear)
        append = hall.store.append

        async def keep_and_fail(table: str, sequence: int, at: float, data: bytes, facts: Facts) -> bool:
            await append(table, sequence, at, data, facts)
            raise StoreError("away")

        monkeypatch.setattr(hall.store, "append", keep_and_fail)
        with pytest.raises(StoreError):
            await hall.do(KEY, answer)
        while not ear.heard:
            await asyncio.sleep(0.01)

    run(tmp_path, work)


def test_who_vanishes_in_the_middle_changes_nothing_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller that is cancelled while its move is written: the move is kept and told all the same."""

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        ear = Ear()
        place.listeners.add(ear)
        append, gate = hall.store.append, asyncio.Event()

        async def slow(table: str, sequence: int, at: float, data: bytes, facts: Facts) -> bool:
            await gate.wait()
            return await append(table, sequence, at, data, facts)

        monkeypatch.setattr(hall.store, "append", slow)
        move = asyncio.create_task(hall.do(KEY, answer))
        await asyncio.sleep(0.01)
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        gate.set()
        await hall.do(KEY, lambda table, at: table.say(at, "g0", "hurry", (), ""))
        assert [type(entry) for entry in ear.heard] == [Moved, Said] and not ear.is_closed

    run(tmp_path, work)


def test_a_listener_that_breaks_is_closed_alone(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    async def work(hall: Hall) -> None:
        place = await fill(hall)
        good, bad = Ear(), Ear()
        bad.is_broken = True
        place.listeners |= {good, bad}
        await hall.do(KEY, answer)
        assert len(good.heard) == 1 and not good.is_closed and bad.is_closed

    run(tmp_path, work)
    assert "a secret" not in capfd.readouterr().err


def test_nobody_reads_before_it_is_durable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(hall: Hall) -> None:
        await fill(hall)
        append, gate = hall.store.append, asyncio.Event()

        async def slow(table: str, sequence: int, at: float, data: bytes, facts: Facts) -> bool:
            await gate.wait()
            return await append(table, sequence, at, data, facts)

        monkeypatch.setattr(hall.store, "append", slow)
        move = asyncio.create_task(hall.do(KEY, answer))
        await asyncio.sleep(0.01)

        async def read() -> int:
            async with hall.hold(KEY) as place:
                return len(place.table.games[0].choices)

        reading = asyncio.create_task(read())
        await asyncio.sleep(0.02)
        assert not reading.done()
        gate.set()
        await move
        assert await reading == 1

    run(tmp_path, work)


async def another(hall: Hall, fanout: Alone) -> tuple[Hall, Clock]:
    """A hall that begins on the same store, 20 seconds after people sat down in the first."""
    await fill(hall)
    clock = Clock()
    clock.now += 20
    return Hall(hall.store, fanout, hall.bots, clock), clock


def test_who_does_not_come_back_after_a_restart_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was killed said of nobody that he left; the next one finds out who is there."""
    monkeypatch.setattr(halls, "RETURN", 0.05)

    async def work(killed: Hall) -> None:
        hall, clock = await another(killed, Alone())
        async with hall.hold(KEY) as place:
            asked = place.table.games[0].asked
            here = (asked + 1) % 3
            place.listeners.add(Ear(f"g{here}"))
            assert place.table.due == clock.now - 20 + 90
        while sum(isinstance(entry, Left) for entry in await kept(hall)) < 2:
            await asyncio.sleep(0.01)
        async with hall.hold(KEY) as place:
            assert [seat.present for seat in place.table.seats] == [seat == here for seat in range(3)]
            assert place.table.due == clock.now + 30, "the shorter clock of who is away"
        clock.now += 5
        await hall.do(KEY, lambda table, at: table.come(at, f"g{asked}"))
        async with hall.hold(KEY) as place:
            assert place.table.due == clock.now - 25 + 90, "he has what is left of his time"
        await hall.stop()

    run(tmp_path, work)


def test_who_has_come_since_the_restart_is_not_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another worker looks for him too, and knows only from the entries that he is here again."""
    monkeypatch.setattr(halls, "RETURN", 0.05)

    async def work(one: Hall) -> None:
        other, clock = await another(one, Fanned())
        async with other.hold(KEY):
            pass
        clock.now += 1
        await other.do(KEY, lambda table, at: table.leave(at, "g0"))
        await other.do(KEY, lambda table, at: table.come(at, "g0"))
        while sum(isinstance(entry, Left) for entry in await kept(one)) < 3:
            await asyncio.sleep(0.01)
        async with other.hold(KEY) as place:
            assert [seat.present for seat in place.table.seats] == [True, False, False]
        await other.stop()

    run(tmp_path, work, Fanned())


def test_a_new_name_is_told_after_the_table_was_read_again(tmp_path: Path) -> None:
    """Who listens all the while hears of people as they are called now."""

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        budget = Budget(Settings(limits=False), hall.clock)
        caller = Caller(hall, place, Hello(views=True), budget, Payer("here"))
        async with hall.hold(KEY):
            caller.welcome(place.table, 0)
            place.listeners.add(caller)
        place.is_doubtful = True
        seat = place.table.games[0].asked
        await hall.do(KEY, lambda table, at: table.rename(at, f"g{seat}", seat, "Grace"))
        await hall.do(KEY, answer)
        told = [caller.queue.get_nowait() for _ in range(caller.queue.qsize())]
        assert b'"is":"news"' in told[-1] and b"Grace " in told[-1]

    run(tmp_path, work)


def test_two_halls_on_one_store(tmp_path: Path) -> None:
    """Two workers decide at once: one wins, the other folds its entry and decides anew; nothing forks."""

    async def work(one: Hall) -> None:
        await fill(one)
        other = Hall(one.store, Fanned(), one.bots, one.clock)
        for _ in range(10):
            await asyncio.gather(one.do(KEY, answer), other.do(KEY, answer))
        entries = await kept(one)
        moves = [entry for entry in entries if isinstance(entry, Moved)]
        assert len(moves) == 20
        async with one.hold(KEY) as a, other.hold(KEY) as b:
            assert a.told != b.told or a.table.sequence == b.table.sequence
        await one.do(KEY, lambda table, at: table.say(at, "g0", "hurry", (), ""))
        await other.do(KEY, lambda table, at: table.say(at, "g1", "hurry", (), ""))
        assert other.open[KEY].told == len(await kept(one))

    run(tmp_path, work, Fanned())


def test_who_comes_from_another_worker_knows_more(tmp_path: Path) -> None:
    """No news has come from the other worker yet: nobody is refused or shown too little because of that."""

    async def work(one: Hall) -> None:
        await fill(one)
        other = Hall(one.store, Fanned(), one.bots, one.clock)
        async with other.hold(KEY):
            pass
        for _ in range(3):
            await one.do(KEY, answer)
        game = one.open[KEY].table.game
        assert game is not None and other.open[KEY].told + 3 == one.open[KEY].told
        seat, words = game.asked, write_action(game.rules, game.legal(game.asked)[0])
        await other.do(KEY, lambda table, at: table.submit(at, seat, game.count(seat), words))
        await other.do(KEY, answer)
        async with one.hold(KEY) as place:
            assert place.told == other.open[KEY].told
        with pytest.raises(Refusal, match="not your turn"):
            await one.do(KEY, lambda table, at: table.submit(at, seat, 0, words))

    run(tmp_path, work, Fanned())


def test_news_of_another_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, out of order, twice, or never: listeners hear everything once."""
    monkeypatch.setattr(halls, "SWEEP", 0.05)

    async def work(one: Hall) -> None:
        await fill(one)
        channel = Fanned()
        other = Hall(one.store, channel, one.bots, one.clock)
        place = one.open[KEY]
        ear = Ear()
        place.listeners.add(ear)
        for _ in range(4):
            await other.do(KEY, answer)
        first, second, third, _lost = channel.told
        await one._hear(*first)
        await one._hear(*first)
        # On a busy machine the sweep may have found the others already; once each it must be all the same.
        assert ear.heard and ear.heard == (await kept(one))[-4:][: len(ear.heard)]
        await one._hear(*third)
        while len(ear.heard) < 3:
            await asyncio.sleep(0.01)
        await one._hear(*second)
        while len(ear.heard) < 4:
            await asyncio.sleep(0.01)  # the sweep finds the one that was lost
        assert ear.heard == (await kept(one))[-4:]

    run(tmp_path, work, Fanned())


def test_who_is_here_is_not_gone(tmp_path: Path) -> None:
    """Another worker lost its last socket of a guest who has one here: this worker says so."""

    async def work(one: Hall) -> None:
        await fill(one)
        channel = Fanned()
        other = Hall(one.store, channel, one.bots, one.clock)
        place = one.open[KEY]
        place.listeners.add(Ear("g1"))
        async with other.hold(KEY):
            pass
        await other.leave(KEY, "g1")
        await one._hear(*channel.told[-1])
        while not place.table.seats[1].present or isinstance((await kept(one))[-1], Left):
            await asyncio.sleep(0.01)  # it is true at once, and kept a little later
        assert [type(entry) for entry in (await kept(one))[-2:]] == [Left, Came]
        before = len(await kept(one))
        await one.leave(KEY, "g1")
        assert len(await kept(one)) == before, "a second tab is still here"

    run(tmp_path, work, Fanned())


def test_a_table_that_nobody_needs_is_forgotten_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.02)

    async def work(hall: Hall) -> None:
        clock = hall.clock
        assert isinstance(clock, Clock)
        place = await fill(hall, pace="none")
        ear = Ear()
        place.listeners.add(ear)
        clock.now += 1000
        await asyncio.sleep(0.1)
        assert KEY in hall.open, "somebody listens"
        place.listeners.clear()
        while KEY in hall.open:
            await asyncio.sleep(0.01)
        await hall.do(KEY, answer)
        assert hall.open[KEY] is not place and len(hall.open[KEY].table.games[0].choices) == 1

    run(tmp_path, work)


def test_clocks_run_out_by_the_sweep_though_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that no worker has open, with a day's pace: its time comes all the same, and a bot stands in."""
    monkeypatch.setattr(halls, "SWEEP", 0.02)

    async def work(hall: Hall) -> None:
        clock = hall.clock
        assert isinstance(clock, Clock)
        place = await fill(hall, pace="day")
        hall._forget(place)
        clock.now += 86_000
        await asyncio.sleep(0.1)
        assert KEY not in hall.open
        clock.now += 500
        while not any(isinstance(entry, HandedOver) for entry in await kept(hall)):
            await asyncio.sleep(0.01)
        handed = next(entry for entry in await kept(hall) if isinstance(entry, HandedOver))
        assert (handed.why, handed.bot) == ("clock", "miner")

    run(tmp_path, work)


def test_the_sweep_outlives_everything(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(halls, "SWEEP", 0.01)

    async def work(hall: Hall) -> None:
        calls = []

        async def due(*_: object) -> list[tuple[str, float]]:
            calls.append(1)
            if len(calls) == 1:
                raise StoreError("away")
            if len(calls) == 2:
                raise RuntimeError("a fault of ours")
            return [("no-such-table", 0.0)] if len(calls) == 3 else []

        monkeypatch.setattr(hall.store, "due", due)
        while len(calls) < 6:
            await asyncio.sleep(0.01)
        assert "no-such-table" not in hall.open

    run(tmp_path, work)


class Thinker(BotPool):
    """Needs a time of the test's choosing for its first answer."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(1)
        self.clock = clock
        self.needs = 0.0

    async def choose(self, game: str, live: Live, seat: int, bot: str, owner: Owner) -> int | None:
        self.clock.now += self.needs
        return live.legal(seat)[0]


@pytest.mark.parametrize("delay", [0.0, 1.0])
def test_when_a_bot_answers_tells_nothing_of_its_thoughts(tmp_path: Path, delay: float) -> None:
    """It thinks as soon as it is asked and answers when it is due; who thinks for too long waits for a fixed moment."""

    async def answered(hall: Hall, needs: float, *, only_one: bool = False) -> float:
        """How long after the question a bot's answer is written, if nobody else does anything."""
        clock, bots = hall.clock, hall.bots
        assert isinstance(clock, Clock) and isinstance(bots, Thinker)
        bots.needs = needs
        key = f"{needs} {only_one}"
        opened = open_table(clock(), "host", key, "base:de[rounds=1] x3", "live", bot_delay=delay)
        assert await hall.create(key, opened)
        for seat in range(3):
            await hall.do(key, partial(_seat_bot, seat))
        await hall.do(key, lambda table, at: table.start(at, "host", "7"))
        place, ear = hall.open[key], Ear()
        place.listeners.add(ear)
        game, asked_at = place.table.games[0], place.table.asked_at
        if only_one:
            only = [game.legal(game.asked)[0]]
            game.legal = lambda seat: only  # type: ignore[method-assign]
        while not game.choices:
            await hall.go_on(key)
            await asyncio.sleep(0)
            if place.thought is not None and place.thought.done_at is not None and not game.choices:
                when = hall._next(place)
                assert when is not None
                clock.now = max(clock.now, when)
        await hall.do(key, lambda table, at: table.pause(at, "host"))
        return round(ear.heard[0].at - asked_at, 6)

    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 't.sqlite'}")
        clock = Clock()
        bots = Thinker(clock)
        hall = Hall(store, Alone(), bots, clock)
        pause = max(delay, SHORTEST_PAUSE)
        try:
            quick = [await answered(hall, needs * pause) for needs in (0.0, 0.02, 0.075, 0.99)]
            assert set(quick) == {pause} and await answered(hall, 0.0, only_one=True) == pause
            late = [await answered(hall, needs * pause) for needs in (1.01, 1.2, 1.26, 2.3)]
            assert late == [1.25 * pause, 1.25 * pause, 1.5 * pause, 2.5 * pause]
        finally:
            await hall.stop()
            await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))


def test_unknown_tables_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        for key in ("x", "y"):
            with pytest.raises(Refusal, match="no such table"):
                await hall.do(key, answer)
        assert not hall.open

    run(tmp_path, work)
