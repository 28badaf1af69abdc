"""How a process that this server starts behaves: it leaves the signals of a terminal and the first turn to the server.

Owns that it ends when the server does, however the server ends.
"""

from __future__ import annotations

import os
import signal
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait


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
