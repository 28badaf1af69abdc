"""Extras: packages that only a part of the program needs, and what is said where one of them is missing.

Owns the sentence.  What belongs to which extra is declared in pyproject.toml.  Imports no other room, so that it can
be asked before anything is known to be there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ModuleNotFoundError):
    """A package is not installed; the message says which, who needs it and how to get it."""


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Around imports of what comes with an extra.

    >>> with needing("gym", "undermine.envs"):  # doctest: +ELLIPSIS
    ...     import no_such_package
    Traceback (most recent call last):
    ...
    undermine.extra.MissingExtra: undermine.envs needs no_such_package, which is not installed; it comes with ...
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if isinstance(error, MissingExtra) or package in {"", "undermine"}:
            raise
        get = f"pip install 'undermine[{extra}]'"
        text = f"{what} needs {package}, which is not installed; it comes with {get}"
        raise MissingExtra(text, name=error.name) from None
