"""The challenge of the day over HTTP: what it is, who did best, and the one table at which a guest plays it.

Owns the two addresses.  What a day deals and what counts is said in `challenge`.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from undermine.core.chance import seal_of
from undermine.games import canonical_text
from undermine.games.solo import tier_of
from undermine.server.challenge import RULES, checked_day, day_of, end_of
from undermine.server.context import Context
from undermine.server.guest import new_code
from undermine.server.hall import NO_TABLE
from undermine.server.identity import guest_of, need_guest
from undermine.server.problem import documented
from undermine.server.showing import table_info
from undermine.server.speech import words_of
from undermine.server.wire import DayInfo, DayScore, PlayDay, TableInfo
from undermine.store import Score
from undermine.tables.entry import Entry
from undermine.tables.name import checked_name
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table, open_table
from undermine.text import Words
from undermine.text.book import write_book

SHOWN: Final = 100
"""Lines of the list that are told."""
REST: Final = 600.0
"""Seconds for which the end of a round may be looked at."""

Here = NamedDependency[Context]
Anyone = Request[object, object, State]
Day = Annotated[str, QueryParameter(max_length=10, description="A day as 2026-11-16; today if it is left out.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]


class Daily(Controller):
    """The challenge of the day."""

    path = "/api/daily"
    tags = ("daily",)

    @get("/", summary="The challenge of a day and its list", responses=documented(404, 422))
    async def read(self, request: Anyone, context: Here, day: Day = "", language: Language = "") -> DayInfo:
        now = context.clock()
        day = checked_day(day, now)
        guest = guest_of(request, context)
        words = words_of(request, language)
        seed = context.challenge.seed(day)
        yours = await context.store.score_of(day, guest) if guest else None
        table, state = await _own_table(context, day, guest)
        return DayInfo(
            day=day,
            today=day_of(now),
            ends_at=end_of(day),
            rules=canonical_text(RULES),
            seal=seal_of(seed),
            seed=seed if now >= end_of(day) else None,
            scores=[_line(words, score, guest) for score in await context.store.best_of(day, SHOWN)],
            yours=_line(words, yours, guest) if yours is not None else None,
            table=table,
            state=state,
        )

    @post("/", status_code=200, summary="Play the challenge of today, or go on with it", responses=documented(422))
    async def play(self, request: Anyone, context: Here, data: JSONBody[PlayDay]) -> TableInfo:
        guest = need_guest(request, context)
        name = checked_name(data.name)
        day = day_of(context.clock())
        key, seed = context.challenge.table_id(day, guest), context.challenge.seed(day)
        while not (await _own_table(context, day, guest))[0]:
            opened = open_table(context.hall.clock(), guest, new_code(), RULES, "none", day, chat=False, rest=REST)
            await context.hall.create(key, opened)
        # Each by itself: whoever was cut off in the middle goes on from there.
        await context.hall.do(key, lambda table, at: None if table.games else _sit(table, at, guest, name, data.face))
        await context.hall.do(key, lambda table, at: None if table.games else table.start(at, guest, seed))
        async with context.hall.hold(key) as place:
            return table_info(key, place.table, guest)


async def _own_table(context: Context, day: str, guest: str) -> tuple[str, Literal["", "running", "over"]]:
    """The table of a guest on a day and how its first game stands; empty if there is none."""
    key = context.challenge.table_id(day, guest)
    try:
        async with context.hall.hold(key) as place:
            games = place.table.games
            return key, "" if not games else "over" if games[0].is_over else "running"
    except Refusal as refusal:
        if refusal.key != NO_TABLE:
            raise
        return "", ""


def _sit(table: Table, at: float, guest: str, name: str, face: int) -> Entry | None:
    return table.sit(at, guest, 0, name, face=face) if table.seat_of(guest) < 0 else None


def _line(words: Words, score: Score, guest: str) -> DayScore:
    return DayScore(
        name=score.name,
        score=score.points,
        tier=tier_of(score.points),
        rating=write_book(RULES).verdict(words, score.points),
        at=score.at,
        you=bool(guest) and score.guest == guest,
    )
