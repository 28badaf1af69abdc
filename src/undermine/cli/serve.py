"""`undermine serve`: tables for others, from a laptop to many processes."""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Annotated

import segno
import typer
import uvicorn
from rich.console import Console

from undermine.cli.app import app
from undermine.server.settings import Settings
from undermine.store import Store, StoreError

EVERYWHERE = ("0.0.0.0", "::", "")


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="UNDERMINE_HOST", help="Where to listen.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(envvar="UNDERMINE_PORT", min=0, max=65535)] = 8765,
    database: Annotated[
        str, typer.Option(envvar="UNDERMINE_DATABASE", help="SQLite file or postgresql://…; empty: your data folder.")
    ] = "",
    redis: Annotated[str, typer.Option(envvar="UNDERMINE_REDIS", help="redis://… for several workers.")] = "",
    workers: Annotated[int, typer.Option(envvar="UNDERMINE_WORKERS", min=1, max=64)] = 1,
    bot_processes: Annotated[
        int, typer.Option(envvar="UNDERMINE_BOT_PROCESSES", min=1, max=64, help="Processes in which bots think.")
    ] = 1,
    limits: Annotated[bool, typer.Option(envvar="UNDERMINE_LIMITS", help="Refuse what comes too often.")] = True,
    qr: Annotated[bool, typer.Option(help="Show the address as a QR code.")] = True,
) -> None:
    """Open a hall of tables that others reach by browser, terminal or program."""
    settings = Settings(host, port, database, redis, workers, bot_processes, limits).checked()
    os.environ.update(settings.to_environment())
    try:
        asyncio.run(_prepare(settings))
    except StoreError as error:
        raise ValueError(str(error)) from error
    _refuse_taken_port(settings)
    _announce(settings, qr=qr)
    uvicorn.run(
        "undermine.server.app:create_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=65_536,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date once, before any worker asks for it."""
    store = await Store.open(settings.store_url)
    await store.close()


def _refuse_taken_port(settings: Settings) -> None:
    """Say it in one line now rather than in a worker's traceback later."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise ValueError(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from error


def _announce(settings: Settings, *, qr: bool) -> None:
    console = Console()
    near = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    console.print(f"Undermine is open at [bold]http://{near}:{settings.port}[/bold] (this machine)")
    if settings.host not in EVERYWHERE:
        return
    for address in local_addresses():
        url = f"http://{address}:{settings.port}"
        console.print(f"and at [bold]{url}[/bold] (your local network)")
        if qr and console.is_terminal:
            segno.make(url, micro=False).terminal(compact=True)


def local_addresses() -> list[str]:
    """What this machine is called in its network; asks nobody outside."""
    try:
        found = socket.gethostbyname_ex(socket.gethostname())[2]
    except OSError:
        return []
    return [address for address in found if not address.startswith("127.")]
