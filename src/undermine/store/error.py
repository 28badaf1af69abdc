"""Trouble with the database, in one line for people.

Owns the wording of such lines: no SQL, no parameters, no password ever comes into one.
"""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError


class StoreError(Exception):
    """The database did not do it.  Whether an entry was written is unknown: read the table anew before going on."""


class Trouble(Exception):
    """What no driver notices."""


class NoAnswer(Trouble):
    """A server that took what it was asked and says nothing; it may do it all the same."""


class FileGone(Trouble):
    """The file of a database is not the one that was opened: what is written there would be lost."""


def first_line(error: BaseException) -> str:
    """What the driver said, without the statement and without what was to be written."""
    cause: BaseException = error
    if isinstance(error, DBAPIError) and error.orig is not None:
        cause = error.orig
    lines = [line.strip() for line in str(cause).splitlines() if line.strip()]
    return lines[0] if lines else type(cause).__name__


def is_passing(error: BaseException) -> bool:
    """Whether the same again may succeed: a lost or refused connection, a lock, a deadlock, a full server.

    A refusal by PostgreSQL counts as passing whenever the fault is not in what was asked; SQLite has only its locks,
    because a full disk or a broken file does not heal while somebody waits.
    """
    if isinstance(error, NoAnswer):
        return True
    if not isinstance(error, DBAPIError):
        return False
    if error.connection_invalidated:
        return True
    if not isinstance(error, OperationalError | InterfaceError):
        return False
    if type(error.orig).__module__.startswith("sqlite3"):
        said = str(error.orig)
        return "locked" in said or "busy" in said
    return True
