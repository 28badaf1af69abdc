"""The HTTP part of the API: open, find and join tables, start games, play, talk, and read finished games.

Owns addresses and statuses.  Each handler reads the request, lets the hall do it, and shows the table.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.datastructures import CacheControlHeader, State
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from undermine.bots.registry import BOTS, UnknownBot, maker_of
from undermine.games import GAMES, modules_of, parse_rules
from undermine.notation.action import write_action
from undermine.server import price
from undermine.server.challenge import is_sealed
from undermine.server.context import Context
from undermine.server.guest import new_code, new_seed, new_table_id
from undermine.server.identity import STRANGER, cookie_of, count, guest_of, need_guest, pay
from undermine.server.invite import address_of, qr_svg
from undermine.server.listing import listed
from undermine.server.printing import printed
from undermine.server.problem import documented
from undermine.server.record import Told, afterwards, check_seat, finished_game, record_text, replay_of
from undermine.server.reviewing import is_reviewed, played, told_review
from undermine.server.showing import position_of, seat_or_spectator, table_info
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.server.story import story_of
from undermine.server.wire import (
    Arrange,
    CharacterInfo,
    GameInfo,
    Games,
    GuestInfo,
    HandOver,
    Hint,
    Invite,
    Move,
    NewTable,
    Offer,
    Order,
    PaceInfo,
    PointAt,
    Position,
    Replay,
    ReviewState,
    Say,
    SeatBot,
    SitDown,
    Story,
    TableInfo,
    TableRow,
)  # fmt: skip
from undermine.store import Row
from undermine.tables.entry import Entry
from undermine.tables.name import checked_name
from undermine.tables.pace import PACES
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table, open_table
from undermine.talk.character import CHARACTERS, LEVELS, read_player
from undermine.text import People
from undermine.text.advice import advice_text

Key = Annotated[str, PathParameter(max_length=40, description="The id of a table.")]
Code = Annotated[str, PathParameter(max_length=40, description="The short code of a table.")]
Limit = Annotated[int, QueryParameter(ge=1, le=100)]
Flag = Annotated[bool, QueryParameter(description="Events as the engine's tuples, to be folded.")]
SeatOrAbove = Annotated[int, QueryParameter(ge=-1, le=11, description="A seat, or -1 for everything.")]
SeatPath = Annotated[int, PathParameter(ge=0, le=11, description="A seat; the first is 0.")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="Which game of the table; the first is 1.")]
Seen = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many events you have seen.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]
Here = NamedDependency[Context]
Anyone = Request[object, object, State]
MINE = 20
"""Tables of a guest that are told."""


SAME_FOR_ALL: Final = CacheControlHeader(public=True, max_age=0, must_revalidate=True)
"""Asked for again, but a page without a network may show what it was told last."""


class Lobby(Controller):
    """Guests, games and tables."""

    path = "/api"
    tags = ("lobby",)

    @post("/guests", status_code=201, summary="Become a guest", responses=documented(), opt={price.PRICE: price.PERSON})
    async def new_guest(self, request: Anyone, context: Here) -> Response[GuestInfo]:
        """A token for programs, and the same as a cookie for browsers; who is known already stays who he is."""
        try:
            known = guest_of(request, context)
        except Refusal as refusal:
            if refusal.status == 403:
                raise
            known = STRANGER  # a token that is too old must not keep anybody from a new one
        if known != STRANGER:
            return Response(GuestInfo("", known))
        token = context.guests.issue(context.clock())
        info = GuestInfo(token, context.guests.check(token, context.clock()))
        return Response(info, cookies=[cookie_of(request, context, token)])

    @get(
        "/games",
        summary="What can be played",
        sync_to_thread=False,
        responses=documented(),
        cache_control=SAME_FOR_ALL,
    )
    def games(self) -> Games:
        return Games(
            games=[
                GameInfo(
                    name=game.name,
                    title=game.title,
                    players=(game.players[0], game.players[-1]),
                    editions={edition: dict(values) for edition, values in game.editions.items()},
                    options=[
                        {"key": option.key, "values": option.values, "about": option.about} for option in game.options
                    ],
                    modules=modules_of(game),
                )
                for game in GAMES.values()
            ],
            bots=list(BOTS),
            levels=list(LEVELS),
            characters=[
                CharacterInfo(key, character.name, character.face, character.temper.name)
                for key, character in CHARACTERS.items()
            ],
            paces={pace.name: PaceInfo(pace.think, pace.away) for pace in PACES.values()},
        )

    @post("/tables", status_code=201, summary="Open a table", responses=documented(422))
    async def new_table(self, request: Anyone, context: Here, data: JSONBody[NewTable]) -> TableInfo:
        guest = need_guest(request, context)
        furnish = _furnish(guest, data)
        await pay(request, context, price.furnishing(len(furnish)))
        await count(request, context, "tables")
        await count(request, context, "bots", data.bots)
        while True:
            key = new_table_id()
            opened = open_table(
                context.hall.clock(),
                guest,
                new_code(),
                data.rules,
                data.pace,
                bot_delay=data.bot_delay,
                listed=data.listed,
                chat=data.chat,
                open_records=data.open_records,
                rest=data.rest,
                points=data.points,
                bots_talk=data.bots_talk,
            )
            if await context.hall.create(key, opened):
                break
        for decide in furnish:
            await context.hall.do(key, decide)
        return await _show(context, key, guest)

    @get("/tables", summary="Listed tables, newest first", responses=documented(), opt={price.PRICE: price.LIST})
    async def tables(self, context: Here, limit: Limit = 50) -> list[TableRow]:
        return await _rows(context, await listed(context, limit), STRANGER)

    @get("/mine", summary="Tables where you have a seat", responses=documented(), opt={price.PRICE: price.LIST})
    async def mine(self, request: Anyone, context: Here) -> list[TableRow]:
        guest = need_guest(request, context)
        return await _rows(context, await context.store.places_of(guest, MINE), guest)

    @get(
        "/codes/{code:str}",
        summary="The table of a short code",
        responses=documented(404),
        opt={price.PRICE: price.CODE},
    )
    async def find(self, request: Anyone, context: Here, code: Code) -> TableInfo:
        key = await context.store.find_code(code.upper())
        if key is None:
            raise Refusal("no-such-code", "there is no table with this code", status=404)
        return await _show(context, key, guest_of(request, context))


class AtTable(Controller):
    """One table."""

    path = "/api/tables/{key:str}"
    tags = ("table",)

    @get("/", summary="The table", responses=documented(404))
    async def table(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _show(context, key, guest_of(request, context))

    @patch("/", summary="Change what is played, before the first game", responses=documented(404, 409, 422))
    async def arrange(self, request: Anyone, context: Here, key: Key, data: JSONBody[Arrange]) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry:
            return table.arrange(
                at,
                guest,
                data.rules,
                data.pace,
                bot_delay=data.bot_delay,
                listed=data.listed,
                chat=data.chat,
                open_records=data.open_records,
                points=data.points,
                rest=data.rest,
                bots_talk=data.bots_talk,
            )

        return await _do(request, context, key, decide)

    @post("/seats/{seat:int}", status_code=200, summary="Sit down", responses=documented(404, 409, 422))
    async def sit(self, request: Anyone, context: Here, key: Key, seat: SeatPath, data: JSONBody[SitDown]) -> TableInfo:
        return await _do(
            request, context, key, lambda table, at, guest: table.sit(at, guest, seat, data.name, data.word, data.face)
        )

    @patch("/seats/{seat:int}", summary="Take another name or face, also in games", responses=documented(404, 409, 422))
    async def rename(
        self, request: Anyone, context: Here, key: Key, seat: SeatPath, data: JSONBody[SitDown]
    ) -> TableInfo:
        return await _do(
            request, context, key, lambda table, at, guest: table.rename(at, guest, seat, data.name, data.face)
        )

    @delete(
        "/seats/{seat:int}",
        status_code=200,
        summary="Stand up, or (as the host) show a player out",
        responses=documented(404, 409, 422),
    )
    async def stand(self, request: Anyone, context: Here, key: Key, seat: SeatPath) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry:
            own = table.seat_of(guest) == seat
            return table.stand(at, guest) if own else table.remove(at, guest, seat)

        return await _do(request, context, key, decide)

    @post("/seats/{seat:int}/bot", status_code=200, summary="Seat a bot", responses=documented(404, 409, 422))
    async def seat_bot(
        self, request: Anyone, context: Here, key: Key, seat: SeatPath, data: JSONBody[SeatBot]
    ) -> TableInfo:
        know_bot(data.bot)
        await count(request, context, "bots")
        return await _do(
            request, context, key, lambda table, at, guest: table.seat_bot(at, guest, seat, data.bot, data.name)
        )

    @delete("/seats/{seat:int}/bot", status_code=200, summary="Take a bot away", responses=documented(404, 409, 422))
    async def unseat_bot(self, request: Anyone, context: Here, key: Key, seat: SeatPath) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.unseat_bot(at, guest, seat))

    @post(
        "/seats/{seat:int}/offer",
        status_code=200,
        summary="Give a bot's seat in a running game to whoever says a word",
        responses=documented(404, 409, 422),
    )
    async def offer(self, request: Anyone, context: Here, key: Key, seat: SeatPath) -> Offer:
        guest, word = need_guest(request, context), new_code()
        await context.hall.do(key, lambda table, at: table.offer(at, guest, seat, word))
        return Offer(seat, word)

    @post(
        "/seats/{seat:int}/stand-in",
        status_code=200,
        summary="Let a bot play for this seat",
        responses=documented(404, 409, 422),
    )
    async def hand_over(
        self, request: Anyone, context: Here, key: Key, seat: SeatPath, data: JSONBody[HandOver]
    ) -> TableInfo:
        know_bot(data.bot)
        return await _do(request, context, key, lambda table, at, guest: table.hand_over(at, guest, seat, data.bot))

    @delete(
        "/seats/{seat:int}/stand-in",
        status_code=200,
        summary="Play again yourself",
        responses=documented(404, 409, 422),
    )
    async def take_back(self, request: Anyone, context: Here, key: Key, seat: SeatPath) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry | None:
            if table.seat_of(guest) != seat:
                raise Refusal("not-yours", "this is not your seat", status=403)
            return table.come(at, guest)

        return await _do(request, context, key, decide)

    @post("/order", status_code=200, summary="Order the seats", responses=documented(404, 409, 422))
    async def order(self, request: Anyone, context: Here, key: Key, data: JSONBody[Order]) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.order(at, guest, tuple(data.order)))

    @post("/start", status_code=200, summary="Start a game, or a rematch", responses=documented(404, 409, 422))
    async def start(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        def decide(table: Table, at: float, guest: str) -> Entry:
            return table.start(at, guest, context.challenge.seed(table.day) if table.day else new_seed())

        return await _do(request, context, key, decide)

    @post(
        "/ready",
        status_code=200,
        summary="You have seen how the last round ended, and who you are",
        responses=documented(404, 409, 422),
    )
    async def ready(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.be_ready(at, guest))

    @post(
        "/point",
        status_code=200,
        summary="Point at whom you suspect, when a round is over",
        responses=documented(404, 409, 422),
    )
    async def point(self, request: Anyone, context: Here, key: Key, data: JSONBody[PointAt]) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.point(at, guest, data.whom))

    @post("/pause", status_code=200, summary="Stop the clocks", responses=documented(404, 409, 422))
    async def pause(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.pause(at, guest))

    @delete("/pause", status_code=200, summary="Let the clocks run again", responses=documented(404, 409, 422))
    async def resume(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.resume(at, guest))

    @post("/bots-talk", status_code=200, summary="Let bots talk", responses=documented(404, 409, 422))
    async def bots_talk(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.let_bots_talk(at, guest, on=True))

    @delete("/bots-talk", status_code=200, summary="Have bots be quiet", responses=documented(404, 409, 422))
    async def bots_quiet(self, request: Anyone, context: Here, key: Key) -> TableInfo:
        return await _do(request, context, key, lambda table, at, guest: table.let_bots_talk(at, guest, on=False))

    @post("/say", status_code=200, summary="Say a phrase, or chat", responses=documented(404, 409, 422))
    async def say(self, request: Anyone, context: Here, key: Key, data: JSONBody[Say]) -> TableInfo:
        guest = need_guest(request, context)
        await context.hall.say(key, guest, data.phrase, tuple(data.arguments), data.chat)
        return await _show(context, key, guest)

    @get(
        "/position",
        summary="The game as you see it, with what is new since `seen`",
        responses=documented(404, 409, 422),
    )
    async def position(self, request: Anyone, context: Here, key: Key, seen: Seen = 0, raw: Flag = False) -> Position:
        guest = guest_of(request, context)
        async with context.hall.hold(key) as place:
            if place.table.game is None:
                raise Refusal("no-game", "no game has been started at this table", status=404)
            game, seat = place.table.game, seat_or_spectator(place.table, guest)
            language = "" if raw else words_of(request).language
            is_read = place.gallery.are_open(game, seat, raw=raw, language=language)
        # Whoever cannot pay is held, but the table is not.
        await pay(request, context, price.position(len(game.events), is_read=is_read))
        if language:
            await place.gallery.open_slowly(game, seat, raw=raw, language=language)
        async with context.hall.hold(key) as place:
            assert place.table.game is not None
            game, seat = place.table.game, seat_or_spectator(place.table, guest)
            place.gallery.catch_up(game, seat, raw=raw, language=language)
            return place.gallery.eyes(game, seat, raw=raw, language=language).position(place.table, game, seen)

    @get(
        "/hint",
        summary="What a bot would do in your place and why, where only bots play against you",
        responses=documented(404, 409, 422),
    )
    async def hint(self, request: Anyone, context: Here, key: Key) -> Hint:
        guest = need_guest(request, context)
        await pay(request, context, price.HINT)
        seen, seat, game, advice = await context.hall.hint(key, guest)
        reason = advice_text(words_of(request), People(game.names, seat), advice.reason, advice.figures)
        return Hint(seen, write_action(game.rules, advice.action), reason)

    @post("/moves", status_code=200, summary="Answer what you are asked", responses=documented(404, 409, 422))
    async def move(self, request: Anyone, context: Here, key: Key, data: JSONBody[Move]) -> Position:
        guest = need_guest(request, context)

        def decide(table: Table, at: float) -> Entry:
            seat = table.seat_of(guest)
            if seat < 0:
                raise Refusal("not-seated", "you watch this table; only players move", status=403)
            return table.submit(at, seat, data.seen, data.action)

        await context.hall.do(key, decide)
        async with context.hall.hold(key) as place:
            game = place.table.game
            assert game is not None
            seat = seat_or_spectator(place.table, guest)
            return position_of(place.table, game, seat, data.seen)

    @get(
        "/games/{number:int}/record",
        summary="A finished game as text",
        media_type="text/plain",
        responses=documented(404, 409, 422),
    )
    async def record(self, request: Anyone, context: Here, key: Key, number: Number) -> str:
        guest = guest_of(request, context)
        async with context.hall.hold(key) as place:
            game = finished_game(place.table, number, guest)
            not_sealed(place.table, context)
        await pay(request, context, price.record(len(game.events)))
        return record_text(game)

    @get(
        "/games/{number:int}/replay",
        summary="A finished game as one seat saw it, or from above",
        responses={
            200: ResponseSpec(Replay, description="The game", generate_examples=False),
            **documented(404, 409, 422),
        },
        opt={PACKED: True},
    )
    async def replay(
        self, request: Anyone, context: Here, key: Key, number: Number, seat: SeatOrAbove = -1, language: Language = ""
    ) -> Response[bytes]:
        guest = guest_of(request, context)
        async with context.hall.hold(key) as place:
            game = finished_game(place.table, number, guest)
            if seat < 0:
                not_sealed(place.table, context)
            sealed = is_sealed(place.table, context.clock())
        check_seat(game, seat)
        spoken = words_of(request, language).language
        name = ("replay", key, number, seat, spoken, sealed, tuple(game.names), tuple(game.faces), afterwards(game))
        cost = price.replay(len(game.events))
        return await printed(request, context, name, cost, replay_of, Told.of(game), seat, spoken, is_sealed=sealed)

    @get(
        "/games/{number:int}/story",
        summary="A finished game in figures: rounds, roles, gold, tallies, turning points",
        responses={
            200: ResponseSpec(Story, description="The story", generate_examples=False),
            **documented(404, 409, 422),
        },
        opt={PACKED: True},
    )
    async def story(
        self, request: Anyone, context: Here, key: Key, number: Number, language: Language = ""
    ) -> Response[bytes]:
        guest = guest_of(request, context)
        async with context.hall.hold(key) as place:
            game = finished_game(place.table, number, guest)
        spoken = words_of(request, language).language
        name = ("story", key, number, spoken, tuple(game.names), tuple(game.faces), afterwards(game))
        return await printed(request, context, name, price.story(len(game.events)), story_of, Told.of(game), spoken)

    @get(
        "/games/{number:int}/review",
        summary="A finished game looked back at: chances, luck and mistakes; asked again until it is ready",
        responses={
            200: ResponseSpec(ReviewState, description="The review, or how far it is", generate_examples=False),
            **documented(404, 409, 422),
        },
        opt={PACKED: True},
    )
    async def review(
        self, request: Anyone, context: Here, key: Key, number: Number, language: Language = ""
    ) -> Response[bytes]:
        guest = guest_of(request, context)
        async with context.hall.hold(key) as place:
            game = finished_game(place.table, number, guest)
            not_sealed(place.table, context)
        if not is_reviewed(game.rules):
            raise Refusal("no-review", "games of this box take too long to be looked back at here")
        told, spoken = Told.of(game), words_of(request, language).language
        data = await context.desk.find(key, number)
        if data is None:
            if not context.desk.is_making(key, number):
                guest = need_guest(request, context)
                context.desk.check_room(context.hall.owner(guest))
                await pay(request, context, price.REVIEW)
            done = context.desk.make(key, number, played(told), context.hall.owner(guest))
            state = msgspec.json.encode(ReviewState("working", done, None))
            return Response(state, media_type="application/json")
        name = ("review", key, number, spoken, tuple(game.names), tuple(game.faces))
        return await printed(request, context, name, price.story(len(game.events)), told_review, data, told, spoken)

    @get("/invite", summary="How others come to this table", responses=documented(404))
    async def invite(self, request: Anyone, context: Here, key: Key) -> Invite:
        async with context.hall.hold(key) as place:
            code = place.table.code
        return Invite(address_of(request, context.settings, code), code)

    @get(
        "/qr.svg",
        summary="The same as a QR code",
        media_type="image/svg+xml",
        responses=documented(404),
        opt={price.PRICE: price.QR},
    )
    async def qr(self, request: Anyone, context: Here, key: Key) -> str:
        async with context.hall.hold(key) as place:
            return qr_svg(address_of(request, context.settings, place.table.code))


def _furnish(guest: str, wish: NewTable) -> list[Callable[[Table, float], Entry | None]]:
    """What shall happen at a new table at once: sit down, seat bots, start.  Refused before there is a table."""
    for bot in (wish.bot, *wish.company):
        know_bot(bot)
    if len(wish.company) > wish.bots:
        raise Refusal("no-such-bot", f"{len(wish.company)} bots are named, and {wish.bots} shall sit down", status=422)
    named = [CHARACTERS[who].name.casefold() for who, _ in map(read_player, wish.company) if who]
    if len({*named, wish.name.casefold()}) <= len(named):
        raise Refusal("name-taken", "two at this table would have the same name", status=422)
    seats = int(parse_rules(wish.rules).seats)
    taken = wish.bots + bool(wish.name)
    if taken > seats:
        raise Refusal("seat-taken", f"{taken} do not fit at a table with {seats} seats", status=422)
    if wish.start and taken < seats:
        raise Refusal("seats-empty", f"{seats - taken} seats would be empty", str(seats - taken), status=422)
    steps: list[Callable[[Table, float], Entry | None]] = []
    if wish.name:
        name = checked_name(wish.name)
        steps.append(lambda table, at: table.sit(at, guest, 0, name, face=wish.face))
    for number, bot in enumerate([*wish.company, *[wish.bot] * (wish.bots - len(wish.company))]):
        steps.append(partial(_seat_bot, guest, bot, taken - wish.bots + number))
    if wish.start:
        steps.append(lambda table, at: table.start(at, guest, new_seed()))
    return steps


def _seat_bot(guest: str, bot: str, seat: int, table: Table, at: float) -> Entry:
    return table.seat_bot(at, guest, seat, bot)


def not_sealed(table: Table, context: Context) -> None:
    if is_sealed(table, context.clock()):
        raise Refusal("sealed-day", "the cards of this day are shown when the day is over")


async def _rows(context: Context, found: list[Row], guest: str) -> list[TableRow]:
    """As they are told; one that cannot be read keeps nobody from the others."""
    told: list[TableRow] = []
    for row in found:
        with suppress(Refusal):
            told.append(await _row(context, row, guest))
    return told


async def _row(context: Context, row: Row, guest: str) -> TableRow:
    async with context.hall.hold(row.id) as place:
        table = place.table
        taken = [seat for seat in table.seats if seat.name]
        is_what_if = table.origin is not None
        names, faces, rules = [seat.name for seat in taken], [seat.face for seat in taken], table.rules
        seat = table.seat_of(guest)
        mine = table.is_running and seat >= 0 and table.games[-1].asked == seat
        state: Literal["open", "running", "over"] = (
            "running" if table.is_running else "over" if table.games or table.closed else "open"
        )
    return TableRow(row.id, row.code, rules, row.opened_at, state, names, mine, faces, is_what_if)


async def _show(context: Context, key: str, guest: str) -> TableInfo:
    async with context.hall.hold(key) as place:
        return table_info(key, place.table, guest)


def know_bot(name: str) -> None:
    try:
        maker_of(name)
    except UnknownBot as unknown:
        raise Refusal("no-such-bot", str(unknown), status=422) from unknown


async def _do(
    request: Anyone, context: Here, key: str, decide: Callable[[Table, float, str], Entry | None]
) -> TableInfo:
    guest = need_guest(request, context)
    await context.hall.do(key, lambda table, at: decide(table, at, guest))
    return await _show(context, key, guest)
