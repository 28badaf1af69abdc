"""`undermine serve`: tables for others, from a laptop to many processes."""

from __future__ import annotations

import asyncio
import os
import socket
from dataclasses import replace
from typing import Annotated

import segno
import typer
from redis.asyncio import Redis
from redis.exceptions import RedisError
from rich.console import Console
from typer.models import OptionInfo

from undermine.cli.app import app
from undermine.cli.listening import handed_over, listen
from undermine.cli.window import open_when_ready
from undermine.server.invite import EVERYWHERE, local_addresses
from undermine.server.settings import PREFIX, PUSH_SERVICES, THIS_MACHINE, Settings, SettingsError
from undermine.store import Store, StoreError

STANDARD = Settings()


def _limit(name: str, help_text: str) -> OptionInfo:
    """One of the many limits, in a panel of their own."""
    option: OptionInfo = typer.Option(envvar=PREFIX + name.upper(), help=help_text, rich_help_panel="Limits")
    return option


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
    render_processes: Annotated[
        int, typer.Option(envvar="UNDERMINE_RENDER_PROCESSES", min=0, max=64, help="Processes that render; 0: none.")
    ] = 1,
    render_megabytes: Annotated[
        int, typer.Option(envvar="UNDERMINE_RENDER_MEGABYTES", min=1, help="How much is kept of what was rendered.")
    ] = 64,
    limits: Annotated[bool, typer.Option(envvar="UNDERMINE_LIMITS", help="Refuse what costs too much.")] = True,
    offline_app: Annotated[
        bool, typer.Option(envvar="UNDERMINE_OFFLINE_APP", help="Pages open without a network, with rules and lessons.")
    ] = True,
    budget_guest: Annotated[str, _limit("budget_guest", "Milliseconds of processor that a guest may cost.")] = (
        STANDARD.budget_guest
    ),
    budget_stranger: Annotated[str, _limit("budget_stranger", "All at one address who are no guests.")] = (
        STANDARD.budget_stranger
    ),
    budget_address: Annotated[str, _limit("budget_address", "All at one address; of IPv6 in one /64.")] = (
        STANDARD.budget_address
    ),
    budget_socket: Annotated[str, _limit("budget_socket", "One socket.")] = STANDARD.budget_socket,
    guest_tables: Annotated[str, _limit("guest_tables", "Tables that a guest opens.")] = STANDARD.guest_tables,
    guest_bots: Annotated[str, _limit("guest_bots", "Bots that a guest seats.")] = STANDARD.guest_bots,
    guest_rings: Annotated[str, _limit("guest_rings", "How often a guest is rung at his turn.")] = STANDARD.guest_rings,
    guest_listed: Annotated[int, _limit("guest_listed", "Tables of one guest in the public list.")] = (
        STANDARD.guest_listed
    ),
    guest_sockets: Annotated[int, _limit("guest_sockets", "Sockets of one guest.")] = STANDARD.guest_sockets,
    guest_onlookers: Annotated[int, _limit("guest_onlookers", "Sockets of a guest that look on at a table.")] = (
        STANDARD.guest_onlookers
    ),
    address_sockets: Annotated[int, _limit("address_sockets", "Sockets of one address.")] = STANDARD.address_sockets,
    address_onlookers: Annotated[int, _limit("address_onlookers", "Sockets of an address that look on at a table.")] = (
        STANDARD.address_onlookers
    ),
    address_connections: Annotated[int, _limit("address_connections", "Connections of one address.")] = (
        STANDARD.address_connections
    ),
    table_onlookers: Annotated[int, _limit("table_onlookers", "Sockets that look on at a table.")] = (
        STANDARD.table_onlookers
    ),
    queue_kilobytes: Annotated[int, _limit("queue_kilobytes", "What may wait for a slow socket.")] = (
        STANDARD.queue_kilobytes
    ),
    deaf_seconds: Annotated[int, _limit("deaf_seconds", "How long a line may take nothing.")] = STANDARD.deaf_seconds,
    header_seconds: Annotated[int, _limit("header_seconds", "How long a request may take to arrive.")] = (
        STANDARD.header_seconds
    ),
    budget_guesses: Annotated[str, _limit("budget_guesses", "Codes and phrases that an address may try.")] = (
        STANDARD.budget_guesses
    ),
    address_tables: Annotated[str, _limit("address_tables", "Tables opened from one address.")] = (
        STANDARD.address_tables
    ),
    address_bots: Annotated[str, _limit("address_bots", "Bots seated from one address.")] = STANDARD.address_bots,
    keep_finished: Annotated[
        int,
        typer.Option(envvar="UNDERMINE_KEEP_FINISHED", min=0, help="Days for which finished tables are kept; 0: all."),
    ] = 0,
    keep_abandoned: Annotated[
        int, typer.Option(envvar="UNDERMINE_KEEP_ABANDONED", min=0, help="Days until a table is given up; 0: never.")
    ] = 0,
    fame: Annotated[
        bool, typer.Option(envvar="UNDERMINE_FAME", help="People may be rated, and named in a hall of fame.")
    ] = True,
    metrics_token: Annotated[
        str, typer.Option(envvar="UNDERMINE_METRICS_TOKEN", help="Who sends it may read /metrics; empty: nobody.")
    ] = "",
    root_path: Annotated[
        str, typer.Option(envvar="UNDERMINE_ROOT_PATH", help="Path under which a web server in front shows it: /mine.")
    ] = "",
    push_services: Annotated[
        str,
        typer.Option(envvar="UNDERMINE_PUSH_SERVICES", help="Who may carry a word to browsers; empty: nobody is rung."),
    ] = PUSH_SERVICES,
    trusted_proxies: Annotated[
        str,
        typer.Option(envvar="UNDERMINE_TRUSTED_PROXIES", help="Whose X-Forwarded-… is believed: addresses, networks."),
    ] = THIS_MACHINE,
    qr: Annotated[bool, typer.Option(help="Show the address as a QR code.")] = True,
    window: Annotated[bool, typer.Option("--open", help="Open a browser here once the server answers.")] = False,
) -> None:
    """Open a hall of tables that others reach by browser, terminal or program."""
    settings = Settings(
        host=host,
        port=port,
        database=database,
        redis=redis,
        workers=workers,
        bot_processes=bot_processes,
        render_processes=render_processes,
        render_megabytes=render_megabytes,
        limits=limits,
        offline_app=offline_app,
        budget_guest=budget_guest,
        budget_stranger=budget_stranger,
        budget_address=budget_address,
        budget_socket=budget_socket,
        guest_tables=guest_tables,
        guest_bots=guest_bots,
        guest_rings=guest_rings,
        guest_listed=guest_listed,
        guest_sockets=guest_sockets,
        guest_onlookers=guest_onlookers,
        address_sockets=address_sockets,
        address_onlookers=address_onlookers,
        address_connections=address_connections,
        table_onlookers=table_onlookers,
        queue_kilobytes=queue_kilobytes,
        deaf_seconds=deaf_seconds,
        header_seconds=header_seconds,
        budget_guesses=budget_guesses,
        address_tables=address_tables,
        address_bots=address_bots,
        keep_finished=keep_finished,
        keep_abandoned=keep_abandoned,
        fame=fame,
        metrics_token=metrics_token,
        root_path=root_path,
        push_services=push_services,
        trusted_proxies=trusted_proxies,
    ).checked()
    given = handed_over()
    settings = replace(settings, port=given.getsockname()[1] if given is not None else _free_port(settings))
    try:
        asyncio.run(_prepare(settings))
    except StoreError as error:
        raise ValueError(str(error)) from error
    os.environ.update(settings.to_environment())
    _announce(settings, qr=qr)
    if window and given is None:
        open_when_ready(near_address(settings))
    listen(settings, given)


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date once, before any worker asks for it, and see whether Redis is there."""
    store = await Store.open(settings.store_url)
    await store.close()
    if settings.redis:
        try:
            redis = Redis.from_url(settings.redis, socket_connect_timeout=2, socket_timeout=2)
        except ValueError as error:
            raise SettingsError(f"--redis: {error}") from error
        try:
            await redis.ping()
        except (RedisError, OSError) as error:
            raise SettingsError(f"the Redis of --redis does not answer: {error}") from error
        finally:
            await redis.aclose()


def _free_port(settings: Settings) -> int:
    """The port, or any free one for port 0; a taken one is told in one line now, not in a worker's traceback later."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            raise SettingsError(
                f"cannot listen on {settings.host}:{settings.port}: {error.strerror}; --port 0 takes any that is free"
            ) from error
        return int(probe.getsockname()[1])


def near_address(settings: Settings) -> str:
    """How this machine itself reaches the server.

    >>> near_address(Settings(port=80)), near_address(Settings("::1", 80))
    ('http://127.0.0.1:80', 'http://[::1]:80')
    """
    near = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    return f"http://{f'[{near}]' if ':' in near else near}:{settings.port}{settings.root_path}"


def _announce(settings: Settings, *, qr: bool) -> None:
    console = Console()
    console.print(f"Undermine is open at [bold]{near_address(settings)}[/bold] (this machine)")
    if settings.host not in EVERYWHERE:
        return
    for address in local_addresses():
        url = f"http://{address}:{settings.port}{settings.root_path}"
        console.print(f"and at [bold]{url}[/bold] (your local network)")
        if qr and console.is_terminal:
            segno.make(url, micro=False).terminal(compact=True)
