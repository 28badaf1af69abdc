"""How the tests run: hypothesis chooses the same examples every time, so that a failure is a change of ours.

The fixtures of the real servers are here for all rooms.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

from tests.form import some
from tests.services import postgres_url, redis_url, servers

__all__ = ["postgres_url", "redis_url", "servers"]

settings.register_profile(
    "undermine",
    deadline=None,
    derandomize=True,
    database=None,
    max_examples=some(60),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("undermine")
