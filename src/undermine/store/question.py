"""What can be asked of the store, as statements.

Owns how tables are found.  Each is answered from an index and a limit, so that none grows with what is stored
(`counts`, `latest` and `lately` alone walk over tables, never over entries).
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Select, func, not_, or_, select

from undermine.store.schema import entries, keys, places, scores, secrets, tables

_ROW = (
    tables.c.id,
    tables.c.code,
    tables.c.rules,
    tables.c.opened_at,
    tables.c.touched_at,
    tables.c.sequence,
    tables.c.running,
    tables.c.listed,
)


def entries_after(table: str, after: int) -> Select[int, bytes]:
    return (
        select(entries.c.sequence, entries.c.data)
        .where(entries.c.table_id == table, entries.c.sequence > after)
        .order_by(entries.c.sequence)
    )


def sequences(ids: Sequence[str]) -> Select[str, int]:
    return select(tables.c.id, tables.c.sequence).where(tables.c.id.in_(ids))


def by_code(code: str) -> Select[str]:
    return select(tables.c.id).where(tables.c.code == code)


def rules_of(table: str) -> Select[str]:
    return select(tables.c.rules).where(tables.c.id == table)


def listed(limit: int, before: float | None) -> Select[str, str, str, float, float, int, bool, bool]:
    question = select(*_ROW).where(tables.c.listed, not_(tables.c.ended))
    if before is not None:
        question = question.where(tables.c.opened_at < before)
    return question.order_by(tables.c.opened_at.desc()).limit(limit)


def places_of(guest: str, limit: int) -> Select[str, str, str, float, float, int, bool, bool]:
    return (
        select(*_ROW)
        .join(places, places.c.table_id == tables.c.id)
        .where(places.c.guest == guest)
        .order_by(tables.c.touched_at.desc(), tables.c.id)
        .limit(limit)
    )


def lately(limit: int) -> Select[str, str, str, float, float, int, bool, bool]:
    """For whoever runs the house, who looks now and then."""
    return select(*_ROW).where(not_(tables.c.ended)).order_by(tables.c.touched_at.desc(), tables.c.id).limit(limit)


def due(until: float, limit: int) -> Select[str, float]:
    # The index holds only tables with a time; the comparison says so too, but SQLite wants to read it.
    return (
        select(tables.c.id, tables.c.due)
        .where(tables.c.running, tables.c.due.is_not(None), tables.c.due <= until)
        .order_by(tables.c.due)
        .limit(limit)
    )


def latest() -> Select[float]:
    """Over tables that wait for their time; asked once, when a worker starts."""
    return select(func.coalesce(func.max(tables.c.touched_at), 0.0)).where(tables.c.running, tables.c.due.is_not(None))


def counts() -> Select[int, int, int]:
    """Tables, running, listed."""
    return select(
        func.count(),
        func.count().filter(tables.c.running),
        func.count().filter(tables.c.listed, not_(tables.c.ended)),
    ).select_from(tables)


def best_of(day: str, limit: int) -> Select[str, str, str, int, float]:
    """The best results of a day; of equals who was there first."""
    return (
        select(scores.c.day, scores.c.guest, scores.c.name, scores.c.points, scores.c.at)
        .where(scores.c.day == day)
        .order_by(scores.c.points.desc(), scores.c.at, scores.c.guest)
        .limit(limit)
    )


def score_of(day: str, guest: str) -> Select[str, str, str, int, float]:
    return select(scores.c.day, scores.c.guest, scores.c.name, scores.c.points, scores.c.at).where(
        scores.c.day == day, scores.c.guest == guest
    )


def lent(kind: str, seal: str, now: float) -> Select[str]:
    """The guest who has this code or phrase, if it is still good."""
    return select(keys.c.guest).where(
        keys.c.kind == kind, keys.c.seal == seal, or_(keys.c.until.is_(None), keys.c.until > now)
    )


def lent_to(kind: str, guest: str) -> Select[str]:
    return select(keys.c.seal).where(keys.c.kind == kind, keys.c.guest == guest)


def secret(name: str) -> Select[bytes]:
    return select(secrets.c.data).where(secrets.c.name == name)
