"""Who gets a second try, and that it hides nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import second_try

BAD = "def test_bad() -> None:\n    assert False\n"
SHAKY = """
from pathlib import Path
def test_shaky():
    tried = Path(__file__).with_name("tried")
    if not tried.exists():
        tried.touch()
        assert False, "how it failed at first"
"""
SKIPS = SHAKY.replace("    if not", "    tried.exists() and __import__('pytest').skip()\n    if not")
PILE = "\n".join(SHAKY.replace("shaky", f"shaky_{i}").replace('"tried"', f'"{i}"') for i in range(second_try.MOST + 1))
CRASH = SHAKY.replace("assert False", "__import__('os')._exit(3)")
GOOD = "def test_good():\n    pass\n"


def ran(folder: Path, files: dict[str, str], *options: str) -> tuple[int, str]:
    for name, text in files.items():
        (folder / "tests" / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / "tests" / name).write_text(text, encoding="utf-8")
    (folder / "pytest.ini").write_text("[pytest]\naddopts = --import-mode=importlib\n", encoding="utf-8")
    words = [sys.executable, "-P", second_try.__file__, *options]
    # What is installed beside pytest takes longer to load than all of this.
    bare = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False, env=bare)
    return done.returncode, done.stdout


def test_what_passes_alone_has_passed_and_is_named(tmp_path: Path) -> None:
    files = {"server/test_it.py": SHAKY, "core/test_it.py": GOOD}
    code, told = ran(tmp_path, files, "-p", "xdist", "-n", "1")
    assert code == 0 and "how it failed at first" in told, told
    assert told.rstrip().endswith("   tests/server/test_it.py::test_shaky") and "NEEDED TWO TRIES" in told


@pytest.mark.parametrize(
    "files",
    [
        {"server/test_it.py": BAD},
        {"server/test_it.py": SKIPS},
        {"server/test_it.py": SHAKY, "core/test_it.py": BAD},
        {"server/test_it.py": SHAKY, "core/test_it.py": "import nothing_of_that_name\n"},
        {"server/test_it.py": PILE},
    ],
    ids=["fails twice", "is skipped then", "another failed", "unreadable", "a pile"],
)
def test_what_is_no_noise_fails(tmp_path: Path, files: dict[str, str]) -> None:
    code, told = ran(tmp_path, files)
    assert code != 0 and "NEEDED TWO TRIES" not in told, told


def test_a_worker_that_crashed_fails(tmp_path: Path) -> None:
    code, told = ran(tmp_path, {"cli/test_it.py": CRASH}, "-p", "xdist", "-n", "1")
    assert code != 0 and "crashed" in told and "second try" not in told, told


def test_who_gets_one() -> None:
    assert all(map(second_try.may_try_again, ["tests/server/test_hall.py::test_it[1]", "tests/test_build.py::test_it"]))
    never = ["tests/core/test_it.py::test_it", "tests/test_native.py::test_it", "tests/server/test_twins.py::test_it"]
    assert not any(map(second_try.may_try_again, never))
    here = Path(second_try.__file__).parent
    assert all((here / name).exists() for name in (*second_try.ROOMS, *second_try.FILES, *second_try.SECRET))
