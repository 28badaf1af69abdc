"""How far the server goes, as ratios within one run: what a move costs, alone and among many tables, and fair bots.

Owns the parts `core`, `workers` and `bots` of `bench/server`.  Costs are seconds of processor of the server's own
processes, so that a busy machine disturbs them less than seconds on the clock; ratios it disturbs least.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import httpx
import msgspec
from rich.table import Table
from tests.services import Postgres, new_database
from websockets.asyncio.client import connect

from bench.crowd import Figures, open_all, play_all
from bench.fill import fill
from bench.hosting import Hosted, Redis
from undermine.server.bot_pool import BotPool
from undermine.server.fair import Owner
from undermine.tables.live import Live, deal

PATIENCE = 600.0
SETTLE = 3.0
"""Seconds until what came of looking at all tables is over."""
WARM = 100
"""Moves after which everything that is remembered has been asked once."""
BUSY = 40
"""Tables that play at full speed among the others."""
LOOKED_AT = 10
"""The same, if onlookers are there."""
RULES = "base[rounds=9] x5"
"""A game that lasts for as long as it is measured:"""
ENOUGH = 250
"""so many moves of each table at most, on average."""
WATCHED = 1000
"""Live tables that somebody looks at; the others are in memory only."""


class Cost(NamedTuple):
    """What moves cost, in seconds."""

    moves: int
    took: float
    used: float
    """Of the server's processor, for the moves and all else."""
    idle: float
    """The same in as long a time if nobody moves."""

    @property
    def rate(self) -> float:
        """Durable moves per second of processor."""
        return self.moves / self.used


def core(folder: Path, seconds: float, table: Table) -> None:
    """Durable moves per second of processor: bare events and views, with and without onlookers."""
    for views in (False, True):
        for onlookers in (0, 40):
            hosted = Hosted(f"sqlite:///{folder / f'core-{views}-{onlookers}.sqlite'}")
            with _running(hosted):
                cost = asyncio.run(_cost(hosted, seconds, views=views, onlookers=onlookers))
            row = f"{'views' if views else 'events'}, {onlookers} onlookers at each table"
            table.add_row(row, "durable moves per core-second", f"{cost.rate:,.0f}")


def workers(folder: Path, counts: list[int], live: list[int], seconds: float, table: Table) -> None:
    """What a move costs with so many workers, on PostgreSQL and Redis, among so many live tables."""
    postgres, redis = Postgres(folder / "scale-pg"), Redis(folder)
    redis.start()
    try:
        for count in counts:
            first = 0.0
            for tables in live:
                with new_database(postgres.url) as url:
                    ids = asyncio.run(fill(url, tables, (4, 10)))
                    hosted = Hosted(url, redis=redis.url, workers=count)
                    with _running(hosted):
                        cost = asyncio.run(_cost(hosted, seconds, ids))
                each = (cost.used - cost.idle) / max(1, cost.moves)
                first = first or each
                table.add_row(
                    f"{count} workers, {tables:,} live tables",
                    "ms of processor for a move, of the first line",
                    f"{each * 1000:.2f} = {each / first:.2f} x",
                )
                table.add_row("", "of a core, when nobody moves", f"{cost.idle / cost.took:.1%}")
                table.add_row("", "durable moves per core-second, all told", f"{cost.rate:,.0f}")
    finally:
        redis.end()
        postgres.leave()


@contextlib.contextmanager
def _running(hosted: Hosted) -> Iterator[None]:
    hosted.start()
    try:
        yield
    finally:
        hosted.end()


