"""`--open`: a browser window when the server answers, and nothing where there is no screen."""

from __future__ import annotations

import doctest
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.house import House
from undermine.cli import serve, window


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was opened, on a machine with a screen."""
    found: list[str] = []
    monkeypatch.setattr("undermine.cli.window.webbrowser.open", found.append)
    monkeypatch.setenv("DISPLAY", ":9")
    return found


def test_a_window_opens_when_the_server_answers(opened: list[str], tmp_path: Path) -> None:
    with House(str(tmp_path / "tables.sqlite")) as house:
        waiting = window.open_when_ready(house.address)
        assert waiting is not None
        waiting.join(20)
        assert opened == [house.address]


def test_no_window_opens_for_a_server_that_never_answers(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(window, "PATIENCE", 0.2)
    waiting = window.open_when_ready("http://127.0.0.1:9")
    assert waiting is not None
    waiting.join(20)
    assert not waiting.is_alive() and opened == []


@pytest.mark.skipif(sys.platform in ("darwin", "win32"), reason="these always have a screen")
def test_without_a_screen_there_is_no_window(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert window.open_when_ready("http://127.0.0.1:9") is None and opened == []


@pytest.mark.skipif(sys.platform == "win32", reason="a browser that is a script")
def test_serve_opens_the_browser_that_it_is_told_to(tmp_path: Path) -> None:
    """The whole command, with a browser that writes down what it is given; it ends when it is asked to."""
    browser, found = tmp_path / "browser", tmp_path / "opened"
    browser.write_text(f'#!/bin/sh\necho "$1" >{found}.new && mv {found}.new {found}\n')
    browser.chmod(0o755)
    environment = {**os.environ, "DISPLAY": ":9", "BROWSER": f"{browser} %s"}
    options = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "t.sqlite"), "--open"]
    command = [sys.executable, "-m", "undermine", "serve", *options]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        until = time.monotonic() + 60
        while not found.exists() and child.poll() is None and time.monotonic() < until:
            time.sleep(0.05)
        child.send_signal(signal.SIGTERM)
        said = " ".join(child.stdout.read().split())
    assert found.exists(), said
    address = found.read_text().strip()
    assert address.startswith("http://127.0.0.1:") and f"Undermine is open at {address} (this machine)" in said


def test_the_examples_are_true() -> None:
    result = doctest.testmod(serve)
    assert result.attempted and not result.failed
