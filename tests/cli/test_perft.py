from __future__ import annotations

from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.notation.perft import read_counts

GOLDEN = Path(__file__).parent.parent / "golden" / "perft.txt"


def test_it_counts_every_depth(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["perft", "base:de x4", "--seed", "1", "--depth", "2"]) == 0
    counts = read_counts(capsys.readouterr().out)
    assert [count.depth for count in counts] == [1, 2]
    golden = read_counts(GOLDEN.read_text(encoding="utf-8"))
    assert all(count in golden for count in counts)


def test_a_file_is_compared(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    lines = [line for line in GOLDEN.read_text(encoding="utf-8").splitlines() if " x5 | 1 | 1 |" in line]
    right, wrong = tmp_path / "right.txt", tmp_path / "wrong.txt"
    right.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert main(["perft", "--check", str(right)]) == 0
    assert capsys.readouterr().out == f"{len(lines)} of {len(lines)} lines agree\n"
    wrong.write_text("\n".join([lines[0][:-1] + "x", *lines[1:]]) + "\n", encoding="utf-8")
    assert main(["perft", "--check", str(wrong)]) == 1
    assert f"got  {lines[0]}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["base x2"], "3 to 10 players"),
        (["base x5", "--depth", "0"], "depth"),
        (["base x5", "--depth", "many"], "depth"),
        (["--check", "no-such-file.txt"], "no-such-file.txt"),
    ],
)
def test_bad_input_is_one_line_and_code_2(capsys: pytest.CaptureFixture[str], arguments: list[str], told: str) -> None:
    assert main(["perft", *arguments]) == 2
    err = capsys.readouterr().err
    assert err.startswith("undermine: ")
    assert err.count("\n") == 1
    assert told in err


def test_a_bad_line_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "counts.txt"
    path.write_text("base x5 | 1 | 1\n", encoding="utf-8")
    assert main(["perft", "--check", str(path)]) == 2
    assert f"undermine: {path}: line 1: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "there is no line to compare"),
        (b"# golden counts\n\n", "there is no line to compare"),
        (b"\x89PNG\xff\xfe", "no text file"),
        (b"base x5 | 1\0\n", "no text file"),
    ],
)
def test_a_file_that_compares_nothing_fails_and_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes, told: str
) -> None:
    path = tmp_path / "counts.txt"
    path.write_bytes(content)
    assert main(["perft", "--check", str(path)]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"undermine: {path}: ") and told in err and err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["perft", "--depth", "many"], "'--depth': a whole number is needed. See: undermine perft --help"),
        (["perft", "--depth", "0"], "'--depth': at least 1 is needed. See: undermine perft --help"),
        (["perft", "--depth", "10"], "'--depth': at most 9 is possible. See: undermine perft --help"),
        (["play", "--pace", "slow"], "'--pace': a number is needed. See: undermine play --help"),
        (["replay"], "Missing argument 'file'. See: undermine replay --help"),
        (["perft", "--wizardry"], "No such option: --wizardry. See: undermine perft --help"),
        (["preft"], "No such command 'preft'. Did you mean 'perft'? See: undermine --help"),
    ],
)
def test_a_bad_command_line_is_refused_in_plain_words(
    capsys: pytest.CaptureFixture[str], arguments: list[str], told: str
) -> None:
    assert main(arguments) == 2
    err = capsys.readouterr().err
    assert err.endswith(f"{told}\n") and err.count("\n") == 1
