"""Somebody who does his worst, for `bench/abuse`: python -m bench.attack KIND PORT SECONDS LONG-GAME TABLE.

Owns the attackers.  They come from an address of their own on loopback, ask for what is dearest as fast as they are
answered, and end by themselves.  Prints how many answers of each status they got.
"""

from __future__ import annotations

import asyncio
import base64
import itertools
import json
import os
import socket
import struct
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress

WHENCE = "127.0.0.66"
LINES = 40
"""Connections of one guest."""
GUESTS = 100
DEAF = 50


class Web:
    """One connection that asks for one thing after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> tuple[int, bytes]:
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port, local_addr=(WHENCE, 0))
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nAccept-Encoding: gzip\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
        writer.write(f"{head}\r\n".encode() + data)
        try:
            answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
            length = int(answer.partition("content-length: ")[2].partition("\r\n")[0] or 0)
            return int(answer.split()[1]), await reader.readexactly(length)
        except (asyncio.IncompleteReadError, OSError):
            self._streams = None
            return 0, b""

    async def become(self) -> str:
        status, data = await self.ask("POST", "/api/guests")
        return str(json.loads(data)["token"]) if status == 201 else ""


def worst(game: str, seed: int) -> Iterator[tuple[str, str, object]]:
    """What is dear, again and again, and never quite the same."""
    for number in itertools.count(seed):
        language, seat = ("en", "cs", "sk", "de", "lt")[number % 5], number % 6 - 1
        yield "GET", f"/api/tables/{game}/games/1/replay?seat={seat}&language={language}", None
        yield "GET", f"/api/tables/{game}/position?seen={number % 7}", None
        yield "GET", f"/api/tables/{game}/games/1/story?language={language}", None
        yield (
            "GET",
            f"/api/handbook?rules=base%5Brounds%3D{number % 9 + 1}%5D%20x{number % 8 + 3}&language={language}",
            None,
        )
        yield "POST", "/api/tables", {"rules": "base x10", "bots": 10, "start": True, "bot_delay": 0}
        yield "GET", f"/art/game.svg?rules=base%20x{number % 8 + 3}", None
        yield "GET", "/schema/openapi.json", None
        yield "GET", "/api/tables", None


async def flood(port: int, game: str, token: str, seed: int, until: float, got: Counter[int]) -> None:
    web = Web(port)
    for method, path, body in worst(game, seed):
        if time.monotonic() > until:
            return
        try:
            status, _ = await web.ask(method, path, token, body)
        except OSError:
            status = 0
            await asyncio.sleep(0.05)
        got[status] += 1


async def one_guest(port: int, game: str, until: float, got: Counter[int]) -> None:
    token = await Web(port).become()
    await asyncio.gather(*(flood(port, game, token, 97 * line, until, got) for line in range(LINES)))


async def one_address(port: int, game: str, until: float, got: Counter[int]) -> None:
    maker, tokens = Web(port), []
    for _ in range(GUESTS):
        tokens.append(await maker.become())
    await asyncio.gather(*(flood(port, game, token, 97 * i, until, got) for i, token in enumerate(tokens)))


def frame(data: bytes) -> bytes:
    """A message of a client, masked by nothing."""
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return b"\x81" + length + b"\0\0\0\0" + data


async def deaf(port: int, table: str, until: float, got: Counter[int]) -> None:
    """Sockets that ask for everything again and again and take nothing of it; who is cut off comes again."""
    loop = asyncio.get_running_loop()

    async def one() -> None:
        while time.monotonic() < until:
            line = socket.socket()
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.setblocking(False)
            try:
                line.bind((WHENCE, 0))
                await loop.sock_connect(line, ("127.0.0.1", port))
                key = base64.b64encode(os.urandom(16)).decode()
                head = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
                await loop.sock_sendall(line, head.encode())
                got[101] += 1
                while time.monotonic() < until:
                    hello = frame(json.dumps({"do": "hello", "views": True}).encode())
                    await asyncio.wait_for(loop.sock_sendall(line, hello), max(0.1, until - time.monotonic()))
                    await asyncio.sleep(0.02)
            except (OSError, TimeoutError):
                got[0] += 1
                await asyncio.sleep(0.05)
            finally:
                line.close()

    await asyncio.gather(*(one() for _ in range(DEAF)))


async def main() -> None:
    kind, port, seconds, game, table = sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4], sys.argv[5]
    until, got = time.monotonic() + seconds, Counter[int]()
    work = {"guest": one_guest, "address": one_address}
    attack = deaf(port, table, until, got) if kind == "deaf" else work[kind](port, game, until, got)
    with suppress(TimeoutError):
        await asyncio.wait_for(attack, seconds + 2)
    print(json.dumps({str(status): count for status, count in sorted(got.items())}))


if __name__ == "__main__":
    os.nice(10)  # the machine that attacks is not the one that is attacked
    asyncio.run(main())