async def _cost(
    hosted: Hosted, seconds: float, among: list[str] | None = None, *, views: bool = False, onlookers: int = 0
) -> Cost:
    """What a few busy tables cost."""
    figures, tables = Figures(), LOOKED_AT if onlookers else BUSY
    async with contextlib.AsyncExitStack() as sockets:
        await _look_at(hosted, among or [], sockets)
        await asyncio.sleep(SETTLE if among else 0.0)
        idle = processor(hosted.pid)
        await asyncio.sleep(seconds if among else 0.0)
        idle = processor(hosted.pid) - idle
        parties = await open_all(
            hosted.address, figures, tables, 0.0, PATIENCE, rules=RULES, views=views, onlookers=onlookers
        )
        play = asyncio.create_task(play_all([hosted.address], parties, PATIENCE))
        while figures.onlookers < tables * onlookers or figures.acknowledged < WARM:
            await asyncio.sleep(0.05)
            assert not play.done(), "the crowd has gone"
        begun, moves, used = time.monotonic(), figures.acknowledged, processor(hosted.pid)
        while figures.acknowledged < tables * ENOUGH and time.monotonic() < begun + seconds:
            await asyncio.sleep(0.05)
        took = time.monotonic() - begun
        moves, used = figures.acknowledged - moves, processor(hosted.pid) - used
        assert not any(party.is_over for party in parties), "a table has stopped: measure for fewer seconds"
        play.cancel()
        await asyncio.gather(play, return_exceptions=True)
    return Cost(moves, took, used, idle * took / seconds)


async def _look_at(hosted: Hosted, ids: list[str], sockets: contextlib.AsyncExitStack) -> None:
    """Let workers have these tables in memory, the first of them with somebody who looks on."""
    gate = asyncio.Semaphore(32)

    async def look(number: int, key: str) -> None:
        async with gate:
            if number < WATCHED:
                url = f"ws://127.0.0.1:{hosted.port}/api/tables/{key}/live"
                opening = connect(url, proxy=None, compression=None, open_timeout=60, ping_interval=None)
                socket = await sockets.enter_async_context(opening)
                await socket.send(msgspec.json.encode({"do": "hello", "raw": True, "seen": 10**6}), text=True)
                await socket.recv(decode=False)
            else:
                await http.get(f"/api/tables/{key}")

    async with httpx.AsyncClient(base_url=hosted.address, timeout=60, trust_env=False) as http:
        await asyncio.gather(*(look(number, key) for number, key in enumerate(ids)))


def bots(hogged: int, seconds: float, table: Table) -> None:
    """How long one guest's bots take, alone and beside so many seats of another guest in the same process."""
    alone, beside = asyncio.run(_bots(0, seconds)), asyncio.run(_bots(hogged, seconds))
    table.add_row("a guest's bots, alone", "ms for an answer, median", f"{alone * 1000:.2f}")
    row = f"{beside * 1000:.2f} = {beside / alone:.2f} x"
    table.add_row(f"beside {hogged} bot seats of another guest", "ms for an answer, of the line before", row)


async def _bots(hogged: int, seconds: float) -> float:
    pool = BotPool(1)
    took: list[float] = []

    async def play(key: str, guest: str, times: list[float] | None) -> None:
        number = 0
        while True:
            number += 1
            game = Live(1, "base x5", f"{key} {number}", [], set())
            game.take_in(*deal("base x5", f"{key} {number}"))
            while not game.is_over:
                begun = time.perf_counter()
                choice = await pool.choose(f"{key}/{number}", game, game.asked, "miner", Owner(guest, "here"))
                assert choice is not None
                if times is not None:
                    times.append(time.perf_counter() - begun)
                    await asyncio.sleep(0.005)  # others move, too
                game.take_in(*game.try_out(choice))

    try:
        tasks = [asyncio.create_task(play(f"hog {n}", "hog", None)) for n in range(hogged // 5)]
        tasks.append(asyncio.create_task(play("guest", "guest", took)))
        while len(took) < 20:  # the process has begun, and everybody has asked
            await asyncio.sleep(0.1)
        took.clear()
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return median(took)
    finally:
        pool.close()


def processor(session: int) -> float:
    """Seconds of all processes of a session, those included that have ended and were waited for."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[3]) == session:
                ticks += sum(int(each) for each in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")
