"""Finished games for reading: as text, and as a stream to step through.

Owns who may read what: a running game shows nobody more than his seat; a finished one is for its table, or for all.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import msgspec

from undermine.core.chance import seal_of
from undermine.core.event import Event
from undermine.core.frame import SPECTATOR
from undermine.core.rules import Rules
from undermine.games import parse_rules
from undermine.notation.action import write_action
from undermine.notation.record import Said, record_again, write_record
from undermine.server.reader import Reader
from undermine.server.showing import plain_events, pointed_at
from undermine.server.wire import Chosen, PointedAt, Quote, Replay, ReplayStep
from undermine.tables.live import Live
from undermine.tables.refusal import Refusal
from undermine.tables.table import Table
from undermine.talk.line import Line
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


@dataclass(frozen=True)
class Told:
    """A game that is over as plain data, so that it can be told in another process."""

    rules_text: str
    names: tuple[str, ...]
    seed: str
    events: list[Event]
    choices: list[tuple[int, int, int]]
    scores: list[int]
    winners: list[int]
    pointing: list[PointedAt]
    faces: tuple[int, ...]
    lines: list[Line]
    lies: list[int]
    """How often each seat was found to have lied."""

    @classmethod
    def of(cls, game: Live) -> Told:
        assert game.is_over
        rounds = sorted({*game.points, *game.onlookers})
        return cls(
            game.rules.text,
            tuple(game.names),
            game.seed,
            game.events,
            game.choices,
            game.scores(),
            game.winners(),
            [pointed_at(game, number) for number in rounds],
            tuple(game.faces),
            game.lines,
            [repute.lies for repute in game.ledger.repute],
        )

    @cached_property
    def rules(self) -> Rules:
        return parse_rules(self.rules_text)


def afterwards(game: Live) -> int:
    """How much has been said, and told of who suspected whom; both still grow when a game is over."""
    return len(game.lines) + sum(len(each) for told in (game.points, game.onlookers) for each in told.values())


def record_text(game: Live) -> str:
    assert game.is_over
    said = tuple(Said(line.after, line.seat, (line.phrase, *line.arguments)) for line in game.lines)
    record = record_again(game.course, tuple(game.events), tuple(game.names), said, game.what_if)
    return write_record(record)


def check_seat(game: Live, seat: int) -> None:
    if seat >= int(game.rules.seats):
        raise Refusal("no-such-seat", f"there are seats 0 to {int(game.rules.seats) - 1}", str(seat), status=404)


def replay_of(game: Told, seat: int, language: str, *, is_sealed: bool) -> bytes:
    """Step by step: who chose what, what happened, and the table as the seat saw it (or, from above, everything).

    As it is sent; a negative seat is above.
    """
    from_above = seat < 0
    who = SPECTATOR if from_above else seat
    reader = Reader(game.rules, game.names, who, Words(language), from_above=from_above)
    steps = [_step(game, reader, events, who, from_above, chosen) for chosen, events in steps_of(game)]
    for step, said in zip(steps, said_after(game), strict=True):
        step.said = [Quote(line.seat, line.phrase, list(line.arguments)) for line in said]
    seed, names = "" if is_sealed else game.seed, list(game.names)
    seal, faces = seal_of(game.seed), list(game.faces)
    replay = Replay(game.rules_text, names, game.scores, game.winners, seed, seal, steps, game.pointing, faces)
    return msgspec.json.encode(replay)


def steps_of(game: Told) -> Iterator[tuple[tuple[int, int] | None, list[Event]]]:
    """The set-up, then every answer (seat, action), each with what it made happen."""
    bounds = [start for _, _, start in game.choices] + [len(game.events)]
    yield None, game.events[: bounds[0]]
    for (chooser, action, start), end in zip(game.choices, bounds[1:], strict=True):
        yield (chooser, action), game.events[start:end]


def said_after(game: Told) -> list[list[Line]]:
    """For every step what was said between it and the next one."""
    ends = [*(start for _, _, start in game.choices), len(game.events)]
    said: list[list[Line]] = [[] for _ in ends]
    for line in game.lines:
        said[next(i for i, end in enumerate(ends) if line.after <= end)].append(line)
    return said


def _step(
    game: Told, reader: Reader, events: list[Event], seat: int, from_above: bool, chosen: tuple[int, int] | None
) -> ReplayStep:
    shown = [event if from_above else project(event, seat) for event in events]
    seen = [event for event in shown if event is not None]
    reader.hear(seen)
    step = ReplayStep(None, plain_events(game.rules, seen), reader.plain(), reader.news(), [])
    if chosen is not None:
        words = write_action(game.rules, chosen[1]) if from_above or chosen[0] == seat else None
        step.chosen = Chosen(chosen[0], words)
    if from_above:
        hands = range(int(game.rules.seats))
        step.hands = [[game.rules.names[card] for card in reader.view.hand(i)] for i in hands]
    return step
