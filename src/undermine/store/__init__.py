"""Append-only entries of tables in SQLite or PostgreSQL.  Entries are opaque bytes here; the store knows no game."""

from undermine.store.error import StoreError
from undermine.store.facts import Facts, Row, Score
from undermine.store.store import Store

__all__ = ["Facts", "Row", "Score", "Store", "StoreError"]
