"""The tables of the database, as the newest migration leaves them.

Owns names, keys and indexes.  Never changes a database: the migrations do, and a test holds both together.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    and_,
    not_,
)  # fmt: skip

VERSION: Final = "0008"
"""The newest migration."""
VERSION_TABLE: Final = "store_version"

metadata: Final = MetaData()

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("rules", Text, nullable=False),
    Column("opened_at", Double, nullable=False),
    Column("touched_at", Double, nullable=False),
    Column("sequence", Integer, nullable=False),
    Column("running", Boolean, nullable=False),
    Column("due", Double),
    Column("listed", Boolean, nullable=False),
    Column("ended", Boolean, nullable=False),
    # The guests of the seats as written last: a move that changes nobody's place need not touch `places`.
    Column("guests", Text, nullable=False),
)

_is_due = and_(tables.c.running, tables.c.due.is_not(None))
_is_open = and_(tables.c.listed, not_(tables.c.ended))

# Partial, so that they hold only the tables that are looked for: a move of another table costs nothing here.
Index("tables_due", tables.c.due, sqlite_where=_is_due, postgresql_where=_is_due)
Index("tables_open", tables.c.opened_at, sqlite_where=_is_open, postgresql_where=_is_open)

entries: Final = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("sequence", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

places: Final = Table(
    "places",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("guest", Text, primary_key=True),
    Index("places_guest", "guest"),
)

scores: Final = Table(
    "scores",
    metadata,
    Column("day", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", Double, nullable=False),
    # The best of a day first, and of equals who was there first.
    Index("scores_best", "day", "points", "at"),
)

secrets: Final = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

keys: Final = Table(
    "keys",
    metadata,
    # A guest has one of a kind; a new one takes the place of the old.
    Column("kind", Text, primary_key=True),
    Column("guest", Text, primary_key=True),
    # A hash: whoever reads the database learns no code and no phrase.
    Column("seal", Text, nullable=False, unique=True),
    Column("until", Double),
)

pulse: Final = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
)

# What whoever runs the house has ordered, as long as it stands: one of a kind about somebody or something.
orders: Final = Table(
    "orders",
    metadata,
    Column("kind", Text, primary_key=True),
    Column("about", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# Who has run the house, and what he did; nothing is taken out of it.
acts: Final = Table(
    "acts",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("who", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("acts_at", "at"),
)

# What workers told of themselves last; written only while somebody looks.
workers: Final = Table(
    "workers",
    metadata,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Only the public half of a passkey is ours; the other one never leaves its owner's device.
passkeys: Final = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    # The name of the house under which it was made: it is good there and nowhere else.
    Column("host", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    # How often it was used, if its owner's device counts that.
    Column("uses", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Column("used_at", Double),
    Index("passkeys_guest", "guest"),
)

# How a finished game went for a person at it.  Stays when the table goes, and goes with the person.
results: Final = Table(
    "results",
    metadata,
    # Table, game and seat in one, so that a row is found by one text.
    Column("id", Text, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("game", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("guest", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("people", Integer, nullable=False),
    Column("gold", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    # The server's own writing of the rounds.
    Column("rounds", Text, nullable=False),
    # Whether it waits to be rated.
    Column("waits", Boolean, nullable=False),
    Index("results_guest", "guest", "at"),
)

Index("results_wait", results.c.at, sqlite_where=results.c.waits, postgresql_where=results.c.waits)

# Who wants to be rated and named in the hall of fame, and under which name.
fame: Final = Table(
    "fame",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
)

ratings: Final = Table(
    "ratings",
    metadata,
    Column("guest", Text, primary_key=True),
    Column("role", Text, primary_key=True),
    Column("skill", Double, nullable=False),
    Column("doubt", Double, nullable=False),
    Column("rounds", Integer, nullable=False),
)

# What was found when a finished game was looked back at, of no language; it can always be made again.
reviews: Final = Table(
    "reviews",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Integer, primary_key=True, autoincrement=False),
    # Of which making it is: an older one is made again.
    Column("form", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Browsers of guests that are rung at their turn: an address at the browser's maker, and what to seal a message by.
bells: Final = Table(
    "bells",
    metadata,
    Column("id", Text, primary_key=True),
    Column("guest", Text, nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("language", Text, nullable=False),
    # The house as that browser knows it.
    Column("house", Text, nullable=False),
    Column("made_at", Double, nullable=False),
    Index("bells_guest", "guest"),
)
