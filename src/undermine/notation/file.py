"""Text files as the commands read them, and refusals that name the file.

Owns what counts as a text file: UTF-8 without zero bytes, at most 10 MB.  Never knows what the text means.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from pathlib import Path
from typing import Final

from undermine.notation.error import NotationError

LARGEST: Final = 10_000_000
"""Bytes; the record of a long game has a hundredth of it."""


def read_text_file(path: Path) -> str:
    """The text of a file, with line breaks as on Unix; NotationError in one line that names the file."""
    try:
        with path.open("rb") as source:
            # Read rather than asked for its size: a pipe and a device have none.
            content = source.read(LARGEST + 1)
    except FileNotFoundError:
        raise NotationError(f"{path}: there is no such file") from None
    except IsADirectoryError:
        raise NotationError(f"{path}: this is a folder; name a file") from None
    except PermissionError:
        raise NotationError(f"{path}: you may not read this file") from None
    except OSError as error:
        raise NotationError(f"{path}: this file cannot be read: {error.strerror or error}") from None
    if len(content) > LARGEST:
        raise NotationError(f"{path}: this file is larger than {LARGEST // 1_000_000} MB, so it is none of ours")
    try:
        text = content.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise NotationError(f"{path}: this is no text file (text in UTF-8 is needed)")
    return StringIO(text, newline=None).read()


@contextmanager
def said_of(path: Path) -> Iterator[None]:
    """What cannot be read in here is refused with the name of the file before it."""
    try:
        yield
    except NotationError as error:
        raise NotationError(f"{path}: {error}") from None
