"""Somebody who does his worst, for `bench/abuse`: python -m bench.attack KIND PORT SECONDS WHENCE LONG-GAME TABLE.

Owns the attackers.  They come from an address of their own on loopback, ask for what is dearest as fast as they are
answered, and end by themselves.  Tokens of guests come in lines of standard input: whoever means it has made them long
before.  Prints how many answers of each status they got.
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
from dataclasses import dataclass

LINES = 40
"""Connections of one guest."""
SOCKETS = 50
JUNK = 200


@dataclass(frozen=True)
class Target:
    """What is attacked, whence, until when, and what came of it."""

    port: int
    whence: str
    until: float
    game: str
    table: str
    tokens: list[str]
    got: Counter[int]

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.until


class Web:
    """One connection that asks for one thing after the other."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, token: str = "", body: object = None) -> None:
        """Take the answer, and count its status; 0 if there was none."""
        try:
            status = await self._ask(method, path, token, body)
        except (asyncio.IncompleteReadError, OSError):
            self._streams = None
            status = 0
            await asyncio.sleep(0.05)
        self._target.got[status] += 1

    async def _ask(self, method: str, path: str, token: str, body: object) -> int:
        port = self._target.port
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(self._target.whence, 0))
        reader, writer = self._streams
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nAccept-Encoding: gzip\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n" if data else ""
        writer.write(f"{head}\r\n".encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
        await reader.readexactly(int(answer.partition("content-length: ")[2].partition("\r\n")[0] or 0))
        return int(answer.split()[1])


def worst(game: str, seed: int) -> Iterator[tuple[str, str, object]]:
    """What is dear, again and again, never quite the same, and of several at once never the same first."""
    for number in itertools.count(seed):
        language, seat, people = ("en", "cs", "sk", "de", "lt")[number % 5], number % 6 - 1, number % 8 + 3
        rules = f"base%5Brounds%3D{number % 9 + 1}%5D%20x{people}"
        asks: tuple[tuple[str, str, object], ...] = (
            ("GET", f"/api/tables/{game}/games/1/replay?seat={seat}&language={language}", None),
            ("GET", f"/api/tables/{game}/position?seen={number % 7}", None),
            ("GET", f"/api/tables/{game}/games/1/story?language={language}", None),
            ("GET", f"/api/handbook?rules={rules}&language={language}", None),
            ("POST", "/api/tables", {"rules": "base x10", "bots": 10, "start": True, "bot_delay": 0}),
            ("GET", f"/art/game.svg?rules=base%20x{people}", None),
            ("GET", "/schema/openapi.json", None),
            ("GET", "/api/tables", None),
        )
        yield asks[number % len(asks)]


async def flood(target: Target, token: str, seed: int) -> None:
    web = Web(target)
    for method, path, body in worst(target.game, seed):
        if not target.is_on:
            return
        await web.ask(method, path, token, body)


async def one_guest(target: Target) -> None:
    """Many lines of one guest."""
    await asyncio.gather(*(flood(target, target.tokens[0], 97 * line) for line in range(LINES)))


async def one_address(target: Target) -> None:
    """Many guests, each with a line."""
    await asyncio.gather(*(flood(target, token, 97 * i) for i, token in enumerate(target.tokens)))


async def junk(target: Target) -> None:
    """What is nowhere, nobody's or not to be done, on as many lines as an address may hold."""

    async def one(number: int) -> None:
        web = Web(target)
        for path in itertools.cycle(("/api/none", "/x/y/z", "/assets/none.js", "/api/tables/none")):
            if not target.is_on:
                return
            await web.ask(("GET", "POST", "PUT")[number % 3], path, "nobody" if number % 2 else "")

    await asyncio.gather(*(one(number) for number in range(JUNK)))


async def again(target: Target) -> None:
    """A new line for every request, and nobody waits for the answer."""

    async def one() -> None:
        while target.is_on:
            with suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(target.whence, 0))
                writer.write(f"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n\r\n".encode())
                target.got[0] += 1
                await asyncio.sleep(0)
                writer.transport.abort()
            await asyncio.sleep(0.002)

    await asyncio.gather(*(one() for _ in range(JUNK // 2)))


def frame(message: object) -> bytes:
    """A message of a client, masked by nothing."""
    data = json.dumps(message).encode()
    length = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0x80 | 126]) + struct.pack("!H", len(data))
    return b"\x81" + length + b"\0\0\0\0" + data


async def deaf(target: Target) -> None:
    """Sockets that ask for everything again and again and take nothing of it."""
    await asyncio.gather(*(_socket(target, {"do": "hello", "views": True}, listens=False) for _ in range(SOCKETS)))


async def chatter(target: Target) -> None:
    """Sockets that listen and have something to say all the time."""
    await asyncio.gather(*(_socket(target, {"do": "ping", "id": 1}, listens=True) for _ in range(SOCKETS)))


async def _socket(target: Target, message: object, *, listens: bool) -> None:
    """Who is cut off comes again."""
    loop = asyncio.get_running_loop()
    while target.is_on:
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        reading: asyncio.Task[None] | None = None
        try:
            line.bind((target.whence, 0))
            await loop.sock_connect(line, ("127.0.0.1", target.port))
            key = base64.b64encode(os.urandom(16)).decode()
            head = f"GET /api/tables/{target.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{target.port}\r\n"
            head += "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            head += f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
            await loop.sock_sendall(line, head.encode())
            target.got[101] += 1
            if listens:
                await loop.sock_sendall(line, frame({"do": "hello"}))
                reading = asyncio.create_task(_take_all(line))
            while target.is_on and (reading is None or not reading.done()):
                left = max(0.1, target.until - time.monotonic())
                await asyncio.wait_for(loop.sock_sendall(line, frame(message)), left)
                await asyncio.sleep(0.002 if listens else 0.02)
        except (OSError, TimeoutError):
            target.got[0] += 1
            await asyncio.sleep(0.05)
        finally:
            if reading is not None:
                reading.cancel()
                await asyncio.gather(reading, return_exceptions=True)
            line.close()


async def _take_all(line: socket.socket) -> None:
    while await asyncio.get_running_loop().sock_recv(line, 65_536):
        pass


ATTACKS = {
    "guest": one_guest,
    "address": one_address,
    "deaf": deaf,
    "junk": junk,
    "again": again,
    "chatter": chatter,
}


async def main() -> None:
    kind, port, seconds, whence, game, table = sys.argv[1:]
    until = time.monotonic() + float(seconds)
    target = Target(int(port), whence, until, game, table, sys.stdin.read().split(), Counter())
    with suppress(TimeoutError):
        await asyncio.wait_for(ATTACKS[kind](target), float(seconds) + 2)
    print(json.dumps({str(status): count for status, count in sorted(target.got.items())}))


if __name__ == "__main__":
    os.nice(10)  # the machine that attacks is not the one that is attacked
    asyncio.run(main())
