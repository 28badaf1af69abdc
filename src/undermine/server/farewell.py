"""Taking somebody out of the house: his name off the tables, and everything else of him away.

Owns what of a table's entries is somebody's: his id, his names, his free words.  What he played stays, since it is the
others' game as well: cards, gold and phrases of the game are told of somebody without a name.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from undermine.server.context import Context
from undermine.server.history import GONE
from undermine.tables.entry import Entry, Opened, Pointed, Renamed, Said, Sat, decode, encode
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table

NOBODY: Final = "N. N."
"""In all our languages the name of who has none."""
SILENCE: Final = "…"
AT_ONCE: Final = 10
"""Entries that are read before others have their turn."""
TRIES: Final = 20


async def say_farewell(context: Context, guest: str) -> int:
    """Take everything of a guest away; at how many tables that was."""
    tables = await context.annals.tables_of(guest)
    done = 0
    for key in tables:
        done += await _leave(context, key, guest)
    await context.annals.forget(guest)
    return done


async def _leave(context: Context, key: str, guest: str) -> bool:
    """Stand up, so that a bot goes on if others play, then take the name off everything that was."""
    with suppress(Refusal):
        await context.hall.do(key, lambda table, at: table.stand(at, guest) if table.seat_of(guest) >= 0 else None)
    other = GONE + secrets.token_hex(10)
    for _ in range(TRIES):
        rows = await context.store.entries(key)
        if not rows:
            return False  # the table is gone already, and what was told of it goes now
        try:
            changed = await rewritten(rows, guest, other)
        except ValueError:
            return False  # it cannot be read, by nobody
        if not changed:
            return False
        if await context.annals.rewrite(key, rows[-1][0], changed, guest, other):
            context.hall.rewrite(key)
            return True
    raise Refusal("busy", "a table of yours does not come to rest; try again in a moment", status=503)


async def rewritten(rows: Sequence[tuple[int, bytes]], guest: str, other: str) -> dict[int, bytes]:
    """The entries that say something of a guest, as they say it of nobody."""
    first = decode(rows[0][1])
    assert isinstance(first, Opened), "a table begins with its opening"
    table = Table(first)
    changed: dict[int, bytes] = {}
    for number, (sequence, data) in enumerate(rows):
        entry = decode(data)
        new = _without(table, entry, guest, other)
        if new is not entry:
            changed[sequence] = encode(new)
        if number:
            table.take_in(entry)
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    return changed


def _without(table: Table, entry: Entry, guest: str, other: str) -> Entry:
    match entry:
        case Opened() if entry.host == guest:
            return replace(entry, host=other)
        case Sat() if entry.guest == guest:
            return replace(entry, guest=other, name=_free(table, entry.seat))
        case Renamed() if table.seats[entry.seat].guest == guest:
            return replace(entry, name=_free(table, entry.seat))
        case Pointed() if entry.guest == guest:
            return replace(entry, guest=other)
        case Said() if entry.chat and table.seats[entry.seat].guest == guest:
            return replace(entry, chat=SILENCE)
        case _:
            return entry


def _free(table: Table, seat: int) -> str:
    """Nobody's name; with a number where somebody else is nobody, too."""
    others = {place.name for number, place in enumerate(table.seats) if number != seat}
    number = 2
    name = NOBODY
    while name in others:
        name, number = f"{NOBODY} {number}", number + 1
    return name
