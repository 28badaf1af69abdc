"""The application of one worker: store, hall, routes and pages put together.

Owns start and stop.  `create_app` makes it, with settings from the environment; root.py serves it.
"""

from __future__ import annotations

import gc
import hmac
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import blake2b

import structlog
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import ResponseHeader, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import NotFoundException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme

import undermine
from undermine.features.index import foreign
from undermine.server import admin, browser, journal, price, private, problem
from undermine.server.again import Me
from undermine.server.bell import MyBells
from undermine.server.bot_pool import BotPool
from undermine.server.budget import Budget
from undermine.server.cap import Sockets
from undermine.server.challenge import Challenge
from undermine.server.clock import SteadyClock
from undermine.server.context import Context
from undermine.server.daily import Daily
from undermine.server.fanout import Alone, ByRedis, Fanout
from undermine.server.film import strip
from undermine.server.gate import Gate
from undermine.server.goodbye import heard_first
from undermine.server.guest import COOKIE, Guests
from undermine.server.hall import Hall
from undermine.server.identity import check_request
from undermine.server.lesson import LESSONS
from undermine.server.library import LIBRARY
from undermine.server.metrics import exposition, registry_of
from undermine.server.my_record import MyHistory, hall_of_fame
from undermine.server.page import Document, PlainPage, plain
from undermine.server.passkey import MyPasskeys
from undermine.server.press import Press
from undermine.server.problem import documented
from undermine.server.pulse import Pulse
from undermine.server.puzzle import PUZZLES
from undermine.server.rating import Rater
from undermine.server.retention import Keep, Retention
from undermine.server.reviewing import Desk
from undermine.server.ringing import Ringer
from undermine.server.routes import AtTable, Lobby
from undermine.server.settings import Settings
from undermine.server.socket import live
from undermine.server.standing import Standing
from undermine.server.static import PACKED, Client
from undermine.server.trying import Trials
from undermine.server.turnstile import Turnstile
from undermine.server.what_if import WhatIfs
from undermine.store import Annals, Bells, Books, Passkeys, Reviews, Store
from undermine.store.cellar import Cellar
from undermine.tables.refusal import Refusal

log = structlog.get_logger()

LARGE = 1024
"""Bytes from which an answer is worth packing."""


@get("/health", summary="Is this worker well?", responses=documented())
async def health(context: NamedDependency[Context]) -> dict[str, str]:
    """Whether the store writes.  No numbers: what is written of a secret answer would show in them."""
    try:
        await context.pulse.feel()
    except TimeoutError:
        raise Refusal("store-away", "the store does not answer", status=503) from None
    return {"status": "well", "version": undermine.__version__}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[object, object, State], context: NamedDependency[Context]) -> Response[bytes]:
    """For whoever runs the server, who knows the token; for anybody else there is nothing here."""
    token = context.settings.metrics_token
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not token or not hmac.compare_digest(given.encode(), token.encode()):
        raise NotFoundException
    figures = registry_of(context.hall, await context.store.counts())
    return Response(exposition(figures), media_type="text/plain; version=0.0.4")


