"""A real server in a process of its own, on loopback and a database that the test names.

Owns starting it, waiting until it answers, and ending it; whoever wants to see it die kills the child.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.browser import dealt


def _deals(database: Path) -> Path:
    return database.with_suffix(".deals")


def now_runs(test: str, database: Path) -> None:
    """From here on the server of this database deals what it always deals in this test."""
    _deals(database).write_text(test, encoding="utf-8")


@contextmanager
def serving(database: Path, port: int = 0, *more: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The address of the server, and its process.  Its deals are those of the test that `now_runs` named."""
    options = ["--host", "127.0.0.1", "--port", str(port), "--database", str(database), "--no-qr", "--no-limits", *more]
    command = [sys.executable, "-m", dealt.__name__, "serve", *options]
    environment = {**os.environ, "COLUMNS": "200", dealt.DEALS: str(_deals(database))}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True) as child:
        try:
            assert child.stdout is not None
            said = child.stdout.readline()
            address = re.search(r"http://\S+", said)
            assert address, f"the server did not start: {said}{child.stdout.read() if child.poll() else ''}"
            transport = httpx.HTTPTransport(retries=8)  # half a second, then one, two, …
            with httpx.Client(transport=transport, base_url=address[0], timeout=30, trust_env=False) as http:
                patience = time.monotonic() + 30
                while not (health := http.get("/health")).is_success:  # a busy machine writes slowly
                    assert time.monotonic() < patience, health.text
                    time.sleep(0.2)
            yield address[0], child
        finally:
            child.terminate()
