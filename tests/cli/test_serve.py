"""`undermine serve`: what it refuses before it starts, and what it says when it does."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.house import PATIENCE, wait_for
from undermine.cli import serve as command
from undermine.cli.app import main
from undermine.server.settings import Settings, SettingsError


@pytest.fixture(autouse=True)
def nothing_is_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A refusal comes before the server; the environment is the test's own."""

    def started(*_: object, **__: object) -> None:
        raise AssertionError("it started")

    monkeypatch.setattr("undermine.cli.serve.listen", started)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    for name in Settings().to_environment():
        monkeypatch.setenv(name, "")
        monkeypatch.delenv(name)


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """One line on the error stream, exit code 2, and nothing else."""
    assert main(["serve", *words]) == 2
    out, err = capsys.readouterr()
    assert out == "" and err.startswith("undermine: ") and err.count("\n") == 1
    return err


def test_several_workers_need_postgresql(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told = refused(capsys, "--workers", "2", "--database", str(tmp_path / "t.sqlite"))
    assert "a SQLite file is written by one process only" in told and "postgresql://" in told
    assert not (tmp_path / "t.sqlite").exists()


def test_several_workers_need_redis(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--redis" in refused(capsys, "--workers", "2", "--database", "postgresql://nobody@127.0.0.1:9/x")


@pytest.mark.parametrize("port", ["-1", "65536", "http"])
def test_bad_ports(capsys: pytest.CaptureFixture[str], port: str) -> None:
    assert "--port" in refused(capsys, "--port", port)


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        told = refused(capsys, "--host", "127.0.0.1", "--port", port, "--database", str(tmp_path / "t.sqlite"))
    assert f"cannot listen on 127.0.0.1:{port}" in told


def test_databases_that_cannot_be_reached(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here = ("--host", "127.0.0.1", "--port", "0")
    told = refused(capsys, *here, "--database", "postgresql://me:hush@127.0.0.1:9/none")
    assert "PostgreSQL database none at 127.0.0.1:9" in told and "hush" not in told
    assert "no/such" in refused(capsys, *here, "--database", str(tmp_path / "no" / "such" / "t.sqlite"))
    assert "database" in refused(capsys, *here, "--database", "mysql://x/y")
    (tmp_path / "t.txt").write_text("this is no database " * 100)
    assert "t.txt" in refused(capsys, *here, "--database", str(tmp_path / "t.txt"))


def test_a_redis_that_cannot_be_reached(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    here = ("--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "t.sqlite"))
    assert "does not answer" in refused(capsys, *here, "--redis", "redis://127.0.0.1:9/0")
    assert "--redis" in refused(capsys, *here, "--redis", "http://127.0.0.1:9")


def test_a_host_that_is_not_here(capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot listen on" in refused(capsys, "--host", "no.such.host.invalid")


def test_the_environment_says_the_same(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("UNDERMINE_WORKERS", "3")
    assert "a SQLite file" in refused(capsys)


@pytest.mark.parametrize("path", ["mine", "/mi ne", "/a//b", "/mine?x", '/"', "http://host/mine"])
def test_a_root_path_that_is_none(capsys: pytest.CaptureFixture[str], path: str) -> None:
    assert f"--root-path {path}: a path like /mine is needed" in refused(capsys, "--root-path", path)


def test_a_root_path_ends_without_a_slash() -> None:
    assert Settings(root_path="/mine/").checked().root_path == "/mine"
    assert Settings(root_path="/").checked().root_path == ""


@pytest.mark.parametrize("proxies", ["nginx", "10.0.0.1/8", "127.0.0.1;::1"])
def test_proxies_are_addresses_and_networks(capsys: pytest.CaptureFixture[str], proxies: str) -> None:
    assert f"--trusted-proxies {proxies}: an address, a network" in refused(capsys, "--trusted-proxies", proxies)


def test_settings_travel_by_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings("127.0.0.1", 1234, "postgresql://h/x", "redis://h", 4, 2, limits=False)
    settings = replace(settings, root_path="/games/mine", trusted_proxies="10.0.0.0/8,::1")
    for name, value in settings.to_environment().items():
        monkeypatch.setenv(name, value)
    assert Settings.from_environment() == settings
    monkeypatch.setenv("UNDERMINE_PORT", "many")
    with pytest.raises(SettingsError, match=r"^UNDERMINE_PORT=many: a whole number is needed$"):
        Settings.from_environment()


def test_addresses_and_a_qr_code(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(command, "local_addresses", lambda: ["192.168.7.9"])
    monkeypatch.setattr("rich.console.Console.is_terminal", True)
    command._announce(Settings(port=8765), qr=True)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8765" in told and "http://192.168.7.9:8765" in told
    assert told.count("\n") > 10, "a QR code is many lines"
    command._announce(Settings(host="127.0.0.1"), qr=True)
    told = capsys.readouterr().out
    assert "http://127.0.0.1:8765" in told and "local network" not in told and told.count("\n") == 1


def test_it_serves_says_where_and_ends_when_told(tmp_path: Path) -> None:
    """By itself: a file in the data folder, one process, a clean end."""
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "200"}
    words = [sys.executable, "-m", "undermine", "serve", "--host", "127.0.0.1", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None and server.stderr is not None
        first = server.stdout.readline()
        address = first.split()[4]
        assert first.startswith("Undermine is open at http://127.0.0.1:") and not address.endswith(":0")

        def is_well() -> bool:
            try:
                with urllib.request.urlopen(f"{address}/health", timeout=PATIENCE) as answer:
                    return b'"well"' in answer.read()
            except OSError:
                return False

        wait_for(is_well)
        server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) in (0, 130, -signal.SIGINT)
        assert "Traceback" not in server.stderr.read()
    assert (tmp_path / "undermine" / "tables.sqlite").exists()
