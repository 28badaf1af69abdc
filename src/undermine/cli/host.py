"""`undermine host`: a hall of tables on this machine, and a seat at its first table here in the terminal.

Owns the server process that it starts and ends.  For those who
play in a terminal; `undermine serve --open` is the same hall with the game in a browser.
"""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import webbrowser
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.cli.join import join
from undermine.cli.play import rules_text
from undermine.cli.window import PATIENCE, answers, has_screen
from undermine.server.data_folder import data_folder
from undermine.server.invite import local_addresses
from undermine.text import Words, language_of

PORT: Final = 8765


@app.command()
def host(
    rules: Annotated[str, typer.Argument(help="What is played: base, or 'base:de x5'.")] = "base",
    name: Annotated[str, typer.Option(help="Your nickname.")] = "",
    bots: Annotated[int, typer.Option(min=0, max=11, help="How many bots sit down.")] = 4,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Where others find you; 0: any that is free.")] = PORT,
    lang: Annotated[str | None, typer.Option(help="Language: en, cs, sk, de, lt.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the list of tables in a browser.")] = True,
) -> None:
    """Open a hall for others, and sit down at a table in it; the game begins when no seat is empty."""
    words = Words(language_of(lang, os.environ))
    chosen_rules = rules_text(rules, None, None)  # refused before anything is started
    chosen = port if port and _is_free(port) else _any_free()
    url = f"http://127.0.0.1:{chosen}"
    log = data_folder() / "server.log"
    child = _start(chosen, log)
    try:
        _await(url, child, log)
        console = Console(highlight=False)
        for address in local_addresses():
            console.print(words.say("host-others", address=f"http://{address}:{chosen}"))
        if browser and has_screen():
            webbrowser.open(url)
        join(url, name=name, new=chosen_rules, bots=bots, lang=lang, start=True)
        console.print(words.say("host-closed", port=str(chosen)))
    finally:
        child.terminate()
        child.wait(10)


def _start(port: int, log: Path) -> subprocess.Popen[bytes]:
    """The server in a group of its own, so that Ctrl-C in the game does not reach it."""
    command = [sys.executable, "-m", "undermine", "serve", "--port", str(port), "--no-qr"]
    with log.open("wb") as out:
        return subprocess.Popen(command, stdout=out, stderr=out, start_new_session=True)


def _await(url: str, child: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if answers(url):
            return
        if child.poll() is not None:
            last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:]
            raise ValueError(f"the server did not start: {' '.join(last)}")
        time.sleep(0.05)
    raise ValueError(f"the server does not answer; see {log}")


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) != 0


def _any_free() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
