"""How the tests run: hypothesis chooses the same examples every time, so that a failure is a change of ours.

Only a long run (tests/form.py) lets it choose fresh ones, from the seed that `make test-long` prints.

The fixtures of the real servers are here for all rooms.
"""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

from tests.form import LONG, some
from tests.services import postgres_url, redis_url, second_postgres_url, servers

__all__ = ["postgres_url", "redis_url", "second_postgres_url", "servers"]

settings.register_profile(
    "undermine",
    deadline=None,
    derandomize=not LONG,
    print_blob=bool(LONG),
    database=None,
    max_examples=some(60),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("undermine")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: somebody always waits for a server, a clock or a child."""
    return (os.cpu_count() or 1) + 1
