"""Lines that keep people waiting, too many of them, and sockets that do not listen."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, replace
from pathlib import Path

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.exceptions import ConnectionClosed

from tests.server.house import SHORT, House, Json, Party, open_party, wait_for
from tests.server.house import Line as Heard
from undermine.server.budget import Budget, Payer
from undermine.server.caller import COME_AGAIN, Caller
from undermine.server.door import Door
from undermine.server.hall import Hall
from undermine.server.line import Line, Lines, Now
from undermine.server.open_table import OpenTable
from undermine.server.settings import Settings
from undermine.server.wire import Hello
from undermine.tables.table import Table, open_table

FEW = Settings(
    guest_sockets=3, guest_onlookers=2, address_onlookers=4, address_sockets=100, table_onlookers=6, header_seconds=1
)


class Wire(asyncio.Transport):
    """A line whose other end does nothing; keeps what becomes of it."""

    def __init__(self) -> None:
        super().__init__({"peername": ("192.0.2.1", 5), "sockname": ("192.0.2.2", 80)})
        self.aborted = self.closed = False

    def abort(self) -> None:
        self.aborted = True

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed or self.aborted

    def write(self, data: bytes | bytearray | memoryview) -> None:
        pass


class Clockwork:
    """A loop whose timers ring when a test says so."""

    def __init__(self) -> None:
        self.loop = asyncio.new_event_loop()
        self._rings: list[tuple[float, Callable[[], object], asyncio.TimerHandle]] = []

    def later(self, delay: float, callback: Callable[[], object]) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(delay, callback, (), self.loop)
        self._rings.append((delay, callback, handle))
        return handle

    def ring(self, until: float) -> None:
        for delay, callback, handle in list(self._rings):
            if delay <= until and not handle.cancelled():
                callback()


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Clockwork]:
    clockwork = Clockwork()
    monkeypatch.setattr(clockwork.loop, "call_later", clockwork.later)
    yield clockwork
    monkeypatch.undo()
    clockwork.loop.close()


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    monkeypatch.setattr(Now, "lines", Lines(Settings(address_connections=2, trusted_proxies="10.0.0.0/8")))
    return Now.lines


async def nothing(_scope: object, _receive: object, _send: object) -> None:
    pass


def door(loop: Clockwork) -> tuple[Door, Wire]:
    config = uvicorn.Config(
        nothing, ws="undermine.server.line:Line", interface="asgi3", log_config=None, proxy_headers=False
    )
    config.load()
    wire = Wire()
    opened = Door(config, ServerState(), {}, loop.loop)
    opened.connection_made(wire)
    return opened, wire


# Patience


@pytest.mark.parametrize("sent", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: here\r\n", b"GET / HTTP/1.1\r\nA: b\r\n"])
def test_half_a_request_is_not_waited_for(loop: Clockwork, lines: Lines, sent: bytes) -> None:
    opened, wire = door(loop)
    if sent:
        opened.data_received(sent)
    loop.ring(lines.header_seconds - 1)
    assert not wire.aborted
    loop.ring(lines.header_seconds)
    assert wire.aborted


def test_half_a_body_is_not_waited_for_either(loop: Clockwork, lines: Lines, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Door, "_start_asgi_task", lambda *_: None)
    opened, wire = door(loop)
    opened.data_received(b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\nhalf")
    loop.ring(lines.header_seconds)
    assert wire.aborted


def test_a_whole_request_has_all_the_time_of_its_answer(
    loop: Clockwork, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Door, "_start_asgi_task", lambda *_: None)
    opened, wire = door(loop)
    opened.data_received(b"GET / HTTP/1.1\r\nHost: here\r\n\r\n")
    loop.ring(lines.header_seconds)
    assert not wire.aborted


def test_an_answer_that_nobody_takes(loop: Clockwork, lines: Lines) -> None:
    opened, wire = door(loop)
    opened._asks.end()
    opened.pause_writing()
    opened.resume_writing()
    loop.ring(lines.deaf_seconds)
    assert not wire.aborted, "he took it"
    opened.pause_writing()
    loop.ring(lines.deaf_seconds)
    assert wire.aborted


def a_socket(loop: Clockwork) -> tuple[Line, Wire]:
    opened, wire = door(loop)
    opened._asks.end()
    line = Line(opened.config, opened.server_state, {}, loop.loop)
    line.connection_made(wire)
    return line, wire


def test_a_socket_that_does_not_read_is_aborted(loop: Clockwork, lines: Lines) -> None:
    line, wire = a_socket(loop)
    line.pause_writing()
    line.resume_writing()
    loop.ring(lines.deaf_seconds)
    assert not wire.aborted, "slow, but it reads"
    line.pause_writing()
    loop.ring(lines.deaf_seconds)
    assert wire.aborted
    line.connection_lost(None)
    assert not lines.open


def test_who_is_done_with_a_deaf_socket_does_not_wait_for_it(loop: Clockwork, lines: Lines) -> None:
    for deaf in (False, True):
        line, wire = a_socket(loop)
        line.handshake_complete = True
        line.scope = {}  # type: ignore[typeddict-item]
        if deaf:
            line.pause_writing()
        loop.loop.run_until_complete(line.run_asgi())
        assert wire.aborted == deaf


def test_an_address_holds_so_many_lines(loop: Clockwork, lines: Lines) -> None:
    opened = [door(loop) for _ in range(3)]
    assert [wire.aborted for _, wire in opened] == [False, False, True]
    opened[2][0].connection_lost(None)
    opened[0][0].connection_lost(None)
    assert not door(loop)[1].aborted, "one went"
    assert lines.take("192.0.2.9") and not lines.take("192.0.2.1")
    assert [lines.take("10.1.2.3") for _ in range(9)] == [True] * 9, "a web server in front"


def test_nobody_makes_lines_again_and_again(loop: Clockwork, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line that is given back at once costs, too; a web server in front makes them for others."""
    lines = Lines(Settings(trusted_proxies="10.0.0.0/8"))
    monkeypatch.setattr(Now, "lines", lines)
    made = []
    for _ in range(1000):
        opened, wire = door(loop)
        made.append(not wire.aborted)
        opened.connection_lost(None)
    assert made[:150] == [True] * 150, "a school comes"
    assert 150 < made.count(True) < 400
    assert not lines.open and lines.take("192.0.2.9")
    assert all(lines.take("10.1.2.3") for _ in range(1000))


