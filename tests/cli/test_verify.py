"""The command verify: honest, forged and unreadable records."""

from __future__ import annotations

from pathlib import Path

import pytest

from undermine.cli.app import main
from undermine.core.chance import seal_of
from undermine.notation.record import checksum, read_record

GOLDEN = Path(__file__).parent.parent / "golden" / "base-de.record"
TEXT = GOLDEN.read_text(encoding="utf-8")
SEED = str(read_record(TEXT).seed)


def refused(capsys: pytest.CaptureFixture[str], path: Path, *arguments: str) -> str:
    assert main(["verify", str(path), *arguments]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.startswith(f"undermine: {path}: ") and err.count("\n") == 1
    return err


def test_an_honest_record_passes_with_its_seal_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(GOLDEN)]) == 0
    assert seal_of(SEED) in capsys.readouterr().out
    assert main(["verify", str(GOLDEN), "--seal", seal_of(SEED)]) == 0
    assert "fits the seal" in capsys.readouterr().out
    assert "not that of the seal" in refused(capsys, GOLDEN, "--seal", seal_of("another"))


def test_a_forged_event_is_found_though_the_checksum_fits(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = next(i for i, words in enumerate(TEXT.splitlines(), 1) if "banked 28 | " in words)
    head, _, rest = TEXT.partition("banked 28 | ")
    values, mark, tail = rest.partition(";")
    above = f"{head}banked 28 | {' '.join(reversed(values.split()))}{mark}{tail}".rpartition("checksum")[0]
    path = tmp_path / "forged.record"
    path.write_text(f"{above}checksum {checksum(above)}\n", encoding="utf-8")
    assert f"line {line}: the record says 'banked 28 " in refused(capsys, path)


def test_what_is_no_record_is_refused_by_name(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "any.record"
    for content, told in ((b"\x89PNG\xff", "no text file"), (TEXT.encode() + b"junk\n", "'junk' stands after")):
        path.write_bytes(content)
        assert told in refused(capsys, path)
    assert "no such file" in refused(capsys, tmp_path / "missing")
