"""A browser window on this machine's server: opened when the server answers, and only where there is a screen.

Owns that wish and its patience.  A machine without a screen, or without a browser, loses nothing: the address is
printed by whoever asks for the window.
"""

from __future__ import annotations

import os
import sys
import threading
import time
import urllib.request
import webbrowser
from typing import Final

PATIENCE: Final = 30.0
"""Seconds for the server to answer."""


def has_screen() -> bool:
    """A browser in a window, that is: one in this terminal would take the place of what runs here."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(url: str) -> threading.Thread | None:
    """Open a browser as soon as the server answers, without waiting for either; None where there is no screen."""
    if not has_screen():
        return None
    waiting = threading.Thread(target=_wait_and_open, args=(url,), name="window", daemon=True)
    waiting.start()
    return waiting


def _wait_and_open(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(url):
            webbrowser.open(url)
            return
        time.sleep(0.05)


def answers(url: str) -> bool:
    """Whether our server is there; never by way of a proxy, which could not reach this machine."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{url}/health", timeout=1):
            return True
    except OSError:
        return False
