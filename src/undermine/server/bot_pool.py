"""Bots that think in processes of their own, never on the event loop.

Owns the processes and what they remember.  A process gets a seat's projected events, nothing else; what it has seen of
a game it keeps, so that only news travel.  A process that died is replaced, and its bots read their games again; so is
an interpreted one as soon as there is machine code.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
import zlib
from collections import OrderedDict
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import Final

import structlog

from undermine import native
from undermine.bots.bot import Bot
from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.tables.live import Live
from undermine.views.view import View

log = structlog.get_logger()

REMEMBERED: Final = 2_000
"""Seats that one process remembers."""
TRIES: Final = 4
PATIENCE: Final = 30.0
"""Seconds after which a bot that does not answer is given up, with its process."""
FORGOTTEN: Final = -1
NOT_ASKED: Final = -2


class BotFailure(Exception):
    """A bot gave no answer that can be used; one line for the log, without anything that it saw."""


class BotPool:
    """A game is always sent to the same process, where its bots remember it."""

    def __init__(self, processes: int, salt: int | None = None) -> None:
        # Nobody outside can know what a bot's dice will show.
        salt = secrets.randbits(32) if salt is None else salt
        self._lanes = [_Lane(salt) for _ in range(processes)]

    async def choose(self, game: str, live: Live, seat: int, bot: str) -> int | None:
        """What a bot answers for the seat that is asked; None if the game went on meanwhile."""
        asked_at = live.count(seat)
        lane = self._lanes[zlib.crc32(game.encode()) % len(self._lanes)]
        choice = await lane.choose(f"{game}/{seat}/{bot}", live, seat, bot)
        if live.count(seat) != asked_at:
            return None
        if choice not in live.legal(seat):
            raise BotFailure("it chose what is not legal")
        return choice

    async def warm_up(self) -> None:
        """Start the processes now rather than when the first bot is asked."""
        for lane in self._lanes:
            lane.ready()

    def processes(self) -> list[int]:
        """The processes that run now."""
        return [pid for lane in self._lanes if (pid := lane.pid()) is not None]

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    def __init__(self, salt: int) -> None:
        self._salt = salt
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None
        self._sent: dict[str, int] = {}
        self._built_at = 0
        self._is_native = False

    async def choose(self, key: str, live: Live, seat: int, bot: str) -> int:
        loop = asyncio.get_running_loop()
        why = "its process dies again and again"
        for _ in range(TRIES):
            sent = self._sent.get(key, 0)
            count = live.count(seat)
            seed = zlib.crc32(key.encode(), self._salt)
            pool: ProcessPoolExecutor | None = None
            try:
                pool = self.ready()
                async with asyncio.timeout(PATIENCE):
                    choice = await loop.run_in_executor(
                        pool, think, key, live.rules.text, seat, bot, seed, sent, live.since(seat, sent)
                    )
            except BrokenProcessPool:
                # Several bots may have waited for the process that died: the first of them has replaced it.
                if self._pool is pool:
                    self.close()
                continue
            except TimeoutError:
                self.kill()
                raise BotFailure(f"no answer in {PATIENCE:.0f} seconds") from None
            except Exception as error:
                raise BotFailure(type(error).__name__) from error
            if choice == FORGOTTEN:
                self._sent.pop(key, None)
                why = "its process forgets again and again"
                continue
            if len(self._sent) > 4 * REMEMBERED:
                self._sent.clear()
            self._sent[key] = count
            return choice
        raise BotFailure(why)

    def ready(self) -> ProcessPoolExecutor:
        if self._pool is not None and self._can_be_native():
            log.warning("there is machine code now; bots use it")
            # Who thinks in the old process finishes there; what that one remembers is read again.
            self._pool.shutdown(wait=False)
            self._pool = None
            self._sent.clear()
        if self._pool is None:
            self._built_at, self._is_native = native.built_at(), native.is_ready()
            # A fresh interpreter: a fork of a process with an event loop and threads may hang.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_settle_in)
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
        """End a process that does not answer; who else waits for it tries again with a new one."""
        pid = self.pid()
        if pid is not None:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._sent.clear()


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


def _settle_in() -> None:
    """Ctrl-C in a terminal reaches the whole group, but the server decides when its processes end: with it at last."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
