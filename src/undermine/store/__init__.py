"""Append-only entries of tables in SQLite or PostgreSQL.  Entries are opaque bytes here; the store knows no game."""

from undermine.store.error import StoreError
from undermine.store.facts import Facts, Row, Score
from undermine.store.house import Act, Books, Order, Report
from undermine.store.passkeys import Passkey, Passkeys
from undermine.store.store import Store

__all__ = [
    "Act",
    "Books",
    "Facts",
    "Order",
    "Passkey",
    "Passkeys",
    "Report",
    "Row",
    "Score",
    "Store",
    "StoreError",
]
