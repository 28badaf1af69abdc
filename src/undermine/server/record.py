"""Finished games for reading: as text, and as a stream to step through.

Owns who may read what: a running game shows nobody more than his seat; a finished one is for its table, or for all.
"""

from __future__ import annotations

import asyncio

from undermine.core.chance import seal_of
from undermine.core.change import fold
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.notation.action import write_action
from undermine.notation.record import Record, write_record
from undermine.tables.live import Live
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.views.plain import Plain, plain_event, plain_view
from undermine.views.project import project
from undermine.views.view import View


def finished_game(table: Table, number: int, guest: str) -> Live:
    """The game, if it is over and this guest may read it."""
    if not 1 <= number <= len(table.games):
        raise Refusal("no-such-game", f"this table has played {len(table.games)} games", status=404)
    game = table.games[number - 1]
    if not game.is_over:
        raise Refusal("game-runs", "the record is released when the game is over")
    if not table.open_records and guest != table.host and table.seat_of(guest) < 0 and guest not in game.guests:
        raise Refusal("not-yours", "the games of this table are for its players", status=403)
    return game


def record_text(game: Live) -> str:
    assert game.is_over
    return write_record(Record(game.rules, game.seed, seal_of(game.seed), tuple(game.events), tuple(game.names)))


async def replay_of(game: Live, seat: int, *, from_above: bool) -> Plain:
    """Step by step: who chose what, what happened, and the table as the seat saw it (or, from above, everything).

    A long game takes a while to tell, so others get their turn between the steps.
    """
    assert game.is_over
    if not from_above and seat != SPECTATOR and seat >= int(game.rules.seats):
        raise Refusal("no-such-seat", f"there are seats 0 to {int(game.rules.seats) - 1}", str(seat), status=404)
    view = View(game.rules, seat)  # from above it is folded from everything: the game is over
    steps: list[Plain] = []
    bounds = [start for _, _, start in game.choices] + [len(game.events)]
    steps.append(_step(game, view, game.events[: bounds[0]], seat, from_above, None))
    for (chooser, action, start), end in zip(game.choices, bounds[1:], strict=True):
        words = write_action(game.rules, action) if from_above or chooser == seat else None
        steps.append(_step(game, view, game.events[start:end], seat, from_above, {"seat": chooser, "action": words}))
        await asyncio.sleep(0)
    return {
        "rules": game.rules.text,
        "names": game.names,
        "scores": game.scores(),
        "winners": game.winners(),
        "seed": game.seed,
        "seal": seal_of(game.seed),
        "steps": steps,
    }


def _step(game: Live, view: View, events: list[Event], seat: int, from_above: bool, chosen: Plain | None) -> Plain:
    shown = [event if from_above else project(event, seat) for event in events]
    seen = [event for event in shown if event is not None]
    for event in seen:
        fold(view, event)
    step: Plain = {
        "chosen": chosen,
        "events": [plain for event in seen if (plain := plain_event(game.rules, event)) is not None],
        "view": plain_view(view),
    }
    if from_above:
        step["hands"] = [[game.rules.names[card] for card in view.hand(i)] for i in range(int(game.rules.seats))]
    return step
