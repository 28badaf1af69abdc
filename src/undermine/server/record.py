"""Finished games for reading: as text, and as a stream to step through.

Owns who may read what: a running game shows nobody more than his seat; a finished one is for its table, or for all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

from undermine.core.chance import seal_of
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.notation.action import write_action
from undermine.notation.record import Record, write_record
from undermine.server.reader import Reader
from undermine.server.showing import plain_events
from undermine.server.wire import Chosen, Replay, ReplayStep
from undermine.tables.live import Live
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.text import Words
from undermine.views.project import project


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


async def replay_of(game: Live, seat: int, words: Words, *, from_above: bool, is_sealed: bool = False) -> Replay:
    """Step by step: who chose what, what happened, and the table as the seat saw it (or, from above, everything).

    A long game takes a while to tell, so others get their turn between the steps.
    """
    assert game.is_over
    if not from_above and seat != SPECTATOR and seat >= int(game.rules.seats):
        raise Refusal("no-such-seat", f"there are seats 0 to {int(game.rules.seats) - 1}", str(seat), status=404)
    reader = Reader(game.rules, game.names, seat, words, from_above=from_above)
    steps: list[ReplayStep] = []
    for chosen, events in steps_of(game):
        steps.append(_step(game, reader, events, seat, from_above, chosen))
        await asyncio.sleep(0)
    seed = "" if is_sealed else game.seed
    return Replay(game.rules.text, list(game.names), game.scores(), game.winners(), seed, seal_of(game.seed), steps)


def steps_of(game: Live) -> Iterator[tuple[tuple[int, int] | None, list[Event]]]:
    """The set-up, then every answer (seat, action), each with what it made happen."""
    bounds = [start for _, _, start in game.choices] + [len(game.events)]
    yield None, game.events[: bounds[0]]
    for (chooser, action, start), end in zip(game.choices, bounds[1:], strict=True):
        yield (chooser, action), game.events[start:end]


def _step(
    game: Live, reader: Reader, events: list[Event], seat: int, from_above: bool, chosen: tuple[int, int] | None
) -> ReplayStep:
    shown = [event if from_above else project(event, seat) for event in events]
    seen = [event for event in shown if event is not None]
    reader.hear(seen)
    step = ReplayStep(None, plain_events(game, seen), reader.plain(), reader.news())
    if chosen is not None:
        words = write_action(game.rules, chosen[1]) if from_above or chosen[0] == seat else None
        step.chosen = Chosen(chosen[0], words)
    if from_above:
        hands = range(int(game.rules.seats))
        step.hands = [[game.rules.names[card] for card in reader.view.hand(i)] for i in hands]
    return step
