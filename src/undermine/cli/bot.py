"""`undermine bot`: one of our bots at somebody's server."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import typer

from undermine.bots.registry import maker_of
from undermine.cli.app import app
from undermine.client.address import Address, AddressError, read_address
from undermine.client.bot import BotPlayer
from undermine.client.lobby import Lobby
from undermine.client.seat import SeatClient


@app.command()
def bot(
    server: Annotated[str, typer.Option(help="Address of a table: http://HOST:PORT/CODE.")],
    token: Annotated[str, typer.Option(help="A guest's token that has a seat; without one a free seat is taken.")] = "",
    name: Annotated[str, typer.Option("--bot", help="Which bot plays.")] = "miner",
    nickname: Annotated[str, typer.Option(help="How it is called at the table.")] = "Bot from afar",
    seed: Annotated[int, typer.Option(help="For play that can be repeated.")] = -1,
) -> None:
    """Play a seat over the API until the game is over."""
    maker_of(name)
    address = read_address(server)
    if not address.table:
        raise AddressError(f"{server!r} names no table; write http://HOST:PORT/CODE")
    asyncio.run(_play(address, token, name, nickname, secrets.randbits(31) if seed < 0 else seed))


async def _play(address: Address, token: str, name: str, nickname: str, seed: int) -> None:
    async with Lobby(address, token) as lobby:
        await lobby.become_guest()
        table = await lobby.find(address.table)
        if table.seat is None:
            free = next((i for i, seat in enumerate(table.seats) if seat.kind == "empty"), None)
            if free is None:
                raise ValueError("there is no free seat at this table")
            table = await lobby.sit(table.id, free, nickname)
        end = await SeatClient(address, table.id, lobby.token, BotPlayer(name, seed)).play()
        scores = " ".join(f"{seat.name}: {score}" for seat, score in zip(end.seats, end.scores or [], strict=False))
        print(f"the game is over; {scores}")
