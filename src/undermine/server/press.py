"""The press: what takes long to render is rendered in a process of its own, packed there, and kept.

Owns the process, what is kept of its work, and whose turn it is.  A thread would not do: rendering is Python, and takes
from the event loop whatever it uses.  Of one address one thing is rendered at a time, so that nobody's pile keeps
others waiting, and whoever asks for what is being rendered already gets the same.  Only what can never change is kept.
"""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final, ParamSpec, TypeAlias

import structlog

from undermine.server.child import gone, settle_in

log = structlog.get_logger()

Given = ParamSpec("Given")
Key: TypeAlias = tuple[object, ...]

POLITE: Final = 10
"""How far the process stands back for others on the machine."""
TRIES: Final = 2
MOST_TURNS: Final = 1_000
"""Addresses that are remembered."""


class Press:
    def __init__(self, processes: int, most_bytes: int) -> None:
        self._processes = processes
        self._most = most_bytes
        self._pool: Executor | None = None
        self._kept: OrderedDict[Key, bytes] = OrderedDict()
        self._size = 0
        self._work: dict[Key, asyncio.Task[bytes]] = {}
        self._turns: dict[str, asyncio.Lock] = {}
        self.rendered = 0

    def has(self, key: Key) -> bool:
        """Whether it costs nothing more: it is kept, or somebody else has ordered it."""
        return key in self._kept or key in self._work

    async def print(
        self, key: Key, whose: str, render: Callable[Given, bytes], *args: Given.args, **kwargs: Given.kwargs
    ) -> bytes:
        """What `render` gives, packed by gzip; for everybody who asks for the same `key`."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        work = self._work.get(key)
        if work is None:
            work = asyncio.create_task(self._in_turn(key, whose, partial(render, *args, **kwargs)))
            self._work[key] = work
            work.add_done_callback(partial(self._done, key))
        # Who goes away does not stop it for the others.
        return await asyncio.shield(work)

    def warm_up(self) -> None:
        """Start the process now rather than when somebody waits for it."""
        if self._processes:
            self._ready().submit(_pack, _nothing)

    async def end(self) -> None:
        """Nothing is rendered any more, and the process is gone."""
        pool, self._pool = self._pool, None
        self.close()
        if pool is not None:
            await gone(pool)

    def close(self) -> None:
        for work in self._work.values():
            work.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _in_turn(self, key: Key, whose: str, render: Callable[[], bytes]) -> bytes:
        if len(self._turns) >= MOST_TURNS:
            self._turns = {each: turn for each, turn in self._turns.items() if turn.locked()}
        async with self._turns.setdefault(whose, asyncio.Lock()):
            data = await self._render(render)
        self._keep(key, data)
        return data

    async def _render(self, render: Callable[[], bytes]) -> bytes:
        self.rendered += 1
        for _ in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _pack, render)
            except BrokenProcessPool:
                log.warning("a process that renders has died and is replaced")
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the process that renders dies again and again")

    def _ready(self) -> Executor:
        if self._pool is None:
            self._pool = (
                ProcessPoolExecutor(
                    self._processes, mp_context=get_context("spawn"), initializer=settle_in, initargs=(POLITE,)
                )
                if self._processes
                else ThreadPoolExecutor(1, thread_name_prefix="press")
            )
        return self._pool

    def _keep(self, key: Key, data: bytes) -> None:
        if len(data) > self._most // 4:
            return
        self._kept[key] = data
        self._size += len(data)
        while self._size > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    def _done(self, key: Key, work: asyncio.Task[bytes]) -> None:
        self._work.pop(key, None)
        if not work.cancelled():
            work.exception()  # told to who waits for it; if nobody does any more, it is no news either


def _pack(render: Callable[[], bytes]) -> bytes:
    return gzip.compress(render(), 6, mtime=0)


def _nothing() -> bytes:
    return b""
