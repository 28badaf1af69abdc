"""Things to write, and how a batch of them is written inside one transaction.

Owns the rule of who wins: a deed counts if it was new and, for an entry, if it is the successor of the last one stored.
Never begins or commits; never fails one deed because of another that lost.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from sqlalchemy import ColumnElement, Connection, and_, delete, or_, select, update

from undermine.store.bulk import Value, insert_new, update_rows
from undermine.store.facts import Facts, Score
from undermine.store.schema import entries, keys, places, pulse, scores, secrets, tables


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


Deed: TypeAlias = Append | Create | Keep | Lend | Redeem | Beat | Errand


def subject(deed: Deed) -> tuple[str, str]:
    """What a deed is about.  A batch holds at most one deed for each, so that who wins never depends on the batch."""
    match deed:
        case Keep():
            return "secret", deed.name
        case Lend() | Redeem():
            # All of them one after the other: they are rare, and one may be about the code of another.
            return "key", ""
        case Beat():
            return "pulse", ""
        case Errand():
            return "errand", deed.about
        case _:
            return "table", deed.table


def write(connection: Connection, deeds: Sequence[Deed]) -> set[Deed]:
    """Write what can be written; the deeds that won.

    Rows are inserted in the order of their keys.  Two workers that want the same ones therefore wait for each other
    in one direction only, and what follows an insert touches nothing but rows that the insert has won.
    """
    won: set[Deed] = set()
    secrets_new = sorted((deed for deed in deeds if isinstance(deed, Keep)), key=lambda deed: deed.name)
    if secrets_new:
        won.update(_keep(connection, secrets_new))
    for deed in deeds:
        if _is_done_alone(connection, deed):
            won.add(deed)
    created: list[Create] = sorted((deed for deed in deeds if isinstance(deed, Create)), key=lambda deed: deed.table)
    if created:
        created = _create(connection, created)
    appended: list[Append] = sorted((deed for deed in deeds if isinstance(deed, Append)), key=lambda deed: deed.table)
    guests: dict[str, str] = {}
    if appended:
        found = connection.execute(
            select(tables.c.id, tables.c.sequence, tables.c.guests).where(
                tables.c.id.in_([deed.table for deed in appended])
            )
        )
        last: dict[str, int] = {}
        for table, sequence, seated in found:
            last[table] = sequence
            guests[table] = seated
        appended = [deed for deed in appended if last.get(deed.table, 0) == deed.sequence - 1 > 0]
    lines: list[Append | Create] = [*created, *appended]
    lines.sort(key=lambda deed: deed.table)
    if not lines:
        return won
    written = insert_new(
        connection,
        entries,
        [{"table_id": deed.table, "sequence": deed.sequence, "at": deed.at, "data": deed.data} for deed in lines],
    )
    new = [deed for deed in lines if deed.table in written]
    moved = [deed for deed in appended if deed.table in written]
    if moved:
        update_rows(connection, tables, [_columns(deed) for deed in moved])
    _seat(connection, [deed for deed in new if guests.get(deed.table, "[]") != _guests(deed.facts)])
    _score(connection, [deed.facts.score for deed in new if deed.facts.score is not None])
    won.update(new)
    return won


def were_written(connection: Connection, deeds: Sequence[Deed]) -> set[Deed]:
    """Which of these are stored as they are, byte for byte: asked after a commit whose outcome nobody heard."""
    found: set[Deed] = set()
    for deed in deeds:
        if isinstance(deed, Redeem | Beat):
            continue  # who used a code up cannot be told; he who is not sure asks for a new one
        if isinstance(deed, Errand):
            if deed.is_done(connection):
                found.add(deed)
            continue
        if isinstance(deed, Lend):
            lent = select(keys.c.seal).where(keys.c.kind == deed.kind, keys.c.guest == deed.guest)
            if connection.execute(lent).scalar() == deed.seal:
                found.add(deed)
            continue
        if isinstance(deed, Keep):
            question = select(secrets.c.data).where(secrets.c.name == deed.name)
        else:
            question = select(entries.c.data).where(
                entries.c.table_id == deed.table, entries.c.sequence == deed.sequence
            )
            if isinstance(deed, Create):
                question = question.join(tables).where(tables.c.code == deed.code)
        stored: bytes | None = (connection.execute(question)).scalar()
        if stored is not None and bytes(stored) == deed.data:
            found.add(deed)
    return found


def _columns(deed: Append | Create) -> dict[str, Value]:
    facts = deed.facts
    return {
        "id": deed.table,
        "sequence": deed.sequence,
        "touched_at": deed.at,
        "running": facts.running,
        "due": facts.due,
        "listed": facts.listed,
        "ended": facts.over,
        "guests": _guests(facts),
        "rules": facts.rules,
    }


def _guests(facts: Facts) -> str:
    return json.dumps([guest for guest in facts.places if guest])


def _keep(connection: Connection, deeds: list[Keep]) -> list[Keep]:
    names = insert_new(connection, secrets, [{"name": deed.name, "data": deed.data} for deed in deeds])
    return [deed for deed in deeds if deed.name in names]


def _is_done_alone(connection: Connection, deed: Deed) -> bool:
    """Whether it was one of the rare deeds that are written by themselves, and was written."""
    match deed:
        case Lend():
            connection.execute(delete(keys).where(or_(_mine(deed), keys.c.until < deed.now)))
            row: dict[str, Value] = {"kind": deed.kind, "guest": deed.guest, "seal": deed.seal, "until": deed.until}
            return bool(insert_new(connection, keys, [row]))
        case Redeem():
            gone = connection.execute(delete(keys).where(keys.c.kind == deed.kind, keys.c.seal == deed.seal))
            return gone.rowcount == 1
        case Beat():
            insert_new(connection, pulse, [{"id": 1, "at": deed.at}])
            connection.execute(update(pulse).where(pulse.c.id == 1).values(at=deed.at))
            return True
        case Errand():
            return deed.work(connection)
        case _:
            return False


def _mine(deed: Lend) -> ColumnElement[bool]:
    return and_(keys.c.kind == deed.kind, keys.c.guest == deed.guest)


def _create(connection: Connection, deeds: list[Create]) -> list[Create]:
    rows: list[dict[str, Value]] = [
        {"code": deed.code, "opened_at": deed.at, **_columns(deed), "rules": deed.rules} for deed in deeds
    ]
    ids = insert_new(connection, tables, rows)
    return [deed for deed in deeds if deed.table in ids]


def _score(connection: Connection, found: list[Score]) -> None:
    """In the transaction of the entry that ended the game, so that no result is lost; who has one keeps it."""
    rows: list[dict[str, Value]] = [
        {"day": score.day, "guest": score.guest, "name": score.name, "points": score.points, "at": score.at}
        for score in sorted(found, key=lambda score: (score.day, score.guest))
    ]
    if rows:
        insert_new(connection, scores, rows)


def _seat(connection: Connection, deeds: list[Append | Create]) -> None:
    if not deeds:
        return
    connection.execute(delete(places).where(places.c.table_id.in_([deed.table for deed in deeds])))
    rows: list[dict[str, Value]] = [
        {"table_id": deed.table, "guest": guest}
        for deed in deeds
        for guest in sorted({guest for guest in deed.facts.places if guest})
    ]
    if rows:
        insert_new(connection, places, rows)
