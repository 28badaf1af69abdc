"""A server on an SQLite file for clients to reach."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.dealing import deals, deals_of_the_file
from tests.server.house import House

__all__ = ["deals", "deals_of_the_file"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with House(str(tmp_path_factory.mktemp("house") / "tables.sqlite")) as house:
        yield house
