"""What a seat is shown of a table and its game, as wire types.

Owns the choice of what is told; works from projected events and views, and from what a table tells everybody.
"""

from __future__ import annotations

from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.notation.action import write_action
from undermine.server.wire import Position, SeatInfo, Spoken, TableInfo
from undermine.tables.entry import Said
from undermine.tables.live import Live
from undermine.tables.table import Table
from undermine.views.plain import Plain, plain_event, plain_view
from undermine.views.project import project
from undermine.views.view import View


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
        chat=table.chat,
        open_records=table.open_records,
        seats=[
            SeatInfo(place.kind, place.name, place.bot, place.stand_in, place.present, i == seat)
            for i, place in enumerate(table.seats)
        ],
        host=guest == table.host,
        seat=seat if seat >= 0 else None,
        game=game.number if game is not None else 0,
        state="open" if game is None else "over" if over else "running",
        paused=table.paused,
        sequence=table.changes,
        seal=table.seal,
        seed=game.seed if game is not None and over else None,
        scores=game.scores() if game is not None and over else None,
        winners=game.winners() if game is not None and over else None,
    )


def position_of(table: Table, game: Live, seat: int, seen: int, *, raw: bool, view: View | None) -> Position:
    """The game as a seat (or SPECTATOR) sees it, with the events after `seen`."""
    return _position(table, game, seat, game.since(seat, seen), raw=raw, view=view)


def news_of(
    table: Table, game: Live, seat: int, events: tuple[Event, ...], *, raw: bool, view: View | None
) -> Position:
    """The same for events that have just happened."""
    shown = [seen for event in events if (seen := project(event, seat)) is not None]
    if view is not None:
        for event in shown:
            view.fold(event)
    return _position(table, game, seat, shown, raw=raw, view=view)


def shows(event: Event, seat: int) -> bool:
    """Whether an event exists for a seat."""
    return project(event, seat) is not None


def _position(table: Table, game: Live, seat: int, shown: list[Event], *, raw: bool, view: View | None) -> Position:
    asked = game.asked_for(seat)
    return Position(
        n=game.count(seat),
        events=shown if raw else plain_events(game, shown),
        asked=asked if asked >= 0 else None,
        question=game.question_for(seat),
        legal=[write_action(game.rules, action) for action in game.legal(seat)] if asked == seat else [],
        due=table.due_for(seat),
        view=plain_view(view) if view is not None else None,
    )


def plain_events(game: Live, shown: list[Event]) -> list[Plain]:
    return [plain for event in shown if (plain := plain_event(game.rules, event)) is not None]


def spoken(entry: Said) -> Spoken:
    return Spoken(entry.seat, entry.at, entry.phrase, entry.arguments, entry.chat)


def seat_or_spectator(table: Table, guest: str) -> int:
    seat = table.seat_of(guest)
    return seat if seat >= 0 else SPECTATOR
