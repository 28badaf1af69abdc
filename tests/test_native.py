"""The choice between machine code and plain source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import undermine
from undermine import native
from undermine.core.engine import begin
from undermine.games import parse_rules

PACKAGE = Path(undermine.__file__).parent


def run(script: str, root: Path, **env: str) -> str:
    """What the script prints when the package is taken from `root`."""
    clean = {key: value for key, value in os.environ.items() if key != "UNDERMINE_INTERPRETED"}
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**clean, **env, "PYTHONPATH": str(root), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.strip()


FORM = "from undermine import native; print(native.compiled(), ','.join(native.stale()))"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, extensions and all, that a test may change."""
    if not native.digests():
        pytest.skip("nothing is compiled here")
    shutil.copytree(PACKAGE, tmp_path / "undermine", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_compiled_form_matches_sources() -> None:
    if os.environ.get("UNDERMINE_INTERPRETED"):
        pytest.skip("the interpreted form was asked for")
    assert native.stale() == [], "run `make native`"


def test_interpreted_form_is_used_when_asked_for() -> None:
    assert run(FORM, PACKAGE.parent, UNDERMINE_INTERPRETED="1").startswith("False")


def test_everything_compiled_is_found() -> None:
    for pattern in native.COMPILED:
        assert any(PACKAGE.glob(pattern)), pattern
    assert {"core/run.py", "features/toll/rules.py", "features/cave/rules/walk.py"} <= set(native.sources())
    assert all((PACKAGE / name).is_file() and reason for name, reason in native.EXCLUDED.items())


def test_fresh_copy_is_compiled(copy: Path) -> None:
    if native.stale():
        pytest.skip("nothing fresh to copy")
    assert run(FORM, copy) == "True"


def test_changed_source_falls_back(copy: Path) -> None:
    name = native.sources()[0]
    with (copy / "undermine" / name).open("a", encoding="utf-8") as file:
        file.write("# changed\n")
    form, stale = run(FORM, copy).split()
    assert (form, name in stale.split(",")) == ("False", True)


def test_added_source_falls_back(copy: Path) -> None:
    (copy / "undermine/core/newcomer.py").write_text('"""New."""\n', encoding="utf-8")
    form, stale = run(FORM, copy).split()
    assert (form, "core/newcomer.py" in stale.split(",")) == ("False", True)


def test_extensions_without_manifest_are_not_trusted(copy: Path) -> None:
    (copy / "undermine" / native.MANIFEST).unlink()
    assert run(FORM, copy) == "False"


def test_broken_manifest_means_interpreted(copy: Path) -> None:
    (copy / "undermine" / native.MANIFEST).write_text("{", encoding="utf-8")
    assert run(FORM, copy) == "False"


@pytest.mark.skipif(not native.compiled(), reason="only machine code")
def test_no_index_counts_from_the_end() -> None:
    """The build takes that out of what mypyc writes; if mypyc writes it otherwise some day, machine code is slower."""
    state = begin(parse_rules("base x5"), "index")
    assert state.conditions(4) == 0
    for seat in (-1, 5):
        with pytest.raises(IndexError):
            state.conditions(seat)
