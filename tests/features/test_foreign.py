"""Features from outside: found in folders and among installed packages, named with their version, refused in words."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.features.house import lay_out, python, undermine

TRACE = ("trace", "base+whistle x3", "--seed", "1")

RECORD = """
from undermine.core.engine import legal_actions, open_game, to_act
from undermine.games import parse_rules
from undermine.notation.record import record_of, write_record
run = open_game(parse_rules("base+whistle x3"), "1")
while run.state.depth:
    run.apply(legal_actions(run.state, to_act(run.state))[0])
print(write_record(record_of(run, "1")), end="")
"""


def test_a_folder_that_is_a_feature_plays_and_is_named_with_its_version(tmp_path: Path) -> None:
    told = undermine(*TRACE, "--features", lay_out(tmp_path))
    assert told.returncode == 0, told.stderr
    assert '"rules":"base:cs20+whistle@1.0 x3"' in told.stdout
    assert '"play whistle"' in told.stdout


@pytest.mark.parametrize("where", ["before", "after", "variable"])
def test_a_folder_of_features_is_named_anywhere(tmp_path: Path, where: str) -> None:
    lay_out(tmp_path)
    lay_out(tmp_path, "drum", "2.1")
    rules = "base+whistle@1.0+drum x3"
    if where == "variable":
        told = undermine("trace", rules, UNDERMINE_FEATURES=str(tmp_path))
    else:
        words = [f"--features={tmp_path}"]
        told = undermine(*(words if where == "before" else []), "trace", rules, *(words if where == "after" else []))
    assert told.returncode == 0, told.stderr
    assert '"rules":"base:cs20+drum@2.1+whistle@1.0 x3"' in told.stdout


def test_an_installed_package_is_found_by_its_entry_point(tmp_path: Path) -> None:
    lay_out(tmp_path)
    about = tmp_path / "whistle-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: whistle\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[undermine.features]\nwhistle = whistle\n")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    told = undermine(*TRACE, PYTHONPATH=path)
    assert told.returncode == 0, told.stderr
    assert '"rules":"base:cs20+whistle@1.0 x3"' in told.stdout


def test_a_record_is_read_only_where_its_rules_are(tmp_path: Path) -> None:
    """With the feature it is replayed; without it, or with another version, it is refused in words."""
    mine, newer = lay_out(tmp_path / "mine"), lay_out(tmp_path / "newer", version="1.1")
    record = tmp_path / "game.txt"
    record.write_text(python("-c", RECORD, UNDERMINE_FEATURES=str(mine)).stdout)
    assert "whistle@1.0" in record.read_text()
    assert undermine("verify", record, "--features", mine).returncode == 0
    without = undermine("verify", record)
    assert without.returncode == 2
    assert "whistle 1.0 comes from outside and is not here" in without.stderr
    other = undermine("verify", record, "--features", newer)
    assert other.returncode == 2
    assert "a game with whistle 1.0; here is whistle 1.1" in other.stderr


@pytest.mark.parametrize(
    ("rules", "reason"),
    [
        ("base+veto@1.0 x3", "veto comes with the program and has no version of its own; write +veto"),
        ("base+whistle x3", "'whistle' is no module of base"),
    ],
)
def test_versions_are_for_what_comes_from_outside(rules: str, reason: str) -> None:
    told = undermine("trace", rules)
    assert (told.returncode, reason in told.stderr) == (2, True), told.stderr


def test_what_cannot_be_taken_in_is_refused_in_words(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    cases = {
        tmp_path / "nowhere": "there is no such folder of features",
        empty: "no feature lies here; it would be a folder with a file plan.py",
        lay_out(tmp_path / "a", "Whistle"): "called by small letters, digits and _",
        lay_out(tmp_path / "b", version=""): 'it needs __version__ = "1.0"',
        lay_out(tmp_path / "c", "toll"): "there is a feature toll already",
        lay_out(tmp_path / "d", "json"): "Python knows another package json",
        lay_out(tmp_path / "e", "horn", module="veto"): "brings a module 'veto'; it needs a name of its own",
        lay_out(tmp_path / "f", "bell", module="Bell!"): "of small letters with - between words",
    }
    for folder, reason in cases.items():
        told = undermine("trace", "base x3", "--features", folder)
        assert (told.returncode, told.stderr.count("\n")) == (2, 1), told.stderr
        assert reason in told.stderr
