"""Processes that a test started, by itself or through others, found by the words of their command lines.

Owns the way through /proc, so it finds none where there is no such thing.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path


def ours(words: bytes) -> Iterator[int]:
    """Those whose command line has the words in it."""
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if words in (process / "cmdline").read_bytes() and _is_ours(int(process.name)):
                yield int(process.name)


def kill(process: int) -> None:
    """Not asked, as if its machine had died; it may be gone already."""
    with suppress(ProcessLookupError):
        os.kill(process, signal.SIGKILL)


def _is_ours(process: int) -> bool:
    while process > 1:
        process = int(Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[1])
        if process == os.getpid():
            return True
    return False
