"""How long a newcomer waits: `make play` on a fresh clone, from the command to the first page.

    python bench/first_page.py [--until-native] [--from FOLDER] [--patience 600]

Clones the checkout into a temporary folder, so what is not committed does not count; packages come from the caches of
this machine if they are there. Seconds on the clock say something about this machine as busy as it is; seconds of
processor of all that took part say more. `--until-native` also waits until there is machine code. Linux only.
"""

from __future__ import annotations

import argparse
import os
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--from", dest="source", default=str(HERE))
    parser.add_argument("--until-native", action="store_true")
    parser.add_argument("--patience", type=float, default=600)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="first-page-") as folder:
        clone = Path(folder, "undermine")
        subprocess.run(["git", "clone", "-q", wish.source, str(clone)], check=True)
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        words = f"--host 127.0.0.1 --port {port} --database {folder}/tables.sqlite"
        began = time.monotonic()
        with subprocess.Popen(["make", "play", f"ARGS={words}"], cwd=clone, start_new_session=True) as made:
            try:
                _wait(lambda: _has_page(port), made, began + wish.patience)
                _report("first page", began, made.pid)
                if wish.until_native:
                    manifest = clone / "src" / "undermine" / "_native.json"
                    _wait(manifest.exists, made, began + wish.patience)
                    _report("machine code", began, made.pid)
            finally:
                os.killpg(made.pid, signal.SIGTERM)


def _wait(done: object, made: subprocess.Popen[bytes], until: float) -> None:
    assert callable(done)
    while not done():
        assert made.poll() is None, "make play has ended"
        assert time.monotonic() < until, "out of patience"
        time.sleep(0.2)


def _has_page(port: int) -> bool:
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"http://127.0.0.1:{port}/", timeout=2) as answer:
            return b'<div id="app">' in answer.read()
    except OSError:
        return False


def _report(what: str, began: float, session: int) -> None:
    load = " ".join(f"{value:.1f}" for value in os.getloadavg())
    print(
        f"{what}: {time.monotonic() - began:.1f} s on the clock, {_processor(session):.1f} s of processor; "
        f"{os.cpu_count()} cores, load {load}",
        flush=True,
    )


def _processor(session: int) -> float:
    """Seconds of all processes of a session, those included that have ended and were waited for."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[3]) == session:
            ticks += sum(int(each) for each in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


if __name__ == "__main__":
    main()
