"""Passkeys of guests: the public halves.

Owns their rows.  Knows nothing of what they sign; the server does.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass

from sqlalchemy import Connection, delete, func, select, update

from undermine.store.bulk import insert_new
from undermine.store.schema import passkeys
from undermine.store.store import Store
from undermine.store.writing import Errand


@dataclass(frozen=True, slots=True)
class Passkey:
    id: str
    guest: str
    host: str
    """The name of the house for which it was made."""
    key: bytes
    uses: int
    name: str
    made_at: float
    used_at: float | None = None


_COLUMNS = (
    passkeys.c.id,
    passkeys.c.guest,
    passkeys.c.host,
    passkeys.c.key,
    passkeys.c.uses,
    passkeys.c.name,
    passkeys.c.made_at,
    passkeys.c.used_at,
)


class Passkeys:
    """The part of a store that holds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, key_id: str) -> Passkey | None:
        found = await self._store.ask(select(*_COLUMNS).where(passkeys.c.id == key_id))
        return Passkey(*found[0]) if found else None

    async def of(self, guest: str) -> list[Passkey]:
        """All of a guest, oldest first."""
        question = select(*_COLUMNS).where(passkeys.c.guest == guest).order_by(passkeys.c.made_at, passkeys.c.id)
        return [Passkey(*each) for each in await self._store.ask(question)]

    async def add(self, new: Passkey, most: int) -> bool:
        """False if there is one of this id, or if the guest has so many already."""

        def work(connection: Connection) -> bool:
            mine = select(func.count()).select_from(passkeys).where(passkeys.c.guest == new.guest)
            if (connection.execute(mine).scalar() or 0) >= most:
                return False
            return bool(insert_new(connection, passkeys, [asdict(new)]))

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(passkeys.c.key).where(passkeys.c.id == new.id)).scalar() == new.key

        return await self._store.run(Errand("passkeys", work, is_done))

    async def use(self, used: Passkey, uses: int, at: float) -> bool:
        """Count a use; False if it was used or removed meanwhile."""

        def work(connection: Connection) -> bool:
            same = (passkeys.c.id == used.id) & (passkeys.c.uses == used.uses)
            return connection.execute(update(passkeys).where(same).values(uses=uses, used_at=at)).rowcount == 1

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(passkeys.c.used_at).where(passkeys.c.id == used.id)).scalar() == at

        return await self._store.run(Errand("passkeys", work, is_done))

    async def remove(self, key_id: str, guest: str) -> bool:
        """False if this guest has no such passkey."""

        def work(connection: Connection) -> bool:
            mine = (passkeys.c.id == key_id) & (passkeys.c.guest == guest)
            return connection.execute(delete(passkeys).where(mine)).rowcount == 1

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(passkeys.c.id).where(passkeys.c.id == key_id)).scalar() is None

        return await self._store.run(Errand("passkeys", work, is_done))
