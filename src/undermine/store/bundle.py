"""A backup: one SQLite file with the rows of a store, whichever database they came from, and sums of them.

Owns the format (docs/hosting.md tells it) and how a file is checked.  The file has the schema of the store at some
version and one table more, `backup`, with a line for the format, for who made it, and for every table how many rows it
has and their sum.  So it can be read by anything that reads SQLite, an old one is brought up to date by the same
migrations as a database, and nothing is restored that is not whole.
"""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import Column, Connection, Engine, MetaData, Row, Table, Text, create_engine, select, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DatabaseError

from undermine.store.bulk import Value
from undermine.store.error import StoreError, first_line
from undermine.store.schema import VERSION_TABLE

FORMAT: Final = "1"
MANIFEST: Final = "backup"
SUM: Final = "sum "
"""How the lines with sums begin; the name of the table follows."""
MAGIC: Final = b"SQLite format 3\0"
PORTION: Final = 500
"""Rows that are carried at once."""

Line: TypeAlias = Row[*tuple[Value, ...]]

manifest: Final = Table(
    MANIFEST,
    MetaData(),
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)


@dataclass(frozen=True, slots=True)
class Sum:
    """How many rows, and the sum of their hashes: the same in whatever order they come."""

    rows: int = 0
    total: int = 0

    def plus(self, rows: list[Line]) -> Sum:
        total = self.total + sum(_hash(row) for row in rows)
        return Sum(self.rows + len(rows), total % (1 << 128))

    def __str__(self) -> str:
        return f"{self.rows} {self.total:032x}"


def _hash(row: Line) -> int:
    """A row as bytes that no other row has: every value with its kind and, if it may have any length, its length."""
    known = blake2b(digest_size=16)
    for value in row:
        match value:
            case None:
                known.update(b"n")
            case bool():
                known.update(b"y" if value else b"x")
            case int():
                known.update(b"i%d;" % value)
            case float():
                known.update(b"f" + struct.pack(">d", value))
            case str():
                letters = value.encode()
                known.update(b"t%d;%b" % (len(letters), letters))
            case bytes():
                known.update(b"d%d;%b" % (len(value), value))
    return int.from_bytes(known.digest())


def portions(connection: Connection, table: Table) -> Iterator[list[Line]]:
    """All rows of a table, some at a time, in no order."""
    columns = [table.c[name] for name in sorted(table.c.keys())]
    # Of the statement alone: a connection that was told so would also insert that way.
    found = connection.execute(select(*columns).execution_options(yield_per=PORTION))
    for some in found.partitions():
        yield list(some)


def sum_of(connection: Connection, table: Table) -> Sum:
    found = Sum()
    for rows in portions(connection, table):
        found = found.plus(rows)
    return found


def tables_in(connection: Connection) -> list[Table]:
    """What the store has in this database, whatever its version; those that others refer to come first."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in (VERSION_TABLE, MANIFEST)]


def write_manifest(connection: Connection, lines: Mapping[str, str], sums: Mapping[str, Sum]) -> None:
    # A database that was itself once a backup brings its old one along.
    manifest.drop(connection, checkfirst=True)
    manifest.create(connection)
    rows = {"format": FORMAT, **lines, **{SUM + name: str(each) for name, each in sums.items()}}
    connection.execute(manifest.insert(), [{"name": name, "value": value} for name, value in rows.items()])


def engine_of(file: Path, *, is_changed: bool = False) -> Engine:
    """A file by itself; one that is only read is not touched, and no other file appears beside it."""
    mode = {} if is_changed else {"mode": "ro", "immutable": "1", "uri": "true"}
    name = str(file) if is_changed else file.absolute().as_uri()
    return create_engine(URL.create("sqlite+pysqlite", database=name, query=mode), hide_parameters=True)


@dataclass(frozen=True, slots=True)
class Bundle:
    """A backup that was found whole."""

    file: Path
    version: str
    """Of the schema."""
    made_by: str
    made_at: str
    sums: dict[str, Sum]


def read_bundle(file: Path, name: str = "") -> Bundle:
    """Check a backup from its first byte to its last; StoreError in one line if it is none, or not whole."""
    with file.open("rb") as opened:
        if opened.read(len(MAGIC)) != MAGIC:
            raise StoreError(f"{file} is no backup: `undermine backup FILE` makes one")
    called = name or str(file)
    with _told(called):
        engine = engine_of(file)
        try:
            with engine.connect() as connection:
                return _read(file, called, connection)
        finally:
            engine.dispose()


def _read(file: Path, called: str, connection: Connection) -> Bundle:
    names = set(connection.execute(text("SELECT name FROM sqlite_master WHERE type = 'table'")).scalars())
    if MANIFEST not in names or VERSION_TABLE not in names:
        own = "a database of undermine, but no backup of one" if VERSION_TABLE in names else "no backup"
        raise StoreError(f"{file} is {own}: `undermine backup --database {file} OTHER` makes one of it")
    lines = {line.name: line.value for line in connection.execute(select(manifest))}
    if lines.get("format") != FORMAT:
        raise StoreError(
            f"{file} is a backup in format {lines.get('format', 'none')}, made by undermine "
            f"{lines.get('undermine', '?')}; this undermine reads format {FORMAT}"
        )
    for said in connection.execute(text("PRAGMA integrity_check(1)")).scalars():
        if said != "ok":
            raise StoreError(f"{called} is damaged: {first_line(ValueError(said))}")
    sums = {table.name: sum_of(connection, table) for table in tables_in(connection)}
    told = {name.removeprefix(SUM): value for name, value in lines.items() if name.startswith(SUM)}
    for name in sorted(told.keys() | sums.keys()):
        if name not in sums or told.get(name) != str(sums[name]):
            raise StoreError(
                f"{called} is damaged, or was changed after it was made: what it holds of {name!r} is not what was "
                "backed up"
            )
    version = connection.execute(text(f"SELECT version_num FROM {VERSION_TABLE}")).scalar()
    return Bundle(file, str(version), lines.get("undermine", "?"), lines.get("made at", "?"), sums)


@contextmanager
def _told(called: str) -> Iterator[None]:
    """What SQLite finds is wrong with a file, in words."""
    try:
        yield
    except (DatabaseError, sqlite3.DatabaseError) as error:
        raise StoreError(f"{called} is damaged: {first_line(error)}") from None
    except (UnicodeDecodeError, TypeError, ValueError) as error:
        raise StoreError(f"{called} is damaged: {type(error).__name__}") from None


def remove(file: Path) -> None:
    """A file that is of no use, and what SQLite may have left beside it."""
    for ending in ("", "-journal", "-wal", "-shm"):
        with suppress(FileNotFoundError):
            file.with_name(file.name + ending).unlink()
