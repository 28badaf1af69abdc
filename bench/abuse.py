"""What somebody who does his worst does to a normal player: run `bench/abuse`.

Three people play while one guest, an address with a hundred guests, fifty sockets that do not listen or that chatter,
and lines full of junk or made again and again do what they can.  Quiet and attack take turns in one run, so a busy
machine is busy for both, each time at a new server, since bots of an attacker play on when he is gone; what counts is
the ratio of the 99th percentiles of a move, from sending it to hearing that it is durable.  Beside it stands the same
ratio while the machine is merely busy with something else: the attackers are on the same machine here, and what their
own work costs is no work of the server.  Ends by itself; code 1 if one is over the goal and slower than that, too.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import secrets
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
from rich.console import Console
from rich.table import Table as Sheet
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.attack import ATTACKS
from bench.crowd import Heard
from bench.fill import played
from bench.hosting import Hosted
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.server.guest import Guests, new_code, new_table_id
from undermine.server.hall import facts_of
from undermine.store import Store
from undermine.tables.entry import Opened, encode

HOMES = ("127.0.0.7", "127.0.0.8", "127.0.0.9")
"""Where the people are; nobody else comes from there."""
WHENCE = "127.0.0.66"
PEOPLE = 3
GUESTS = 100
PAUSE = 0.08
GOAL = 2.0
BEGINS = 2.0
"""Seconds until what disturbs has begun."""

_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Moves:
    """How long moves took, in the time that is measured now."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    def add(self, others: Moves) -> None:
        self.seconds += others.seconds
        self.refused += others.refused

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Home:
    """Three people who play one game after the other."""

    def __init__(self, server: str, whence: str) -> None:
        self._address = read_address(server)
        self._whence = whence
        self.moves = Moves()
        self.table = ""
        self._dice = random.Random(1)

    async def play(self) -> None:
        """For ever; cancelled when the measurement is over."""
        transport = httpx.AsyncHTTPTransport(local_address=self._whence)
        server = self._address.server
        async with httpx.AsyncClient(base_url=server, transport=transport, timeout=30, trust_env=False) as http:
            http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
            while True:
                tokens = []
                async with Lobby(self._address, http=http) as host:
                    await host.become_guest()
                    opened = await host.open_table(rules=f"base x{PEOPLE}", pace="none", bot_delay=0.0)
                    for seat in range(PEOPLE):
                        async with Lobby(self._address, http=http) as guest:
                            tokens.append(await guest.become_guest())
                            await guest.sit(opened.id, seat, f"Mole {seat}")
                    await host.start(opened.id)
                self.table = opened.id
                await asyncio.gather(*(self._seat(opened.id, token) for token in tokens))

    async def _seat(self, table: str, token: str) -> None:
        url = f"{self._address.sockets}/api/tables/{table}/live"
        sent, seen, is_over = 0.0, 0, False
        while not is_over:
            try:
                async with connect(
                    url, proxy=None, compression=None, ping_interval=None, max_size=None, local_addr=(self._whence, 0)
                ) as line:
                    hello = {"do": "hello", "token": token, "seen": seen, "views": True}
                    await line.send(msgspec.json.encode(hello), text=True)
                    async for data in line:
                        heard = _decode(data.encode() if isinstance(data, str) else data)
                        if heard.id and not heard.key:
                            self.moves.seconds.append(time.perf_counter() - sent)
                        self.moves.refused += bool(heard.key)
                        if heard.position is not None:
                            seen = heard.position.n
                            if heard.position.legal:
                                await asyncio.sleep(self._dice.uniform(0.5, 1.5) * PAUSE)
                                sent = time.perf_counter()
                                action = self._dice.choice(heard.position.legal)
                                move = {"do": "play", "seen": seen, "action": action, "id": 1}
                                await line.send(msgspec.json.encode(move), text=True)
                        if heard.table is not None and bytes(heard.table.get("scores", b"null")) != b"null":
                            is_over = True
                            break
            except (ConnectionClosed, OSError):
                await asyncio.sleep(0.1)


async def prepare(url: str) -> tuple[str, str]:
    """A finished game that everybody may read, and tokens of guests, in lines."""
    store = await Store.open(url)
    guests = Guests(await store.secret("tokens", lambda: secrets.token_bytes(32)))
    tokens = "\n".join(guests.issue(time.time()) for _ in range(GUESTS))
    entries, table = played(10_000, 1, open_records=True)
    opened, key = entries[0], new_table_id()
    assert isinstance(opened, Opened)
    await store.create(key, new_code(), opened.rules, opened.at, encode(opened), facts_of(table))
    for sequence, entry in enumerate(entries[1:], 2):
        await store.append(key, sequence, entry.at, encode(entry), facts_of(table))
    await store.close()
    return key, tokens


