"""Runs the migrations on the connection that `database` has opened, inside its transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from undermine.store.schema import VERSION_TABLE, metadata

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection), "migrations run from the store, not from alembic's own command line"
context.configure(connection=connection, target_metadata=metadata, version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
