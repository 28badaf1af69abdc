"""Tokens of a guest in the user's data folder, so that a second visit comes back to the same seat.

Owns those files: one for each server and name, readable by nobody else.  Two people at one machine are two names.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from tempfile import NamedTemporaryFile

import msgspec


class Kept(msgspec.Struct):
    server: str
    name: str
    token: str


@dataclass(frozen=True)
class TokenFile:
    folder: Path

    def last_name(self, server: str) -> str:
        """The name that was used at this server last; empty if there was none."""
        files = sorted(self.folder.glob("*.json"), key=lambda file: -file.stat().st_mtime)
        found = (_read(file) for file in files)
        return next((kept.name for kept in found if kept and kept.server == server), "")

    def find(self, server: str, name: str) -> str:
        """The token; empty if there is none."""
        kept = _read(self._file(server, name))
        return kept.token if kept and (kept.server, kept.name) == (server, name) else ""

    def keep(self, server: str, name: str, token: str) -> None:
        """Write it whole or not at all; the file belongs to its owner from its first byte on."""
        self.folder.mkdir(parents=True, exist_ok=True)
        path = self._file(server, name)
        # A file made by tempfile has the mode 0600.
        with NamedTemporaryFile("wb", dir=self.folder, prefix=".token.", delete=False) as file:
            try:
                file.write(msgspec.json.encode(Kept(server, name, token)))
            except BaseException:
                os.unlink(file.name)
                raise
        os.replace(file.name, path)

    def _file(self, server: str, name: str) -> Path:
        return self.folder / f"{blake2b(f'{server} {name}'.encode(), digest_size=10).hexdigest()}.json"


def _read(file: Path) -> Kept | None:
    """None if there is no such file, or something else in it: then one is a new guest."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeError):
        return None
