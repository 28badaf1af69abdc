"""What whoever runs the house has ordered, as every worker knows it: who is blocked, whether people chat, what is told.

Owns reading the orders from the store again and again, seeing to them here, and telling how this worker is while
somebody looks.  What the store cannot tell right now stays as it was.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Final

import msgspec
import structlog

from undermine.server.hall import Hall
from undermine.server.journal import where
from undermine.server.wire import HouseNotice
from undermine.store import Books, Order, Report, StoreError
from undermine.store.house import BLOCK, HUSH, LOOK, NOTICE
from undermine.tables.refusal import Refusal

log = structlog.get_logger()

PAUSE: Final = 1.0
"""Seconds between two looks at the orders: so long an order may take to reach every worker."""
LOOKED: Final = 20.0
"""Seconds after a look in which workers tell how they are."""
STALE: Final = 15.0
"""Seconds after which a worker that said nothing is gone."""
REPORT: Final = 3.0
"""Seconds between two reports of a worker."""
MOST_PLACES: Final = 2_000
"""Tables of which a worker tells how many watch."""


class WorkerReport(msgspec.Struct):
    """How a worker is.  Nothing here depends on a secret: what thinks right now is not told, only what has to wait."""

    since: float
    sockets: int
    tables: int
    moves: int
    waiting: int
    """Bots whose turn to think has not come yet."""
    unreadable: list[str]
    onlookers: dict[str, int]
    """Sockets of people without a seat, by table; tables without any are left out."""


class Standing:
    def __init__(self, books: Books, hall: Hall, bot_processes: int, clock: Callable[[], float]) -> None:
        self.id = secrets.token_hex(4)
        self.blocked: frozenset[str] = frozenset()
        self.notice: HouseNotice | None = None
        self._books = books
        self._hall = hall
        self._bot_processes = bot_processes
        self._clock = clock
        self._began = clock()
        self._looked_at = 0.0
        self._reported_at = 0.0
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.refresh()
        self._task = asyncio.create_task(self._keep())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What is so

    def refuse_blocked(self, guest: str) -> None:
        if guest in self.blocked:
            raise Refusal("blocked", "whoever runs this house does not let you in any more", status=403)

    # Keeping up

    async def look(self) -> None:
        """Somebody looks at the house: let all workers tell how they are."""
        now = self._clock()
        if now - self._looked_at > LOOKED / 4:
            self._looked_at = now
            await self._books.order(Order(LOOK, "", "", now), None)
            await self._report(now)

    async def refresh(self) -> None:
        """See to what was ordered meanwhile."""
        orders = await self._books.orders()
        blocked = frozenset(order.about for order in orders if order.kind == BLOCK)
        new, self.blocked = blocked - self.blocked, blocked
        self._hall.is_hushed = any(order.kind == HUSH for order in orders)
        told = next((order for order in orders if order.kind == NOTICE), None)
        self.notice = HouseNotice(f"{told.at:.3f}", told.text, told.about) if told else None
        self._looked_at = max((order.at for order in orders if order.kind == LOOK), default=0.0)
        for place in list(self._hall.open.values()) if new else ():
            for listener in tuple(place.listeners):
                if listener.guest in new:
                    listener.close()  # it comes again by itself, and is told why it does not get in

    async def _keep(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.refresh()
                now = self._clock()
                if now - self._looked_at < LOOKED and now - self._reported_at >= REPORT:
                    await self._report(now)
            except StoreError as error:
                log.warning("orders wait for the store", error=str(error))
            except Exception as error:
                log.error("orders could not be seen to", **where(error))

    async def _report(self, now: float) -> None:
        self._reported_at = now
        await self._books.report(Report(self.id, now, msgspec.json.encode(self._tell())), now - STALE)

    def _tell(self) -> WorkerReport:
        hall = self._hall
        thinking = 0
        watched: dict[str, int] = {}
        for key, place in hall.open.items():
            thinking += place.thought is not None and place.thought.done_at is None
            if place.listeners and not place.is_doubtful and len(watched) < MOST_PLACES:
                onlookers = sum(place.table.seat_of(listener.guest) < 0 for listener in place.listeners)
                if onlookers:
                    watched[key] = onlookers
        return WorkerReport(
            since=self._began,
            sockets=hall.callers,
            tables=len(hall.open),
            moves=hall.moves,
            waiting=max(0, thinking - self._bot_processes),
            unreadable=sorted(hall.unreadable),
            onlookers=watched,
        )
