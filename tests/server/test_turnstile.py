"""What one address asks for is spread in time, so that nobody else has to wait for all of it at once."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import cast

import pytest
from litestar.types import HTTPReceiveMessage, Message, Receive, Scope, Send
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.house import SHORT, Clock, House, Json, problem, wait_for
from undermine.server import turnstile
from undermine.server.bot_pool import BotPool
from undermine.server.budget import Budget, Later, Payer
from undermine.server.fair import Owner
from undermine.server.fanout import Alone
from undermine.server.gate import Gate
from undermine.server.hall import Hall
from undermine.server.settings import Settings
from undermine.server.turnstile import AHEAD, LONGEST, Turnstile
from undermine.store import Store
from undermine.tables.live import Live
from undermine.tables.table import open_table

HERE, ELSEWHERE = "192.0.2.1", "192.0.2.2"


def test_a_pile_of_one_address_is_spread_over_its_share() -> None:
    clock = Clock(100.0)
    gate = Turnstile(0.5, clock)
    waits = [gate.wait(HERE, 10) for _ in range(100)]
    assert waits[:5] == [0.0] * 5, "a page is many pieces at once"
    assert waits[-1] == pytest.approx(99 * 0.010 / 0.5 - AHEAD)
    assert all(later - one <= 0.0201 for one, later in pairwise(waits)), "one after the other"
    assert gate.wait(ELSEWHERE, 10) == 0.0
    clock.now += 2.0
    assert gate.wait(HERE, 10) == 0.0, "the line is over"


def test_nobody_saves_up_by_staying_away() -> None:
    clock = Clock(100.0)
    gate = Turnstile(0.5, clock)
    gate.wait(HERE, 10)
    clock.now += 3600
    assert sum(gate.wait(HERE, 10) == 0.0 for _ in range(100)) == 6


def test_the_share_is_what_an_address_may_cost_in_its_shortest_time() -> None:
    clock = Clock(100.0)
    for text, share in (("4000/10 seconds; 15000/minute", 0.4), ("900/second", 0.9)):
        gate = Turnstile.of(Settings(budget_address=text))
        gate._clock = clock
        gate.wait(HERE, 1000)
        assert gate.wait(HERE, 1000) == pytest.approx(1.0 / share - AHEAD)
    off = Turnstile.of(Settings(limits=False))
    assert {off.wait(HERE, 10**6) for _ in range(9)} == {0.0} and not off.is_long(HERE)


def test_a_line_that_is_long_enough() -> None:
    clock = Clock(100.0)
    gate = Turnstile(1.0, clock)
    gate.wait(HERE, int(LONGEST * 1000) + 1)
    assert gate.is_long(HERE) and not gate.is_long(ELSEWHERE) and gate.is_long(HERE, 1.0)
    clock.now += 0.1
    assert not gate.is_long(HERE)


def test_what_is_remembered_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstile, "MOST", 10)
    clock = Clock(100.0)
    gate = Turnstile(0.5, clock)
    for number in range(100):
        gate.wait(f"192.0.2.{number}", 1)
        gate.come(f"guest {number}", HERE)
        clock.now += 1
        assert len(gate._over_at) <= 10 and len(gate._homes) <= 10


# What is asked for


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long whoever waits would have waited."""
    waits: list[float] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return waits


def test_who_has_paid_waits_until_it_may_begin(slept: list[float]) -> None:
    """Guests of one address stand in one line; what is the same for all was let in at the gate."""
    clock = Clock(100.0)
    budget = Budget(Settings(), clock, turnstile=Turnstile(0.4, clock))

    async def pay() -> None:
        for number in range(10):
            await budget.pay(Payer(HERE, f"guest {number}"), 40)
            await budget.pay(Payer(HERE), 40, is_shared=True)
        await budget.pay(Payer(ELSEWHERE, "somebody"), 40)

    asyncio.run(pay())
    assert slept == pytest.approx([0.1 * number - AHEAD for number in range(2, 10)])


def test_a_crowd_that_is_refused_at_once_is_not_let_go_at_once(slept: list[float]) -> None:
    async def hold() -> None:
        for _ in range(100):
            await Later(10).hold()

    asyncio.run(hold())
    assert max(slept) <= 1.5 and min(slept) >= 0.5 and len(set(slept)) > 90


class Told:
    """An application that keeps what it received, and a client that has sent something."""

    def __init__(self, *sent: Json) -> None:
        self.sent = list(sent)
        self.received: list[object] = []

    async def __call__(self, _scope: Scope, receive: Receive, _send: Send) -> None:
        while self.sent:
            self.received.append(await receive())
        self.received.append(await receive())

    async def receive(self) -> HTTPReceiveMessage:
        return cast("HTTPReceiveMessage", self.sent.pop(0) if self.sent else {"type": "http.disconnect"})


async def _nowhere(_: Message) -> None:
    raise AssertionError("nobody is there")


