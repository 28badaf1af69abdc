"""Bots that think in processes of their own, never on the event loop.

Owns the processes, what they remember, and what becomes of one that does not answer.  A process gets a seat's projected
events and what was said openly, nothing else; what it knows of a game it keeps, so that only news travel.  It gets one
thought at a time, so that the time of a thought has no waiting in it; whose thought comes next is said in `fair`.
A process that died or hangs is replaced, and its bots read their games again; so is an interpreted one as soon as there
is machine code.
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
from typing import Final, NamedTuple

import structlog

from undermine import native
from undermine.bots.advice import ADVISER, Advice, advise
from undermine.bots.bot import Bot, Talker
from undermine.bots.dwarf import Dwarf
from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.server.child import gone, settle_in
from undermine.server.fair import FairQueue, Owner, Quota
from undermine.tables.live import Live
from undermine.talk.ledger import Repute
from undermine.talk.line import Line
from undermine.talk.wish import Wish
from undermine.views.view import View

log = structlog.get_logger()

REMEMBERED: Final = 2_000
"""Seats that one process remembers."""
TRIES: Final = 4
PATIENCE: Final = (2.0, 4.0)
"""Seconds that a bot may think, and when it is asked again in a new process; a thought takes a few milliseconds."""
CHORE: Final = 10.0
"""Seconds that something else may take, which is cut into pieces of less than one."""
START: Final = 20.0
"""Seconds that a process may take until it thinks at all, on a machine that is very busy."""
POLITE: Final = 5
"""By how much bots are nicer than the server: who thinks waits for who plays."""
ACT: Final = "act"  # what a bot is asked for: an answer to its question, …
SPEAK: Final = "speak"  # … what it would like to say, …
ADVISE: Final = "advise"  # … or what it would answer, and why


class Brief(NamedTuple):
    """What a process is told: of a seat's game what is new to it since so many events and lines."""

    wants: str
    key: str
    rules: str
    seat: int
    bot: str
    seed: int
    since: int
    news: list[Event]
    heard: int
    lines: list[Line]
    past: list[Repute]


class Reply(NamedTuple):
    """What a process says to that; nothing at all if the seat is not asked, or has nothing to say."""

    action: int | None = None
    wish: Wish | None = None
    advice: Advice | None = None
    has_forgotten: bool = False
    """It does not remember what came before the news."""


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
        reply = await self._ask(ACT, game, live, seat, bot, owner)
        if reply is not None and reply.action not in live.legal(seat):
            raise BotFailure("it chose what is not legal")
        return None if reply is None else reply.action

    async def speak(self, game: str, live: Live, seat: int, bot: str, owner: Owner) -> Wish | None:
        """What a bot of this owner would like to say; None if nothing, or if the game went on meanwhile."""
        reply = await self._ask(SPEAK, game, live, seat, bot, owner)
        return None if reply is None else reply.wish

    async def advise(self, game: str, live: Live, seat: int, owner: Owner) -> Advice | None:
        """What a bot would answer in a seat's place, and why; None if the game went on meanwhile."""
        reply = await self._ask(ADVISE, game, live, seat, ADVISER, owner)
        advice = None if reply is None else reply.advice
        if advice is not None and advice.action not in live.legal(seat):
            raise BotFailure("it advised what is not legal")
        return advice

    async def _ask(self, wants: str, game: str, live: Live, seat: int, bot: str, owner: Owner) -> Reply | None:
        """What it says; None if the game went on meanwhile."""
        answer: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        ask = _Ask(wants, f"{game}/{seat}/{bot}", live, seat, bot, live.count(seat), len(live.lines), answer)
        self._lanes[zlib.crc32(game.encode()) % len(self._lanes)].put(owner, ask)
        reply = await ask.answer
        return None if ask.is_stale else reply

    async def work(self, key: str, owner: Owner, chore: Callable[[], object]) -> object:
        """Let a process do something else between thoughts; it must not take longer than one.

        What has the same key is done in the same process.
        """
        answer: asyncio.Future[object] = asyncio.get_running_loop().create_future()
        self._lanes[zlib.crc32(key.encode()) % len(self._lanes)].put(owner, _Chore(chore, answer))
        return await answer

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

    wants: str
    key: str
    live: Live
    seat: int
    bot: str
    seen: int
    heard: int
    answer: asyncio.Future[Reply]
    hung: int = 0
    """How many processes have hung over it."""
    failed: int = 0
    """How many have died of it, or did not remember what they were said to have seen."""

    @property
    def is_stale(self) -> bool:
        return self.live.count(self.seat) != self.seen


@dataclass(slots=True, eq=False)
class _Chore:
    """Something else that waits for a process."""

    work: Callable[[], object]
    answer: asyncio.Future[object]

    async def do(self, pool: ProcessPoolExecutor) -> None:
        try:
            async with asyncio.timeout(CHORE):
                result = await asyncio.get_running_loop().run_in_executor(pool, self.work)
        except (BrokenProcessPool, TimeoutError):
            raise
        except Exception as error:
            raise BotFailure(type(error).__name__) from error
        if not self.answer.done():
            self.answer.set_result(result)


