"""Things to write, and how a batch of them is written inside one transaction.

Owns the rule of who wins: a writing counts if it was new and, for an entry, if it succeeds the last one stored.
Never begins or commits; never fails one writing because of another that lost.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from undermine.store.bulk import Value, insert_new, update_rows
from undermine.store.facts import Facts, Result, Score
from undermine.store.schema import entries, keys, places, pulse, results, scores, secrets, tables


@dataclass(frozen=True, slots=True, eq=False)
class Append:
    """The next entry of a table."""

    table: str
    sequence: int
    at: float
    data: bytes
    facts: Facts


@dataclass(frozen=True, slots=True, eq=False)
class Create:
    """A new table and its first entry."""

    table: str
    code: str
    rules: str
    at: float
    data: bytes
    facts: Facts

    @property
    def sequence(self) -> int:
        return 1


@dataclass(frozen=True, slots=True, eq=False)
class Keep:
    """A secret that is kept if there is none of that name yet."""

    name: str
    data: bytes


@dataclass(frozen=True, slots=True, eq=False)
class Lend:
    """A code or a phrase of a guest, in place of the one that he had."""

    kind: str
    guest: str
    seal: str
    until: float | None
    now: float


@dataclass(frozen=True, slots=True, eq=False)
class Redeem:
    """A code is used up; counts for one who tries."""

    kind: str
    seal: str


@dataclass(frozen=True, slots=True, eq=False)
class Beat:
    """Something is written, to see whether it can be."""

    at: float


@dataclass(frozen=True, slots=True, eq=False)
class Errand:
    """Something rare that is no table's, written by itself; what it is stands where it is made.

    Written twice it must come to the same as once: nobody may have heard of the first time.
    """

    about: str
    work: Callable[[Connection], bool]
    """Does it; False if it does not count."""
    is_done: Callable[[Connection], bool]
    """Whether it is stored as it was wished."""


Writing: TypeAlias = Append | Create | Keep | Lend | Redeem | Beat | Errand


def subject(writing: Writing) -> tuple[str, str]:
    """What a writing is about.  A batch holds at most one for each, so that who wins never depends on the batch."""
    match writing:
        case Keep():
            return "secret", writing.name
        case Lend() | Redeem():
            # All of them one after the other: they are rare, and one may be about the code of another.
            return "key", ""
        case Beat():
            return "pulse", ""
        case Errand():
            return "errand", writing.about
        case _:
            return "table", writing.table


def write(connection: Connection, writings: Sequence[Writing]) -> set[Writing]:
    """Write what can be written; the writings that won.

    Rows are inserted in the order of their keys.  Two workers that want the same ones therefore wait for each other
    in one direction only, and what follows an insert touches nothing but rows that the insert has won.
    """
    won: set[Writing] = set()
    secrets_new = sorted(
        (writing for writing in writings if isinstance(writing, Keep)), key=lambda writing: writing.name
    )
    if secrets_new:
        won.update(_keep(connection, secrets_new))
    for writing in writings:
        if _is_done_alone(connection, writing):
            won.add(writing)
    created: list[Create] = sorted(
        (writing for writing in writings if isinstance(writing, Create)), key=lambda writing: writing.table
    )
    if created:
        created = _create(connection, created)
    appended: list[Append] = sorted(
        (writing for writing in writings if isinstance(writing, Append)), key=lambda writing: writing.table
    )
    guests: dict[str, str] = {}
    if appended:
        found = connection.execute(
            select(tables.c.id, tables.c.sequence, tables.c.guests).where(
                tables.c.id.in_([writing.table for writing in appended])
            )
        )
        last: dict[str, int] = {}
        for table, sequence, seated in found:
            last[table] = sequence
            guests[table] = seated
        appended = [writing for writing in appended if last.get(writing.table, 0) == writing.sequence - 1 > 0]
    lines: list[Append | Create] = [*created, *appended]
    lines.sort(key=lambda writing: writing.table)
    if not lines:
        return won
    written = insert_new(
        connection,
        entries,
        [
            {"table_id": writing.table, "sequence": writing.sequence, "at": writing.at, "data": writing.data}
            for writing in lines
        ],
    )
    new = [writing for writing in lines if writing.table in written]
    moved = [writing for writing in appended if writing.table in written]
    if moved:
        update_rows(connection, tables, [_columns(writing) for writing in moved])
    _seat(connection, [writing for writing in new if guests.get(writing.table, "[]") != _guests(writing.facts)])
    _score(connection, [writing.facts.score for writing in new if writing.facts.score is not None])
    _note_results(connection, [result for writing in new for result in writing.facts.results])
    won.update(new)
    return won


def were_written(connection: Connection, writings: Sequence[Writing]) -> set[Writing]:
    """Which of these are stored as they are, byte for byte: asked after a commit whose outcome nobody heard."""
    found: set[Writing] = set()
    for writing in writings:
        if isinstance(writing, Redeem | Beat):
            continue  # who used a code up cannot be told; he who is not sure asks for a new one
        if isinstance(writing, Errand):
            if writing.is_done(connection):
                found.add(writing)
            continue
        if isinstance(writing, Lend):
            lent = select(keys.c.seal).where(keys.c.kind == writing.kind, keys.c.guest == writing.guest)
            if connection.execute(lent).scalar() == writing.seal:
                found.add(writing)
            continue
        if isinstance(writing, Keep):
            question = select(secrets.c.data).where(secrets.c.name == writing.name)
        else:
            question = select(entries.c.data).where(
                entries.c.table_id == writing.table, entries.c.sequence == writing.sequence
            )
            if isinstance(writing, Create):
                question = question.join(tables).where(tables.c.code == writing.code)
        stored: bytes | None = (connection.execute(question)).scalar()
        if stored is not None and bytes(stored) == writing.data:
            found.add(writing)
    return found


def _columns(writing: Append | Create) -> dict[str, Value]:
    facts = writing.facts
    return {
        "id": writing.table,
        "sequence": writing.sequence,
        "touched_at": writing.at,
        "running": facts.running,
        "due": facts.due,
        "listed": facts.listed,
        "ended": facts.over,
        "guests": _guests(facts),
        "rules": facts.rules,
    }


def _guests(facts: Facts) -> str:
    return json.dumps([guest for guest in facts.places if guest])


def _keep(connection: Connection, writings: list[Keep]) -> list[Keep]:
    names = insert_new(connection, secrets, [{"name": writing.name, "data": writing.data} for writing in writings])
    return [writing for writing in writings if writing.name in names]


def _is_done_alone(connection: Connection, writing: Writing) -> bool:
    """Whether it was one of the rare writings that are written by themselves, and was written."""
    match writing:
        case Lend():
            connection.execute(delete(keys).where(or_(_mine(writing), keys.c.until < writing.now)))
            row: dict[str, Value] = {
                "kind": writing.kind,
                "guest": writing.guest,
                "seal": writing.seal,
                "until": writing.until,
            }
            return bool(insert_new(connection, keys, [row]))
        case Redeem():
            gone = connection.execute(delete(keys).where(keys.c.kind == writing.kind, keys.c.seal == writing.seal))
            return gone.rowcount == 1
        case Beat():
            insert_new(connection, pulse, [{"id": 1, "at": writing.at}])
            connection.execute(update(pulse).where(pulse.c.id == 1).values(at=writing.at))
            return True
        case Errand():
            return writing.work(connection)
        case _:
            return False


def _mine(writing: Lend) -> ColumnElement[bool]:
    return and_(keys.c.kind == writing.kind, keys.c.guest == writing.guest)


def _create(connection: Connection, writings: list[Create]) -> list[Create]:
    rows: list[dict[str, Value]] = [
        {"code": writing.code, "opened_at": writing.at, **_columns(writing), "rules": writing.rules}
        for writing in writings
    ]
    ids = insert_new(connection, tables, rows)
    return [writing for writing in writings if writing.table in ids]


def _score(connection: Connection, found: list[Score]) -> None:
    """In the transaction of the entry that ended the game, so that no result is lost; who has one keeps it."""
    rows: list[dict[str, Value]] = [
        {"day": score.day, "guest": score.guest, "name": score.name, "points": score.points, "at": score.at}
        for score in sorted(found, key=lambda score: (score.day, score.guest))
    ]
    if rows:
        insert_new(connection, scores, rows)


def _note_results(connection: Connection, found: list[Result]) -> None:
    """In the same transaction, too.  Of a result that is there only the rounds may be told anew."""
    rows: list[dict[str, Value]] = [
        {
            "id": result.id,
            "table_id": result.table,
            "game": result.game,
            "seat": result.seat,
            "guest": result.guest,
            "name": result.name,
            "at": result.at,
            "rules": result.rules,
            "seats": result.seats,
            "people": result.people,
            "gold": result.gold,
            "won": result.won,
            "rounds": result.rounds,
            "waits": result.waits,
        }
        for result in sorted(found, key=lambda result: result.id)
    ]
    if not rows:
        return
    new = insert_new(connection, results, rows)
    again = [{"id": row["id"], "rounds": row["rounds"]} for row in rows if row["id"] not in new]
    if again:
        update_rows(connection, results, again)


def _seat(connection: Connection, writings: list[Append | Create]) -> None:
    if not writings:
        return
    connection.execute(delete(places).where(places.c.table_id.in_([writing.table for writing in writings])))
    rows: list[dict[str, Value]] = [
        {"table_id": writing.table, "guest": guest}
        for writing in writings
        for guest in sorted({guest for guest in writing.facts.places if guest})
    ]
    if rows:
        insert_new(connection, places, rows)