def create_app(
    settings: Settings | None = None,
    clock: Callable[[], float] = time.time,
    client: Client | None = None,
    ticks: Callable[[], float] = time.monotonic,
) -> Litestar:
    """One worker: `clock` tells days, `ticks` move the clocks of tables and cannot be set."""
    chosen = settings or Settings.from_environment()
    files = client or Client.load(root=chosen.root_path, outside=" ".join(foreign()))
    journal.set_up()
    turnstile = Turnstile.of(chosen)
    made: list[Context] = []

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(chosen.store_url)
        secret = await store.secret("tokens", lambda: secrets.token_bytes(32))
        days = await store.secret("days", lambda: secrets.token_bytes(32))
        fanout: Fanout = Alone()
        # Named after the database's secret: two halls on one Redis do not hear each other.
        channel = f"undermine:{blake2b(secret, digest_size=12, person=b'channel').hexdigest()}"
        if chosen.redis:
            fanout = ByRedis(chosen.redis, channel, secrets.token_hex(8))
        bots = BotPool(chosen.bot_processes)
        steady = SteadyClock(clock, ticks)
        behind = steady.catch_up(await store.latest())
        if behind:
            log.warning("the clock of this machine is behind its tables", seconds=round(behind))
        hall = Hall(store, fanout, bots, steady, turnstile)
        guests, budget, pulse = Guests(secret), Budget(chosen, clock, channel, turnstile), Pulse(store)
        press = Press(chosen.render_processes, chosen.render_megabytes << 20)
        books, annals, desk, bells = Books(store), Annals(store), Desk(bots, Reviews(store)), Bells(store)
        pushes = await store.secret("push", lambda: secrets.token_bytes(32))
        ringer = Ringer(pushes, chosen.push_services, bells, hall, budget)
        standing = Standing(books, hall, chosen.bot_processes, clock)
        made.append(
            Context(
                chosen,
                store,
                hall,
                guests,
                budget,
                files,
                Challenge(days),
                pulse,
                books,
                Passkeys(store),
                annals,
                standing,
                Sockets(chosen),
                press,
                desk,
                Trials(bots),
                bells,
                ringer,
                clock,
            )
        )
        press.warm_up()
        await standing.start()
        await hall.start()
        retention = Retention(Cellar(store), hall, Keep(chosen.keep_finished, chosen.keep_abandoned))
        retention.start()
        rater = Rater(annals, is_on=chosen.fame)
        rater.start()
        # What is loaded by now stays; games are tuples of ints, which the collector need not walk. Without this its
        # full rounds stop every table for a second once a thousand games are in memory.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 100)
        try:
            with heard_first(hall.say_goodbye):
                yield
        finally:
            await ringer.stop()
            await rater.stop()
            await retention.stop()
            await standing.stop()
            await hall.stop()
            await desk.end()
            await made[-1].trials.end()
            await bots.end()
            await press.end()
            await budget.close()
            await store.close()

    def context() -> Context:
        return made[-1]

    app = Litestar(
        route_handlers=[
            *(Lobby, Me, MyPasskeys, MyBells, MyHistory, hall_of_fame, strip, AtTable, WhatIfs, Daily),
            *(live, health, metrics, plain),
            *LIBRARY,
            *LESSONS,
            *PUZZLES,
            *admin.HANDLERS,
            *browser.HANDLERS,
        ],
        dependencies={"context": Provide(context, sync_to_thread=False, use_cache=False)},
        lifespan=[lifespan],
        exception_handlers={**problem.HANDLERS, 404: browser.not_found},
        guards=[check_request],
        before_send=[private.mark],
        state=State({"context": context}),
        response_headers=[
            ResponseHeader(name="content-security-policy", value=browser.POLICY),
            ResponseHeader(name="x-content-type-options", value="nosniff"),
            ResponseHeader(name="referrer-policy", value="no-referrer"),
        ],
        openapi_config=OpenAPIConfig(
            title="Undermine",
            version=undermine.__version__,
            description="Tables of the tunnel-digging games. The WebSocket protocol is described in docs/api.md.",
            render_plugins=[PlainPage(path="/"), Document()],
            openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, opt={price.SHARED: True}),
            components=Components(
                security_schemes={
                    "bearer": SecurityScheme(type="http", scheme="bearer", description="The token of a guest."),
                    "cookie": SecurityScheme(type="apiKey", name=COOKIE, security_scheme_in="cookie"),
                }
            ),
            # Looking at open things needs neither.
            security=[{"bearer": []}, {"cookie": []}, {}],
        ),
        # The quickest level: positions of long games are large, and everybody waits while one is packed.
        compression_config=CompressionConfig("gzip", minimum_size=LARGE, gzip_compress_level=1, exclude_opt_key=PACKED),
        request_max_body_size=16_384,
        logging_config=None,
        debug=False,
    )
    # Before routing, where Litestar's own middleware comes too late for what leads nowhere.
    app.asgi_handler = Gate(app.asgi_handler, turnstile)
    return app
