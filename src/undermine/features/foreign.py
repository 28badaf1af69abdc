"""Features from outside: house rules of a family, ideas of designers.  They are what ours are, in a folder elsewhere.

Owns where they are looked for, and that each is a package with a version.  They come in two ways: as folders, named by
`undermine --features FOLDER` or in UNDERMINE_FEATURES, and as installed packages that have an entry point in the group
`undermine.features`.  Either way it is whoever runs the program who adds one; nothing that comes over a wire can.
Never knows what a feature does.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDERS: Final = "UNDERMINE_FEATURES"
"""Folders, separated as in PATH.  A variable, so that processes that this one starts know the same features."""
GROUP: Final = "undermine.features"

_NAME: Final = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_VERSION: Final = re.compile(r"[0-9A-Za-z]+([.-][0-9A-Za-z]+)*", re.ASCII)
_PLAN: Final = "plan.py"


class FeatureError(ValueError):
    """A feature from outside that cannot be taken in; the message says what would be right."""


@dataclass(frozen=True, slots=True)
class Foreign:
    """A feature from outside: the package that it is, and its version, which is part of the rules text."""

    package: str
    version: str


def add_folder(folder: str) -> None:
    """One more folder to look in, for this process and those that it starts; before anybody asks for the features."""
    known = os.environ.get(FOLDERS, "")
    os.environ[FOLDERS] = os.pathsep.join([*filter(None, (known,)), str(Path(folder).absolute())])


def find(taken: Sequence[str]) -> dict[str, Foreign]:
    """Every feature from outside by its name, in the order of names; `taken` are names that cannot be had."""
    found: dict[str, Foreign] = {}
    for name, package in (*_in_folders(), *_installed()):
        if name in taken or name in found:
            raise FeatureError(f"{package.__name__}: there is a feature {name} already; choose another name")
        found[name] = Foreign(package.__name__, _version(package))
    return dict(sorted(found.items()))


def _in_folders() -> Iterator[tuple[str, ModuleType]]:
    """A folder is a feature, or holds some."""
    for word in filter(None, os.environ.get(FOLDERS, "").split(os.pathsep)):
        folder = Path(word)
        if not folder.is_dir():
            raise FeatureError(f"{folder}: there is no such folder of features")
        inner = [folder] if (folder / _PLAN).is_file() else sorted(path.parent for path in folder.glob(f"*/{_PLAN}"))
        if not inner:
            raise FeatureError(f"{folder}: no feature lies here; it would be a folder with a file {_PLAN}")
        for path in inner:
            yield path.name, _taken_in(path)


def _taken_in(path: Path) -> ModuleType:
    """Import a folder as the package of its name, with its files as they would be if it were installed."""
    if not _NAME.fullmatch(path.name):
        raise FeatureError(f"{path}: a feature is called by small letters, digits and _, for it is a Python package")
    if str(path.parent) not in sys.path:
        # Last, so that nothing that lies beside it takes the place of a library.
        sys.path.append(str(path.parent))
    package = _imported(path.name)
    if path.resolve() not in [Path(place).resolve() for place in getattr(package, "__path__", ())]:
        raise FeatureError(f"{path}: Python knows another package {path.name}; give the folder another name")
    return package


def _installed() -> Iterator[tuple[str, ModuleType]]:
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if not _NAME.fullmatch(point.name):
            raise FeatureError(f"entry point {point.name!r}: a feature is called by small letters, digits and _")
        yield point.name, _imported(point.value)


def _imported(name: str) -> ModuleType:
    try:
        return import_module(name)
    except ImportError as error:
        raise FeatureError(f"the feature {name} cannot be imported: {error}") from error


def _version(package: ModuleType) -> str:
    version = getattr(package, "__version__", None)
    if not isinstance(version, str) or not _VERSION.fullmatch(version):
        wanted = 'it needs __version__ = "1.0" or the like in its __init__.py'
        raise FeatureError(f"{package.__name__}: {wanted}, for games are written down with the version of their rules")
    return version
