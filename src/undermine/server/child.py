"""How a process that this server starts behaves: it leaves the signals of a terminal and the first turn to the server.

Owns that it ends when the server does, however the server ends, and that a server which ends in order waits for it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from concurrent.futures import Executor
from functools import partial
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Final

PATIENCE: Final = 5.0
"""Seconds for which a process is waited for that does not end."""


def settle_in(polite: int) -> None:
    """Ctrl-C in a terminal reaches the whole group, but the server decides when its processes end: with it at last."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(polite)
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)


async def gone(pool: Executor) -> None:
    """Close a pool and wait until it has given back what it had of the system; else the log would tell of leaks."""
    closing = threading.Thread(target=partial(pool.shutdown, cancel_futures=True), daemon=True)
    closing.start()
    await asyncio.to_thread(closing.join, PATIENCE)
