"""Text files are read, or refused in one line that names them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from undermine.notation import file
from undermine.notation.error import NotationError
from undermine.notation.file import LARGEST, read_text_file, said_of


def refusal(path: Path) -> str:
    with pytest.raises(NotationError) as caught:
        read_text_file(path)
    said = str(caught.value)
    assert said.startswith(f"{path}: ") and "\n" not in said
    return said


def test_text_is_read_with_one_kind_of_line_break(tmp_path: Path) -> None:
    path = tmp_path / "text"
    path.write_bytes("Žofia\r\ndigs\n".encode())
    assert read_text_file(path) == "Žofia\ndigs\n"
    path.write_bytes(b"")
    assert read_text_file(path) == ""


def test_what_is_no_text_file_is_refused_by_name(tmp_path: Path) -> None:
    assert "there is no such file" in refusal(tmp_path / "missing")
    assert "this is a folder" in refusal(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    assert "no text file" in refusal(tmp_path / "picture")
    (tmp_path / "zeros").write_bytes(b"ab\0c")
    assert "no text file" in refusal(tmp_path / "zeros")
    assert "cannot be read" in refusal(tmp_path / "picture" / "inside")


def test_a_file_that_may_not_be_read_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "locked"
    path.write_text("secret", encoding="utf-8")
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("this user may read everything")
    assert "you may not read" in refusal(path)


def test_the_largest_file_is_read_and_a_larger_one_is_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert LARGEST == 10_000_000
    monkeypatch.setattr(file, "LARGEST", 1_000_000)
    path = tmp_path / "long"
    path.write_bytes(b"x" * 1_000_000)
    assert len(read_text_file(path)) == 1_000_000
    path.write_bytes(b"x" * 1_000_001)
    assert "larger than 1 MB" in refusal(path)


def test_a_device_without_an_end_is_refused() -> None:
    zero = Path("/dev/zero")
    if not zero.exists():
        pytest.skip("no such device here")
    assert "larger than 10 MB" in refusal(zero)


def test_a_refusal_gets_the_name_of_its_file() -> None:
    with pytest.raises(NotationError, match=r"^a/b: line 3: wrong$"), said_of(Path("a/b")):
        raise NotationError("line 3: wrong")
