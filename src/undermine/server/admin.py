"""The admin page: what whoever runs the house sees and does.  For anybody else there is nothing at these addresses.

Owns the addresses.  Sees of a table what everybody at it may see, never a view, a hand, a role or a seed; writes every
act down before it is done.
"""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Final

import msgspec
import structlog
from litestar import Controller, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, PathParameter
from litestar.types import ControllerRouterHandler

from undermine.server.browser import FREE, READING, page_answer
from undermine.server.context import Context
from undermine.server.hall import UNREADABLE
from undermine.server.identity import refuse_foreign_page
from undermine.server.office import ADMIN_COOKIE, enter, leave, need_admin, session_cookie, who_runs
from undermine.server.problem import documented
from undermine.server.standing import STALE, WorkerReport
from undermine.server.static import PACKED
from undermine.server.wire import (
    AdminAct,
    AdminEnter,
    AdminGuest,
    AdminInfo,
    AdminTable,
    AdminWorker,
    HouseInfo,
    SayNotice,
    Switch,
)  # fmt: skip
from undermine.store import Act, Order, Row
from undermine.store.house import BLOCK, HUSH, NOTICE
from undermine.tables.entry import Opened, decode
from undermine.tables.name import checked_text
from undermine.tables.refusal import Refusal
from undermine.tables.seat import BOT, PERSON
from undermine.tables.table import Table
from undermine.text import LANGUAGES

log = structlog.get_logger()

TABLES: Final = 60
ACTS: Final = 60
MANY: Final = 500
"""Tables from which a blocked guest is shown out."""
Key = Annotated[str, PathParameter(max_length=40)]
Guest = Annotated[str, PathParameter(max_length=40, pattern="^[0-9a-f]+$")]
Here = NamedDependency[Context]
Anyone = Request[object, object, State]


@get(
    "/api/house",
    summary="What is told on every page",
    sync_to_thread=False,
    opt=FREE,
    tags=["lobby"],
    responses=documented(),
)
def house(context: Here) -> HouseInfo:
    """Pages ask for it again and again, so it is in memory and paid for by the address alone."""
    return HouseInfo(context.standing.notice, context.settings.offline_app)


@route("/admin", http_method=READING, include_in_schema=False, opt={PACKED: True})
async def admin_page(request: Anyone, context: Here) -> Response[bytes]:
    """The page, for who has a session.  For anybody else an address that leads nowhere."""
    if not context.client.is_whole or not await who_runs(request, context):
        raise NotFoundException
    return page_answer(request, context)


class Admin(Controller):
    """One house."""

    path = "/api/admin"
    include_in_schema = False

    @post("/enter", status_code=200)
    async def come_in(self, request: Anyone, context: Here, data: JSONBody[AdminEnter]) -> Response[dict[str, str]]:
        refuse_foreign_page(request)
        found = await enter(context, data.word)
        if found is None:
            log.warning("a link to the admin page that is not good")
            raise NotFoundException
        who, session = found
        log.warning("admin", act="enter", who=who)
        return Response({"who": who}, cookies=[session_cookie(request, context, session)])

    @post("/leave", status_code=200)
    async def go_out(self, request: Anyone, context: Here) -> Response[dict[str, str]]:
        who = await need_admin(request, context)
        await _note(context, who, "leave")
        await leave(context, request.cookies[ADMIN_COOKIE])
        return Response({}, cookies=[session_cookie(request, context, "")])

    @get("/")
    async def read(self, request: Anyone, context: Here) -> AdminInfo:
        who = await need_admin(request, context)
        await context.standing.look()
        return await _info(context, who)

    @post("/tables/{key:str}/close", status_code=200)
    async def close(self, request: Anyone, context: Here, key: Key) -> AdminInfo:
        who = await need_admin(request, context)
        code = await _code(context, key)
        await _note(context, who, "close", key, code)
        await context.hall.do(key, lambda table, at: table.close(at))
        return await _info(context, who)

    @post("/tables/{key:str}/chat", status_code=200)
    async def table_chat(self, request: Anyone, context: Here, key: Key, data: JSONBody[Switch]) -> AdminInfo:
        who = await need_admin(request, context)
        code = await _code(context, key)
        await _note(context, who, "table-chat" if data.on else "table-hush", key, code)
        await context.hall.do(key, lambda table, at: table.hush(at, on=not data.on))
        return await _info(context, who)

    @post("/guests/{guest:str}/block", status_code=200)
    async def block(self, request: Anyone, context: Here, guest: Guest, data: JSONBody[Switch]) -> AdminInfo:
        """Not let in any more, on any worker, and without a seat; or let in again."""
        who = await need_admin(request, context)
        act = Act(context.clock(), who, "block" if data.on else "unblock", guest)
        _log(act)
        if data.on:
            await context.books.order(Order(BLOCK, guest, "", act.at), act)
        else:
            await context.books.take_back(BLOCK, guest, act)
        await context.standing.refresh()
        for row in await context.store.places_of(guest, MANY) if data.on else ():
            try:
                await context.hall.do(row.id, lambda table, at: table.show_out(at, guest))
            except Refusal as refusal:  # one that cannot be read keeps nobody from the others
                log.warning("a blocked guest keeps a seat", table=row.id, error=refusal.key)
        return await _info(context, who)

    @post("/chat", status_code=200)
    async def chat(self, request: Anyone, context: Here, data: JSONBody[Switch]) -> AdminInfo:
        who = await need_admin(request, context)
        act = Act(context.clock(), who, "chat" if data.on else "hush")
        _log(act)
        if data.on:
            await context.books.take_back(HUSH, "", act)
        else:
            await context.books.order(Order(HUSH, "", "", act.at), act)
        await context.standing.refresh()
        return await _info(context, who)

    @post("/notice", status_code=200)
    async def notice(self, request: Anyone, context: Here, data: JSONBody[SayNotice]) -> AdminInfo:
        """Told on every page until there is another, or none."""
        who = await need_admin(request, context)
        now = context.clock()
        if data.text.strip():
            if data.language not in LANGUAGES:
                raise Refusal("no-such-language", f"there are: {', '.join(LANGUAGES)}", status=422)
            text = checked_text(data.text)
            act = Act(now, who, "notice", data.language, text)
            await context.books.order(Order(NOTICE, data.language, text, now), act)
        else:
            act = Act(now, who, "no-notice")
            await context.books.take_back(NOTICE, "", act)
        _log(act)
        await context.standing.refresh()
        return await _info(context, who)


