"""Browsers of guests that are rung when it is their turn.

Owns their rows.  Knows nothing of how they are rung; the server does.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, select

from undermine.store.bulk import insert_new
from undermine.store.schema import bells
from undermine.store.store import Store
from undermine.store.writing import Errand


@dataclass(frozen=True, slots=True)
class Bell:
    id: str
    guest: str
    endpoint: str
    """Where its maker takes messages for this browser; whoever knows it could ring, if he had our key."""
    key: bytes
    secret: bytes
    language: str
    house: str
    """The address of the house as this browser knows it."""
    made_at: float


_COLUMNS = (
    bells.c.id,
    bells.c.guest,
    bells.c.endpoint,
    bells.c.key,
    bells.c.secret,
    bells.c.language,
    bells.c.house,
    bells.c.made_at,
)


class Bells:
    """The part of a store that holds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, guest: str) -> list[Bell]:
        """All of a guest, oldest first."""
        question = select(*_COLUMNS).where(bells.c.guest == guest).order_by(bells.c.made_at, bells.c.id)
        return [Bell(*each) for each in await self._store.ask(question)]

    async def hang(self, new: Bell, most: int) -> None:
        """A bell of this id is now this one, whoever had it: a browser has one owner.  Of too many the oldest goes."""

        def work(connection: Connection) -> bool:
            connection.execute(delete(bells).where(bells.c.id == new.id))
            insert_new(connection, bells, [asdict(new)])
            newest = (bells.c.made_at.desc(), bells.c.id)
            mine = select(bells.c.id).where(bells.c.guest == new.guest).order_by(*newest)
            kept = connection.execute(mine).scalars().all()[:most]
            connection.execute(delete(bells).where(bells.c.guest == new.guest, bells.c.id.not_in(kept)))
            return True

        await self._store.run(Errand(f"bell {new.id}", work, lambda _: True))

    async def remove(self, bell: str, guest: str) -> bool:
        """False if this guest has no such bell."""

        def work(connection: Connection) -> bool:
            return connection.execute(delete(bells).where(bells.c.id == bell, bells.c.guest == guest)).rowcount == 1

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(bells.c.id).where(bells.c.id == bell)).scalar() is None

        return await self._store.run(Errand(f"bell {bell}", work, is_done))
