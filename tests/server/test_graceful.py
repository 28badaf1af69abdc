"""A server that is told to end or to start anew: it finishes what it does, and nobody loses a turn, a seat or time."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Awaitable, Callable
from pathlib import Path

from tests.server.house import SHORT, House, open_party, wait_for
from tests.server.test_restart import Noting, Served
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.client.seat import SeatClient
from undermine.server.wire import TableInfo
from undermine.store import Store
from undermine.tables.entry import Came, HandedOver, Left, Moved, decode

HAND_OVER = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.environ.update(LISTEN_FDS="1", LISTEN_PID=str(os.getpid()))
os.execv(sys.argv[2], sys.argv[2:])
"""


async def told_moves(database: str, table: str) -> tuple[list[tuple[int, str]], list[Came | Left | HandedOver], float]:
    """What the store has of a table: who moved by whom, who came, went or was replaced, when the last move was."""
    store = await Store.open(database)
    rows = await store.entries(table)
    await store.close()
    assert [sequence for sequence, _ in rows] == list(range(1, len(rows) + 1))
    entries = [decode(data) for _, data in rows]
    moves = [entry for entry in entries if isinstance(entry, Moved)]
    others = [entry for entry in entries if isinstance(entry, Came | Left | HandedOver)]
    return [(entry.seat, entry.by) for entry in moves], others, max((entry.at for entry in moves), default=0.0)


async def play_under(served: Served, disturb: Callable[[], Awaitable[None]]) -> tuple[TableInfo, list[SeatClient]]:
    """Two people and a bot play a game, and in the middle of it the server is disturbed."""
    address = read_address(served.address)
    players = [Noting(seed) for seed in range(2)]
    async with Lobby(address) as host:
        await host.become_guest()
        table = await host.open_table(rules=SHORT, pace="live", bot_delay=0.0)
        clients = []
        for seat, player in enumerate(players):
            async with Lobby(address) as guest:
                await guest.become_guest()
                await guest.sit(table.id, seat, f"Mole {seat}")
                clients.append(SeatClient(address, table.id, guest.token, player))
        await host.seat_bot(table.id, 2, "random")
        await host.start(table.id)
        playing = [asyncio.create_task(client.play()) for client in clients]
        while len(players[0].sent) < 3 and not playing[0].done():
            await asyncio.sleep(0.01)
        await disturb()
        ends = await asyncio.wait_for(asyncio.gather(*playing), 180)
        return ends[0], clients


def knock(address: str, is_enough: threading.Event) -> None:
    """Ask all the time; who comes while it starts anew is kept waiting, not refused."""
    answered = 0
    while not is_enough.is_set() or not answered:
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=60) as answer:
                answered += answer.status == 200
        except ConnectionResetError:
            pass  # a connection that the old server held may be cut
        time.sleep(0.01)


def test_everybody_is_still_there_after_restarts(tmp_path: Path) -> None:
    """Told to start anew, and when it has told to end: nobody loses his seat by it, and nobody a turn."""
    served = Served(tmp_path / "t.sqlite")
    served.start()
    pid, port = served.pid, served.port

    async def disturb() -> None:
        is_open = threading.Event()
        asking = asyncio.create_task(asyncio.to_thread(knock, served.address, is_open))
        os.kill(pid, signal.SIGHUP)
        assert await asyncio.to_thread(served.opens_at) == port
        is_open.set()
        await asking
        assert served.pid == pid and served.is_open, "started anew in its own place"
        await asyncio.to_thread(served.end, signal.SIGTERM)
        await asyncio.to_thread(served.start)

    try:
        end, clients = asyncio.run(play_under(served, disturb))
    finally:
        told = served.end(signal.SIGTERM)
    assert all(client.reconnects >= 1 for client in clients)
    moves, others, moves_end = asyncio.run(told_moves(f"sqlite:///{tmp_path / 't.sqlite'}", end.id))
    assert {by for seat, by in moves if seat < 2} == {""}, "nobody was played for"
    assert not any(isinstance(each, Came | HandedOver) for each in others), "going with the server is not leaving"
    assert all(isinstance(each, Left) and each.at > moves_end for each in others)
    assert "Traceback" not in told


def test_a_socket_that_is_handed_over_is_listened_to(tmp_path: Path) -> None:
    """As systemd does it: the number 3 is the socket, and it stays when the service does not."""
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        port = door.getsockname()[1]
        options = ["--host", "127.0.0.1", "--port", "1", "--no-qr", "--database", str(tmp_path / "t.sqlite")]
        command = [sys.executable, "-c", HAND_OVER, str(door.fileno()), sys.executable, "-m", "undermine", "serve"]
        for _ in range(2):
            child = subprocess.Popen([*command, *options], pass_fds=[door.fileno()], stdout=subprocess.PIPE, text=True)
            # Nobody waits until it is ready: the socket is there all the time.
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=60) as answer:
                assert answer.status == 200
            child.terminate()
            told, _ = child.communicate(timeout=60)
            assert f"http://127.0.0.1:{port}" in told


def test_nobodys_time_runs_out_because_the_house_was_closed(tmp_path: Path) -> None:
    """It was closed for an hour; whoever was asked has a moment to come back, and moves."""
    now = 1_700_000_000.0
    database = str(tmp_path / "t.sqlite")

    def clock() -> float:
        return now

    with House(database, clock=clock) as house:
        party = open_party(house, SHORT, people=3, pace="live").start()
        asked = party.asked()
        key, tokens = party.id, party.tokens
    now += 3600
    with House(database, clock=clock) as house:
        house.inside(house.context.hall.go_on(key))
        now += 9
        house.inside(house.context.hall.go_on(key))
        with house.socket(key, tokens[asked], raw=True) as line:
            welcome = line.until("hello")
            position = welcome["position"]
            assert isinstance(position, dict) and position["asked"] == asked
            line.say({"do": "play", "seen": position["n"], "action": position["legal"][0], "id": 1})
            assert line.until("done")["id"] == 1
    moves, others, _ = asyncio.run(told_moves(f"sqlite:///{database}", key))
    assert moves == [(asked, "")] and not any(isinstance(each, HandedOver) for each in others)


def test_who_does_not_come_back_runs_out_of_time_all_the_same(tmp_path: Path) -> None:
    now = 1_700_000_000.0
    database = str(tmp_path / "t.sqlite")

    def clock() -> float:
        return now

    with House(database, clock=clock) as house:
        party = open_party(house, SHORT, people=3, pace="live").start()
        key = party.id
    now += 3600
    with House(database, clock=clock) as house:
        now += 11

        def is_handed_over() -> bool:
            house.inside(house.context.hall.go_on(key))
            _, others, _ = asyncio.run(told_moves(f"sqlite:///{database}", key))
            return any(isinstance(each, HandedOver) for each in others)

        wait_for(is_handed_over)


def test_a_house_that_closes_begins_nothing_new(tmp_path: Path) -> None:
    now = 1_700_000_000.0

    with House(str(tmp_path / "t.sqlite"), clock=lambda: now) as house:
        party = open_party(house, SHORT, people=3, pace="live").start()
        before = party.info()["sequence"]
        now += 1000
        house.context.hall.say_goodbye()
        house.inside(house.context.hall.go_on(party.id))
        assert party.info()["sequence"] == before
