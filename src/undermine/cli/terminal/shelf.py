"""The files in which a game is kept: written whole or not at all, and never over something else.

Owns the promise that nothing is lost: a file is replaced only if its content is what this game wrote or loaded itself.
Never knows what the text means.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

TAKEN: Final = "taken"
FOLDER: Final = "folder"
NO_FOLDER: Final = "no-folder"
NOT_ALLOWED: Final = "not-allowed"
FAILED: Final = "failed"

KINDS: Final = {
    errno.EISDIR: FOLDER,
    errno.ENOENT: NO_FOLDER,
    errno.ENOTDIR: NO_FOLDER,
    errno.EACCES: NOT_ALLOWED,
    errno.EPERM: NOT_ALLOWED,
    errno.EROFS: NOT_ALLOWED,
}
"""What a system's error means for somebody who wants to save."""


class SaveError(ValueError):
    """Nothing was written; `kind` says why (a text `save-KIND`), `file` is what was asked for."""

    def __init__(self, kind: str, file: str, why: str = "") -> None:
        super().__init__(f"{file}: not saved ({why or kind})")
        self.kind = kind
        self.file = file
        self.why = why


class Shelf:
    """All files of one game."""

    def __init__(self) -> None:
        self._ours: dict[str, bytes] = {}  # real path -> what this game left there

    def know(self, file: str) -> None:
        """Remember where this game comes from: it may go back there."""
        if os.path.isfile(file):  # a pipe has been read already
            self._ours[os.path.realpath(file)] = Path(file).read_bytes()

    def write(self, file: str, text: str) -> None:
        """Keep a text: beside the old file, then in its place; SaveError if it cannot or must not be done."""
        try:
            place = os.path.realpath(file)
            content = text.encode()
            if not file or file.endswith(os.sep):
                raise SaveError(FOLDER, file)
            self._refuse_others(file, place)
            _replace(place, content)
        except OSError as error:
            kind = KINDS.get(error.errno or 0, FAILED)
            raise SaveError(kind, file, error.strerror or "") from None
        except UnicodeError:
            raise SaveError(FAILED, file, "no name of a file") from None
        except ValueError as error:
            if isinstance(error, SaveError):
                raise
            raise SaveError(FAILED, file, str(error)) from None  # a zero byte in the name
        self._ours[place] = content

    def _refuse_others(self, file: str, place: str) -> None:
        try:
            there = os.stat(place)
        except FileNotFoundError:
            return
        if stat.S_ISDIR(there.st_mode):
            raise SaveError(FOLDER, file)
        ours = self._ours.get(place)
        # The kind and size are asked first: a pipe would wait for ever, a disk image has too much to read.
        is_ours = ours is not None and stat.S_ISREG(there.st_mode) and there.st_size == len(ours)
        if not is_ours or Path(place).read_bytes() != ours:
            raise SaveError(TAKEN, file)


def _replace(place: str, content: bytes) -> None:
    with NamedTemporaryFile(dir=os.path.dirname(place), prefix=".undermine-", delete=False) as draft:
        try:
            draft.write(content)
            draft.flush()
            os.fsync(draft.fileno())
            draft.close()
            os.replace(draft.name, place)
        except BaseException:
            os.unlink(draft.name)
            raise
