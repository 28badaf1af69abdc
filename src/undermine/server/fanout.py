"""News from one worker to the others: which entry a table has got.

Owns the channel.  Losing it loses nothing but time: workers also compare with the store every few seconds.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

Hear: TypeAlias = Callable[[str, int, bytes], Awaitable[None]]
"""(table, sequence, entry) -> None."""

log = structlog.get_logger()


class Fanout(Protocol):
    async def start(self, hear: Hear) -> None: ...
    async def tell(self, table: str, sequence: int, data: bytes) -> None: ...
    async def stop(self) -> None: ...

    @property
    def is_shared(self) -> bool: ...


class Alone:
    """One worker has nobody to tell."""

    is_shared = False

    async def start(self, hear: Hear) -> None:
        pass

    async def tell(self, table: str, sequence: int, data: bytes) -> None:
        pass

    async def stop(self) -> None:
        pass


class ByRedis:
    """Redis pub/sub; comes back by itself when the server was away."""

    is_shared = True

    def __init__(self, url: str, channel: str, worker: str) -> None:
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self._channel = channel
        self._worker = worker.encode()
        self._task: asyncio.Task[None] | None = None

    async def start(self, hear: Hear) -> None:
        self._task = asyncio.create_task(self._listen(hear))

    async def tell(self, table: str, sequence: int, data: bytes) -> None:
        with contextlib.suppress(RedisError, OSError):
            await self._redis.publish(self._channel, b"\n".join((self._worker, table.encode(), str(sequence).encode(), data)))

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(RedisError, OSError):
            await self._redis.aclose()

    async def _listen(self, hear: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(self._channel)
                    async for message in channel.listen():
                        worker, table, sequence, data = message["data"].split(b"\n", 3)
                        if worker != self._worker:
                            await hear(table.decode(), int(sequence), data)
            except (RedisError, OSError) as error:
                log.warning("fan-out interrupted", error=type(error).__name__)
                await asyncio.sleep(0.5)
