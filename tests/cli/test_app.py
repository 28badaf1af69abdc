"""The command itself: what it says of itself before any of its commands runs."""

from __future__ import annotations

import pytest

from undermine import __version__
from undermine.cli.app import main


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"undermine {__version__}, ") and said.count("\n") == 1
