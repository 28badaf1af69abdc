"""A store or a Redis that fails, all the way: what a socket is told, what goes on in the background, what is published.

Whoever asked is refused in words and may ask again; nothing of what failed, and nothing that an error says, gets out.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import structlog
from redis.exceptions import ConnectionError as RedisDown

from tests.server.test_hall import KEY, Ear, answer, fill, kept, run
from undermine.notation.action import write_action
from undermine.server import hall as halls
from undermine.server.budget import Budget, Payer
from undermine.server.caller import Caller
from undermine.server.fanout import ByRedis
from undermine.server.hall import Hall
from undermine.server.open_table import OpenTable
from undermine.server.settings import Settings
from undermine.server.wire import ClientMessage, Hello, Play, Ready, Talk
from undermine.store import Store, StoreError
from undermine.tables.refusal import Refusal
from undermine.text import Words

SECRET = "the database at db.internal does not answer"


@pytest.fixture(autouse=True)
def printed() -> Iterator[None]:
    """The log is printed here, whatever a server of an earlier test has made of it."""
    before = structlog.get_config()
    structlog.reset_defaults()
    yield
    structlog.configure(**before)


async def down(*_: object) -> bool:
    raise StoreError(SECRET)


def told(caller: Caller) -> list[dict[str, object]]:
    """What the socket was sent since it was last asked."""
    return [json.loads(caller.queue.get_nowait()) for _ in range(caller.queue.qsize())]


def seated(hall: Hall, place: OpenTable, guest: str, hello: Hello) -> Caller:
    caller = Caller(hall, place, hello, Budget(Settings(limits=False), hall.clock), Payer("here", guest))
    caller.welcome(place.table, 0)
    place.listeners.add(caller)
    told(caller)
    return caller


def a_move(place: OpenTable, number: int) -> tuple[str, Play]:
    """Who is asked, and a legal answer of his as it comes over the wire."""
    game = place.table.game
    assert game is not None
    words = write_action(game.rules, game.legal(game.asked)[0])
    return f"g{game.asked}", Play(game.count(game.asked), words, number)


@pytest.mark.parametrize("views", [True, False])
def test_a_player_is_refused_in_words_and_moves_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], *, views: bool
) -> None:
    async def work(hall: Hall) -> None:
        place = await fill(hall)
        guest, play = a_move(place, 7)
        caller = seated(hall, place, guest, Hello(views=views, language="cs"))
        watcher = seated(hall, place, "somebody", Hello())
        before = await kept(hall)
        append = hall.store.append
        monkeypatch.setattr(hall.store, "append", down)
        await caller.ask(play)
        (refused,) = told(caller)
        assert (refused["is"], refused["id"], refused["key"]) == ("refused", 7, "store-away")
        want = Words("cs").say("refusal-store-away") if views else "the tables cannot be reached right now"
        assert str(refused["detail"]).startswith(want) and "db.internal" not in str(refused)
        assert told(watcher) == [] and await kept(hall) == before and not caller.closed.done()
        monkeypatch.setattr(hall.store, "append", append)
        await caller.ask(play)
        assert [message["is"] for message in told(caller)] == ["news", "done"]
        assert [message["is"] for message in told(watcher)] == ["news"]
        assert len(await kept(hall)) == len(before) + 1

    run(tmp_path, work)
    assert "db.internal" in capfd.readouterr().out, "the operator is told what it was"


def test_everything_that_a_socket_asks_for_may_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Talk, a look at the result, and even the greeting when the table has to be read again."""
    asked: list[ClientMessage] = [Talk(phrase="hurry", id=1), Ready(id=2), Talk(chat="psst", id=3)]

    async def work(hall: Hall) -> None:
        place = await fill(hall)
        caller = seated(hall, place, "g1", Hello())
        monkeypatch.setattr(hall.store, "append", down)
        monkeypatch.setattr(hall.store, "entries", down)
        for message in asked:
            await caller.ask(message)
        place.is_doubtful = True
        await caller.ask(Hello(seen=3))
        answers = told(caller)
        assert [(message["is"], message["id"]) for message in answers if message.get("key") == "store-away"] == [
            ("refused", 1), ("refused", 2), ("refused", 3), ("refused", 0),
        ]  # fmt: skip
        assert len(answers) == 4, "nothing else is said"
        assert hall.open[KEY] is place, "a table that somebody listens to is not forgotten"

    run(tmp_path, work)


def test_what_fails_in_the_background_fails_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A refusal by its key, the store in its words, a fault of ours by kind and place: never by its message."""

    async def work(hall: Hall) -> None:
        async def refused() -> None:
            raise Refusal("not-seated", "seat 3 holds the gold", status=403)

        async def broken() -> None:
            raise AssertionError("seat 3 holds the gold")

        async def waiting() -> None:
            raise StoreError(SECRET)

        for failing in (refused(), waiting(), broken()):
            hall._spawn(failing)
        while len(hall._tasks) > 1:  # the sweep stays
            await asyncio.sleep(0.001)
        place = await fill(hall)
        ear = Ear()
        place.listeners.add(ear)
        await hall.do(KEY, answer)
        assert len(ear.heard) == 1, "the hall goes on"

    run(tmp_path, work)
    logged = capfd.readouterr().out
    assert "not-seated" in logged and SECRET in logged and "AssertionError" in logged and "broken" in logged
    assert "holds the gold" not in logged


def test_a_bot_waits_for_the_store_and_answers_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its turn is tried again by its timer; nothing is told before it is kept, and nothing twice."""
    monkeypatch.setattr(halls, "AGAIN", 0.02)
    tries = []

    async def work(hall: Hall) -> None:
        append = hall.store.append

        async def flaky(*entry: object) -> bool:
            tries.append(1)
            return await (append(*entry) if len(tries) > 3 else down())  # type: ignore[arg-type]

        place = await fill(hall, people=0)
        ear = Ear()
        place.listeners.add(ear)
        monkeypatch.setattr(hall.store, "append", flaky)
        before = len(await kept(hall))
        while len(ear.heard) < 4:
            hall.clock.now += 0.5  # type: ignore[attr-defined]
            await _try(hall)
            await asyncio.sleep(0.005)
        assert len(tries) > 3
        assert (await kept(hall))[before : before + 4] == ear.heard[:4]

    run(tmp_path, work)


