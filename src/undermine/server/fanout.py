"""News from one worker to the others: which entry a table has got, and hints (`note`).

Owns the channel.  Losing it loses nothing but time: workers also compare with the store every second.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final, Protocol, TypeAlias

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from undermine.server.journal import where

Hear: TypeAlias = Callable[[str, int, bytes], Awaitable[None]]
"""(table, sequence, entry) -> None."""

WAITING: Final = 10_000
"""Entries that may wait for a channel that is away; older ones are found in the store."""
BATCH: Final = 500

log = structlog.get_logger()


class Fanout(Protocol):
    async def start(self, hear: Hear) -> None: ...

    def tell(self, table: str, sequence: int, data: bytes) -> None:
        """Never waits: no table stands still because the channel does."""

    async def stop(self) -> None: ...

    @property
    def is_shared(self) -> bool: ...


class Alone:
    """One worker has nobody to tell."""

    is_shared = False

    async def start(self, hear: Hear) -> None:
        pass

    def tell(self, table: str, sequence: int, data: bytes) -> None:
        pass

    async def stop(self) -> None:
        pass


class ByRedis:
    """Redis pub/sub; comes back by itself when the server was away."""

    is_shared = True

    def __init__(self, url: str, channel: str, worker: str) -> None:
        self._speaks: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._listens: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._channel = channel
        self._worker = worker.encode()
        self._waiting: deque[bytes] = deque(maxlen=WAITING)
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, hear: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen(hear)), asyncio.create_task(self._speak())]

    def tell(self, table: str, sequence: int, data: bytes) -> None:
        self._waiting.append(b"\n".join((self._worker, table.encode(), str(sequence).encode(), data)))
        self._wake.set()

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError):
            await self._speaks.aclose()
            await self._listens.aclose()

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = [self._waiting.popleft() for _ in range(min(BATCH, len(self._waiting)))]
                try:
                    async with self._speaks.pipeline(transaction=False) as pipe:
                        for message in batch:
                            pipe.publish(self._channel, message)
                        await pipe.execute()
                except (RedisError, OSError) as error:
                    log.warning("fan-out cannot be told", error=type(error).__name__)
                    await asyncio.sleep(0.5)

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._listens.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._channel)
                    async for message in channel.listen():
                        worker, table, sequence, data = message["data"].split(b"\n", 3)
                        if worker != self._worker:
                            await hear(table.decode(), int(sequence), data)
            except (RedisError, OSError) as error:
                log.warning("fan-out interrupted", error=type(error).__name__)
            except Exception as error:
                # A message that cannot be read is found in the store; the next one must be heard all the same.
                log.error("fan-out brought something odd", **where(error))
            await asyncio.sleep(0.5)
