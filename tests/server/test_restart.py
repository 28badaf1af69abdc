"""A server that is killed in the middle of a game: clients resume by themselves, nothing that was said is lost."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.server.house import PATIENCE, wait_for
from undermine.client.address import read_address
from undermine.client.bot import BotPlayer
from undermine.client.lobby import Lobby
from undermine.client.seat import SeatClient
from undermine.games import parse_rules
from undermine.notation.action import write_action
from undermine.notation.audit import audit
from undermine.notation.record import read_record
from undermine.server.wire import TableInfo
from undermine.store import Store
from undermine.tables.entry import Moved, decode
from undermine.views.view import View

RULES = "base:de[rounds=1] x3"


class Served:
    """`undermine serve` as a child of this test."""

    def __init__(self, database: Path | str, port: int = 0) -> None:
        self.database = database
        self.port = port
        self.told = ""
        """Everything that it has said."""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-m", "undermine", "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        self._process = subprocess.Popen(
            [*command, "--database", str(self.database), "--no-qr"],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "COLUMNS": "200"},
        )
        self.port = self.opens_at()
        wait_for(self._answers)

    def opens_at(self) -> int:
        """Wait until it says that it is open, and where."""
        assert self._process is not None and self._process.stdout is not None
        for said in self._process.stdout:
            self.told += said
            if said.startswith("Undermine is open at http://127.0.0.1:"):
                return int(said.split("http://127.0.0.1:")[1].split()[0])
        raise AssertionError(self.told)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/health", timeout=PATIENCE):
                return True
        except OSError:
            return False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def is_open(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def end(self, sign: signal.Signals) -> str:
        assert self._process is not None and self._process.stdout is not None
        os.kill(self.pid, sign)
        self._process.wait(PATIENCE)
        self.told += self._process.stdout.read()
        self._process.stdout.close()
        return self.told


def children(pid: int) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent == pid:
                found.append(int(entry.name))
    return found


class Noting(BotPlayer):
    """A random bot that notes what it sent."""

    def __init__(self, seed: int) -> None:
        super().__init__("random", seed)
        self.sent: list[str] = []

    async def choose(self, view: View, actions: list[int], words: list[str]) -> str | None:
        await asyncio.sleep(0.03)
        words_ = await super().choose(view, actions, words)
        assert words_ is not None
        self.sent.append(words_)
        return words_


def test_killed_in_the_middle_of_a_game(tmp_path: Path) -> None:
    served = Served(tmp_path / "t.sqlite")
    served.start()
    players = [Noting(seed) for seed in range(2)]
    bots: list[int] = []

    async def play() -> tuple[TableInfo, str, list[SeatClient]]:
        address = read_address(served.address)
        async with Lobby(address) as host:
            await host.become_guest()
            table = await host.open_table(rules=RULES, pace="none", bot_delay=0.0)
            clients = []
            for seat, player in enumerate(players):
                async with Lobby(address) as guest:
                    await guest.become_guest()
                    await guest.sit(table.id, seat, f"Mole {seat}")
                    clients.append(SeatClient(address, table.id, guest.token, player))
            await host.seat_bot(table.id, 2, "random")
            await host.start(table.id)
            playing = [asyncio.create_task(client.play()) for client in clients]
            while len(players[0].sent) < 4:
                await asyncio.sleep(0.01)
            bots.extend(children(served.pid))
            await asyncio.to_thread(served.end, signal.SIGKILL)
            await asyncio.to_thread(served.start)
            ends = await asyncio.wait_for(asyncio.gather(*playing), 180)
            assert ends[0].seed == ends[1].seed
            return ends[0], await host.record(table.id, 1), clients

    try:
        end, text, clients = asyncio.run(play())
    finally:
        told = served.end(signal.SIGTERM)
    record = read_record(text)
    assert audit(record) is None and record.seed == end.seed
    assert all(client.reconnects >= 1 for client in clients)
    made = asyncio.run(_moves(tmp_path / "t.sqlite", end.id))
    for seat, player in enumerate(players):
        assert made[seat][-1] == player.sent[-1] and set(made[seat]) <= set(player.sent)
    # A killed server takes its processes with it.
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in bots))
    assert "Traceback" not in told


async def _moves(database: Path, table: str) -> list[list[str]]:
    store = await Store.open(f"sqlite:///{database}")
    rules = parse_rules(RULES)
    made: list[list[str]] = [[], [], []]
    rows = await store.entries(table)
    assert [sequence for sequence, _ in rows] == list(range(1, len(rows) + 1))
    for _, data in rows:
        entry = decode(data)
        if isinstance(entry, Moved):
            made[entry.seat].append(write_action(rules, entry.action))
    await store.close()
    return made
