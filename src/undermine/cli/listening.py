"""Listening for visitors: on a port of our own or on a socket that somebody handed over, and starting anew on it.

Owns the socket.  A server that is sent SIGHUP ends as it does for SIGTERM, and is then started again in the same
process, with the same words, on the same socket: who comes meanwhile is not refused but waits in its queue.  Several
workers are replaced one after the other instead (by uvicorn), so that somebody always answers.  systemd hands a socket
over in the same way (LISTEN_FDS), and keeps it while the service is restarted.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
from contextlib import suppress
from importlib.util import find_spec
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess

from undermine.server.settings import Settings

FIRST: Final = 3
"""The number of the first socket that is handed over, as systemd has it."""
FAILED: Final = 3
"""How a server ends that could not be started."""
READY: Final = 60
"""Seconds in which a new worker must answer before the old one of several is ended."""


def handed_over() -> socket.socket | None:
    """The socket on which we were told to listen, if we were."""
    if os.environ.get("LISTEN_PID") != str(os.getpid()) or os.environ.get("LISTEN_FDS", "0") == "0":
        return None
    # Not for those that we start in turn.
    for name in ("LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES"):
        os.environ.pop(name, None)
    found = socket.socket(fileno=FIRST)
    os.set_inheritable(FIRST, False)
    return found


def listen(settings: Settings, given: socket.socket | None = None) -> None:
    """Serve until a signal ends it."""
    config = uvicorn.Config(
        "undermine.server.root:create_served",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        # Lines that keep people waiting for ever are cut off; without httptools (Windows) uvicorn's own are not.
        http="undermine.server.door:Door" if find_spec("httptools") else "auto",
        ws="undermine.server.line:Line",
        ws_max_size=65_536,
        # Messages are short; the memory of a compressor for every socket is not.
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_level="warning",
        timeout_keep_alive=75,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=READY,
    )
    door = given or config.bind_socket()
    if settings.workers > 1:
        Multiprocess(config, sockets=[door]).run()
    elif _serve_until_told(uvicorn.Server(config), door):
        _start_anew(door)


def _serve_until_told(server: uvicorn.Server, door: socket.socket) -> bool:
    """True if it is to be started again."""
    anew = False

    def hang_up(*_: object) -> None:
        nonlocal anew
        server.should_exit = True
        # Where there is a terminal, it was closed: nobody is there any more who wants the server.
        anew = not _has_terminal()

    if hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, hang_up)
    with suppress(KeyboardInterrupt):
        # A handle of its own, which it closes.
        server.run(sockets=[door.dup()])
    if not server.started:
        sys.exit(FAILED)
    return anew


def _has_terminal() -> bool:
    try:
        os.close(os.open("/dev/tty", os.O_RDWR | os.O_NOCTTY))
    except OSError:
        return False
    return True


def _start_anew(door: socket.socket) -> None:
    # Over what may be there, but never over the door itself.
    if door.fileno() != FIRST:
        os.dup2(door.fileno(), FIRST)
    os.set_inheritable(FIRST, True)
    os.environ |= {"LISTEN_PID": str(os.getpid()), "LISTEN_FDS": "1"}
    # Told again before it can listen, it would be killed: not being told is inherited, other handlers are not.
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    sys.stdout.flush()
    sys.stderr.flush()
    os.execv(sys.executable, [sys.executable, "-m", "undermine", *sys.argv[1:]])
