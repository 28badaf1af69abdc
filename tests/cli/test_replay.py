from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.notation.record import read_record

GOLDEN = Path(__file__).parent.parent / "golden" / "base-de.record"
TEXT = GOLDEN.read_text(encoding="utf-8")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["replay", str(GOLDEN), *arguments]) == 0
    return capsys.readouterr().out


def test_a_spectator_sees_no_secret(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys)
    assert "as a spectator saw it" in out
    assert "drew 0 ?" in out
    assert "discarded" in out
    for line in out.splitlines():
        words = line.split()
        if words[:1] in (["drew"], ["discarded"]):
            assert words[2] == "?"
        if words[:1] in (["filled"], ["moved"]):
            assert all(word[0] == "?" for word in words[words.index("|") + 1 :]), line
    assert out.splitlines()[-1].startswith("scores ")


def test_a_seat_sees_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "--seat", "1")
    drawn = {(words[1], words[2] == "?") for words in map(str.split, out.splitlines()) if words[:1] == ["drew"]}
    assert drawn == {("0", True), ("1", False), ("2", True)}


def test_all_is_everything(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "--all")
    assert "filled goals 3 | B-goal" in out
    assert " ?\n" not in out
    record = read_record(TEXT)
    for number, line in enumerate((line for line in TEXT.splitlines() if line[0:1].isdigit()), 1):
        seat, words = line.split("> ")
        assert f"{number:4}. seat {seat}: {words}\n" in out
    assert f"{len(record.actions):4}. " in out


def test_it_stops_where_it_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    out = shown(capsys, "--all", "--to", "3")
    assert "   3. seat" in out
    assert "   4. seat" not in out
    assert "scores" not in out
    line = next(i for i, text in enumerate(TEXT.splitlines(), 1) if text[0:1].isdigit())
    assert "   1. seat" in shown(capsys, "--to", f"L{line}")
    assert "   1. seat" not in shown(capsys, "--to", f"L{line - 1}")
    assert "   1. seat" not in shown(capsys, "--to", "0")


def test_the_board_is_drawn_as_it_lies_then(capsys: pytest.CaptureFixture[str]) -> None:
    """A goal that nobody in the audience knows keeps its question mark; with everything it does not."""
    assert shown(capsys, "--to", "0").count("║  ?  ║") == 3
    assert shown(capsys, "--to", "0", "--all").count("║  ?  ║") == 0


def test_an_audit_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    record = read_record(TEXT)
    assert shown(capsys, "--audit").startswith(f"{len(record.actions)} answers and {len(record.log)} events agree")


def test_an_audit_names_the_first_line_that_differs(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    head, _, rest = TEXT.partition("filled gold-deck 28 | ")
    values = re.split("[;\n]", rest, maxsplit=1)[0]
    tail = rest.removeprefix(values)
    changed = tmp_path / "changed.record"
    changed.write_text(f"{head}filled gold-deck 28 | {' '.join(reversed(values.split()))}{tail}", encoding="utf-8")
    assert main(["replay", str(changed)]) == 2
    assert "the checksum does not fit" in capsys.readouterr().err
    assert main(["replay", str(changed), "--audit"]) == 1
    line = next(i for i, text in enumerate(TEXT.splitlines(), 1) if "filled gold-deck" in text)
    out = capsys.readouterr().out
    assert out.startswith(f"{changed}: line {line}: the record says 'filled gold-deck 28 ")
    assert out.count("\n") == 1 and len(out.removeprefix(str(changed))) < 200


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--seat", "3"], "seats 0 to 2"),
        (["--seat", "-1"], "seat"),
        (["--seat", "1", "--all"], "exclude"),
        (["--to", "x"], "'x'"),
        (["--to", "9999"], "'9999'"),
        (["--to", "L"], "number"),
        (["--to", "L0"], "'0' is no number from 1 to"),
        (["--to", f"L{len(TEXT.splitlines()) + 1}"], f"is no number from 1 to {len(TEXT.splitlines())}"),
    ],
)
def test_bad_options_are_one_line_and_code_2(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(["replay", str(GOLDEN), *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("undermine: ")
    assert err.count("\n") == 1
    assert told in err


def test_bad_files_are_one_line_and_code_2(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    files = {
        "missing": None,
        "empty": b"",
        "picture": b"\x89PNG\r\n\x1a\n\xff\xfe",
        "letter": b"To whom it may concern\n",
        "half": TEXT[: len(TEXT) // 2].encode(),
    }
    for name, content in files.items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        assert main(["replay", str(path)]) == 2
        err = capsys.readouterr().err
        assert err.startswith(f"undermine: {path}: ")
        assert err.count("\n") == 1
    assert main(["replay", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"undermine: {tmp_path}: this is a folder; name a file\n"


def test_no_traceback_reaches_a_shell(tmp_path: Path) -> None:
    path = tmp_path / "cut.record"
    path.write_text(TEXT[:400], encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "undermine", "replay", str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "cut off" in done.stderr
    assert done.stderr.count("\n") == 1
