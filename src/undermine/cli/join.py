"""`undermine join`: a seat at somebody's table, played from the terminal.

Owns the options, who the guest is and where he sits.  The visit itself is in `cli/terminal`.
"""

from __future__ import annotations

import asyncio
import getpass
import os
import shlex
from dataclasses import dataclass
from typing import Annotated, Final

import typer
from rich.console import Console

from undermine.cli.app import app
from undermine.cli.play import NARROWEST, rules_text
from undermine.cli.terminal.errand import DEFAULT_BOT
from undermine.cli.terminal.name import bot_called
from undermine.cli.terminal.token_file import TokenFile
from undermine.cli.terminal.visit import Visit
from undermine.client.address import Address, AddressError, read_address
from undermine.client.lobby import Lobby, ServerRefusal
from undermine.games import parse_rules
from undermine.server.data_folder import data_folder
from undermine.server.wire import TableInfo
from undermine.tables.name import LONGEST_NAME
from undermine.text import Words, language_of

FORGOTTEN: Final = ("bad-token", "old-token")
"""What a server says to a token that it does not know any more."""

NO_SEAT: Final = -1


@dataclass(frozen=True)
class Wish:
    """What the person asked for on the command line."""

    name: str
    token: str
    seat: int
    word: str
    watch: bool
    new: str
    bots: int
    pace: str
    bot_delay: float
    start: bool


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="Address of a table: http://HOST:PORT/CODE, or of a server with --new.")],
    name: Annotated[str, typer.Option(help="Your nickname; the same name comes back to the same seat.")] = "",
    seat: Annotated[int, typer.Option(min=-1, max=11, help="The seat you want; else the first free one.")] = NO_SEAT,
    word: Annotated[str, typer.Option(help="With --seat: what the host gave for a bot's seat in a running game.")] = "",
    watch: Annotated[bool, typer.Option("--watch", help="Watch instead of playing.")] = False,
    token: Annotated[str, typer.Option(help="Be this guest instead of the one kept for the name.")] = "",
    new: Annotated[str, typer.Option(help="Open a table with these rules: base, or 'base:de x5'.")] = "",
    bots: Annotated[int, typer.Option(min=0, max=11, help="With --new: how many bots sit down.")] = 0,
    pace: Annotated[str, typer.Option(help="With --new: live, relaxed, day or none.")] = "live",
    bot_delay: Annotated[float, typer.Option(min=0, max=60, help="With --new: seconds a bot takes.")] = 1.0,
    start: Annotated[bool, typer.Option("--start", help="With --new: begin at once if no seat is empty.")] = False,
    lang: Annotated[str | None, typer.Option(help="Language: en, cs, sk, de, lt.")] = None,
    no_colour: Annotated[bool, typer.Option("--no-colour", help="No colours.")] = False,
) -> None:
    """Sit down at a table of a server and play; without a free seat: --watch."""
    words = Words(language_of(lang, os.environ))
    rules = rules_text(new, None, None) if new else ""
    wish = Wish(name, token, seat, word, watch, rules, bots, pace, bot_delay, start)
    address = read_address(url)
    _check(url, address, wish)
    console = Console(highlight=False, no_color=True if no_colour else None)
    if console.width < NARROWEST and not console.is_terminal:
        console.width = NARROWEST
    asyncio.run(_join(address, wish, words, console, colour=not no_colour))


async def _join(address: Address, wish: Wish, words: Words, console: Console, *, colour: bool) -> None:
    kept = TokenFile(data_folder() / "guests")
    server = address.server
    name = wish.name or kept.last_name(server) or _login()
    async with Lobby(address, wish.token or kept.find(server, name)) as lobby:
        try:
            table = await _reach(lobby, wish)
        except ServerRefusal as refusal:
            if wish.token or refusal.key not in FORGOTTEN:
                raise
            lobby.token = ""
            table = await _reach(lobby, wish)
        if not wish.token:
            kept.keep(server, name, lobby.token)
        table = await _sit(lobby, table, wish, name)
        if wish.new:
            table = await _seat_bots(lobby, table, wish.bots)
            if wish.start and all(seat.kind != "empty" for seat in table.seats):
                table = await lobby.start(table.id)
        who = "--token …" if wish.token else f"--name {shlex.quote(name)}"
        way_back = f"undermine join {server}/{table.code} {who}{' --watch' if table.seat is None else ''}"
        await Visit(lobby, table, name, words, console, way_back, colour=colour).run()


async def _reach(lobby: Lobby, wish: Wish) -> TableInfo:
    """Become a guest, and come to the table: a new one or the one that was named."""
    await lobby.become_guest()
    if wish.new:
        return await lobby.open_table(rules=wish.new, pace=wish.pace, bot_delay=wish.bot_delay)
    return await lobby.find(lobby.address.table)


async def _sit(lobby: Lobby, table: TableInfo, wish: Wish, name: str) -> TableInfo:
    """On the seat that this guest has, else on the one he wants, else on the first free one."""
    if table.seat is not None:
        if wish.seat not in (NO_SEAT, table.seat):
            raise ValueError(f"you have seat {table.seat} at this table; leave --seat {wish.seat} out")
        return table
    if wish.watch:
        return table
    free = next((number for number, seat in enumerate(table.seats) if seat.kind == "empty"), NO_SEAT)
    seat = free if wish.seat == NO_SEAT else wish.seat
    if seat == NO_SEAT:
        is_running = table.state == "running"
        other = ", or take a bot's place with --seat N and the --word of the host" if is_running else ""
        raise ValueError(f"no seat is free at this table; watch it with --watch{other}")
    try:
        return await lobby.sit(table.id, seat, name, wish.word)
    except ServerRefusal as refusal:
        if refusal.key == "name-taken":
            raise ValueError(f"{refusal}; choose another one with --name") from refusal
        raise


async def _seat_bots(lobby: Lobby, table: TableInfo, bots: int) -> TableInfo:
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "empty"]
    for seat in free[:bots]:
        table = await lobby.seat_bot(table.id, seat, bot_called(DEFAULT_BOT, [each.name for each in table.seats]))
    return table


def _check(url: str, address: Address, wish: Wish) -> None:
    """What can be refused before anybody is asked."""
    if not wish.new:
        if wish.bots:
            raise ValueError("--bots goes with --new: at the table of others the host seats bots")
        if not address.table:
            raise AddressError(f"{url[:80]!r} names no table; write http://HOST:PORT/CODE, or open one with --new base")
        return
    if address.table:
        raise AddressError(f"{url[:80]!r} names a table, and --new opens another one; leave one of them out")
    if wish.watch:
        raise ValueError("whoever opens a table with --new sits down; leave --watch out")
    seats = int(parse_rules(wish.new).seats)
    if wish.bots >= seats:
        raise ValueError(f"--bots {wish.bots}: this table has {seats} seats and one is yours")


def _login() -> str:
    """A first nickname: the name of this machine's user."""
    try:
        name = getpass.getuser()
    except (OSError, KeyError):
        name = ""
    return name[:LONGEST_NAME] or "Guest"
