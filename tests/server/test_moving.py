"""A house that moves: backed up while a game runs, restored elsewhere, into either database, and the game goes on."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import SHORT
from tests.server.test_restart import Noting, Served
from undermine.client.address import read_address
from undermine.client.lobby import Lobby
from undermine.client.seat import SeatClient
from undermine.notation.audit import audit
from undermine.notation.record import read_record


def undermine(*words: str) -> str:
    """The command, as somebody types it."""
    done = subprocess.run([sys.executable, "-m", "undermine", *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("way", ["sqlite to postgresql", "postgresql to sqlite"])
def test_the_game_goes_on_elsewhere(tmp_path: Path, postgres_url: str, way: str) -> None:
    file = tmp_path / "t.sqlite"
    here, there = (str(file), postgres_url) if way.startswith("sqlite") else (postgres_url, str(file))
    old, new, kept = Served(here), Served(there), tmp_path / "kept"
    old.start()

    async def play() -> None:
        players = [Noting(seed) for seed in range(3)]
        async with Lobby(read_address(old.address)) as host:
            await host.become_guest()
            table = await host.open_table(rules=SHORT, pace="none", bot_delay=0.0)
            tokens = []
            for seat in range(3):
                async with Lobby(read_address(old.address)) as guest:
                    tokens.append(await guest.become_guest())
                    await guest.sit(table.id, seat, f"Mole {seat}")
            await host.start(table.id)
            first = [
                SeatClient(read_address(old.address), table.id, token, players[i]) for i, token in enumerate(tokens)
            ]
            playing = [asyncio.create_task(client.play()) for client in first]
            while len(players[0].sent) < 3:
                await asyncio.sleep(0.01)
            before = len(players[0].sent)
            said = await asyncio.to_thread(undermine, "backup", str(kept), "--database", here)
            assert "1 tables with" in said
            while len(players[0].sent) <= before and not playing[0].done():
                await asyncio.sleep(0.01)  # nobody is stopped by it
            for each in playing:
                each.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.to_thread(old.end, signal.SIGTERM)
        await asyncio.to_thread(undermine, "restore", str(kept), "--database", there)
        await asyncio.to_thread(new.start)
        address = read_address(new.address)
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
        if new.is_open:
            assert "Traceback" not in new.end(signal.SIGTERM)
        if old.is_open:
            old.end(signal.SIGTERM)
