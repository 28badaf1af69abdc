"""The HTTP part of the API: open, find and join tables, start games, play, talk, and read finished games.

Owns addresses and statuses.  Each handler reads the request, lets the hall do it, and shows the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from undermine.bots.registry import BOTS, maker_of
from undermine.core.frame import SPECTATOR
from undermine.games import GAMES
from undermine.server.context import Context
from undermine.server.guest import COOKIE, LIFETIME, new_code, new_seed, new_table_id
from undermine.server.identity import guest_of, need_guest
from undermine.server.record import record_text, replay_of
from undermine.server.showing import position_of, seat_or_spectator, table_info
from undermine.server.wire import (
    Count,
    GuestInfo,
    HandOver,
    Move,
    NewTable,
    Order,
    Position,
    Say,
    SeatBot,
    SeatNumber,
    SitDown,
    TableInfo,
    TableRow,
)  # fmt: skip
from undermine.tables.entry import Entry
from undermine.tables.pace import PACES
from undermine.tables.phrase import PHRASES
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table, open_table
from undermine.views.plain import Plain

Key = Annotated[str, Parameter(max_length=40)]
SeatOrAbove = Annotated[int, Parameter(ge=-1, le=11, description="A seat, or -1 for everything.")]
Anyone = Request[object, object, State]


class Lobby(Controller):
    """Guests, games and tables."""

    path = "/api"
    tags = ("lobby",)

    @post("/guests", status_code=201, summary="Become a guest")
    async def new_guest(self, request: Anyone, context: Context) -> Response[GuestInfo]:
        """A token for programs, and the same as a cookie for browsers."""
        token = context.guests.issue(context.clock())
        cookie = Cookie(
            COOKIE,
            value=token,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
            max_age=int(LIFETIME),
            path="/",
        )
        return Response(GuestInfo(token, context.guests.check(token, context.clock())), cookies=[cookie])

    @get("/games", summary="What can be played", sync_to_thread=False)
    def games(self) -> Plain:
        return {
            "games": [
                {
                    "name": game.name,
                    "title": game.title,
                    "players": [game.players[0], game.players[-1]],
                    "editions": {edition: dict(values) for edition, values in game.editions.items()},
                    "options": [
                        {"key": option.key, "values": option.values, "about": option.about} for option in game.options
                    ],
                }
                for game in GAMES.values()
            ],
            "bots": list(BOTS),
            "paces": {pace.name: {"think": pace.think, "away": pace.away} for pace in PACES.values()},
            "phrases": {phrase: [list(kind) for kind in kinds] for phrase, kinds in PHRASES.items()},
        }

    @post("/tables", status_code=201, summary="Open a table")
    async def new_table(self, request: Anyone, context: Context, data: NewTable) -> TableInfo:
        guest = need_guest(request, context)
        while True:
            key = new_table_id()
            opened = open_table(
                context.clock(),
                guest,
                new_code(),
                data.rules,
                data.pace,
                bot_delay=data.bot_delay,
                listed=data.listed,
                chat=data.chat,
                open_records=data.open_records,
            )
            if await context.hall.create(key, opened):
                return await _show(context, key, guest)

    @get("/tables", summary="Listed tables, newest first")
    async def tables(
        self, context: Context, limit: Annotated[int, Parameter(ge=1, le=100)] = 50
    ) -> list[TableRow]:
        return [
            TableRow(row.id, row.code, row.rules, row.opened_at, "running" if row.running else "open")
            for row in await context.store.listed(limit)
        ]

    @get("/mine", summary="Tables where you have a seat")
    async def mine(self, request: Anyone, context: Context) -> list[TableRow]:
        guest = need_guest(request, context)
        return [
            TableRow(row.id, row.code, row.rules, row.opened_at, "running" if row.running else "open")
            for row in await context.store.places_of(guest, 50)
        ]

    @get("/codes/{code:str}", summary="The table of a short code")
    async def find(self, request: Anyone, context: Context, code: Key) -> TableInfo:
        key = await context.store.find_code(code.upper())
        if key is None:
            raise Refusal("no-such-code", "there is no table with this code", status=404)
        return await _show(context, key, guest_of(request, context))


class AtTable(Controller):
    """One table."""

    path = "/api/tables/{key:str}"
    tags = ("table",)

    @get("/", summary="The table")
    async def table(self, request: Anyone, context: Context, key: Key) -> TableInfo:
        return await _show(context, key, guest_of(request, context))

    @post("/seats/{seat:int}", status_code=200, summary="Sit down")
    async def sit(self, request: Anyone, context: Context, key: Key, seat: SeatNumber, data: SitDown) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.sit(at, guest, seat, data.name))

    @delete("/seats/{seat:int}", status_code=200, summary="Stand up, or (as the host) show a player out")
    async def stand(self, request: Anyone, context: Context, key: Key, seat: SeatNumber) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry:
            own = table.seat_of(guest) == seat
            return table.stand(at, guest) if own else table.remove(at, guest, seat)

        return await _do(request, context, key, decide)

    @post("/seats/{seat:int}/bot", status_code=200, summary="Seat a bot")
    async def seat_bot(self, request: Anyone, context: Context, key: Key, seat: SeatNumber, data: SeatBot) -> TableInfo:
        maker_of(data.bot)
        name = data.name or f"{data.bot} {seat + 1}"
        return await _do(
            request, context, key, lambda table, at, guest: table.seat_bot(at, guest, seat, data.bot, name)
        )

    @delete("/seats/{seat:int}/bot", status_code=200, summary="Take a bot away")
    async def unseat_bot(self, request: Anyone, context: Context, key: Key, seat: SeatNumber) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.unseat_bot(at, guest, seat))

    @post("/seats/{seat:int}/stand-in", status_code=200, summary="Let a bot play for this seat")
    async def hand_over(
        self, request: Anyone, context: Context, key: Key, seat: SeatNumber, data: HandOver
    ) -> TableInfo:
        maker_of(data.bot)
        return await _do(request, context, key, lambda table, at, guest: table.hand_over(at, guest, seat, data.bot))

    @delete("/seats/{seat:int}/stand-in", status_code=200, summary="Play again yourself")
    async def take_back(self, request: Anyone, context: Context, key: Key, seat: SeatNumber) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry | None:
            if table.seat_of(guest) != seat:
                raise Refusal("not-yours", "this is not your seat", status=403)
            return table.come(at, guest)

        return await _do(request, context, key, decide)

    @post("/order", status_code=200, summary="Order the seats")
    async def order(self, request: Anyone, context: Context, key: Key, data: Order) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.order(at, guest, tuple(data.order)))

    @post("/start", status_code=200, summary="Start a game, or a rematch")
    async def start(self, request: Anyone, context: Context, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.start(at, guest, new_seed()))

    @post("/pause", status_code=200, summary="Stop the clocks")
    async def pause(self, request: Anyone, context: Context, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.pause(at, guest))

    @delete("/pause", status_code=200, summary="Let the clocks run again")
    async def resume(self, request: Anyone, context: Context, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.resume(at, guest))

    @post("/say", status_code=200, summary="Say a phrase, or chat")
    async def say(self, request: Anyone, context: Context, key: Key, data: Say) -> TableInfo:
        words = tuple(data.arguments)
        return await _do(
            request, context, key, lambda table, at, guest: table.say(at, guest, data.phrase, words, data.chat)
        )

    @get("/position", summary="The game as you see it, with what is new since `seen`")
    async def position(
        self, request: Anyone, context: Context, key: Key, seen: Count = 0, raw: bool = False
    ) -> Position:
        guest = guest_of(request, context)
        place = await context.hall.get(key)
        async with place.lock:
            table = place.table
            if table.game is None:
                raise Refusal("no-game", "no game has been started at this table", status=404)
            seat = seat_or_spectator(table, guest)
            view = None if raw else table.game.view(seat)
            return position_of(table, table.game, seat, seen, raw=raw, view=view)

    @post("/moves", status_code=200, summary="Answer what you are asked")
    async def move(self, request: Anyone, context: Context, key: Key, data: Move) -> Position:
        guest = need_guest(request, context)

        def decide(table: Table, at: float) -> Entry:
            seat = table.seat_of(guest)
            if seat < 0:
                raise Refusal("not-seated", "you watch this table; only players move", status=403)
            return table.submit(at, seat, data.seen, data.action)

        await context.hall.do(key, decide)
        return await self._after(context, key, guest, data.seen)

    @get("/games/{number:int}/record", summary="A finished game as text", media_type="text/plain")
    async def record(self, request: Anyone, context: Context, key: Key, number: Count) -> str:
        guest = guest_of(request, context)
        place = await context.hall.get(key)
        async with place.lock:
            return record_text(place.table, number, guest)

    @get("/games/{number:int}/replay", summary="A finished game as one seat saw it, or from above")
    async def replay(
        self, request: Anyone, context: Context, key: Key, number: Count, seat: SeatOrAbove = -1
    ) -> Plain:
        guest = guest_of(request, context)
        place = await context.hall.get(key)
        async with place.lock:
            return replay_of(place.table, number, guest, SPECTATOR if seat < 0 else seat, from_above=seat < 0)

    async def _after(self, context: Context, key: str, guest: str, seen: int) -> Position:
        place = await context.hall.get(key)
        async with place.lock:
            table = place.table
            assert table.game is not None
            seat = seat_or_spectator(table, guest)
            return position_of(table, table.game, seat, seen, raw=False, view=None)


async def _show(context: Context, key: str, guest: str) -> TableInfo:
    place = await context.hall.get(key)
    async with place.lock:
        return table_info(key, place.table, guest)


async def _do(
    request: Anyone, context: Context, key: str, decide: Callable[[Table, float, str], Entry | None]
) -> TableInfo:
    guest = need_guest(request, context)
    await context.hall.do(key, lambda table, at: decide(table, at, guest))
    return await _show(context, key, guest)
