"""Reviews of finished games, as bytes.

Owns their rows.  Knows nothing of what is in them; the server does.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, delete, select

from undermine.store.bulk import insert_new
from undermine.store.schema import reviews, tables
from undermine.store.store import Store
from undermine.store.writing import Errand


class Reviews:
    """The part of a store that holds them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str, game: int, form: int) -> bytes | None:
        question = select(reviews.c.data).where(_this(table, game), reviews.c.form == form)
        found = await self._store.ask(question)
        return bytes(found[0][0]) if found else None

    async def keep(self, table: str, game: int, form: int, data: bytes) -> bool:
        """In place of an older form; of two who keep the same one, either is right.  False if the table is gone."""
        # Who removes the table at this moment waits for us, or we for him; who appends does not.
        there = select(tables.c.id).where(tables.c.id == table).with_for_update(read=True, key_share=True)

        def work(connection: Connection) -> bool:
            if connection.execute(there).scalar() is None:
                return False
            connection.execute(delete(reviews).where(_this(table, game), reviews.c.form != form))
            row: dict[str, str | int | float | bool | bytes | None] = {
                "table_id": table,
                "game": game,
                "form": form,
                "data": data,
            }
            insert_new(connection, reviews, [row])
            return True

        def is_done(connection: Connection) -> bool:
            return connection.execute(select(reviews.c.form).where(_this(table, game))).scalar() == form

        return await self._store.run(Errand("reviews", work, is_done))


def _this(table: str, game: int) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == table, reviews.c.game == game)
