"""The built browser client: its files in memory.

Owns what lies in `undermine/static`, how long it may be kept, and in which packing it goes out.  Everything is read
once when a worker starts, so a file is looked up among known names and never on the disk, and a page always finds the
pieces that it was built with.  Knows no addresses; browser.py does.
"""

from __future__ import annotations

import gzip
import json
import re
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from typing import Final

from litestar import Request, Response
from litestar.datastructures import State

import undermine

FOLDER: Final = Path(undermine.__file__).parent / "static"
MANIFEST: Final = "_web.json"
"""What the build left: hashes of the sources, or why there is no client."""
PAGE: Final = "index.html"
WORKER: Final = "sw.js"
"""Says which pieces are of today, so it is asked for every time."""
LEAVING: Final = b"self.leaving = true;\n"
"""In front of the worker: it removes what it kept, and itself."""
OUTSIDE: Final = b'name="features" content=""'
PACKED: Final = "packed"
"""The option of a handler whose answers must not be packed again."""
PACKINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""Best first."""
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""A file under assets/ has a hash of its content in its name."""
FOR_AN_HOUR: Final = "public, max-age=3600"
ASK_AGAIN: Final = "no-cache"
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}


@dataclass(frozen=True, slots=True)
class Piece:
    """One file, as it is and packed."""

    name: str
    whole: bytes
    packed: dict[str, bytes]
    tag: str

    @classmethod
    def of_page(cls, whole: bytes) -> Piece:
        """The page as it is told to somebody; nobody has packed it yet."""
        return cls(PAGE, whole, {"gzip": gzip.compress(whole, mtime=0)}, tag_of(whole))

    def answer(
        self, request: Request[object, object, State], status: int = 200, headers: dict[str, str] | None = None
    ) -> Response[bytes]:
        kept = ASK_AGAIN if self.name in (PAGE, WORKER) else FOR_AN_HOUR
        if self.name.startswith("assets/"):
            kept = FOR_EVER
        said = {"cache-control": kept, "etag": self.tag, **(headers or {})}
        if self.packed:
            said["vary"] = "accept-encoding"
        media_type = MEDIA_TYPES.get(Path(self.name).suffix, "application/octet-stream")
        known = {each.strip() for each in request.headers.get("if-none-match", "").split(",")}
        if status == 200 and self.tag in known:
            return Response(b"", status_code=304, headers=said, media_type=media_type)
        data, packing = self._choose(request.headers.get("accept-encoding", ""))
        if packing:
            said["content-encoding"] = packing
        return Response(data, status_code=status, headers=said, media_type=media_type)

    def _choose(self, accepted: str) -> tuple[bytes, str]:
        for packing, data in self.packed.items():
            if accepts(accepted, packing):
                return data, packing
        return self.whole, ""


@dataclass(frozen=True, slots=True)
class Client:
    """All files of the built client; none, and the reason, if it was not built."""

    pieces: dict[str, Piece] = field(default_factory=dict)
    why: str = ""

    @property
    def is_whole(self) -> bool:
        return PAGE in self.pieces

    @classmethod
    def load(cls, folder: Path = FOLDER, root: str = "", outside: str = "") -> Client:
        """All that lies there; the page is told under which `root` it is shown, and what came from `outside`."""
        files = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*")) if file.is_file()}
        shown = {name: file for name, file in files.items() if not name.startswith((".", "_"))}
        if PAGE not in shown:
            return cls(why=_why_not(folder))
        pieces: dict[str, Piece] = {}
        for name, file in shown.items():
            if not name.endswith(tuple(ending for _, ending in PACKINGS)):
                whole = file.read_bytes()
                packed = {
                    packing: shown[name + ending].read_bytes() for packing, ending in PACKINGS if name + ending in shown
                }
                if name == PAGE:
                    whole = whole.replace(b'="./', f'="{root}/'.encode())
                    pieces[name] = Piece.of_page(whole.replace(OUTSIDE, OUTSIDE[:-1] + f'{outside}"'.encode()))
                else:
                    pieces[name] = Piece(name, whole, packed, tag_of(whole))
        return cls(pieces)


def leaving(worker: Piece) -> Piece:
    """The worker of a house that wants none."""
    whole = LEAVING + worker.whole
    return Piece(worker.name, whole, {}, tag_of(whole))


def tag_of(whole: bytes) -> str:
    return f'W/"{blake2b(whole, digest_size=12).hexdigest()}"'


def accepts(header: str, packing: str) -> bool:
    """Whether a browser takes a packing.

    >>> accepts("gzip, deflate, br;q=0.8", "br"), accepts("gzip", "br"), accepts("*;q=0.1, br;q=0", "br")
    (True, False, False)
    """
    wishes: dict[str, str] = {}
    for wish in header.lower().split(","):
        name, _, weight = wish.partition(";")
        wishes[name.strip()] = weight.replace(" ", "")
    weight = wishes.get(packing, wishes.get("*", "q=0"))
    return not re.fullmatch(r"q=0(\.0*)?", weight)


def _why_not(folder: Path) -> str:
    try:
        found = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return "it is not part of this installation"
    why = found.get("why") if isinstance(found, dict) else None
    return str(why or "it is not part of this installation")
