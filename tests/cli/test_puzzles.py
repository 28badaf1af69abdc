"""`undermine puzzles`: listed, shown, solved, checked, and made anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.puzzles.puzzle import puzzles, write_puzzles

MOVE = next(each for each in puzzles().values() if each.kind == "move")
WHODUNIT = next(each for each in puzzles().values() if each.kind == "saboteur")


def typed(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    left: Iterator[str] = iter(lines)

    def read(_prompt: str = "") -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", read)


def test_they_are_listed_by_kind_and_grade(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(puzzles())
    assert main(["puzzles", "list", "--kind", "saboteur", "--grade", "1"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]]
    assert names == [each.name for each in puzzles().values() if each.kind == "saboteur" and each.grade == 1]
    assert main(["puzzles", "list", "--kind", "riddle"]) == 2
    assert "move, alone, saboteur" in capsys.readouterr().err


def test_one_is_shown_without_its_answer_unless_that_is_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzles", "show", MOVE.name]) == 0
    shown = capsys.readouterr().out
    assert "Your hand" in shown and "The answer" not in shown
    assert main(["puzzles", "show", MOVE.name, "--answer", "--lang", "de"]) == 0
    assert f"Die Antwort: {MOVE.steps[0].answer}" in capsys.readouterr().out
    assert main(["puzzles", "show", WHODUNIT.name, "--answer"]) == 0
    assert "It was " in capsys.readouterr().out
    assert main(["puzzles", "show", MOVE.name, "--position"]) == 0
    position = capsys.readouterr().out
    assert position.startswith(f"rules {MOVE.rules}\n") and f"\nme {MOVE.seat}\n" in position


def test_the_right_answer_is_praised_and_a_wrong_one_told_what_it_costs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, [step.answer for step in MOVE.steps])
    assert main(["puzzles", "solve", MOVE.name]) == 0
    assert "Right!" in capsys.readouterr().out
    wrong = max(MOVE.steps[0].costs, key=lambda answer: MOVE.steps[0].costs[answer])
    typed(monkeypatch, [wrong, "hint", *(step.answer for step in MOVE.steps)])
    assert main(["puzzles", "solve", MOVE.name]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "Not this one: on average it brings" in said and "The answer:" in said and "Right!" in said


def test_a_saboteur_is_pointed_at_after_some_moves(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    innocent = next(seat for seat in range(3) if seat != WHODUNIT.seat)
    typed(monkeypatch, ["", "", str(WHODUNIT.seat + 1)])
    assert main(["puzzles", "solve", WHODUNIT.name]) == 0
    assert "found after 3 moves" in " ".join(capsys.readouterr().out.split())
    typed(monkeypatch, ["", str(innocent + 1), "hint", *[""] * 12, str(WHODUNIT.seat + 1)])
    assert main(["puzzles", "solve", WHODUNIT.name]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "digs honestly" in said and "That was the last move" in said and "Somebody fair" in said


def test_whoever_leaves_has_not_found_it(monkeypatch: pytest.MonkeyPatch) -> None:
    typed(monkeypatch, ["quit"])
    assert main(["puzzles", "solve", MOVE.name]) == 1
    typed(monkeypatch, [])
    assert main(["puzzles", "solve", WHODUNIT.name]) == 1


def test_a_set_is_checked_picked_and_made(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "some.toml"
    assert main(["puzzles", "make", "base[rounds=1] x4", "--kind", "saboteur", "--games", "3", "--out", str(file)]) == 0
    some = file.read_text(encoding="utf-8")
    assert some.count("[[puzzle]]") >= 1
    assert main(["puzzles", "pick", str(file), "--count", "1"]) == 0
    assert 'name = "saboteur-01"' in capsys.readouterr().out
    assert main(["puzzles", "check", str(file)]) == 0
    assert " hold" in capsys.readouterr().out
    file.write_text(
        write_puzzles([WHODUNIT]).replace(f"seat = {WHODUNIT.seat}", f"seat = {WHODUNIT.seat ^ 1}"), "utf-8"
    )
    assert main(["puzzles", "check", str(file)]) == 1
    assert "0 of 1 hold" in capsys.readouterr().out
    assert main(["puzzles", "make"]) == 2
    assert "name the rules of games" in capsys.readouterr().err
