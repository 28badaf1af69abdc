"""The part of the build that makes machine code: what it leaves when it is done, cut short, not wanted or not alone."""

from __future__ import annotations

import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

import hatch_build
import pytest

from undermine import native

if sys.platform == "win32":
    pytest.skip("nothing builds in the background there", allow_module_level=True)
import fcntl


class Yard:
    """A tree with one file to compile, and a compiler that only counts."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.source = root / "src"
        self.package = self.source / "undermine"
        (self.package / "core").mkdir(parents=True)
        shutil.copy(native.__file__, self.package / "native.py")
        self.file = self.package / "core" / "gold.py"
        self.file.write_text("gold = 1\n")
        self.said: list[str] = []
        self.compiled = 0
        self.edits = False
        self.is_alone = False
        self.meanwhile: list[str] = []
        """The extensions that were there while it compiled."""
        monkeypatch.setattr(hatch_build, "_compile", self._compile)
        monkeypatch.setattr(hatch_build, "compiler", lambda: "cc")
        monkeypatch.delenv("UNDERMINE_NATIVE", raising=False)

    def build(self) -> bool:
        return hatch_build.bring_up_to_date(self.source, self.source, self.said.append, self.said.append)

    @property
    def extensions(self) -> list[str]:
        return [path.read_text() for path in self.package.rglob("*.so")]

    @property
    def manifest(self) -> dict[str, object]:
        found = json.loads((self.package / native.MANIFEST).read_text())
        assert isinstance(found, dict)
        return found

    def _compile(self, _source: Path, work: Path, names: list[str], *_: object) -> str:
        if hatch_build.mode() == "skip":
            return "UNDERMINE_NATIVE=skip"
        assert names == ["core/gold.py"]
        self.meanwhile = self.extensions
        self.is_alone = not _can_lock(self.package)
        self.compiled += 1
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        made = work / "lib" / "undermine" / "core" / f"gold{suffix}"
        made.parent.mkdir(parents=True)
        made.write_text(self.file.read_text())
        if self.edits:
            self.file.write_text("gold = 3\n")
        return ""


def _can_lock(folder: Path) -> bool:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    finally:
        os.close(descriptor)
    return True


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Yard:
    return Yard(tmp_path, monkeypatch)


def test_it_compiles_once_and_again_when_a_source_changed(yard: Yard) -> None:
    assert yard.build() and yard.extensions == ["gold = 1\n"] and yard.manifest["why"] == ""
    assert yard.build() and yard.compiled == 1 and yard.said == ["native: up to date"]
    yard.file.write_text("gold = 2\n")
    assert yard.build() and yard.extensions == ["gold = 2\n"] and yard.compiled == 2
    assert yard.meanwhile == ["gold = 1\n"], "what was there serves until the new one is whole"


def test_counts_are_asked_for_and_good_enough_for_who_did_not_ask(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    assert yard.build()
    monkeypatch.setenv("UNDERMINE_PROFILE", "1")
    assert yard.build() and yard.compiled == 2
    assert yard.build() and yard.compiled == 2
    monkeypatch.setenv("UNDERMINE_PROFILE", "")
    assert yard.build() and yard.compiled == 2


def test_counts_need_a_compiler_that_takes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "cc"
    other.write_text("#!/bin/sh\necho some other compiler\n")
    other.chmod(0o755)
    monkeypatch.setenv("UNDERMINE_PROFILE", "1")
    monkeypatch.setenv("UNDERMINE_NATIVE", "auto")
    monkeypatch.setenv("CC", str(other))
    said: list[str] = []
    why = hatch_build._compile(tmp_path, tmp_path, ["core/gold.py"], "_native", said.append, said.append)
    assert why == f"compiling failed: error: UNDERMINE_PROFILE=1 needs gcc, and {other} is another compiler"


def test_nobody_else_compiles_meanwhile(yard: Yard) -> None:
    assert _can_lock(yard.package)
    yard.build()
    assert yard.is_alone and _can_lock(yard.package)


def test_keep_leaves_everything_as_it_is(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    yard.build()
    before = yard.manifest
    monkeypatch.setenv("UNDERMINE_NATIVE", "keep")
    assert yard.build(), "there is machine code, and it fits"
    yard.file.write_text("gold = 2\n")
    assert not yard.build() and yard.manifest == before and yard.extensions == ["gold = 1\n"] and yard.compiled == 1


def test_skip_removes_what_was_compiled(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    yard.build()
    monkeypatch.setenv("UNDERMINE_NATIVE", "skip")
    assert not yard.build() and not yard.extensions
    assert yard.manifest["why"] == "UNDERMINE_NATIVE=skip" and yard.manifest["sources"] == {}
    monkeypatch.setenv("UNDERMINE_NATIVE", "perhaps")
    with pytest.raises(ValueError, match="UNDERMINE_NATIVE is 'perhaps', not auto, skip, keep or require"):
        yard.build()


def test_a_source_that_changes_meanwhile_is_not_taken_for_compiled(yard: Yard) -> None:
    yard.edits = True
    assert not yard.build() and not yard.extensions and "changed while they were compiled" in str(yard.manifest["why"])
    yard.edits = False
    assert yard.build() and yard.extensions == ["gold = 3\n"]
