"""What whoever runs the house has ordered and done, and what workers tell of themselves.

Owns orders (they stand until they are taken back), acts (they are only ever added) and reports.  An order and the act
that gave it are one transaction, so that nothing is ordered without being written down.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection, delete, select

from undermine.store.bulk import Value, insert_new
from undermine.store.facts import Row
from undermine.store.question import lately
from undermine.store.schema import acts, entries, orders, workers
from undermine.store.store import Store
from undermine.store.writing import Errand

BLOCK: Final = "block"
"""A guest is not let in; about his id."""
HUSH: Final = "hush"
"""Nobody chats."""
NOTICE: Final = "notice"
"""Something is told on every page; about the language that it is written in."""
LOOK: Final = "look"
"""Somebody looks at the house, so workers tell how they are."""
MOST_ORDERS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Order:
    kind: str
    about: str
    text: str
    at: float


@dataclass(frozen=True, slots=True)
class Act:
    """Who did what, and to whom or what."""

    at: float
    who: str
    kind: str
    about: str = ""
    text: str = ""


@dataclass(frozen=True, slots=True)
class Report:
    """What a worker said of itself; the data is its own."""

    id: str
    at: float
    data: bytes


class Books:
    """The part of a store that is about the house itself."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def orders(self) -> list[Order]:
        """All that stand."""
        question = select(orders.c.kind, orders.c.about, orders.c.text, orders.c.at).limit(MOST_ORDERS)
        return [Order(*each) for each in await self._store.ask(question)]

    async def order(self, given: Order, act: Act | None) -> None:
        """Let it stand in place of what was ordered of this kind about the same."""
        await self._change(given.kind, given.about, given, act)

    async def take_back(self, kind: str, about: str, act: Act) -> None:
        await self._change(kind, about, None, act)

    async def note(self, act: Act) -> None:
        """Write down what is going to be done elsewhere."""
        await self._change("", "", None, act)

    async def acts(self, limit: int) -> list[Act]:
        """What was done last, newest first."""
        columns = (acts.c.at, acts.c.who, acts.c.kind, acts.c.about, acts.c.text)
        question = select(*columns).order_by(acts.c.at.desc(), acts.c.id).limit(limit)
        return [Act(*each) for each in await self._store.ask(question)]

    async def report(self, told: Report, too_old: float) -> None:
        """Keep what a worker says of itself; those that have not said anything since `too_old` are gone."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(workers).where((workers.c.id == told.id) | (workers.c.at < too_old)))
            return bool(insert_new(connection, workers, [{"id": told.id, "at": told.at, "data": told.data}]))

        await self._store.run(Errand("workers", work, lambda _: True))

    async def reports(self, since: float) -> list[Report]:
        question = select(workers.c.id, workers.c.at, workers.c.data).where(workers.c.at >= since)
        return [Report(*each) for each in await self._store.ask(question.order_by(workers.c.id))]

    async def lately(self, limit: int) -> list[tuple[Row, bytes]]:
        """Tables at which something happened last and that are not over, each with its first entry."""
        rows = [Row(*each) for each in await self._store.ask(lately(limit))]
        first = await self._first([row.id for row in rows])
        return [(row, first[row.id]) for row in rows if row.id in first]

    async def _first(self, tables: Sequence[str]) -> dict[str, bytes]:
        question = select(entries.c.table_id, entries.c.data).where(
            entries.c.table_id.in_(tables), entries.c.sequence == 1
        )
        return {table: bytes(data) for table, data in await self._store.ask(question)}

    async def _change(self, kind: str, about: str, given: Order | None, act: Act | None) -> None:
        # A name of its own: if nobody hears whether it was written, it is written again, once.
        act_id = secrets.token_hex(8)

        def work(connection: Connection) -> bool:
            if kind:
                # Only one notice hangs there, in whatever language; of other orders there is one about each.
                about_it = orders.c.kind == kind
                connection.execute(
                    delete(orders).where(about_it if kind == NOTICE else about_it & (orders.c.about == about))
                )
            if given is not None:
                insert_new(connection, orders, [{"kind": kind, "about": about, "text": given.text, "at": given.at}])
            if act is not None:
                row: dict[str, Value] = {"id": act_id, "at": act.at, "who": act.who, "kind": act.kind}
                insert_new(connection, acts, [{**row, "about": act.about, "text": act.text}])
            return True

        await self._store.run(Errand("orders", work, lambda _: True))
