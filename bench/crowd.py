"""A crowd of clients on loopback: tables of five, each seat with a socket of its own, playing at random.

Owns the clients and what they measured.  Parses as little as it can, for it shares the machine with the server.
"""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from undermine.client.address import Address, read_address
from undermine.client.lobby import Lobby, connect_to

SEATS = 5


class Part(msgspec.Struct):
    n: int = 0
    legal: list[str] = []
    events: list[msgspec.Raw] = []


class Heard(msgspec.Struct):
    position: Part | None = None
    table: dict[str, msgspec.Raw] | None = None
    key: str = ""
    id: int = 0


_decode = msgspec.json.Decoder(Heard).decode


@dataclass(slots=True)
class Figures:
    moves: int = 0
    acknowledged: int = 0
    refused: int = 0
    lost: int = 0
    doubled: int = 0
    over: int = 0
    reconnects: int = 0
    onlookers: int = 0
    """Who has come to look on."""
    count_from: float = 0.0
    """When everybody has come: what happens before is no measure of the game."""
    latencies: list[float] = field(default_factory=list)
    """Seconds from sending a move to the last of the five seats being informed."""

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Party:
    """One table and its five clients."""

    def __init__(
        self,
        figures: Figures,
        pause: float,
        until: float,
        bots: int = 0,
        *,
        rules: str = "base x5",
        views: bool = False,
        onlookers: int = 0,
    ) -> None:
        self.figures = figures
        self.rules = rules
        self.views = views
        self.onlookers = onlookers
        self.people = SEATS - bots
        self.sent: list[str] = [""] * SEATS
        self.acknowledged: list[list[str]] = [[] for _ in range(SEATS)]
        """What each seat was told to be durable, in words."""
        self.pause = pause
        self.until = until
        self.id = ""
        self.tokens: list[str] = []
        self.seen = [0] * SEATS
        self.sent_at = 0.0
        self.waiting = 0
        self.is_over = False

    async def open(self, address: Address, http: httpx.AsyncClient) -> None:
        async with Lobby(address, http=http) as host:
            await host.become_guest()
            table = await host.open_table(rules=self.rules, pace="none", bot_delay=0.0)
            self.id = table.id
            for seat in range(self.people, SEATS):
                await host.seat_bot(table.id, seat, "random")
            for seat in range(self.people):
                async with Lobby(address, http=http) as guest:
                    self.tokens.append(await guest.become_guest())
                    await guest.sit(table.id, seat, f"Mole {seat}")
            await host.start(table.id)

    async def play(self, addresses: list[Address], after: float = 0.0) -> None:
        await asyncio.sleep(after)
        watching = [asyncio.create_task(self._watch(n, addresses)) for n in range(self.onlookers)]
        try:
            await asyncio.gather(*(self._seat(seat, addresses) for seat in range(self.people)))
        finally:
            for each in watching:
                each.cancel()
            await asyncio.gather(*watching, return_exceptions=True)

    async def _watch(self, number: int, addresses: list[Address]) -> None:
        """Somebody who only looks on."""
        url = f"{addresses[number % len(addresses)].sockets}/api/tables/{self.id}/live"
        async with connect(url, proxy=None, compression=None, open_timeout=20, ping_interval=None, max_size=None) as it:
            await it.send(msgspec.json.encode({"do": "hello", **self._wish}), text=True)
            await it.recv(decode=False)
            self.figures.onlookers += 1
            while True:
                await it.recv(decode=False)

    @property
    def _wish(self) -> dict[str, bool]:
        return {"views": True} if self.views else {"raw": True}

    async def _seat(self, seat: int, addresses: list[Address]) -> None:
        dice = random.Random(f"{self.id}/{seat}")
        while not self.is_over and time.monotonic() < self.until:
            address = dice.choice(addresses)
            try:
                url = f"{address.sockets}/api/tables/{self.id}/live"
                async with connect(url, proxy=None, compression=None, open_timeout=20, ping_interval=None) as socket:
                    await self._talk(socket, seat, dice)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.figures.reconnects += 1
                await asyncio.sleep(0.1 + 0.2 * dice.random())

    async def _talk(self, socket: ClientConnection, seat: int, dice: random.Random) -> None:
        hello = {"do": "hello", "token": self.tokens[seat], "seen": self.seen[seat], **self._wish}
        await socket.send(msgspec.json.encode(hello), text=True)
        while not self.is_over:
            left = self.until - time.monotonic()
            if left <= 0:
                return
            try:
                async with asyncio.timeout(left):
                    data = await socket.recv(decode=False)
            except TimeoutError:
                return
            heard = _decode(data)
            if heard.position is not None:
                await self._move(socket, seat, heard.position, dice)
            elif heard.key:
                self.figures.refused += 1
            elif heard.id:
                self.figures.acknowledged += time.monotonic() > self.figures.count_from
                self.acknowledged[seat].append(self.sent[seat])
            if heard.table is not None and bytes(heard.table.get("scores", b"null")) != b"null":
                if not self.is_over:
                    self.figures.over += 1
                self.is_over = True

    async def _move(self, socket: ClientConnection, seat: int, part: Part, dice: random.Random) -> None:
        expected = self.seen[seat] + len(part.events)
        if not self.views:  # a page is not told every event one by one
            self.figures.lost += part.n > expected
            self.figures.doubled += part.n < expected
        self.seen[seat] = part.n
        if self.waiting:
            self.waiting -= 1
            if not self.waiting and time.monotonic() > self.figures.count_from:
                self.figures.latencies.append(time.perf_counter() - self.sent_at)
        if part.legal:
            if self.pause:
                await asyncio.sleep(dice.uniform(0.5, 1.5) * self.pause)
            self.waiting, self.sent_at = self.people, time.perf_counter()
            self.figures.moves += 1
            self.sent[seat] = dice.choice(part.legal)
            message = {"do": "play", "seen": part.n, "action": self.sent[seat], "id": 1}
            await socket.send(msgspec.json.encode(message), text=True)


async def open_all(
    server: str,
    figures: Figures,
    tables: int,
    pause: float,
    seconds: float,
    bots: int = 0,
    *,
    rules: str = "base x5",
    views: bool = False,
    onlookers: int = 0,
) -> list[Party]:
    """Open so many tables, a few at a time."""
    address = read_address(server)
    until = time.monotonic() + seconds
    parties = [Party(figures, pause, until, bots, rules=rules, views=views, onlookers=onlookers) for _ in range(tables)]
    gate = asyncio.Semaphore(16)

    async def opened(party: Party) -> None:
        async with gate:
            await party.open(address, http)

    async with connect_to(address) as http:
        await asyncio.gather(*map(opened, parties))
    return parties


async def play_all(servers: list[str], parties: list[Party], seconds: float, warm_up: float = 0.0) -> float:
    """Let all of them play; how long it took, without the time in which they come."""
    addresses = [read_address(server) for server in servers]
    begun = time.monotonic() + warm_up
    for party in parties:
        party.until = begun + seconds
        party.figures.count_from = begun
    await asyncio.gather(*(party.play(addresses, warm_up * i / len(parties) / 2) for i, party in enumerate(parties)))
    return time.monotonic() - begun
