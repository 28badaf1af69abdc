"""Your record over HTTP: your figures, ratings if you want them, everything to take along, and going for good.

Owns the addresses.  Everything here is about who asks and is told to nobody else; the hall of fame names those who want
to be named.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Annotated, Final

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from undermine.server import price
from undermine.server.again import PHRASE
from undermine.server.bell import bell_info
from undermine.server.context import Context
from undermine.server.farewell import say_farewell
from undermine.server.guest import COOKIE
from undermine.server.history import HARD, box_of, boxes, exported, named, pointing, roles, rounds_of, streaks
from undermine.server.identity import guest_of, need_guest, pay
from undermine.server.problem import documented
from undermine.server.rating import DOUBTS
from undermine.server.share import share
from undermine.server.speech import words_of
from undermine.server.wire import (
    ExportedDay,
    ExportedGame,
    ExportedTable,
    ExportedWords,
    Fame,
    FameLine,
    FameRole,
    Farewell,
    GameRecord,
    JoinFame,
    MyExport,
    MyFame,
    MyRecord,
    PasskeyInfo,
    RatingInfo,
)
from undermine.store import Member, Rating, Result
from undermine.tables.entry import Opened, Said, decode
from undermine.tables.name import checked_name
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.text import Words
from undermine.text.handbook import is_saboteur

COUNTED: Final = 2000
"""Games that are in the figures, the latest; a lifetime of evenings."""
LATEST: Final = 20
"""Games that are told one by one."""
LEAST: Final = 10
"""Rounds in a role that the hall of fame wants to have seen."""
NAMED: Final = 100
"""Lines of the hall of fame, of all roles."""
TOLD: Final = 100
"""Tables whose words are in an export, the latest."""
AT_ONCE: Final = 10

Here = NamedDependency[Context]
Anyone = Request[object, object, State]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]
Sure = Annotated[bool, QueryParameter(description="Say true: there is no way back.")]


class MyHistory(Controller):
    """What you have played."""

    path = "/api/me"
    tags = ("me",)

    @get("/record", summary="Your finished games in figures", responses=documented())
    async def record(self, request: Anyone, context: Here, language: Language = "") -> MyRecord:
        guest = need_guest(request, context)
        games = await context.annals.count(guest)
        await pay(request, context, price.history(min(games, COUNTED)))
        words = words_of(request, language)
        found = await context.annals.of(guest, COUNTED)
        lines = [line for result in found for line in rounds_of(result)]
        matches = [result for result in found if result.seats > 1]
        streak, longest = streaks(found)
        kept = await context.store.sequences([result.table for result in found[:LATEST]])
        return MyRecord(
            games=games,
            counted=len(found),
            since=found[-1].at if found else None,
            gold=sum(result.gold for result in found),
            wins=share(sum(result.won for result in matches), len(matches)),
            streak=streak,
            longest=longest,
            boxes=boxes(words, found),
            roles=roles(words, lines),
            pointing=pointing(lines),
            fingers=[pointing(lines, *ends) for ends in pairwise(HARD)],
            latest=[_game(words, result, is_kept=result.table in kept) for result in found[:LATEST]],
            fame=await _my_fame(context, words, guest),
        )

    @get("/export", summary="Everything that is kept of you, as one document", responses=documented())
    async def export(self, request: Anyone, context: Here) -> Response[MyExport]:
        guest = need_guest(request, context)
        tables = [row.id for row in await context.store.places_of(guest, TOLD)]
        games = await context.annals.count(guest)
        await pay(request, context, min(price.history(games) + price.export(len(tables)), price.MOST))
        found = await context.annals.of(guest, games)
        whole = await context.annals.tables_of(guest)
        told = MyExport(
            guest=guest,
            made_at=context.clock(),
            has_phrase=await context.store.has_lent(PHRASE, guest),
            passkeys=[
                PasskeyInfo(each.id, each.name, each.made_at, each.used_at) for each in await context.passkeys.of(guest)
            ],
            bells=[bell_info(each) for each in await context.bells.of(guest)],
            fame=await _my_fame(context, words_of(request), guest),
            games=[_exported(result) for result in found],
            days=[
                ExportedDay(each.day, each.name, each.points, each.at) for each in await context.annals.days_of(guest)
            ],
            tables=[await _words_at(context, table, guest) for table in tables],
            left_out=len(set(whole) - set(tables)),
        )
        headers = {"content-disposition": 'attachment; filename="undermine.json"'}
        return Response(told, headers=headers)

    @delete(
        "/everything",
        status_code=200,
        summary="Take everything of you out of this house",
        responses=documented(422, 503),
    )
    async def farewell(self, request: Anyone, context: Here, sure: Sure = False) -> Response[Farewell]:
        """Your results, ratings, days, phrase, passkeys, bells go; your name and your words are taken off the tables.

        The games stay for the others, and so does what whoever runs the house has ordered about you.
        """
        guest = need_guest(request, context)
        if not sure:
            raise Refusal("not-sure", "say that you are sure: there is no way back", status=422)
        await pay(request, context, price.export(len(await context.annals.tables_of(guest))))
        tables = await say_farewell(context, guest)
        gone = Cookie(COOKIE, value="", max_age=0, httponly=True, path=context.settings.root_path or "/")
        return Response(Farewell(tables), cookies=[gone])

    @post("/fame", status_code=200, summary="Be rated in this house, under a name", responses=documented(404, 422))
    async def join(self, request: Anyone, context: Here, data: JSONBody[JoinFame]) -> MyFame:
        """Counts from now on, games among people alone, by role."""
        _need_fame(context)
        guest = need_guest(request, context)
        await context.annals.join(Member(guest, checked_name(data.name), context.clock()))
        return await _my_fame(context, words_of(request), guest)

    @delete("/fame", status_code=200, summary="Be rated no more", responses=documented())
    async def leave(self, request: Anyone, context: Here) -> MyFame:
        """What was known of you is forgotten."""
        guest = need_guest(request, context)
        await context.annals.leave(guest)
        return await _my_fame(context, words_of(request), guest)


@get("/api/fame", summary="The hall of fame", tags=["lobby"], responses=documented(404), opt={price.PRICE: price.LIST})
async def hall_of_fame(request: Anyone, context: Here, language: Language = "") -> Fame:
    _need_fame(context)
    words, me = words_of(request, language), guest_of(request, context)
    by: dict[str, list[FameLine]] = {}
    for name, rating in await context.annals.best(LEAST, DOUBTS, NAMED):
        low, high = _ends(rating)
        line = FameLine(name, round(rating.skill, 1), low, high, rating.rounds, you=bool(me) and rating.guest == me)
        by.setdefault(rating.role, []).append(line)
    named = [FameRole(role, role_name(words, role), is_saboteur(role), lines) for role, lines in by.items()]
    return Fame(LEAST, sorted(named, key=lambda each: (-len(each.lines), each.role)))


def role_name(words: Words, role: str) -> str:
    """What a rating is for: a role, or a box in which nobody has one."""
    return named(words, "role" if words.has(f"role-{role}") else "game", role)


def _need_fame(context: Context) -> None:
    if not context.settings.fame:
        raise Refusal("no-fame", "this house has no hall of fame", status=404)


async def _my_fame(context: Context, words: Words, guest: str) -> MyFame:
    if not context.settings.fame:
        return MyFame(open=False, name="", ratings=[])
    member = await context.annals.member(guest)
    found = await context.annals.ratings_of(guest) if member else []
    return MyFame(
        open=True,
        name=member.name if member else "",
        ratings=[
            RatingInfo(each.role, role_name(words, each.role), round(each.skill, 1), *_ends(each), each.rounds)
            for each in found
        ],
    )


def _ends(rating: Rating) -> tuple[float, float]:
    reach = DOUBTS * rating.doubt
    return round(rating.skill - reach, 1), round(rating.skill + reach, 1)


def _game(words: Words, result: Result, *, is_kept: bool) -> GameRecord:
    box = box_of(result.rules)
    return GameRecord(
        table=result.table,
        game=result.game,
        at=result.at,
        rules=result.rules,
        box=box,
        title=named(words, "game", box),
        seats=result.seats,
        people=result.people,
        gold=result.gold,
        won=result.won,
        roles=[named(words, "role", line.role) for line in rounds_of(result) if line.role],
        kept=is_kept,
    )


def _exported(result: Result) -> ExportedGame:
    return ExportedGame(
        result.table,
        result.game,
        result.seat,
        result.name,
        result.at,
        result.rules,
        result.seats,
        result.people,
        result.gold,
        result.won,
        [exported(line) for line in rounds_of(result)],
    )


async def _words_at(context: Context, key: str, guest: str) -> ExportedTable:
    """What somebody was called at a table, and said there."""
    told = ExportedTable(key, [], [])
    rows = await context.store.entries(key)
    # A table that cannot be read keeps nobody from what is told of the others.
    with suppress(ValueError):
        await _listen(told, rows, guest)
    return told


async def _listen(told: ExportedTable, rows: Sequence[tuple[int, bytes]], guest: str) -> None:
    first = decode(rows[0][1]) if rows else None
    if not isinstance(first, Opened):
        return
    table = Table(first)
    for number, (_, data) in enumerate(rows[1:], 1):
        entry = decode(data)
        if isinstance(entry, Said) and not entry.by and table.seats[entry.seat].guest == guest:
            told.said.append(ExportedWords(entry.at, entry.phrase, list(entry.arguments), entry.chat))
        table.take_in(entry)
        seat = table.seat_of(guest)
        if seat >= 0 and table.seats[seat].name not in told.names:
            told.names.append(table.seats[seat].name)
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
