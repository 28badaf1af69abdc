"""Who is rung, and when: somebody whose turn it is at a table without haste, and who is not there.

Owns the waiting and the message.  Once for each question, after a moment in which he may come by himself, never at a
table with a quick clock, never more often than the budget of a guest has it.  The message says nothing but that it is
his turn, and at which table.  What fails is left: a bell is a kindness, and no game waits for it.
"""

from __future__ import annotations

import asyncio
import json
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from undermine.server.budget import Budget, Later, Payer
from undermine.server.courier import Courier, Unreachable, origin_of
from undermine.server.hall import Hall
from undermine.server.journal import where
from undermine.server.open_table import OpenTable
from undermine.store import Bell, Bells, StoreError
from undermine.tables.refusal import Refusal
from undermine.tables.seat import PERSON
from undermine.tables.table import Table
from undermine.text import Words

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

log = structlog.get_logger()

SLOW: Final = 300.0
"""Seconds for an answer from which on a table is without haste."""
GRACE: Final = 15.0
"""Seconds in which somebody may come by himself."""
AGAIN: Final = 30.0
"""Seconds after which a service that was busy is tried once more."""
KEPT: Final = 43_200
"""Seconds for which a service keeps the message for a browser that is off."""
WAITING: Final = 2_000
"""So many are waited for at most."""
REMEMBERED: Final = 20_000
"""Tables whose last call is remembered."""
GONE: Final = (404, 410)
"""Answers that say that this bell was taken down."""
TAKEN: Final = 300
"""Answers below say that it was taken."""
BUSY: Final = (429, 500, 502, 503, 504)


class Call(NamedTuple):
    """A question that waits for somebody."""

    game: int
    seen: int
    seat: int
    guest: str


def call_of(table: Table) -> Call | None:
    """Who is waited for and is not there, if anybody is, at a table without haste."""
    game, think = table.game, table.pace.think
    if game is None or not table.is_running or table.paused or game.asked < 0 or (think is not None and think < SLOW):
        return None
    seat = table.seats[game.asked]
    if seat.kind != PERSON or seat.present or seat.stand_in:
        return None
    return Call(game.number, game.count(game.asked), game.asked, seat.guest)


class Ringer:
    def __init__(self, secret: bytes, services: str, bells: Bells, hall: Hall, budget: Budget) -> None:
        self._secret = secret
        self._courier = Courier(services)
        self._bells = bells
        self._hall = hall
        self._budget = budget
        self._rung: dict[str, Call] = {}
        """For which question somebody was rung at a table last."""
        self._waiting: dict[str, tuple[Call, asyncio.Task[None]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        hall.onwait = self.heed

    @property
    def is_on(self) -> bool:
        return bool(self._courier)

    def may_ring(self, endpoint: str) -> bool:
        return self._courier.may_call(endpoint)

    def is_key(self, key: bytes) -> bool:
        from undermine.server import envelope  # noqa: PLC0415 - loaded when the first bell is hung

        return envelope.is_point(key)

    def public_key(self) -> str:
        """What browsers are told of this house, as base64url; empty if it rings nobody."""
        from undermine.server import envelope  # noqa: PLC0415

        return envelope.text_of(envelope.public(self._key)) if self.is_on else ""

    @cached_property
    def _key(self) -> EllipticCurvePrivateKey:
        from undermine.server import envelope  # noqa: PLC0415

        return envelope.key_of(self._secret)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._courier.close()

    def heed(self, place: OpenTable) -> None:
        """Something happened at a table that this worker leads: is somebody waited for who is not there?"""
        if not self.is_on:
            return
        call, table = call_of(place.table), place.key
        if table in self._waiting and self._waiting[table][0] != call:
            self._waiting.pop(table)[1].cancel()
        # Whoever comes and goes again before he answers is not rung for the same.
        is_known = table in self._waiting or self._rung.get(table) == call
        if call is not None and not is_known and len(self._waiting) < WAITING and not self._hall.is_closing:
            task = asyncio.get_running_loop().create_task(self._ring(table, call))
            self._waiting[table] = (call, task)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ring(self, table: str, call: Call) -> None:
        await asyncio.sleep(GRACE)
        # From here on nothing that happens at the table stops it.
        del self._waiting[table]
        try:
            async with self._hall.hold(table) as place:
                if call_of(place.table) != call:
                    return
                code = place.table.code
            self._remember(table, call)
            mine = await self._bells.of(call.guest)
            if mine:
                await self._budget.count("rings", Payer("", call.guest))
            await asyncio.gather(*(self._send(bell, table, code) for bell in mine))
        except (Later, Refusal, StoreError) as error:
            log.info("nobody was rung", reason=type(error).__name__)
        except Exception as error:
            log.error("nobody was rung", **where(error))

    def _remember(self, table: str, call: Call) -> None:
        self._rung.pop(table, None)
        self._rung[table] = call
        if len(self._rung) > REMEMBERED:
            del self._rung[next(iter(self._rung))]

    async def _send(self, bell: Bell, table: str, code: str) -> None:
        for wait in (0.0, AGAIN):
            await asyncio.sleep(wait)
            headers, body = await asyncio.to_thread(self._message, bell, table, code)
            try:
                status = await self._courier.send(bell.endpoint, headers, body)
            except Unreachable as error:
                log.info("a bell cannot be reached", service=origin_of(bell.endpoint), reason=str(error))
                continue
            if status in GONE:
                await self._bells.remove(bell.id, bell.guest)
            elif status in BUSY:
                continue
            elif status >= TAKEN:
                log.warning("a bell was not rung", service=origin_of(bell.endpoint), status=status)
            return

    def _message(self, bell: Bell, table: str, code: str) -> tuple[dict[str, str], bytes]:
        from undermine.server import envelope  # noqa: PLC0415

        words = Words(bell.language)
        told = {"title": words.say("app-turn"), "body": words.say("app-turn-where", code=code), "table": table}
        text = json.dumps({**told, "lang": bell.language}, ensure_ascii=False).encode()
        headers = {
            "authorization": envelope.signature(self._key, origin_of(bell.endpoint), bell.house, self._hall.clock()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEPT),
            "urgency": "high",
            # A new one of the same table takes the place of one that was not delivered yet.
            "topic": table[:32],
        }
        return headers, envelope.sealed(envelope.padded(text), bell.key, bell.secret)
