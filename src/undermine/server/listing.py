"""The public list of tables: newest first, and of nobody so many that others are pushed out of it.

Owns which listed tables are told.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Final

from undermine.server.context import Context
from undermine.store import Row
from undermine.tables.refusal import Refusal

PAGE: Final = 50
PAGES: Final = 6
"""So far back it is looked for tables of others."""


async def listed(context: Context, limit: int) -> list[Row]:
    """The newest tables that are shown to everybody, but of one host only so many as the house allows."""
    found: list[Row] = []
    of_host: Counter[str] = Counter()
    before: float | None = None
    for _ in range(PAGES):
        rows = await context.store.listed(PAGE, before)
        for row in rows:
            with suppress(Refusal):  # one that cannot be read keeps nobody from the others
                async with context.hall.hold(row.id) as place:
                    host = place.table.host
                of_host[host] += 1
                if of_host[host] <= context.settings.guest_listed:
                    found.append(row)
            if len(found) == limit:
                return found
        if len(rows) < PAGE:
            break
        before = rows[-1].opened_at
    return found
