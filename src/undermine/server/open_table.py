"""A table in memory: its lock, its timer, who listens, and how far it may be trusted.

Owns what the hall remembers of one table beside the table itself.  Decides nothing and reads no store.
"""

from __future__ import annotations

import asyncio
from typing import Protocol

from undermine.tables.entry import Entry
from undermine.tables.table import Table


class Listener(Protocol):
    """A socket of somebody at the table."""

    @property
    def guest(self) -> str: ...

    def hear(self, table: Table, entry: Entry) -> None: ...
    def close(self) -> None: ...


class OpenTable:
    """A table in memory; only who holds its lock may read it."""

    def __init__(self, key: str, table: Table | None, now: float) -> None:
        self.key = key
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = now
        self.goes_on = False
        self.is_doubtful = table is None
        """What is here may not be what the store has: to be read (again) before it is used."""
        self.leads = table is not None
        """This worker wrote the last entry, so it is the first to let bots and clocks go on."""
        self.reread = 0
        """How often what was taken in turned out never to have happened; bots must forget it then."""
        self.told = 0 if table is None else table.sequence
        """The sequence up to which listeners were told; behind the table only while an entry is being written."""
        self._table = table

    @property
    def table(self) -> Table:
        assert self._table is not None, "a table is read before it is used"
        return self._table

    @table.setter
    def table(self, table: Table) -> None:
        self._table = table

    def has(self, guest: str) -> bool:
        """Whether a socket of this guest is here."""
        return any(listener.guest == guest for listener in self.listeners)

    def stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
