from __future__ import annotations

import asyncio
import http.server
import threading

import pytest

from tests.server.house import SHORT, House
from undermine.client.address import read_address
from undermine.client.lobby import Lobby, ServerRefusal


def test_from_a_guest_to_a_game(house: House) -> None:
    async def work() -> None:
        async with Lobby(read_address(house.address)) as host:
            token = await host.become_guest()
            assert await host.become_guest() == token
            table = await host.open_table(rules=SHORT, pace="none", bot_delay=0.0)
            assert (await host.find(table.code.lower())).id == (await host.find(table.id)).id == table.id
            assert (await host.sit(table.id, 0, "Ann")).seat == 0
            for seat in (1, 2):
                await host.seat_bot(table.id, seat, "random")
            assert (await host.start(table.id)).state == "running"
            with pytest.raises(ServerRefusal, match="released when the game is over") as caught:
                await host.record(table.id, 1)
            assert caught.value.key == "game-runs"
            with pytest.raises(ServerRefusal, match="no table with this code"):
                await host.find("NOPE")
            with pytest.raises(ServerRefusal, match="nothing at this address"):
                await host.find("../mine")

    asyncio.run(work())


def test_nobody_answers() -> None:
    async def work() -> None:
        async with Lobby(read_address("http://127.0.0.1:9")) as lobby:
            await lobby.become_guest()

    with pytest.raises(OSError, match="does not answer"):
        asyncio.run(work())


def test_something_else_answers() -> None:
    class Odd(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(500)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Odd) as server:
        thread = threading.Thread(target=server.handle_request)
        thread.start()

        async def work() -> None:
            async with Lobby(read_address(f"http://127.0.0.1:{server.server_port}")) as lobby:
                await lobby.become_guest()

        with pytest.raises(ServerRefusal, match="the server answered 500"):
            asyncio.run(work())
        thread.join()
