"""Bots that think in processes of their own, never on the event loop.

Owns the processes and what they remember.  A process gets a seat's projected events, nothing else; what it has seen of
a game it keeps, so that only news travel.  A process that died is replaced, and its bots read their games again.
"""

from __future__ import annotations

import asyncio
import signal
import zlib
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from undermine.bots.bot import Bot
from undermine.bots.registry import make
from undermine.core.engine import legal_actions
from undermine.core.event import Event
from undermine.games import parse_rules
from undermine.tables.live import Live
from undermine.views.view import View

REMEMBERED = 2_000
"""Seats that one process remembers."""
TRIES = 4
FORGOTTEN = -1
NOT_ASKED = -2


class BotPool:
    """A game is always sent to the same process, where its bots remember it."""

    def __init__(self, processes: int) -> None:
        self._lanes = [_Lane() for _ in range(processes)]

    async def choose(self, game: str, live: Live, seat: int, bot: str) -> int | None:
        """What a bot answers for a seat; None if the seat is not asked any more."""
        lane = self._lanes[zlib.crc32(game.encode()) % len(self._lanes)]
        return await lane.choose(f"{game}/{seat}/{bot}", live, seat, bot)

    def close(self) -> None:
        for lane in self._lanes:
            lane.close()


class _Lane:
    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._sent: dict[str, int] = {}

    async def choose(self, key: str, live: Live, seat: int, bot: str) -> int | None:
        loop = asyncio.get_running_loop()
        for _ in range(TRIES):
            sent = self._sent.get(key, 0)
            count = live.count(seat)
            try:
                work = loop.run_in_executor(
                    self._ready(), think, key, live.rules.text, seat, bot, sent, live.since(seat, sent)
                )
                choice = await work
            except BrokenProcessPool:
                self.close()
                continue
            if choice == FORGOTTEN:
                self._sent.pop(key, None)
                continue
            self._sent[key] = count
            if live.is_over or len(self._sent) > 4 * REMEMBERED:
                self._sent.clear()
            return None if choice == NOT_ASKED else choice
        raise OSError("the process in which bots think dies again and again")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # A fresh interpreter: a fork of a process with an event loop and threads may hang.
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=_ignore_interrupts)
        return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._sent.clear()


_MEMORY: OrderedDict[str, tuple[int, View, Bot]] = OrderedDict()


def think(key: str, rules_text: str, seat: int, bot: str, since: int, news: list[Event]) -> int:
    """In a process of the pool: take in the news and choose; FORGOTTEN if what came before them is not remembered."""
    rules = parse_rules(rules_text)
    seen, view, mind = _MEMORY.pop(key, (0, View(rules, seat), make(bot, seat, rules, zlib.crc32(key.encode()))))
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


def _ignore_interrupts() -> None:
    """Ctrl-C in a terminal reaches the whole group; the server decides when its processes end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
