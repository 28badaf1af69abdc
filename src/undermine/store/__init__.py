"""Append-only entries of tables in SQLite or PostgreSQL.  Entries are opaque bytes here; the store knows no game."""

from undermine.store.annals import Annals, Member, Rating
from undermine.store.bells import Bell, Bells
from undermine.store.error import StoreError
from undermine.store.facts import Facts, Result, Row, Score
from undermine.store.house import Act, Books, Order, Report
from undermine.store.passkeys import Passkey, Passkeys
from undermine.store.reviews import Reviews
from undermine.store.store import Store

__all__ = [
    "Act",
    "Annals",
    "Bell",
    "Bells",
    "Books",
    "Facts",
    "Member",
    "Order",
    "Passkey",
    "Passkeys",
    "Rating",
    "Report",
    "Result",
    "Reviews",
    "Row",
    "Score",
    "Store",
    "StoreError",
]