class Town:
    """All people, and what disturbs them for a while."""

    def __init__(self, server: str) -> None:
        self.homes = [Home(server, whence) for whence in HOMES]

    async def measure(self, seconds: float) -> Moves:
        moves = Moves()
        for home in self.homes:
            home.moves = moves
        await asyncio.sleep(seconds)
        for home in self.homes:
            home.moves = Moves()
        return moves

    async def beside(self, words: list[str], said: str, seconds: float) -> tuple[Moves, str]:
        """What they do while other programs run, and what the last of them prints; told to end if they do not."""
        children = [
            await asyncio.create_subprocess_exec(
                sys.executable, *each.split(), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
            for each in words
        ]
        told = [asyncio.create_task(child.communicate(said.encode())) for child in children]
        try:
            await asyncio.sleep(BEGINS)
            moves = await self.measure(seconds)
            return moves, (await asyncio.wait_for(told[-1], 20))[0].decode().strip()
        finally:
            for child in children:
                if child.returncode is None:
                    child.kill()
            await asyncio.gather(*told, return_exceptions=True)


async def measure(hosted: Hosted, attack: str, game: str, tokens: str, seconds: float) -> tuple[list[Moves], str]:
    """Moves while it is quiet, while the machine is busy with something else, under attack; and what the attacker got.

    To be busy is the control: what moves are slower then is no work of the server but waiting for a processor.
    """
    town = Town(hosted.address)
    play = [asyncio.create_task(home.play()) for home in town.homes]
    try:
        await asyncio.sleep(3)  # until everybody has come
        quiet = await town.measure(seconds)
        busy, _ = await town.beside([f"-m bench.busy {seconds + BEGINS}"] * (os.cpu_count() or 1), "", seconds)
        words = f"-m bench.attack {attack} {hosted.port} {seconds + BEGINS} {WHENCE} {game} {town.homes[0].table}"
        under, got = await town.beside([words], tokens, seconds)
        assert not any(each.done() for each in play), "somebody cannot play"
    finally:
        for each in play:
            each.cancel()
        await asyncio.gather(*play, return_exceptions=True)
    return [quiet, busy, under], got


def compare(attack: str, chosen: argparse.Namespace, place: Path, sheet: Sheet) -> bool:
    """Some rounds of quiet and attack; whether they are within the goal."""
    total, got = [Moves(), Moves(), Moves()], ""
    for number in range(chosen.rounds):
        url = f"sqlite:///{place / f'{attack}{number}.sqlite'}"
        game, tokens = asyncio.run(prepare(url))
        hosted = Hosted(url, limits=not chosen.no_limits, log=place / "log")
        hosted.start()
        try:
            found, got = asyncio.run(measure(hosted, attack, game, tokens, chosen.seconds))
        finally:
            hosted.end()
        for all_rounds, one in zip(total, found, strict=True):
            all_rounds.add(one)
    quiet, busy, under = (max(1e-9, moves.percentile(0.99)) for moves in total)
    sheet.add_row(
        attack,
        " / ".join(str(len(moves.seconds)) for moves in total),
        " / ".join(f"{moves.percentile(0.5) * 1000:.1f}" for moves in total),
        " / ".join(f"{moves.percentile(0.99) * 1000:.1f}" for moves in total),
        f"{under / quiet:.2f}",
        f"{busy / quiet:.2f}",
        str(sum(moves.refused for moves in total)),
        got,
    )
    return under <= max(GOAL * quiet, busy) and bool(total[-1].seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="length of each part")
    parser.add_argument("--rounds", type=int, default=2, help="how often quiet and attack take turns")
    parser.add_argument("--only", choices=ATTACKS, action="append")
    parser.add_argument("--no-limits", action="store_true", help="how it would be without")
    chosen = parser.parse_args()
    sheet = Sheet(
        "attack",
        "moves",
        "p50, ms",
        "p99, ms",
        "ratio",
        "busy",
        "refused",
        "what the attacker got",
        title="quiet / busy / under attack",
    )
    with tempfile.TemporaryDirectory(prefix="um") as place:
        good = [compare(attack, chosen, Path(place), sheet) for attack in chosen.only or ATTACKS]
    console = Console(width=160)
    console.print(sheet)
    load = ", ".join(f"{each:.1f}" for each in os.getloadavg())
    console.print(f"load of the machine: {load}; goal: ratio {GOAL}, or no slower than a busy machine")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
