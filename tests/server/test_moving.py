"""A house that moves: backed up while a game runs, restored elsewhere, into either database, and the game goes on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.test_restart import Noting, Served
from undermine.cli.app import main
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.client.seat import SeatClient
from undermine.notation.audit import audit
from undermine.notation.record import read_record


def undermine(*words: str) -> str:
    """The command, as somebody types it beside a house that is open."""
    done = subprocess.run([sys.executable, "-m", "undermine", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


async def move(old: Served, new: Served, kept: Path, table: str, tokens: list[str]) -> None:
    """Play a little, take a backup meanwhile, and open the other house with it."""
    address = read_address(old.address)
    players = [Noting(seed) for seed in range(3)]
    clients = [SeatClient(address, table, token, player) for token, player in zip(tokens, players, strict=True)]
    playing = [asyncio.create_task(client.play()) for client in clients]
    while len(players[0].sent) < 3:
        await asyncio.sleep(0.01)
    before = len(players[0].sent)
    said = await asyncio.to_thread(undermine, "backup", str(kept), "--database", str(old.database))
    assert "1 tables with" in said
    while len(players[0].sent) <= before and not playing[0].done():
        await asyncio.sleep(0.01)  # nobody is stopped by it
    for each in playing:
        each.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert "Traceback" not in await asyncio.to_thread(old.end, signal.SIGTERM)
    assert await asyncio.to_thread(main, ["restore", str(kept), "--database", str(new.database)]) == 0
    await asyncio.to_thread(new.start)


def test_the_game_goes_on_elsewhere(tmp_path: Path, postgres_url: str) -> None:
    """From a file to PostgreSQL and back to another file."""
    houses = [Served(tmp_path / "one.sqlite"), Served(postgres_url), Served(tmp_path / "other.sqlite")]
    houses[0].start()

    async def play() -> None:
        tokens = []
        async with Lobby(read_address(houses[0].address)) as host:
            await host.become_guest()
            table = await host.open_table(rules="base:de[rounds=2] x3", pace="none", bot_delay=0.0)
            for seat in range(3):
                async with Lobby(read_address(houses[0].address)) as guest:
                    tokens.append(await guest.become_guest())
                    await guest.sit(table.id, seat, f"Mole {seat}")
            await host.start(table.id)
        await move(houses[0], houses[1], tmp_path / "first", table.id, tokens)
        await move(houses[1], houses[2], tmp_path / "second", table.id, tokens)
        address = read_address(houses[2].address)
        # The same guests, by the tokens that they have, from where the backup was taken.
        again = [SeatClient(address, table.id, token, Noting(seed)) for seed, token in enumerate(tokens)]
        ends = await asyncio.wait_for(asyncio.gather(*(client.play() for client in again)), 120)
        async with Lobby(address) as somebody:
            somebody.token = tokens[0]
            record = read_record(await somebody.record(table.id, 1))
        assert audit(record) is None and record.seed == ends[0].seed

    try:
        asyncio.run(play())
    finally:
        for house in houses:
            if house.is_open:
                assert "Traceback" not in house.end(signal.SIGTERM)
