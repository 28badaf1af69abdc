"""The hall: all tables that this worker has open, and the one way in which something happens at a table.

Owns locks, timers and listeners.  A worker holds nothing that the store does not have: a table is read when somebody
needs it and forgotten when nobody does.  An entry is told to anybody only after it is durable.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Protocol

import structlog

from undermine.notation.action import write_action
from undermine.server.bot_pool import BotPool
from undermine.server.fanout import Fanout
from undermine.store import Facts, Store
from undermine.tables.entry import Entry, Moved, Opened, decode, encode
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table

log = structlog.get_logger()

FORGET = 60.0
"""Seconds after which a table that nobody listens to is forgotten."""
SWEEP = 1.0
OVERDUE = 2.0
"""How late a table must be before another worker than the one that holds it takes care of it."""


class Listener(Protocol):
    """A socket of somebody at the table."""

    def hear(self, table: Table, entry: Entry) -> None: ...
    def close(self) -> None: ...


class OpenTable:
    """A table in memory."""

    def __init__(self, key: str, table: Table, now: float) -> None:
        self.key = key
        self.table = table
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.used_at = now
        self.goes_on = False
        self.reread = 0
        """How often what was taken in turned out never to have happened; bots must forget it then."""
        self.told = table.sequence
        """The sequence up to which listeners were told; behind the table only while an entry is being written."""


class Hall:
    def __init__(self, store: Store, fanout: Fanout, bots: BotPool, clock: Callable[[], float]) -> None:
        self.store = store
        self.fanout = fanout
        self.bots = bots
        self.clock = clock
        self.open: dict[str, OpenTable] = {}
        self.moves = 0
        self.callers = 0
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        await self.fanout.start(self._hear)
        self._spawn(self._sweep())

    async def stop(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        for place in self.open.values():
            if place.timer is not None:
                place.timer.cancel()
        await self.fanout.stop()

    # Tables

    async def create(self, key: str, opened: Opened) -> bool:
        table = Table(opened)
        if not await self.store.create(key, opened.code, opened.rules, opened.at, encode(opened), facts_of(table)):
            return False
        self.open[key] = OpenTable(key, table, self.clock())
        return True

    async def get(self, key: str) -> OpenTable:
        """The table as the store knows it; Refusal if there is none.  Read it under its lock."""
        place = self.open.get(key)
        if place is None:
            table = await self._read(key)
            place = self.open.get(key)
            if place is None:
                place = self.open[key] = OpenTable(key, table, self.clock())
                self._set_timer(place)
        place.used_at = self.clock()
        return place

    async def do(self, key: str, decide: Callable[[Table, float], Entry | None]) -> Table:
        """Let something happen: decide, take in, keep, tell.  Refusals come out of `decide` and change nothing.

        Nobody is told, and nobody reads (the lock), before the entry is durable.
        """
        place = await self.get(key)
        async with place.lock:
            while True:
                entry = decide(place.table, self.clock())
                if entry is None:
                    return place.table
                data = encode(entry)
                place.table.take_in(entry)
                try:
                    kept = await self.store.append(
                        key, place.table.sequence, entry.at, data, facts_of(place.table)
                    )
                except BaseException:
                    self._forget(place)
                    raise
                if kept:
                    break
                await self._read_again(place)
            self._tell(place, entry)
            await self.fanout.tell(key, place.table.sequence, data)
        return place.table

    async def listen(self, key: str, listener: Listener) -> OpenTable:
        place = await self.get(key)
        place.listeners.add(listener)
        return place

    def unlisten(self, place: OpenTable, listener: Listener) -> None:
        place.listeners.discard(listener)
        place.used_at = self.clock()

    # Inside

    async def _read(self, key: str, until: int | None = None) -> Table:
        """The fold of what the store has, perhaps only up to a sequence."""
        rows = await self.store.entries(key)
        if not rows:
            raise Refusal("no-such-table", "there is no such table", status=404)
        first = decode(rows[0][1])
        assert isinstance(first, Opened), "a table begins with its opening"
        table = Table(first)
        for sequence, data in rows[1:]:
            if until is None or sequence <= until:
                table.take_in(decode(data))
        return table

    async def _read_again(self, place: OpenTable) -> None:
        """Another worker was faster: what was taken in here never happened."""
        place.reread += 1
        place.table = await self._read(place.key, place.told)
        await self._catch_up(place)

    async def _catch_up(self, place: OpenTable) -> None:
        """Take in and tell what other workers wrote."""
        for _, data in await self.store.entries(place.key, place.told):
            entry = decode(data)
            place.table.take_in(entry)
            self._tell(place, entry)

    def _tell(self, place: OpenTable, entry: Entry) -> None:
        place.told = place.table.sequence
        self.moves += isinstance(entry, Moved)
        for listener in tuple(place.listeners):
            listener.hear(place.table, entry)
        self._set_timer(place)

    def _forget(self, place: OpenTable) -> None:
        """Memory may be ahead of the store: who listens has to come again."""
        self.open.pop(place.key, None)
        if place.timer is not None:
            place.timer.cancel()
        for listener in tuple(place.listeners):
            listener.close()

    async def _hear(self, key: str, sequence: int, data: bytes) -> None:
        """Another worker wrote an entry."""
        place = self.open.get(key)
        if place is None:
            return
        async with place.lock:
            if sequence == place.told + 1:
                entry = decode(data)
                place.table.take_in(entry)
                self._tell(place, entry)
            elif sequence > place.told:
                await self._catch_up(place)

    # Going on without people

    def _set_timer(self, place: OpenTable) -> None:
        if place.timer is not None:
            place.timer.cancel()
            place.timer = None
        due = place.table.due
        if due is not None:
            wait = max(0.0, due - self.clock())
            if wait <= FORGET:
                loop = asyncio.get_running_loop()
                place.timer = loop.call_later(wait, lambda: self._spawn(self.go_on(place.key)))

    async def go_on(self, key: str) -> None:
        """A bot answers, or a person's time is over; once at a time."""
        place = await self.get(key)
        if place.goes_on:
            return
        place.goes_on = True
        try:
            await self._go_on(key, place)
        finally:
            place.goes_on = False
            # Whatever became due meanwhile found the table busy.
            self._set_timer(place)

    async def _go_on(self, key: str, place: OpenTable) -> None:
        table = place.table
        due = table.due
        if due is None or self.clock() < due:
            return
        game = table.game
        assert game is not None
        seat = game.asked
        bot = table.seats[seat].player
        if not bot:
            await self.do(key, lambda table, at: table.run_out(at))
            return
        seen, actions = game.count(seat), game.legal(seat)
        if len(actions) == 1:
            choice = actions[0]
        else:
            choice = await self.bots.choose(f"{key}/{game.number}/{place.reread}", game, seat, bot)
        if choice is None:
            return
        words = write_action(game.rules, choice)

        def answer(table: Table, at: float) -> Entry | None:
            now = table.game
            if now is not game or now.asked != seat or now.count(seat) != seen or table.seats[seat].player != bot:
                return None  # the world went on while the bot was thinking
            return table.submit(at, seat, seen, words, by=bot) if not table.paused else None

        await self.do(key, answer)

    async def _sweep(self) -> None:
        """Find tables that must go on, compare with the store, forget who is not needed."""
        while True:
            await asyncio.sleep(SWEEP)
            try:
                now = self.clock()
                for key, due in await self.store.due(now, 200):
                    if key not in self.open or now - due > OVERDUE:
                        self._spawn(self.go_on(key))
                if self.fanout.is_shared:
                    await self._compare()
                for key, place in list(self.open.items()):
                    idle = not place.listeners and now - place.used_at > FORGET and not place.lock.locked()
                    if idle and (place.table.due is None or place.table.due > now + FORGET):
                        if place.timer is not None:
                            place.timer.cancel()
                        del self.open[key]
            except Exception as error:
                # The sweep must outlive a database that is away for a while.
                log.warning("sweep interrupted", error=type(error).__name__)

    async def _compare(self) -> None:
        """What the channel lost is found in the store."""
        mine = {key: place for key, place in self.open.items() if place.listeners}
        for key, sequence in (await self.store.sequences(list(mine))).items():
            place = mine[key]
            if sequence > place.told:
                async with place.lock:
                    await self._catch_up(place)

    def _spawn(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._guard(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guard(self, work: Coroutine[object, object, None]) -> None:
        """Work in the background fails alone and is tried again by the sweep."""
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.warning("background work failed", error=f"{type(error).__name__}: {error}"[:200])


def facts_of(table: Table) -> Facts:
    """What the store must be able to find the table by."""
    return Facts(
        running=table.is_running,
        due=table.due,
        listed=table.listed,
        over=bool(table.games) and not table.is_running,
        places=tuple(seat.guest for seat in table.seats),
    )
