"""Which form of the compiled files runs: machine code or the same files as plain Python.

Owns the list of what is compiled, the manifest that a build leaves behind, and the choice made when the package is
first imported. Machine code is used only while it matches the sources byte for byte, so an edit always takes effect:
the whole package then runs interpreted until the next build. `UNDERMINE_INTERPRETED=1` chooses the interpreted form
even when fresh machine code is there, which is how one tree tests and measures both.

Never builds anything (hatch_build.py does) and never imports another room.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

COMPILED: Final = (
    "core/*.py",
    "encode/*.py",
    "features/*/guess.py",
    "features/*/mind.py",
    "features/*/mind/*.py",
    "features/*/rules.py",
    "features/*/rules/*.py",
    "minds/*.py",
    "views/*.py",
)
"""What mypyc compiles: core, minds, views, games as numbers, and in a feature what is called guess, mind or rules; but
no `__init__.py`."""

EXCLUDED: Final[dict[str, str]] = {
    "core/card_row.py": "a dataclass with slots, which mypyc does not know",
    "minds/learned.py": "it reads a file that lies beside it; machine code lies elsewhere",
    "views/shape.py": "its annotations are read while it runs; mypyc keeps none of them",
}
"""Files among them that stay interpreted, as `"views/name.py": "the reason"`."""

MANIFEST: Final = "_native.json"
SHARED: Final = "_native"
"""mypyc appends `__mypyc`: the one extension that holds all machine code; the others only point into it."""

_PACKAGE: Final = Path(__file__).parent


def sources(package: Path = _PACKAGE) -> list[str]:
    """The files to compile, as `core/file.py`, in a fixed order."""
    found = (path.relative_to(package).as_posix() for pattern in COMPILED for path in package.glob(pattern))
    return sorted(name for name in found if not name.endswith("/__init__.py") and name not in EXCLUDED)


def digest(source: str, package: Path = _PACKAGE) -> str:
    """What identifies the content of one source."""
    return hashlib.sha256((package / source).read_bytes()).hexdigest()


def digests() -> dict[str, str]:
    """The digest of each source at the time it was compiled; empty if nothing was."""
    return _manifest()[0]


def stale() -> list[str]:
    """The sources that were changed, added or removed since they were compiled; empty if nothing was compiled."""
    was = digests()
    if not was:
        return []
    now = {source: digest(source) for source in sources()}
    return sorted(source for source in was.keys() | now.keys() if was.get(source) != now.get(source))


def is_ready() -> bool:
    """Whether a process that starts now gets machine code."""
    return not _is_interpreted_wanted() and bool(digests()) and not stale()


def built_at() -> int:
    """Changes with every build; asked often, by who waits for one."""
    try:
        return (_PACKAGE / MANIFEST).stat().st_mtime_ns
    except OSError:
        return 0


def compiled() -> bool:
    """Whether importing the compiled files gives machine code in this process."""
    was = digests()
    return bool(was) and all(_origin(source).endswith(tuple(EXTENSION_SUFFIXES)) for source in was)


def describe() -> str:
    """One line for people: the form that runs and, if it is the slow one, why."""
    if compiled():
        return f"compiled ({len(digests())} files)"
    if _is_interpreted_wanted():
        return "interpreted (UNDERMINE_INTERPRETED is set)"
    if changed := stale():
        return f"interpreted (changed since the last build: {', '.join(changed)})"
    return f"interpreted ({_manifest()[1] or 'not built for this Python'})"


def select() -> None:
    """Make the choice for this process; called by the package before it imports anything else."""
    if not is_ready():
        sys.meta_path.insert(0, _SourceOnly())


class _SourceOnly:
    """A finder that sees the `.py` files of this package and is blind to extensions beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("undermine."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            # A folder without __init__.py has no loader; the usual finders know what to do with it.
            if spec is not None and spec.loader is not None:
                return spec
        return None


def _is_interpreted_wanted() -> bool:
    return os.environ.get("UNDERMINE_INTERPRETED", "") not in {"", "0"}


def _manifest() -> tuple[dict[str, str], str]:
    """Digests of what was compiled (none: nothing was) and why nothing was."""
    try:
        data: object = json.loads((_PACKAGE / MANIFEST).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}, "never built"
    except ValueError:
        return {}, f"{MANIFEST} cannot be read"
    if not isinstance(data, dict) or not isinstance(data.get("sources"), dict):
        return {}, f"{MANIFEST} cannot be read"
    return {str(source): str(value) for source, value in data["sources"].items()}, str(data.get("why", ""))


def _origin(source: str) -> str:
    try:
        spec = find_spec("undermine." + source.removesuffix(".py").replace("/", "."))
    except ModuleNotFoundError:
        return ""
    return (spec.origin or "") if spec else ""