def test_half_a_request_over_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Now, "lines", Lines(FEW))
    with House(str(tmp_path / "t.sqlite")) as house, socket.create_connection(("127.0.0.1", house.port)) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: here\r\n")
        line.settimeout(10)
        with suppress(ConnectionResetError):
            assert line.recv(100) == b""
        assert house.ask("GET", "/health").status_code == 200


# What waits


def test_what_waits_for_a_socket_is_bounded_in_bytes() -> None:
    async def work() -> None:
        opened = open_table(1.0, "host", "ABCDEF", SHORT, "none")
        table = Table(opened)
        place = OpenTable("key", table, 1.0)
        hall: Hall = None  # type: ignore[assignment]  # nothing is asked of it
        caller = Caller(hall, place, Hello(), Budget(FEW, lambda: 1.0), Payer("here"), 10_000)
        size = 0
        while not caller.closed.done():
            assert size <= 10_000
            caller._change(table, opened)
            size = caller._waiting
        assert caller.closed.result() == COME_AGAIN and 5_000 < size <= 10_000
        large = Caller(hall, place, Hello(), Budget(FEW, lambda: 1.0), Payer("here"), 10)
        large._change(table, opened)
        assert not large.closed.done(), "what nothing waits before may be larger"
        await large.next()
        large._change(table, opened)
        assert not large.closed.done(), "and so on, if it is taken"
        large._change(table, opened)
        assert large.closed.done()

    asyncio.run(work())


