"""A table in memory: its lock, timer and listeners, what its bot has in mind, and how far it may be trusted.

Owns what the hall remembers of one table beside the table itself.  Decides nothing and reads no store.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from math import ceil
from typing import Final, Protocol

from undermine.server.eyes import Gallery
from undermine.tables.entry import Entry
from undermine.tables.live import Live
from undermine.tables.table import Table

TICKS: Final = 4
"""A bot that thought for too long answers a fourth of its pause late, or two fourths, and so on, never in between."""


class Listener(Protocol):
    """A socket of somebody at the table."""

    @property
    def guest(self) -> str: ...

    def hear(self, table: Table, entry: Entry) -> None: ...
    def close(self) -> None: ...


@dataclass(slots=True, eq=False)
class Thought:
    """What a bot is going to answer: thought out as soon as it is asked, told when it is due.

    How long it took depends on its role and its hand, so nobody may see that.
    """

    game: Live
    seat: int
    seen: int
    heard: int
    bot: str
    words: str = ""
    done_at: float | None = None
    """When it was thought out; None: not yet."""

    def fits(self, table: Table) -> bool:
        """Whether this is still what is asked; the world may have gone on."""
        game = table.game
        if game is not self.game or game.asked != self.seat:
            return False
        if (game.count(self.seat), len(game.lines)) != (self.seen, self.heard):
            return False
        return table.seats[self.seat].player == self.bot

    def told_at(self, table: Table) -> float | None:
        """When it is told: on time, or at the next of the fixed moments after that; None: not yet, or not now."""
        due = table.due
        if due is None or self.done_at is None:
            return None
        return fixed_moment(table, due, self.done_at)


def fixed_moment(table: Table, due: float, done_at: float) -> float:
    """When something is told that was due then and was thought out at that time: never in between two ticks."""
    tick = table.bot_pause / TICKS
    return due + max(0, ceil((done_at - due) / tick)) * tick


class OpenTable:
    """A table in memory; only who holds its lock may read it."""

    def __init__(self, key: str, table: Table | None, now: float) -> None:
        self.key = key
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.gallery = Gallery()
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = now
        self.goes_on = False
        self.thought: Thought | None = None
        self.hearing = 0
        """The number of what happened or was said last, as everybody knows it: bots speak about nothing older."""
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
