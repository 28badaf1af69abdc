"""Every box in the terminal: whole games through a pipe, by somebody who types numbers without thinking."""

from __future__ import annotations

import io
import re

import pytest

from undermine.cli.app import main

SCRIPT = ["1", "2", "d", "3", "1", "2", "1", "d", "4", "2", "d"] * 80
"""Takes up cards, chooses places and answers, puts away; what fits no question gets a sentence and changes nothing."""


def play(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str, columns: int = 100
) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in SCRIPT)))
    monkeypatch.setenv("COLUMNS", str(columns))
    assert main(["play", *arguments, "--pace", "0", "--no-colour"]) == 0
    return str(capsys.readouterr().out)


@pytest.mark.parametrize(
    "rules",
    [
        "expansion x6",
        "expansion+swap-goals+veto+toll+chests[rounds=1] x5",
        "base+treasury+costume+greedy+new-goals[rounds=1] x4",
        "duel[rounds=1] x2",
        "solo[rounds=1] x1",
        "cave x2",
        "cave x5",
    ],
)
def test_a_game_of_every_box_goes_on_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], rules: str
) -> None:
    out = play(monkeypatch, capsys, rules, "--seed", "4")
    assert "The game is over" in out and out.rstrip().endswith("--seed 4")


def test_the_cave_shows_where_everybody_stands_and_of_which_clan(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CAVE-8: the back of the clan card is open; which face it has is not on the screen before it was shown."""
    first = play(monkeypatch, capsys, "cave x4", "--seed", "7").split("\n> ")[0]
    assert re.search(r"▸ 0 You .*0,0 +blue *$", first, re.MULTILINE)
    assert not re.search(r"loyal|saboteur", first)


def test_the_seats_of_a_crowded_cave_are_not_cut(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """At 80 columns what has no room beside the name stands below it: place, clan, and what lies before a seat."""
    out = play(monkeypatch, capsys, "cave x8", "--seed", "5", columns=80)
    screens = [screen for screen in out.split("UNDERMINE") if "Your hand" in screen]
    assert len(screens) > 5
    for screen in screens:
        assert not re.search(r"…|\b(?:yello|blu|pla|cla)\b", screen.partition("What happened")[0].partition("Since")[0])
        assert len(re.findall(r"(?:-?\d,-?\d|\bout) +(?:blue|yellow)\b", screen)) == 8
    assert any(re.search(r"-?\d,-?\d (?:blue|yellow) \w", screen) for screen in screens), "below the name"


def test_a_cave_that_nobody_leaves_has_no_winner(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play(monkeypatch, capsys, "cave x2", "--seed", "1", "--bots", "random")
    assert "Nobody wins this time." in out
