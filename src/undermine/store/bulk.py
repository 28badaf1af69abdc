"""Many rows in one statement.

Owns the two ways to say it: SQLite takes a list of values, PostgreSQL one array per column, which keeps the statement
the same for any number of rows, so that it is planned once and costs one round trip.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeAlias

from sqlalchemy import Connection, FromClause, Insert, Table, Update, bindparam, column, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

Value: TypeAlias = str | int | float | bool | bytes | None


def insert_new(connection: Connection, table: Table, rows: Sequence[Mapping[str, Value]]) -> set[str]:
    """Insert the rows in this order, leaving out those whose key is there already.

    The first key column of what went in.  Waits for other transactions that are inserting the same keys.
    """
    names = tuple(rows[0])
    if connection.dialect.name == "sqlite":
        return set(connection.execute(_sqlite_insert(table), list(rows)).scalars())
    return set(connection.execute(_postgres_insert(table, names), _columns(rows, names)).scalars())


def update_rows(connection: Connection, table: Table, rows: Sequence[Mapping[str, Value]]) -> None:
    """Write the given columns of the rows that have the given `id`."""
    names = tuple(rows[0])
    if connection.dialect.name == "sqlite":
        connection.execute(_sqlite_update(table, names), [{f"new_{name}": row[name] for name in names} for row in rows])
    else:
        connection.execute(_postgres_update(table, names), _columns(rows, names))


def _columns(rows: Sequence[Mapping[str, Value]], names: tuple[str, ...]) -> dict[str, list[Value]]:
    return {f"new_{name}": [row[name] for row in rows] for name in names}


@cache
def _sqlite_insert(table: Table) -> Insert:
    return sqlite.insert(table).on_conflict_do_nothing().returning(next(iter(table.primary_key)))


@cache
def _sqlite_update(table: Table, names: tuple[str, ...]) -> Update:
    values = {name: bindparam(f"new_{name}", type_=table.c[name].type) for name in names if name != "id"}
    return update(table).where(table.c.id == bindparam("new_id")).values(values)


@cache
def _postgres_insert(table: Table, names: tuple[str, ...]) -> Insert:
    lines = select(*_arrays(table, names).c)
    key = next(iter(table.primary_key))
    return postgresql.insert(table).from_select(list(names), lines).on_conflict_do_nothing().returning(key)


@cache
def _postgres_update(table: Table, names: tuple[str, ...]) -> Update:
    new = _arrays(table, names)
    return update(table).where(table.c.id == new.c.id).values({name: new.c[name] for name in names if name != "id"})


def _arrays(table: Table, names: tuple[str, ...]) -> FromClause:
    """Arrays side by side, read as rows; `unnest` gives them in the order of the arrays."""
    types = {name: table.c[name].type for name in names}
    arrays = [bindparam(f"new_{name}", type_=postgresql.ARRAY(types[name])) for name in names]
    columns = [column(name, types[name]) for name in names]
    return func.unnest(*arrays).table_valued(*columns, name="new").render_derived()
