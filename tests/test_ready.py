"""Packages of a checkout: installed once for a purpose, and again when a lock file or the metadata changed."""

from __future__ import annotations

import importlib.util
import re
import sys
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent


def load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("undermine_ready", ROOT / "ready.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


class Yard:
    """A checkout without a page to build, and commands that only count."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root, self.ready = root, load()
        self.ran: list[str] = []
        for name in (*self.ready.LOCKS.values(), "pyproject.toml"):
            (root / name).write_text("as it was")
        (root / "web").mkdir()
        (root / "web" / "build.py").write_text((ROOT / "web" / "build.py").read_text(encoding="utf-8"))
        monkeypatch.setenv("UNDERMINE_WEB", "skip")
        for name, value in {"ROOT": root, "VENV": root / ".venv", "PYTHON": str(root / ".venv" / "python")}.items():
            monkeypatch.setattr(self.ready, name, value)
        monkeypatch.setattr(self.ready, "STAMP", root / ".venv" / ".ready")
        monkeypatch.setattr(self.ready, "_run", self._run)

    def make(self, purpose: str) -> list[str]:
        """What was done for it: the lock file whose packages were installed, and whether the program was."""
        self.ran.clear()
        assert self.ready.main([purpose]) == 0
        done = " ".join(self.ran)
        return re.findall(r"sync .*?(\S+\.lock)", done) + (["program"] if "--editable" in done else [])

    def _run(self, words: list[str], **_: str) -> int:
        self.ran.append(" ".join(words))
        if "venv" in words:
            (self.root / ".venv").mkdir()
            (self.root / ".venv" / "python").touch()
        if "uv" in words:
            (self.root / ".venv" / "uv").touch()
        return 0


@pytest.fixture
def yard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Yard:
    return Yard(tmp_path, monkeypatch)


PLAY, TEST = ["requirements-play.lock", "program"], ["requirements.lock", "program"]


def test_packages_are_installed_once(yard: Yard) -> None:
    assert yard.make("play") == PLAY and yard.make("play") == []
    assert yard.make("test") == TEST and yard.make("test") == []
    assert yard.make("play") == [], "who can test can play"


def test_a_change_installs_them_again(yard: Yard) -> None:
    yard.make("test")
    (yard.root / "requirements-play.lock").write_text("other versions")
    assert yard.make("test") == [] and yard.make("play") == []
    (yard.root / "requirements.lock").write_text("other versions")
    assert yard.make("play") == PLAY and yard.make("test") == TEST
    (yard.root / "pyproject.toml").write_text("another program")
    assert yard.make("test") == TEST


def test_an_installation_that_was_cut_short_is_done_again(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    yard.make("play")
    (yard.root / "pyproject.toml").write_text("another program")
    with monkeypatch.context() as broken:
        broken.setattr(yard.ready, "_add_program", lambda: yard.ready._demand(["false"], "no"))
        broken.setattr(yard.ready, "_run", lambda *_, **__: 1)
        assert yard.ready.main(["play"]) == 1
    assert yard.make("play") == PLAY


def test_what_cannot_be_asked_for(yard: Yard, capsys: pytest.CaptureFixture[str]) -> None:
    assert yard.ready.main(["dance"]) == 2 and "usage: python ready.py play | test" in capsys.readouterr().err


def test_playing_needs_the_same_versions_as_testing() -> None:
    """And fewer of them: nothing that only checks or tests."""
    play, test = (set(re.findall(r"^\S+==\S+", (ROOT / name).read_text(), re.M)) for name in load().LOCKS.values())
    assert play < test and not [each for each in play if each.startswith(("pytest", "ruff", "playwright"))]


def test_everything_that_the_program_imports_is_in_both() -> None:
    """A new dependency needs `make lock`, or both files by hand."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [*project["project"]["dependencies"], *project["dependency-groups"]["build"]]
    names = {re.split(r"[^A-Za-z0-9.-]", each)[0].lower().replace(".", "-") for each in wanted}
    for name in load().LOCKS.values():
        locked = set(re.findall(r"^([a-z0-9-]+)(?:\[.*\])?==", (ROOT / name).read_text(encoding="utf-8"), re.M))
        assert names <= locked, f"{name} lacks {names - locked}"
