"""How much the server carries, beside a bare broadcast on the same stack: run `bench/server`.

Prints figures; asserts nothing.  All traffic stays on loopback, and every part ends by itself.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rich.console import Console
from rich.table import Table
from tests.services import Postgres, new_database
from websockets.asyncio.client import connect

from bench import scale
from bench.crowd import Figures, open_all, play_all
from bench.hosting import Hosted, free_port

console = Console()

PARTS = ["echo", "sqlite", "postgres", "human", "idle", "core", "workers", "bots"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000, help="tables at human pace")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds a player thinks, on average")
    parser.add_argument("--seconds", type=float, default=30.0, help="length of each part")
    parser.add_argument("--busy", type=int, default=40, help="tables at full speed")
    parser.add_argument("--stored", type=int, default=10_000, help="stored games for the start")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4], help="workers of the part `workers`")
    parser.add_argument("--live", type=int, nargs="+", default=[10, 100, 1000, 10_000], help="its live tables")
    parser.add_argument("--hogged", type=int, default=500, help="bot seats of the greedy guest")
    parser.add_argument("--only", choices=PARTS, action="append")
    chosen = parser.parse_args()
    parts = chosen.only or PARTS
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # a socket is a file
    table = Table("part", "figure", "value")
    with tempfile.TemporaryDirectory(prefix="um") as name:
        folder = Path(name)
        rate = 0.0
        if "echo" in parts:
            rate = asyncio.run(echo(min(8.0, chosen.seconds)))
            table.add_row("bare broadcast, rooms of five", "deliveries/s", f"{rate:,.0f}")
        if "sqlite" in parts:
            full_speed(f"sqlite:///{folder / 'full.sqlite'}", "SQLite", chosen.busy, chosen.seconds, rate, table)
        if "postgres" in parts:
            server = Postgres(folder / "pg")
            try:
                with new_database(server.url) as url:
                    full_speed(url, "PostgreSQL", chosen.busy, chosen.seconds, rate, table)
            finally:
                server.leave()
        if "human" in parts:
            human(folder / "human.sqlite", chosen.tables, chosen.pause, chosen.seconds, table)
        if "idle" in parts:
            idle(folder / "idle.sqlite", chosen.stored, table)
        if "core" in parts:
            scale.core(folder, chosen.seconds, table)
        if "workers" in parts:
            scale.workers(folder, chosen.workers, chosen.live, chosen.seconds, table)
        if "bots" in parts:
            scale.bots(chosen.hogged, chosen.seconds, table)
    console.print(table)


def full_speed(database: str, name: str, tables: int, seconds: float, echo_rate: float, table: Table) -> None:
    """As many durable moves as possible."""
    hosted = Hosted(database)
    hosted.start()
    try:
        figures = Figures()
        took = asyncio.run(_crowd(hosted.address, figures, tables, 0.0, seconds))
    finally:
        hosted.end()
    moves = figures.acknowledged / took
    table.add_row(f"{name}, full speed, {tables} tables", "durable moves/s", f"{moves:,.0f}")
    table.add_row("", "p50 / p99 to all five seats, ms", _milliseconds(figures))
    table.add_row("", "lost / doubled / refused", f"{figures.lost} / {figures.doubled} / {figures.refused}")
    if echo_rate:
        table.add_row("", "deliveries, of the bare broadcast", f"{5 * moves / echo_rate:.0%}")


def human(path: Path, tables: int, pause: float, seconds: float, table: Table) -> None:
    """Many tables at the pace of people."""
    hosted = Hosted(f"sqlite:///{path}")
    hosted.start()
    try:
        figures = Figures()
        took = asyncio.run(_crowd(hosted.address, figures, tables, pause, seconds, warm_up=tables / 50))
        memory = hosted.memory()
    finally:
        hosted.end()
    table.add_row(f"{tables} tables at human pace", "moves/s", f"{figures.acknowledged / took:,.0f}")
    table.add_row("", "p50 / p99 to all five seats, ms", _milliseconds(figures))
    table.add_row("", "lost / doubled / refused", f"{figures.lost} / {figures.doubled} / {figures.refused}")
    table.add_row("", "memory of the server, MB", f"{memory / 1e6:,.0f}")


def idle(path: Path, stored: int, table: Table) -> None:
    """A start with many stored games; what a table costs in memory; whether a move costs more among many."""
    hosted = Hosted(f"sqlite:///{path}")
    hosted.start()
    try:
        asyncio.run(open_all(hosted.address, Figures(), 10, 0.0, 0.0))
        few = Figures()
        asyncio.run(_crowd(hosted.address, few, 10, 0.05, 6.0))
    finally:
        hosted.end()
    subprocess.run([sys.executable, "-m", "bench.fill", str(path), str(stored)], check=True)
    begun = hosted.start()
    try:
        table.add_row(f"start with {stored:,} stored games", "seconds to the first answer", f"{begun:.2f}")
        # The first tables also fill caches and pools that all tables share.
        asyncio.run(open_all(hosted.address, Figures(), 200, 0.0, 0.0))
        before = hosted.memory()
        asyncio.run(open_all(hosted.address, Figures(), 400, 0.0, 0.0))
        table.add_row("400 more idle tables in memory", "kB each", f"{(hosted.memory() - before) / 400 / 1000:.0f}")
        many = Figures()
        asyncio.run(_crowd(hosted.address, many, 10, 0.05, 6.0))
    finally:
        hosted.end()
    table.add_row("10 tables, alone in the store", "p50 / p99, ms", _milliseconds(few))
    table.add_row(f"10 tables among {stored:,}", "p50 / p99, ms", _milliseconds(many))


async def _crowd(
    server: str, figures: Figures, tables: int, pause: float, seconds: float, warm_up: float = 0.0
) -> float:
    parties = await open_all(server, figures, tables, pause, seconds)
    return await play_all([server], parties, seconds, warm_up)


async def echo(seconds: float) -> float:
    """A bare room of five on the same stack: every message goes to all five.  Deliveries a second."""
    port = free_port()
    child = subprocess.Popen(
        [sys.executable, "-m", "uvicorn", "bench.echo:app", "--port", str(port), "--ws", "websockets-sansio",
         "--log-level", "critical"],
        start_new_session=True,
    )  # fmt: skip
    try:
        await asyncio.sleep(2)
        delivered = 0
        until = time.monotonic() + seconds

        async def client(room: int, speaks: bool) -> None:
            nonlocal delivered
            url = f"ws://127.0.0.1:{port}/{room}"
            async with connect(url, proxy=None, compression=None, ping_interval=None) as socket:
                await asyncio.sleep(1)
                if speaks:
                    await socket.send("x" * 300)
                while time.monotonic() < until:
                    try:
                        async with asyncio.timeout(1):
                            await socket.recv(decode=False)
                    except TimeoutError:
                        return
                    delivered += 1
                    if speaks:
                        await socket.send("x" * 300)

        begun = time.monotonic()
        await asyncio.gather(*(client(room, seat == 0) for room in range(40) for seat in range(5)))
        return delivered / (time.monotonic() - begun - 1)
    finally:
        os.killpg(child.pid, signal.SIGTERM)
        child.wait()


def _milliseconds(figures: Figures) -> str:
    return f"{figures.percentile(0.5) * 1000:.1f} / {figures.percentile(0.99) * 1000:.1f}"


if __name__ == "__main__":
    main()
