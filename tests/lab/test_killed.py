"""A process that was killed in the middle of an experiment: the same command goes on, and the bytes are the same."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from undermine.cli.app import main

STUDY = """
title = "killed"
games = 150
watched = 0
players = [3]
bots = ["random"]
variation = [{ name = "one", rules = "base[rounds=1]" }, { name = "two", rules = "base:de[rounds=1]" }]
"""
AT_ONCE = "import undermine.lab.ledger as ledger; ledger.KEEP = 0.0; from undermine.cli.app import main; main()"
"""The program, but for that it writes down every result at once and not once a second: so small experiments will do."""


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "base[rounds=1] x3", "--games", "300", "--bots", "random", "--json"),
        ("league", "base[rounds=1] x3", "--bots", "miner,random", "--deals", "60", "--json"),
        ("lab", "study.toml"),
    ],
    ids=lambda words: words[0],
)
def test_what_was_killed_goes_on(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("study.toml").write_text(STUDY, encoding="utf-8")
    assert main([*words, "--out", "whole"]) == 0
    told, whole = capsys.readouterr().out, Path("whole").read_bytes()
    killed = Path("killed")
    _kill_in_the_middle([*words, "--out", str(killed)], killed)
    left = killed.read_bytes()
    assert whole.startswith(left[: left.rindex(b"\n") + 1]) and left.count(b"\n") < whole.count(b"\n")
    report = _report() if words[0] == "lab" else None
    assert main([*words, "--out", str(killed)]) == 0
    assert killed.read_bytes() == whole
    assert _result(capsys.readouterr().out) == _result(told)
    assert report is None or _report() == report


def _kill_in_the_middle(words: list[str], path: Path) -> None:
    """Some lines are written, and many are not."""
    process = subprocess.Popen([sys.executable, "-c", AT_ONCE, *words], stdout=subprocess.DEVNULL)
    end = time.monotonic() + 60
    while not (path.exists() and path.read_bytes().count(b"\n") >= 3) and time.monotonic() < end:
        time.sleep(0.005)
    os.kill(process.pid, signal.SIGKILL)
    assert process.wait() == -signal.SIGKILL, "it ended before"


def _result(told: str) -> str:
    """What was told, but for how long it took."""
    return told.partition('"seconds"')[0]


def _report() -> tuple[bytes, bytes]:
    """The report and the numbers; both are gone afterwards."""
    paths = Path("study.html"), Path("study.csv")
    texts = paths[0].read_bytes(), paths[1].read_bytes()
    for path in paths:
        path.unlink()
    return texts
