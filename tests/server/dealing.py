"""Deals that come again: what servers in this process draw by chance is drawn from the name of the test.

A test that met another deal every time would be green on most days only.  Owns what is drawn; tokens and codes stay as
they are, and a long run (tests/form.py) meets fresh deals.  tests/browser/dealt.py does the same for other processes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from itertools import count

import pytest

from tests.form import LONG
from undermine.server import app, routes
from undermine.server.bot_pool import BotPool


def _deal(name: str, patch: pytest.MonkeyPatch) -> None:
    if LONG:
        return
    numbers = count()

    def drawn(digits: int) -> str:
        return blake2b(f"{name} {next(numbers)}".encode(), digest_size=digits // 2).hexdigest()

    patch.setattr(routes, "new_seed", partial(drawn, 32))
    patch.setattr(routes, "new_table_id", partial(drawn, 16))
    patch.setattr(app, "BotPool", partial(BotPool, salt=7))


@pytest.fixture(scope="module", autouse=True)
def deals_of_the_file(request: pytest.FixtureRequest) -> Iterator[None]:
    """For what the tests of a file share, whichever of them comes first."""
    with pytest.MonkeyPatch.context() as patch:
        _deal(request.node.nodeid, patch)
        yield


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    _deal(request.node.nodeid, monkeypatch)