@pytest.mark.parametrize("waits", [False, True])
def test_what_was_sent_meanwhile_is_not_lost(slept: list[float], *, waits: bool) -> None:
    clock = Clock(100.0)
    line = Turnstile(0.4, clock)
    line.wait(HERE, 400 if waits else 0)
    parts: list[Json] = [{"type": "http.request", "body": b"a"}, {"type": "http.request", "body": b"b"}]
    told = Told(*parts)
    scope = cast("Scope", {"type": "http", "client": (HERE, 5)})
    asyncio.run(Gate(told, line)(scope, told.receive, _nowhere))
    assert bool(slept) is waits and told.received[:2] == parts


@pytest.mark.usefixtures("slept")
def test_who_did_not_wait_is_not_served() -> None:
    clock = Clock(100.0)
    line = Turnstile(0.4, clock)
    line.wait(HERE, 400)
    told = Told()
    scope = cast("Scope", {"type": "http", "client": (HERE, 5)})
    asyncio.run(Gate(told, line)(scope, told.receive, _nowhere))
    assert told.received == []


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    chosen = Settings(render_processes=0, budget_address="1000000/10 seconds")
    with House(str(tmp_path_factory.mktemp("gate") / "t.sqlite"), limits=True, chosen=chosen) as house:
        yield house


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/none", 404),
        ("GET", "/no/where/at/all", 404),
        ("GET", "/assets/none.js", 404),
        ("PUT", "/api/tables", 405),
        ("POST", "/health", 405),
        ("GET", "/api/tables", 200),
    ],
)
def test_nothing_is_free(strict: House, method: str, path: str, status: int) -> None:
    lines = strict.context.budget._turnstile._over_at
    before = lines.get("127.0.0.1", 0.0)
    assert strict.ask(method, path).status_code == status
    assert lines["127.0.0.1"] > before


def test_to_a_line_that_is_too_long_nobody_comes(strict: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def hold(_: Later) -> None:
        held.append(True)

    held: list[bool] = []
    monkeypatch.setattr(Later, "hold", hold)
    line = strict.context.budget._turnstile
    line.wait("127.0.0.1", 10**7)
    over_at = line._over_at["127.0.0.1"]
    try:
        answer = strict.ask("GET", "/api/none")
        problem(answer, 429, "too-often")
        assert answer.headers["retry-after"] == "5" and answer.headers["cache-control"] == "no-store"
        words = strict.ask("GET", "/api/games", accept_language="cs").json()["detail"]
        assert words == "To bylo moc najednou; pokračuj za 5 sekund."
        with pytest.raises(InvalidStatus), connect(f"ws://127.0.0.1:{strict.port}/api/tables/none/live", proxy=None):
            pass
        assert held == [True] * 3 and line._over_at["127.0.0.1"] == over_at, "who is refused does not make it longer"
    finally:
        line._over_at.clear()
    assert strict.ask("GET", "/api/games").status_code == 200


# What bots do


class Asked(BotPool):
    """Keeps whose bots are asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.owners: list[Owner] = []

    async def choose(self, game: str, live: Live, seat: int, bot: str, owner: Owner) -> int | None:
        self.owners.append(owner)
        return live.legal(seat)[0]


def test_bots_stand_in_the_line_of_whoever_has_the_table(tmp_path: Path) -> None:
    """The house knows whence a guest has asked for something."""
    chosen = Settings(render_processes=0, budget_address="1000000/10 seconds")
    with House(str(tmp_path / "t.sqlite"), limits=True, chosen=chosen) as house:
        guest = house.guest()
        who = house.context.guests.check(guest, house.context.clock())
        hall, line = house.context.hall, house.context.budget._turnstile
        asked = hall.bots = Asked()
        house.post("/api/tables", guest, {"rules": SHORT, "bots": 3, "start": True, "bot_delay": 0})
        wait_for(lambda: len(asked.owners) > 5)
        assert set(asked.owners) == {Owner(who, "127.0.0.1")}
        # From here on the line is a long one, and his bots are no exception.
        line.wait("127.0.0.1", 10**9)
        count, over_at = len(asked.owners), line._over_at["127.0.0.1"]
        wait_for(lambda: line._over_at["127.0.0.1"] > over_at)
        assert len(asked.owners) <= count + 1


def test_a_bot_that_stood_in_line_does_not_answer_what_is_not_asked_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        store = await Store.open(f"sqlite:///{tmp_path / 't.sqlite'}")
        clock, bots = Clock(100.0), Asked()
        line = Turnstile(1.0, clock)
        hall = Hall(store, Alone(), bots, clock, line)
        try:
            assert await hall.create("key", open_table(clock(), "host", "CODE", SHORT, "none", bot_delay=0.0))
            for seat in range(3):
                await hall.do(
                    "key", partial(lambda seat, table, at: table.sit(at, f"g{seat}", seat, f"M {seat}"), seat)
                )
            await hall.do("key", lambda table, at: table.start(at, "host", "7"))
            place = hall.open["key"]
            seat = place.table.games[0].asked
            line.wait("host", 200)
            await hall.do("key", lambda table, at: table.hand_over(at, "host", seat))
            await hall.go_on("key")
            assert place.thought is not None
            await hall.do("key", lambda table, at: table.come(at, f"g{seat}"))
            while hall._tasks:
                await asyncio.sleep(0.01)
            assert bots.owners == []
        finally:
            await hall.stop()
            await store.close()

    asyncio.run(asyncio.wait_for(work(), 60))
