"""Every test of the store that asks for a `url` runs on an SQLite file and on a real PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    found = request.getfixturevalue("postgres_url")
    assert isinstance(found, str)
    return found
