"""What if: play on from a step of a finished game, and try another answer there.

Owns the three addresses.  All of it is for whoever may read the review of that game, and shows no more than that does:
others look on at the table as at any, see what everybody at the first one saw, and sit nowhere.
"""

from __future__ import annotations

from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from undermine.core.event import Event
from undermine.notation.action import read_action, write_action
from undermine.notation.course import AS_THEY_WERE
from undermine.review.anew import Begun, anew, as_they_were
from undermine.review.played import Played
from undermine.review.shape import ReviewTrial
from undermine.review.trial import Asked
from undermine.server import price
from undermine.server.bot_pool import BotFailure
from undermine.server.context import Context
from undermine.server.guest import new_code, new_seed, new_table_id
from undermine.server.identity import count, guest_of, need_guest, pay
from undermine.server.problem import documented
from undermine.server.record import Told, check_seat, finished_game
from undermine.server.reviewing import is_reviewed, played
from undermine.server.routes import know_bot, not_sealed
from undermine.server.showing import table_info
from undermine.server.speech import words_of
from undermine.server.static import PACKED
from undermine.server.wire import NewWhatIf, StepAnswer, StepAnswers, TableInfo, TrialState
from undermine.tables.entry import Entry, Origin
from undermine.tables.live import Live
from undermine.tables.name import checked_name, is_same_name, looks_like
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table, open_table
from undermine.talk.character import CHARACTERS, SEASONED, read_player, write_player
from undermine.text.review import labels_of, tell_trial

Key = Annotated[str, PathParameter(max_length=40, description="The id of a table.")]
Number = Annotated[int, PathParameter(ge=1, le=1_000_000, description="Which game of the table; the first is 1.")]
Step = Annotated[int, QueryParameter(ge=1, le=1_000_000, description="Which answer of the game; the first is 1.")]
Answer = Annotated[str, QueryParameter(max_length=200, description="What else could have been answered.")]
Language = Annotated[str, QueryParameter(max_length=40, description="Language of the texts; else Accept-Language.")]
Here = NamedDependency[Context]
Anyone = Request[object, object, State]


class WhatIfs(Controller):
    """A finished game, and what might have become of it."""

    path = "/api/tables/{key:str}/games/{number:int}"
    tags = ("table",)

    @post("/what-if", status_code=201, summary="Play on from a step", responses=documented(404, 409, 422))
    async def play_on(
        self, request: Anyone, context: Here, key: Key, number: Number, data: JSONBody[NewWhatIf]
    ) -> TableInfo:
        guest = need_guest(request, context)
        game = await _reviewed(context, key, number, guest)
        check_seat(game, data.seat)
        know_bot(data.bot)
        name = checked_name(data.name)
        if data.step > len(game.choices):
            raise _no_such_step(len(game.choices))
        if data.step == len(game.choices):
            raise Refusal("step-is-over", "at this step the game is over; choose an earlier one", str(data.step))
        seats = int(game.rules.seats)
        is_anew = data.cards != AS_THEY_WERE
        await pay(request, context, price.furnishing(seats + 1) + price.record(len(game.events)))
        await count(request, context, "tables")
        await count(request, context, "bots", seats - 1)
        if is_anew:
            await pay(request, context, price.WHAT_IF)
        begun, told = await _begun(context, f"{key}/{number}", guest, game, data)
        course = begun.course
        lines = told.lines_upto(data.step, list(course.run(begun.answers).log))
        origin = Origin(
            key,
            number,
            data.step,
            data.seat,
            data.cards,
            course.seed,
            begun.answers,
            course.orders,
            course.chances,
            tuple(lines),
        )
        hall = context.hall
        while True:
            table = new_table_id()
            opened = open_table(
                hall.clock(),
                guest,
                new_code(),
                game.rules.text,
                "none",
                origin=origin,
                bot_delay=data.bot_delay,
                rest=data.rest,
                bots_talk=data.bots_talk,
            )
            if await hall.create(table, opened):
                break
        await hall.do(table, lambda at_table, at: at_table.sit(at, guest, data.seat, name, face=data.face))
        for seat, bot in _company(game, data.seat, name, data.bot):
            await hall.do(table, partial(_seat_bot, guest, seat, bot))
        await hall.do(table, lambda at_table, at: at_table.start(at, guest, course.last_seed))
        async with hall.hold(table) as place:
            return table_info(table, place.table, guest)

    @get("/answers", summary="What could have been answered at a step", responses=documented(404, 409, 422))
    async def answers(
        self, request: Anyone, context: Here, key: Key, number: Number, step: Step, language: Language = ""
    ) -> StepAnswers:
        game = await _reviewed(context, key, number, guest_of(request, context))
        if step > len(game.choices):
            raise _no_such_step(len(game.choices))
        await pay(request, context, price.story(len(game.events)))
        asked = Asked(played(Told.of(game)), step)
        words, answers = words_of(request, language), asked.answers
        labels = labels_of(game.rules.text, _before(game, step), game.names, words, answers)
        given = write_action(game.rules, asked.given)
        shown = [StepAnswer(answer, label) for answer, label in zip(answers, labels, strict=True)]
        return StepAnswers(step, asked.seat, asked.question, given, shown)

    @get(
        "/try",
        summary="Another answer at a step: the chances after it; asked again until it is ready",
        responses=documented(404, 409, 422),
        opt={PACKED: True},
    )
    async def try_out(
        self,
        request: Anyone,
        context: Here,
        key: Key,
        number: Number,
        step: Step,
        answer: Answer,
        language: Language = "",
    ) -> Response[bytes]:
        guest = guest_of(request, context)
        game = await _reviewed(context, key, number, guest)
        if step > len(game.choices):
            raise _no_such_step(len(game.choices))
        try:
            action = read_action(game.rules, answer)
        except ValueError as error:
            raise Refusal("unreadable", str(error), status=422) from error
        name = f"{key}/{number}/{step}/{action}"
        trials = context.trials
        data = trials.find(name)
        if data is None:
            told = played(Told.of(game))
            if not trials.is_trying(name):
                guest = need_guest(request, context)
                if action not in Asked(told, step).legal:
                    raise Refusal("no-such-answer", "this could not be answered at this step", answer, status=422)
                await pay(request, context, price.TRIAL)
            done = trials.try_out(name, told, step, action, context.hall.owner(guest))
            return _told(TrialState("working", done, None))
        if not data:
            trials.forget(name)
            raise Refusal("no-trial", "this could not be tried; ask again later", status=503)
        trial = msgspec.json.decode(data, type=ReviewTrial)
        tell_trial(trial, game.rules.text, _before(game, step), game.names, words_of(request, language))
        return _told(TrialState("ready", 1.0, trial))