class _Lane:
    """One process and what waits for it."""

    def __init__(
        self, salt: int, quota: Quota, clock: Callable[[], float], note: Callable[[Owner, float], None]
    ) -> None:
        self._salt = salt
        self._clock = clock
        self._note = note
        self._queue: FairQueue[_Ask | _Chore] = FairQueue(quota)
        self._work: asyncio.Task[None] | None = None
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None
        self._sent: dict[str, tuple[int, int]] = {}
        """How many events and lines the process knows of a seat's game."""
        self._built_at = 0
        self._is_native = False

    def put(self, owner: Owner, ask: _Ask | _Chore) -> None:
        self._queue.put(owner, ask)
        if self._work is None or self._work.done():
            self._work = asyncio.get_running_loop().create_task(self._serve())

    async def _serve(self) -> None:
        """One after the other, until nobody waits."""
        while (turn := self._queue.take(self._clock())) is not None:
            owner, ask = turn
            if ask.answer.done():
                continue  # nobody waits for it any more
            if isinstance(ask, _Chore):
                await self._do(owner, ask)
                continue
            if ask.is_stale:
                ask.answer.set_result(Reply())
                continue
            try:
                reply = await self._ask(owner, ask)
            except BotFailure as failure:
                if not ask.answer.done():
                    ask.answer.set_exception(failure)
            else:
                if reply is None:
                    self._queue.put(owner, ask)  # others do not wait for a second try
                elif not ask.answer.done():
                    ask.answer.set_result(reply)

    async def _do(self, owner: Owner, chore: _Chore) -> None:
        began = self._clock()
        try:
            pool = self.ready()
            if self._pid is not None:
                async with asyncio.timeout(START):
                    await asyncio.wrap_future(self._pid)
            began = self._clock()
            await chore.do(pool)
        except (BotFailure, BrokenProcessPool, TimeoutError) as failure:
            if not isinstance(failure, BotFailure):
                self.kill()
            if not chore.answer.done():
                chore.answer.set_exception(BotFailure(type(failure).__name__))
        finally:
            seconds = self._clock() - began
            self._queue.charge(owner, seconds, self._clock())
            self._note(owner, seconds)

    async def _ask(self, owner: Owner, ask: _Ask) -> Reply | None:
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

    async def _think(self, pool: ProcessPoolExecutor, ask: _Ask) -> Reply | None:
        try:
            async with asyncio.timeout(PATIENCE[ask.hung]):
                reply = await asyncio.get_running_loop().run_in_executor(pool, think, self._brief(ask))
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
        if reply.has_forgotten:
            self._sent.pop(ask.key, None)
            ask.failed += 1
            if ask.failed == TRIES:
                raise BotFailure("its process forgets again and again")
            return await self._think(pool, ask)
        if len(self._sent) > 4 * REMEMBERED:
            self._sent.clear()
        self._sent[ask.key] = ask.seen, ask.heard
        return reply

    def _brief(self, ask: _Ask) -> Brief:
        seen, heard = self._sent.get(ask.key, (0, 0))
        live = ask.live
        return Brief(
            ask.wants,
            ask.key,
            live.rules.text,
            ask.seat,
            ask.bot,
            zlib.crc32(ask.key.encode(), self._salt),
            seen,
            live.since(ask.seat, seen),
            heard,
            live.heard(ask.seat, heard)[: ask.heard - heard],
            [] if seen else live.past,
        )

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


class Mind(NamedTuple):
    """What a process remembers of a seat's game."""

    seen: int
    heard: int
    view: View
    bot: Bot


_MEMORY: OrderedDict[str, Mind] = OrderedDict()


def think(brief: Brief) -> Reply:
    """In a process of the pool: take in the news, then answer or speak."""
    rules = parse_rules(brief.rules)
    known = _MEMORY.pop(brief.key, None)
    if known is None:
        known = Mind(0, 0, View(rules, brief.seat), make(brief.bot, brief.seat, rules, brief.seed))
        if isinstance(known.bot, Talker):
            known.bot.meet(brief.past)
    if (known.seen, known.heard) != (brief.since, brief.heard):
        return Reply(has_forgotten=True)
    _take_in(known, brief)
    seen, heard = known.seen + len(brief.news), known.heard + len(brief.lines)
    _MEMORY[brief.key] = known._replace(seen=seen, heard=heard)
    while len(_MEMORY) > REMEMBERED:
        _MEMORY.popitem(last=False)
    if brief.wants == SPEAK:
        return Reply(wish=known.bot.speak(known.view) if isinstance(known.bot, Talker) else None)
    actions = legal_actions(known.view, brief.seat)
    if brief.wants == ADVISE:
        assert isinstance(known.bot, Dwarf), "who advises is a character's mind"
        return Reply(advice=advise(known.bot, known.view, actions) if actions else None)
    return Reply(known.bot.choose(known.view, actions) if actions else None)


def _take_in(mind: Mind, brief: Brief) -> None:
    """What happened and what was said, in the order in which the seat heard of it."""
    done = 0
    for after, line in [*((line.after - brief.since, line) for line in brief.lines), (len(brief.news), None)]:
        events = brief.news[done:after]
        done = max(done, after)
        for event in events:
            mind.view.fold(event)
        if events:
            mind.bot.see(events)
        if line is not None and isinstance(mind.bot, Talker):
            mind.bot.hear(line)
