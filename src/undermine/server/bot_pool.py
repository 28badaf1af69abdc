"""Bots that think in processes of their own, never on the event loop.

Owns the processes, what they remember, and what becomes of one that does not answer.  A process gets a seat's projected
events, nothing else; what it has seen of a game it keeps, so that only news travel.  It gets one thought at a time, so
that the time of a thought has no waiting in it; whose thought comes next is said in `fair`.  A process that died or
hangs is replaced, and its bots read their games again; so is an interpreted one as soon as there is machine code.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

import structlog

from undermine import native
from undermine.bots.bot import Bot
from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.server.child import gone, settle_in
from undermine.server.fair import FairQueue, Owner, Quota
from undermine.tables.live import Live
from undermine.views.view import View

log = structlog.get_logger()

REMEMBERED: Final = 2_000
"""Seats that one process remembers."""
TRIES: Final = 4
PATIENCE: Final = (2.0, 4.0)
"""Seconds that a bot may think, and when it is asked again in a new process; a thought takes a few milliseconds."""
START: Final = 20.0
"""Seconds that a process may take until it thinks at all, on a machine that is very busy."""
POLITE: Final = 5
"""By how much bots are nicer than the server: who thinks waits for who plays."""
FORGOTTEN: Final = -1
NOT_ASKED: Final = -2


class BotFailure(Exception):
    """A bot gave no answer that can be used; one line for the log, without anything that it saw."""


class BotPool:
    """A game is always sent to the same process, where its bots remember it."""

    def __init__(self, processes: int, salt: int | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        # Nobody outside can know what a bot's dice will show.
        salt = secrets.randbits(32) if salt is None else salt
        self._clock = clock
        self._quota = Quota()
        self._lanes = [_Lane(salt, self._quota, clock, self._note) for _ in range(processes)]
        self._spent: dict[str, float] = {}

    async def choose(self, game: str, live: Live, seat: int, bot: str, owner: Owner) -> int | None:
        """What a bot of this owner answers for the seat that is asked; None if the game went on meanwhile."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        ask = _Ask(f"{game}/{seat}/{bot}", live, seat, bot, live.count(seat), answer)
        self._lanes[zlib.crc32(game.encode()) % len(self._lanes)].put(owner, ask)
        choice = await ask.answer
        if ask.is_stale:
            return None
        if choice not in live.legal(seat):
            raise BotFailure("it chose what is not legal")
        return choice

    async def warm_up(self) -> None:
        """Start the processes now rather than when the first bot is asked."""
        for lane in self._lanes:
            lane.ready()

    def spent(self) -> dict[str, float]:
        """The seconds that the bots of each guest and home have thought since this was asked last."""
        spent, self._spent = self._spent, {}
        return spent

    def charge(self, spent: dict[str, float]) -> None:
        """So long have they thought at another worker: there is one quota, however many workers there are."""
        for whose, seconds in spent.items():
            self._quota.charge(whose, seconds, self._clock())

    def processes(self) -> list[int]:
        """The processes that run now."""
        return [pid for lane in self._lanes if (pid := lane.pid()) is not None]

    async def end(self) -> None:
        """Nobody is answered any more, and the processes are gone."""
        await asyncio.gather(*(lane.end() for lane in self._lanes))

    def close(self) -> None:
        for lane in self._lanes:
            lane.stop()

    def _note(self, owner: Owner, seconds: float) -> None:
        for whose in set(owner):
            self._spent[whose] = self._spent.get(whose, 0.0) + seconds


@dataclass(slots=True, eq=False)
class _Ask:
    """A seat that waits for its bot."""

    key: str
    live: Live
    seat: int
    bot: str
    seen: int
    answer: asyncio.Future[int]
    hung: int = 0
    """How many processes have hung over it."""
    failed: int = 0
    """How many have died of it, or did not remember what they were said to have seen."""

    @property
    def is_stale(self) -> bool:
        return self.live.count(self.seat) != self.seen