async def _try(hall: Hall) -> None:
    try:
        await hall.go_on(KEY)
    except StoreError:
        assert not hall.open[KEY].goes_on, "who failed does not block the table"


# Redis


class Channel:
    """A Redis that fails as often as it is told to, and then keeps what is published."""

    def __init__(self, failures: int) -> None:
        self.failures = failures
        self.waiting: list[bytes] = []
        self.published: list[bytes] = []

    def pipeline(self, *, transaction: bool) -> Channel:
        assert not transaction
        self.waiting = []
        return self

    async def __aenter__(self) -> Channel:
        return self

    async def __aexit__(self, *_: object) -> None:
        pass

    def publish(self, _channel: str, message: bytes) -> None:
        self.waiting.append(message)

    async def execute(self) -> None:
        if self.failures:
            self.failures -= 1
            raise RedisDown("redis.internal is away")
        self.published += self.waiting

    async def aclose(self) -> None:
        pass


class Radio(Channel):
    """A Redis that brings these messages and then breaks off, the first time; the second time the rest."""

    def __init__(self, *parts: list[bytes]) -> None:
        super().__init__(0)
        self.parts = list(parts)

    def pubsub(self, *, ignore_subscribe_messages: bool) -> Radio:
        assert ignore_subscribe_messages
        return self

    async def subscribe(self, _channel: str) -> None:
        pass

    async def listen(self) -> AsyncIterator[dict[str, bytes]]:
        for data in self.parts.pop(0):
            yield {"data": data}
        if self.parts:
            raise RedisDown("redis.internal is away")
        await asyncio.Event().wait()


def fan(speaks: Channel, listens: Radio) -> ByRedis:
    made = ByRedis("redis://127.0.0.1:1", "undermine", "me")
    made._speaks, made._listens = speaks, listens  # type: ignore[assignment]
    return made


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """No half seconds between tries."""
    sleep = asyncio.sleep

    async def nap(_seconds: float) -> None:
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", nap)


@pytest.mark.usefixtures("quick")
def test_what_cannot_be_published_keeps_nobody_waiting(capfd: pytest.CaptureFixture[str]) -> None:
    """A batch may be lost, for the store has it; what comes after it goes out in its order."""
    speaks = Channel(failures=2)

    async def work() -> None:
        async def hear(*_: object) -> None:
            raise AssertionError("nothing was said")

        made = fan(speaks, Radio([]))
        await made.start(hear)
        for number in range(6):
            made.tell("table", number, b"entry\nwith a line")
            while made._waiting or made._wake.is_set():
                await asyncio.sleep(0)
            for _ in range(5):
                await asyncio.sleep(0)
        await made.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert [message.split(b"\n", 3) for message in speaks.published] == [
        [b"me", b"table", str(number).encode(), b"entry\nwith a line"] for number in range(2, 6)
    ]
    logged = capfd.readouterr().out
    assert logged.count("fan-out cannot be told") == 2 and "redis.internal" not in logged


@pytest.mark.usefixtures("quick")
def test_what_is_heard_from_others(capfd: pytest.CaptureFixture[str]) -> None:
    """Not one's own words; after nonsense, a fault or a broken line the next message is heard all the same."""
    radio = Radio(
        [b"me\nt\n1\nown", b"other\nt\n2\nfirst", b"nonsense"],
        [b"other\nt\n3\nbad", b"other\nt\n3\nnever heard: the line is made anew"],
        [b"other\nt\n4\nlast\nline"],
    )
    heard: list[tuple[str, int, bytes]] = []

    async def work() -> None:
        async def hear(table: str, sequence: int, data: bytes) -> None:
            if data == b"bad":
                raise ValueError("a hand of cards")
            heard.append((table, sequence, data))

        made = fan(Channel(0), radio)
        await made.start(hear)
        while len(heard) < 2:
            await asyncio.sleep(0)
        await made.stop()

    asyncio.run(asyncio.wait_for(work(), 60))
    assert heard == [("t", 2, b"first"), ("t", 4, b"last\nline")]
    logged = capfd.readouterr().out
    assert logged.count("fan-out brought something odd") == 2 and "a hand of cards" not in logged


def test_a_store_that_does_not_know_the_table_any_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that was never read is not kept open when reading fails; one that was read is."""

    async def work(hall: Hall) -> None:
        await asyncio.sleep(0)
        monkeypatch.setattr(Store, "entries", down)
        with pytest.raises(StoreError):
            async with hall.hold("another"):
                pass
        assert "another" not in hall.open

    run(tmp_path, work)
