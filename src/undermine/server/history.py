"""Finished games of people: what is kept of each, and what a person reads of all of his.

Owns how a round is written in a result, and the figures of a record.  Only games that are over are looked at, and a
record is made of the results of one guest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from undermine.server.share import share
from undermine.server.wire import BoxRecord, ExportedRound, FingerRecord, RoleRecord
from undermine.store import Result
from undermine.tables.live import Live, Round
from undermine.tables.seat import PERSON
from undermine.tables.table import Table
from undermine.text import Words
from undermine.text.handbook import is_saboteur

GONE: Final = "gone"
"""How the id begins that stands for somebody who had everything of his deleted; no guest's does."""
HARD: Final = (0.0, 0.3, 0.5, 1.01)
"""Pointing is told apart by what a blind finger would meet."""


class Line(msgspec.Struct, array_like=True):
    """A round as its person saw it end."""

    role: str
    gold: int
    pointed: bool | None = None
    """Whether he pointed at a saboteur; nothing if he did not point, or had nobody to look for."""
    blind: float = 0.0
    """How likely a blind finger would have met one."""


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(list[Line]).decode


def rounds_of(result: Result) -> list[Line]:
    return _read(result.rounds)


def exported(line: Line) -> ExportedRound:
    return ExportedRound(line.role, line.gold, line.pointed, line.blind)


def box_of(rules: str) -> str:
    """Which box a rules text is of.

    >>> box_of("base:de[rounds=1] x3"), box_of("solo x1")
    ('base', 'solo')
    """
    found = re.match(r"[a-z]+", rules)
    return found[0] if found else ""


def results_of(key: str, table: Table) -> tuple[Result, ...]:
    """How the last game went for those who began it and were there to the end; nothing while it runs.

    A what if is nobody's result: it began in the middle of a game whose cards may be known.
    """
    game = table.game
    if game is None or not game.is_over or table.origin is not None:
        return ()
    seated = [
        (seat, place)
        for seat, place in enumerate(table.seats)
        if place.kind == PERSON and place.guest == game.players[seat] and not place.guest.startswith(GONE)
    ]
    if not seated:
        return ()
    people = sum(not who.startswith("bot ") for who in game.players)
    # Rated is what people did among themselves, from the first card to the last.
    is_rated = len(seated) == people == len(table.seats) > 1 and not game.is_helped and not table.day
    scores, winners, rounds = game.scores(), game.winners(), game.rounds()
    return tuple(
        Result(
            table=key,
            game=game.number,
            seat=seat,
            guest=place.guest,
            name=game.names[seat],
            at=table.touched_at,
            rules=game.rules.text,
            seats=len(table.seats),
            people=people,
            gold=scores[seat],
            won=seat in winners,
            rounds=_write([_line(game, each, seat) for each in rounds]).decode(),
            waits=is_rated,
        )
        for seat, place in seated
    )


def _line(game: Live, told: Round, seat: int) -> Line:
    if not told.roles:
        return Line("", told.gold[seat])
    line = Line(told.roles[seat], told.gold[seat])
    whom = game.points.get(told.number, {}).get(seat)
    # Who is a saboteur himself has nobody to see through.
    if whom is not None and not is_saboteur(line.role):
        others = [is_saboteur(role) for other, role in enumerate(told.roles) if other != seat]
        line.pointed = is_saboteur(told.roles[whom])
        line.blind = round(sum(others) / len(others), 4)
    return line


def named(words: Words, kind: str, name: str) -> str:
    """What a box or a role is called; what somebody else brought and took away again has its key left."""
    key = f"{kind}-{name}"
    return words.say(key) if words.has(key) else name


# Figures


def streaks(found: Iterable[Result]) -> tuple[int, int]:
    """Games with others won in a row: now, and at most; the latest first."""
    won = [result.won for result in found if result.seats > 1]
    now = next((number for number, each in enumerate(won) if not each), len(won))
    longest = run = 0
    for each in won:
        run = run + 1 if each else 0
        longest = max(longest, run)
    return now, longest


def boxes(words: Words, found: Sequence[Result]) -> list[BoxRecord]:
    """By box, the most played first."""
    by: dict[str, list[Result]] = {}
    for result in found:
        by.setdefault(box_of(result.rules), []).append(result)
    lines = [
        BoxRecord(
            box=box,
            title=named(words, "game", box),
            games=len(games),
            wins=share(sum(each.won for each in games), len(games)) if any(each.seats > 1 for each in games) else None,
            gold=sum(each.gold for each in games),
        )
        for box, games in by.items()
    ]
    return sorted(lines, key=lambda line: (-line.games, line.box))


def roles(words: Words, found: Sequence[Line]) -> list[RoleRecord]:
    """By role, the most played first."""
    by: dict[str, list[Line]] = {}
    for line in found:
        if line.role:
            by.setdefault(line.role, []).append(line)
    lines = [
        RoleRecord(
            role=role,
            name=named(words, "role", role),
            saboteur=is_saboteur(role),
            rounds=len(rounds),
            paid=share(sum(each.gold > 0 for each in rounds), len(rounds)),
            gold=sum(each.gold for each in rounds),
        )
        for role, rounds in by.items()
    ]
    return sorted(lines, key=lambda line: (-line.rounds, line.role))


def pointing(found: Sequence[Line], least: float = HARD[0], most: float = HARD[-1]) -> FingerRecord:
    """All fingers of rounds in which a blind one would have met a saboteur that often."""
    fingers = [line for line in found if line.pointed is not None and least <= line.blind < most]
    blind = sum(line.blind for line in fingers) / len(fingers) if fingers else 0.0
    return FingerRecord(share(sum(bool(each.pointed) for each in fingers), len(fingers)), round(blind, 4), least, most)