class _Lane:
    """One process and what waits for it."""

    def __init__(
        self, salt: int, quota: Quota, clock: Callable[[], float], note: Callable[[Owner, float], None]
    ) -> None:
        self._salt = salt
        self._clock = clock
        self._note = note
        self._queue: FairQueue[_Ask] = FairQueue(quota)
        self._work: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None
        self._sent: dict[str, int] = {}
        self._built_at = 0
        self._is_native = False

    def put(self, owner: Owner, ask: _Ask) -> None:
        self._queue.put(owner, ask)
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._serve())

    async def _serve(self) -> None:
        """One after the other, until nobody waits."""
        while (turn := self._queue.take(self._clock())) is not None:
            owner, ask = turn
            if ask.answer.done():
                continue  # nobody waits for it any more
            if ask.is_stale:
                ask.answer.set_result(NOT_ASKED)
                continue
            try:
                choice = await self._ask(owner, ask)
            except BotFailure as failure:
                if not ask.answer.done():
                    ask.answer.set_exception(failure)
            else:
                if choice is None:
                    self._queue.put(owner, ask)  # others do not wait for a second try
                elif not ask.answer.done():
                    ask.answer.set_result(choice)

    async def _ask(self, owner: Owner, ask: _Ask) -> int | None:
        """What the process answers; None if it is to be asked again."""
        try:
            pool = self.ready()
            if self._pid is not None:
                async with asyncio.timeout(START):
                    await asyncio.wrap_future(self._pid)
        except BrokenProcessPool:
            self._has_died(ask)
            return None
        except TimeoutError:
            self.close()
            raise BotFailure(f"no process in {START:.0f} seconds") from None
        began = self._clock()
        try:
            return await self._think(pool, ask)
        finally:
            seconds = self._clock() - began
            self._queue.charge(owner, seconds, self._clock())
            self._note(owner, seconds)

    async def _think(self, pool: ProcessPoolExecutor, ask: _Ask) -> int | None:
        sent = self._sent.get(ask.key, 0)
        seed = zlib.crc32(ask.key.encode(), self._salt)
        news = ask.live.since(ask.seat, sent)
        rules = ask.live.rules.text
        try:
            async with asyncio.timeout(PATIENCE[ask.hung]):
                choice = await asyncio.get_running_loop().run_in_executor(
                    pool, think, ask.key, rules, ask.seat, ask.bot, seed, sent, news
                )
        except BrokenProcessPool:
            self._has_died(ask)
            return None
        except TimeoutError:
            self.kill()
            ask.hung += 1
            log.warning("a process of bots hangs and is replaced", bot=ask.bot, time=ask.hung)
            if ask.hung == len(PATIENCE):
                raise BotFailure(f"no answer in {PATIENCE[-1]:.0f} seconds, nor before in another process") from None
            return None
        except Exception as error:
            raise BotFailure(type(error).__name__) from error
        if choice == FORGOTTEN:
            self._sent.pop(ask.key, None)
            ask.failed += 1
            if ask.failed == TRIES:
                raise BotFailure("its process forgets again and again")
            return await self._think(pool, ask)
        if len(self._sent) > 4 * REMEMBERED:
            self._sent.clear()
        self._sent[ask.key] = ask.seen
        return choice

    def _has_died(self, ask: _Ask) -> None:
        """A new process is asked, but not for ever."""
        self.close()
        ask.failed += 1
        if ask.failed == TRIES:
            raise BotFailure("its process dies again and again")

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is not None and self._can_be_native():
            log.warning("there is machine code now; bots use it")
            # What the old process remembers is read again.
            self._pool.shutdown(wait=False)
            self._pool = self._pid = None
            self._sent.clear()
        if self._pool is None:
            self._built_at, self._is_native = native.built_at(), native.is_ready()
            # A fresh interpreter: a fork of a process with an event loop and threads may hang.
            self._pool = ProcessPoolExecutor(
                1, mp_context=get_context("spawn"), initializer=settle_in, initargs=(POLITE,)
            )
            self._pid = self._pool.submit(os.getpid)
        return self._pool

    def _can_be_native(self) -> bool:
        """Whether machine code came after this process: a look at one file, and at the sources only if it changed."""
        built_at = native.built_at()
        if self._is_native or built_at == self._built_at:
            return False
        self._built_at = built_at
        return native.is_ready()

    def pid(self) -> int | None:
        return self._pid.result() if self._pid is not None and self._pid.done() and not self._pid.exception() else None

    def kill(self) -> None:
        """End a process that does not answer; the next thought finds a new one."""
        self._kill()
        self.close()

    def _kill(self) -> None:
        pid = self.pid()
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = self._pid = None
        self._sent.clear()

    async def end(self) -> None:
        """Stop, and wait until the process is gone."""
        self._kill()
        pool, self._pool = self._pool, None
        self.stop()
        if pool is not None:
            await gone(pool)

    def stop(self) -> None:
        """The end: nobody is answered any more."""
        if self._work is not None:
            with suppress(RuntimeError):  # of a loop that is closed already
                self._work.cancel()
        self.close()


_MEMORY: OrderedDict[str, tuple[int, View, Bot]] = OrderedDict()


def think(key: str, rules_text: str, seat: int, bot: str, seed: int, since: int, news: list[Event]) -> int:
    """In a process of the pool: take in the news and choose; FORGOTTEN if what came before them is not remembered."""
    rules = parse_rules(rules_text)
    if key in _MEMORY:
        seen, view, mind = _MEMORY.pop(key)
    else:
        seen, view, mind = 0, View(rules, seat), make(bot, seat, rules, seed)
    if seen != since:
        return FORGOTTEN
    for event in news:
        view.fold(event)
    mind.see(news)
    _MEMORY[key] = (since + len(news), view, mind)
    while len(_MEMORY) > REMEMBERED:
        _MEMORY.popitem(last=False)
    actions = legal_actions(view, seat)
    return mind.choose(view, actions) if actions else NOT_ASKED