def _told(state: TrialState) -> Response[bytes]:
    return Response(msgspec.json.encode(state), media_type="application/json")


async def _reviewed(context: Context, key: str, number: int, guest: str) -> Live:
    """The game, if this guest may look back at it."""
    async with context.hall.hold(key) as place:
        game = finished_game(place.table, number, guest)
        not_sealed(place.table, context)
    if not is_reviewed(game.rules):
        raise Refusal("no-review", "games of this box take too long to be looked back at here")
    return game


async def _begun(context: Context, key: str, guest: str, game: Live, wish: NewWhatIf) -> tuple[Begun, Played]:
    """The game up to the step; cards are dealt anew in a process of the bots, since that takes longer than a move."""
    told = played(Told.of(game))
    if wish.cards == AS_THEY_WERE:
        return as_they_were(game.course, told, wish.step), told
    chore = partial(anew, game.course, told, wish.step, wish.seat, new_seed())
    try:
        begun = await context.hall.bots.work(key, context.hall.owner(guest), chore)
    except BotFailure:
        detail = "the cards of this game cannot be dealt anew from here; play on with those that were there"
        raise Refusal("not-anew", detail) from None
    assert isinstance(begun, Begun), "who deals anew gives a game that was left"
    return begun, told


def _company(game: Live, mine: int, name: str, bot: str) -> list[tuple[int, str]]:
    """Who plays the other seats, the dwarfs that played them first.

    People are played by whatever dwarf is free: their names are theirs, also when they have everything deleted.
    """
    level = read_player(bot)[1] or SEASONED
    found: list[tuple[int, str]] = []
    for seat, player in enumerate(game.players):
        who = player.removeprefix("bot ").casefold()
        is_dwarf = player.startswith("bot ") and who in CHARACTERS
        if seat == mine or not is_dwarf or is_same_name(name, who) or looks_like(name, CHARACTERS[who].name):
            continue
        found.append((seat, write_player(who, level)))
    named = {seat for seat, _ in found} | {mine}
    return [*found, *((seat, level) for seat in range(len(game.players)) if seat not in named)]


def _seat_bot(guest: str, seat: int, bot: str, table: Table, at: float) -> Entry:
    return table.seat_bot(at, guest, seat, bot)


def _before(game: Live, step: int) -> list[Event]:
    return game.events[: game.choices[step - 1][2]]


def _no_such_step(last: int) -> Refusal:
    return Refusal("no-such-step", f"this game has steps 0 to {last}", str(last), status=404)
