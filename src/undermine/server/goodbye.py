"""Being told to end, before the web server acts on it.

Owns listening to signals beside the web server, which closes all sockets and then ends the application; by then those
who sat there would have been written down as gone.  Whoever wants to know in time is called first.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

NAMES: Final = ("SIGTERM", "SIGINT", "SIGHUP")
"""Not every system has all of them."""


@contextmanager
def heard_first(tell: Callable[[], None]) -> Iterator[None]:
    """Inside, `tell` is called when a signal comes for which somebody listens already; then he hears of it.

    Only the main thread is sent signals: a house in another one is ended by whoever opened it.
    """
    before: dict[signal.Signals, Callable[[int, FrameType | None], object]] = {}
    if threading.current_thread() is threading.main_thread():
        for name in NAMES:
            sign: signal.Signals | None = getattr(signal, name, None)
            heeded = signal.getsignal(sign) if sign is not None else None
            if sign is not None and callable(heeded):
                before[sign] = heeded

    def hear(number: int, frame: FrameType | None) -> None:
        tell()
        before[signal.Signals(number)](number, frame)

    for sign in before:
        signal.signal(sign, hear)
    try:
        yield
    finally:
        for sign, heeded in before.items():
            if signal.getsignal(sign) is hear:
                signal.signal(sign, heeded)