async def _note(context: Context, who: str, kind: str, about: str = "", text: str = "") -> None:
    """First written down, then done: what fails afterwards was tried at least."""
    act = Act(context.clock(), who, kind, about, text)
    _log(act)
    await context.books.note(act)


def _log(act: Act) -> None:
    log.warning("admin", act=act.kind, who=act.who, about=act.about)


async def _code(context: Context, key: str) -> str:
    async with context.hall.hold(key) as place:
        return place.table.code


async def _info(context: Context, who: str) -> AdminInfo:
    now = context.clock()
    found = await context.books.reports(now - STALE)
    reports = [(each, msgspec.json.decode(each.data, type=WorkerReport)) for each in found]
    onlookers: Counter[str] = Counter()
    for _, report in reports:
        onlookers.update(report.onlookers)
    lost = {key for _, report in reports for key in report.unreadable} | context.hall.unreadable
    guests: dict[str, AdminGuest] = {}
    tables: list[AdminTable] = []
    for row, first in await context.books.lately(TABLES):
        tables.append(await _table(context, row, first, onlookers[row.id], lost, guests))
    for guest in context.standing.blocked:
        guests.setdefault(guest, AdminGuest(guest, [], 0, 0, present=False)).blocked = True
    return AdminInfo(
        who=who,
        now=now,
        tables=tables,
        guests=sorted(guests.values(), key=lambda each: (not each.blocked, not each.present, -each.hosts, each.id)),
        workers=[
            AdminWorker(each.id, told.since, told.sockets, told.tables, told.moves, told.waiting)
            for each, told in reports
        ],
        counts=await context.store.counts(),
        chat=not context.hall.is_hushed,
        notice=context.standing.notice,
        acts=[AdminAct(act.at, act.who, act.kind, act.about, act.text) for act in await context.books.acts(ACTS)],
    )


async def _table(
    context: Context, row: Row, first: bytes, onlookers: int, lost: set[str], guests: dict[str, AdminGuest]
) -> AdminTable:
    """A line of the list, and who is at it.  A table that cannot be read is told with what the store knows of it."""
    told = AdminTable(row.id, row.code, row.rules, row.opened_at, row.touched_at, "running" if row.running else "open")
    try:
        if row.id in lost:
            raise Refusal(UNREADABLE, "set aside by a worker")
        async with context.hall.hold(row.id) as place:
            table = place.table
            told.state = _state(table)
            told.people = sum(seat.kind == PERSON for seat in table.seats)
            told.bots = sum(seat.kind == BOT for seat in table.seats)
            told.seats = len(table.seats)
            told.chat = not table.hushed and table.chat
            told.hushed = table.hushed
            told.onlookers = onlookers
            told.host = table.host
            told.host_name = next((seat.name for seat in table.seats if seat.guest == table.host), "")
            _meet(guests, table)
    except Refusal:
        told.state = "unreadable"
        opened = _opened(first)
        told.host = opened.host if opened else ""
    return told


def _state(table: Table) -> str:
    if table.closed:
        return "closed"
    if table.is_running:
        return "paused" if table.paused else "running"
    return "over" if table.games else "open"


def _meet(guests: dict[str, AdminGuest], table: Table) -> None:
    """Who sits at a table, and who opened it."""
    host = guests.setdefault(table.host, AdminGuest(table.host, [], 0, 0, present=False))
    host.hosts += 1
    for seat in table.seats:
        if seat.kind == PERSON:
            guest = guests.setdefault(seat.guest, AdminGuest(seat.guest, [], 0, 0, present=False))
            guest.seats += 1
            guest.present |= seat.present
            if seat.name not in guest.names:
                guest.names.append(seat.name)


def _opened(first: bytes) -> Opened | None:
    try:
        entry = decode(first)
    except (msgspec.MsgspecError, ValueError):
        return None
    return entry if isinstance(entry, Opened) else None


HANDLERS: Final[list[ControllerRouterHandler]] = [house, admin_page, Admin]