# How many


@pytest.fixture
def crowded(tmp_path: Path) -> Iterator[tuple[House, Party]]:
    with House(str(tmp_path / "t.sqlite"), limits=True, chosen=FEW) as house:
        yield house, open_party(house)


@dataclass
class Crowd:
    """Sockets that stay open until the end of a test."""

    house: House
    stack: ExitStack

    def come(self, table: str, token: str = "") -> tuple[Heard, Json]:
        """One more; what it is told first."""
        line = self.stack.enter_context(self.house.socket(table, token, seen=10**6))
        return line, line.hear()

    def told(self, table: str, token: str = "") -> str:
        """The same in a word: "hello", or why not."""
        first = self.come(table, token)[1]
        return str(first.get("key", first["is"]))


def test_a_seated_player_gets_in_however_many_watch(crowded: tuple[House, Party]) -> None:
    house, party = crowded
    with ExitStack() as stack:
        crowd = Crowd(house, stack)
        assert [crowd.told(party.id) for _ in range(5)] == ["hello"] * 4 + ["too-many-sockets"]
        assert crowd.told(party.id, house.guest()) == "too-many-sockets", "so many of one address look on"
        assert [crowd.told(party.id, token) for token in party.tokens] == ["hello"] * 3


def test_a_table_has_room_for_so_many_onlookers(tmp_path: Path) -> None:
    chosen = replace(FEW, table_onlookers=3, address_onlookers=50)
    with House(str(tmp_path / "t.sqlite"), limits=True, chosen=chosen) as house, ExitStack() as stack:
        party, crowd = open_party(house), Crowd(house, stack)
        assert [crowd.told(party.id) for _ in range(4)] == ["hello"] * 3 + ["table-full"]
        assert crowd.told(party.id, party.tokens[0]) == "hello"


def test_an_address_has_so_many_sockets(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite"), limits=True, chosen=replace(FEW, address_sockets=2)) as house:
        parties = [open_party(house) for _ in range(3)]
        with ExitStack() as stack:
            crowd = Crowd(house, stack)
            assert [crowd.told(party.id) for party in parties] == ["hello", "hello", "too-many-sockets"]
            assert crowd.told(parties[2].id, parties[2].tokens[0]) == "hello", "who has a seat"
        wait_for(lambda: len(house.context.sockets) == 0)


def test_a_guest_looks_on_by_so_many_sockets(crowded: tuple[House, Party]) -> None:
    house, party = crowded
    other, third, guest = open_party(house), open_party(house), house.guest()
    with ExitStack() as stack:
        crowd = Crowd(house, stack)
        assert [crowd.told(party.id, guest) for _ in range(3)] == ["hello", "hello", "too-many-sockets"]
        assert crowd.told(other.id, guest) == "hello"
        assert crowd.told(third.id, guest) == "too-many-sockets", "three of his are open"
    wait_for(lambda: len(house.context.sockets) == 0)


def test_of_too_many_sockets_of_a_player_the_oldest_goes(crowded: tuple[House, Party]) -> None:
    house, party = crowded
    with ExitStack() as stack:
        crowd = Crowd(house, stack)
        oldest, _ = crowd.come(party.id, party.tokens[0])
        assert [crowd.told(party.id, party.tokens[0]) for _ in range(3)] == ["hello"] * 3
        assert oldest.until("refused")["key"] == "elsewhere"
        with pytest.raises(ConnectionClosed) as caught:
            oldest.hear()
        assert caught.value.rcvd is not None and caught.value.rcvd.code == 4403, "it does not come again by itself"


def test_without_limits_everybody_comes(tmp_path: Path) -> None:
    with House(str(tmp_path / "t.sqlite"), chosen=FEW) as house, ExitStack() as stack:
        party, crowd = open_party(house), Crowd(house, stack)
        assert [crowd.told(party.id) for _ in range(8)] == ["hello"] * 8
