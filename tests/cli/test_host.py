"""`undermine host`: one command from nothing to a game that others can join."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from undermine.cli.app import main


def test_a_game_begins_and_the_hall_is_closed_behind(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    environment.pop("DISPLAY", None)
    command = [sys.executable, "-m", "undermine", "host", "--port", "0", "--name", "Ada", "--lang", "lt"]
    child = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert child.stdin is not None and child.stdout is not None
    said = ""
    until = time.monotonic() + 60
    while "UNDERMINE" not in said and time.monotonic() < until:
        said += child.stdout.readline()
    rest, _ = child.communicate("quit\n", timeout=120)
    assert child.returncode == 0, said + rest
    assert "Salė uždaryta" in " ".join((said + rest).split())
    assert (tmp_path / "undermine" / "tables.sqlite").stat().st_size > 0


def test_bad_rules_are_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main(["host", "chess", "--port", "0"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("undermine: ") and told.count("\n") == 1
