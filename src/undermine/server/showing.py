"""What a seat is shown of a table and its game, as wire types.

Owns the choice of what is told; works from projected events and views, and from what a table tells everybody.
"""

from __future__ import annotations

from undermine.core.event import Event
from undermine.core.fact import named
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.notation.action import write_action
from undermine.server.reader import Reader
from undermine.server.wire import Finger, PointedAt, Pointing, Position, Rest, SeatInfo, Spoken, TableInfo, WhatIfInfo
from undermine.tables.entry import Said
from undermine.tables.live import Live
from undermine.tables.seat import EMPTY
from undermine.tables.table import POINTING, Table, has_new_round
from undermine.views.plain import plain_event
from undermine.views.project import project
from undermine.views.shape import PlainEvent


def table_info(key: str, table: Table, guest: str) -> TableInfo:
    game = table.game
    over = game is not None and game.is_over
    seat = table.seat_of(guest)
    return TableInfo(
        id=key,
        code=table.code,
        rules=table.rules,
        pace=table.pace.name,
        bot_delay=table.bot_delay,
        listed=table.listed,
        chat=table.chat and not table.hushed,
        open_records=table.open_records,
        points=table.points,
        seats=[
            SeatInfo(
                place.kind,
                place.name,
                place.bot,
                place.stand_in,
                place.present,
                i == seat,
                table.may_take(guest, i),
                place.character,
                place.face if place.kind != EMPTY else -1,
            )
            for i, place in enumerate(table.seats)
        ],
        host=table.is_host(guest),
        seat=seat if seat >= 0 else None,
        game=game.number if game is not None else 0,
        began=game.began if game is not None else 0.0,
        state="closed" if table.closed else "open" if game is None else "over" if over else "running",
        paused=table.paused,
        resting=Rest(table.rests_until, sorted(table.ready)) if table.rests_until else None,
        sequence=table.changes,
        seal=table.seal,
        # The deal of a day belongs to everybody who has not played it yet; the day's own page tells it afterwards.
        # Whoever only looks on at a what if need not be told the seed of the game from which it comes.
        seed=game.seed if game is not None and over and not table.day and _may_look_back(table, guest) else None,
        scores=game.scores() if game is not None and over else None,
        winners=game.winners() if game is not None and over else None,
        day=table.day,
        pointing=_pointing(table),
        bots_talk=table.bots_talk,
        what_if=_what_if(table, guest),
    )


def _what_if(table: Table, guest: str) -> WhatIfInfo | None:
    """Whence it comes; the way back is for who began it, and may see the other game."""
    origin = table.origin
    if origin is None:
        return None
    info = WhatIfInfo(origin.step, origin.seat, origin.cards)
    if _may_look_back(table, guest):
        info.table, info.game = origin.table, origin.game
    return info


def _may_look_back(table: Table, guest: str) -> bool:
    return table.origin is None or guest == table.host


def _pointing(table: Table) -> Pointing | None:
    game = table.game
    if not table.points or game is None or not game.unmasked:
        return None
    told = pointed_at(game, game.unmasked)
    return Pointing(told.round, table.unmasked_at + POINTING, told.fingers, told.onlookers)


def pointed_at(game: Live, number: int) -> PointedAt:
    fingers = [Finger(seat, whom) for seat, whom in sorted(game.points.get(number, {}).items())]
    return PointedAt(number, fingers, game.pointed_from_outside(number))


def position_of(
    table: Table, game: Live, seat: int, seen: int, *, raw: bool = False, reader: Reader | None = None
) -> Position:
    """The game as a seat (or SPECTATOR) sees it, with the events after `seen`; the reader has heard everything."""
    position = _position(table, game, seat, game.since(seat, seen), raw=raw, reader=reader)
    if reader is not None:
        position.log = reader.log()
        if table.rests_until:
            position.ended = reader.ended
    return position


def news_of(
    table: Table, game: Live, seat: int, events: tuple[Event, ...], *, raw: bool = False, reader: Reader | None = None
) -> Position:
    """The same for events that have just happened."""
    shown = [seen for event in events if (seen := project(event, seat)) is not None]
    if reader is not None:
        reader.hear(shown)
    position = _position(table, game, seat, shown, raw=raw, reader=reader)
    if reader is not None:
        position.log = reader.news()
        if has_new_round(events):
            position.ended = reader.ended
    return position


def shows(event: Event, seat: int) -> bool:
    """Whether an event exists for a seat."""
    return project(event, seat) is not None


def _position(table: Table, game: Live, seat: int, shown: list[Event], *, raw: bool, reader: Reader | None) -> Position:
    asked = game.asked_for(seat)
    legal = game.legal(seat) if asked == seat else []
    return Position(
        n=game.count(seat),
        events=[named(game.rules, event) for event in shown] if raw else plain_events(game.rules, shown),
        asked=asked if asked >= 0 else None,
        question=game.question_for(seat),
        legal=[write_action(game.rules, action) for action in legal],
        due=table.due_for(seat),
        view=reader.plain() if reader is not None else None,
        choices=reader.choices(legal) if reader is not None else [],
        ways=reader.passages() if reader is not None and asked == seat else [],
    )


def plain_events(rules: Rules, shown: list[Event]) -> list[PlainEvent]:
    return [plain for event in shown if (plain := plain_event(rules, event)) is not None]


def spoken(entry: Said) -> Spoken:
    return Spoken(entry.seat, entry.at, entry.phrase, entry.arguments, entry.chat)


def seat_or_spectator(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    return seat if seat >= 0 else SPECTATOR
