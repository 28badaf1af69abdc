"""A server on an SQLite file for clients to reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("house") / "tables.sqlite")) as house:
        yield house
