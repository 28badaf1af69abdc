"""What somebody who does his worst does to a normal player: run `bench/abuse`.

Three people play while one guest, an address with a hundred guests, and fifty sockets that do not listen do what they
can.  Quiet and attack take turns in one run, so a busy machine is busy for both; what counts is the ratio of the 99th
percentiles of a move, from sending it to hearing that it is durable.  Ends by itself; code 1 if one is over the goal.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
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

from bench.crowd import Heard
from bench.fill import played
from bench.hosting import Hosted
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.server.guest import new_code, new_table_id
from undermine.server.hall import facts_of
from undermine.store import Store
from undermine.tables.entry import Opened, encode

ATTACKS = ("guest", "address", "deaf")
HOME = "127.0.0.7"
"""Where the people are; nobody else comes from there."""
PEOPLE = 3
PAUSE = 0.08
GOAL = 2.0

_decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Moves:
    """How long moves took, in the time that is measured now."""

    seconds: list[float] = field(default_factory=list)
    refused: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class Home:
    """Three people who play one game after the other."""

    def __init__(self, server: str) -> None:
        self._address = read_address(server)
        self.moves = Moves()
        self.table = ""
        self._dice = random.Random(1)

    async def play(self) -> None:
        """For ever; cancelled when the measurement is over."""
        transport = httpx.AsyncHTTPTransport(local_address=HOME)
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
                    url, proxy=None, compression=None, ping_interval=None, max_size=None, local_addr=(HOME, 0)
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


async def long_game(url: str) -> str:
    """A finished game that everybody may read."""
    store = await Store.open(url)
    entries, table = played(10_000, 1, open_records=True)
    opened, key = entries[0], new_table_id()
    assert isinstance(opened, Opened)
    await store.create(key, new_code(), opened.rules, opened.at, encode(opened), facts_of(table))
    for sequence, entry in enumerate(entries[1:], 2):
        await store.append(key, sequence, entry.at, encode(entry), facts_of(table))
    await store.close()
    return key


async def measure(hosted: Hosted, game: str, attacks: list[str], seconds: float, rounds: int, sheet: Sheet) -> int:
    home = Home(hosted.address)
    play = asyncio.create_task(home.play())
    worse = 0
    try:
        await asyncio.sleep(3)  # until everybody has come
        for attack in attacks:
            quiet, under = Moves(), Moves()
            told = ""
            for _ in range(rounds):
                home.moves = quiet
                await asyncio.sleep(seconds)
                home.moves = Moves()
                child = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "bench.attack", attack, str(hosted.port), str(seconds + 2), game, home.table,
                    stdout=subprocess.PIPE,
                )  # fmt: skip
                try:
                    await asyncio.sleep(2)  # until it has begun
                    home.moves = under
                    await asyncio.sleep(seconds)
                    home.moves = Moves()
                    told = (await asyncio.wait_for(child.communicate(), 20))[0].decode().strip()
                finally:
                    if child.returncode is None:
                        child.kill()
                assert not play.done(), play.result()
                await asyncio.sleep(3)
            ratio = under.percentile(0.99) / max(1e-9, quiet.percentile(0.99))
            worse += ratio > GOAL or not under.seconds
            sheet.add_row(
                attack,
                f"{len(quiet.seconds)} / {len(under.seconds)}",
                f"{quiet.percentile(0.5) * 1000:.1f} / {under.percentile(0.5) * 1000:.1f}",
                f"{quiet.percentile(0.99) * 1000:.1f} / {under.percentile(0.99) * 1000:.1f}",
                f"{ratio:.2f}",
                str(quiet.refused + under.refused),
                told,
            )
    finally:
        play.cancel()
        await asyncio.gather(play, return_exceptions=True)
    return worse


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
        "refused",
        "what the attacker got",
        title="quiet / under attack",
    )
    with tempfile.TemporaryDirectory(prefix="um") as place:
        url = f"sqlite:///{Path(place) / 'abuse.sqlite'}"
        game = asyncio.run(long_game(url))
        hosted = Hosted(url, limits=not chosen.no_limits, log=Path(place) / "log")
        hosted.start()
        try:
            worse = asyncio.run(
                measure(hosted, game, chosen.only or list(ATTACKS), chosen.seconds, chosen.rounds, sheet)
            )
        finally:
            hosted.end()
    console = Console(width=160)
    console.print(sheet)
    console.print(f"load of the machine: {', '.join(f'{each:.1f}' for each in os.getloadavg())}; goal: ratio {GOAL}")
    return 1 if worse else 0


if __name__ == "__main__":
    sys.exit(main())
