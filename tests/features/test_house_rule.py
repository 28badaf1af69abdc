"""The house rule of `examples/house_rule`: played, installed, recorded, refused and simulated from outside.

What it does is tried by its own tests, which are run here, too: with the feature they need a process of their own.
"""

from __future__ import annotations

import json
import os
import shutil
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.features.house import python, undermine

HOUSE = Path(__file__).parents[2] / "examples" / "house_rule"
TEXT = "base:cs20+keg@1.0[rounds=1] x4"

RECORD = """
import undermine as um
game = um.Game("base+keg[rounds=1] x4", seed="5")
while not game.is_over:
    game.play(next((each for each in game.legal if str(each).startswith(("play keg", "burn"))), game.legal[0]))
print(game.record(), end="")
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game in which a keg blew up."""
    file = tmp_path_factory.mktemp("house") / "game.txt"
    file.write_text(python("-c", RECORD, UNDERMINE_FEATURES=str(HOUSE)).stdout, encoding="utf-8")
    return file


def test_its_own_tests() -> None:
    done = python("-P", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", HOUSE)
    assert done.returncode == 0, done.stdout


def test_it_is_recorded_and_replayed(record: Path) -> None:
    assert f"rules {TEXT}\n" in record.read_text(encoding="utf-8")
    verified = undermine("verify", record, "--features", HOUSE)
    assert verified.returncode == 0, verified.stderr
    lit = next(n for n, line in enumerate(record.read_text(encoding="utf-8").splitlines(), 1) if "posted keg" in line)
    shown = undermine("replay", record, "--to", f"L{lit}", "--features", HOUSE, PYTHONIOENCODING="utf-8")
    assert shown.returncode == 0 and "*" in shown.stdout, shown.stdout


def test_a_record_without_it_is_refused_in_words(record: Path) -> None:
    refused = undermine("replay", record)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert "keg 1.0 comes from outside and is not here; install it, or name its folder" in refused.stderr


def test_installed_it_is_found_by_its_entry_point(tmp_path: Path) -> None:
    """What pip would install: the wheel, laid out where Python looks."""
    source = tmp_path / "source"
    shutil.copytree(HOUSE, source, ignore=shutil.ignore_patterns("__pycache__"))
    version = tomllib.loads((source / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    build = "import os, sys; os.chdir(sys.argv[1]); from hatchling.build import build_wheel; build_wheel('.')"
    built = python("-c", build, source)
    assert built.returncode == 0, built.stderr
    with zipfile.ZipFile(next(source.glob("*.whl"))) as wheel:
        wheel.extractall(tmp_path / "site")
    path = os.pathsep.join(filter(None, (str(tmp_path / "site"), os.environ.get("PYTHONPATH", ""))))
    told = undermine("simulate", "base+keg[rounds=1] x4", "--games", 6, "--json", PYTHONPATH=path)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["rules"] == f"base:cs20+keg@{version}[rounds=1] x4"


def test_it_is_played_in_a_terminal() -> None:
    """A person who only puts cards away reads of the bots' kegs, and is asked about the fuse."""
    game = ("play", "base+keg[rounds=1] x8", "--seed", "6", "--lang", "de", "--pace", "0", "--no-colour")
    done = undermine(*game, "--features", HOUSE, typed="1\nd\n" * 120, PYTHONIOENCODING="utf-8", COLUMNS="110")
    assert done.returncode == 0, done.stderr
    for words in ("Pulverfass an.", "tritt die Lunte", "Eine Lunte brennt. Trittst du sie aus?", "brennen lassen"):
        assert words in done.stdout, words
