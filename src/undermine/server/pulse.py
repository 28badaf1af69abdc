"""Whether a worker is well: it is if something can be written right now.

Owns the question and how often it is put to the store: anybody may ask here as often as he is let, and a write is dear.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final

from undermine.store import Store

HEALTHY: Final = 3.0
"""Seconds in which the store of a well worker answers."""
FRESH: Final = 2.0
"""Seconds for which an answer is good."""


class Pulse:
    """What the store said last; one question at a time, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._well_until = 0.0
        self._asking: asyncio.Task[None] | None = None

    async def feel(self) -> None:
        """Return if the store writes; TimeoutError or StoreError if it does not."""
        if time.monotonic() < self._well_until:
            return
        if self._asking is None or self._asking.done():
            self._asking = asyncio.create_task(self._ask())
        async with asyncio.timeout(HEALTHY):
            await asyncio.shield(self._asking)

    async def _ask(self) -> None:
        await self._store.beat(time.time())
        self._well_until = time.monotonic() + FRESH
